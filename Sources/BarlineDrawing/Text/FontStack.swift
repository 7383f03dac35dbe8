/// The families that text is drawn with, the most wanted first: one stack for a whole drawing.
package enum FontStack {
  /// As CSS and SVG write it in `font-family`.
  package static var families: StaticString {
    """
    Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", \
    "DejaVu Sans", sans-serif
    """
  }
}
