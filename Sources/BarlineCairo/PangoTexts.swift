import BarlineDrawing

/// Lines of text in Pango's words: one layout that is used again for each, and a font description a style.
///
/// A class, since it owns what has to be given back.
final class PangoTexts {
  private let cairo: CairoFunctions
  private let context: PangoContextPointer?
  private let layout: PangoLayoutPointer?
  private let tabular: PangoAttributes?
  private var fonts: [Font: PangoFontDescriptionPointer] = [:]
  private var current: Font?
  private var isTabular = false
  /// Before 1.17.4 cairo put every glyph on a whole pixel, so that letters stood unevenly: their outlines are filled instead.
  private let roundsGlyphs: Bool

  /// What a font is chosen by.
  private struct Font: Hashable {
    var size: Double
    var weight: TextWeight
  }

  /// Makes it for a cairo context, at whose resolution glyphs are placed.
  init(_ cairo: CairoFunctions, on target: Context?) {
    self.cairo = cairo
    roundsGlyphs = cairo.cairo_version() < 11_704
    context = cairo.pango_cairo_create_context(target)
    let options = cairo.cairo_font_options_create()
    // Neither letters nor their widths are fitted to pixels: a line is as wide at every scale, on the screen and on paper.
    cairo.cairo_font_options_set_hint_style(options, 1)
    cairo.cairo_font_options_set_hint_metrics(options, 1)
    cairo.cairo_font_options_set_antialias(options, 2)
    cairo.pango_cairo_context_set_font_options(context, options)
    cairo.cairo_font_options_destroy(options)
    cairo.pango_context_set_round_glyph_positions(context, 0)
    layout = cairo.pango_layout_new(context)
    cairo.pango_layout_set_single_paragraph_mode(layout, 1)
    tabular = cairo.pango_attr_list_new()
    cairo.pango_attr_list_insert(tabular, cairo.pango_attr_font_features_new("tnum=1"))
  }

  deinit {
    cairo.g_object_unref(layout.map { UnsafeMutableRawPointer($0) })
    cairo.g_object_unref(context.map { UnsafeMutableRawPointer($0) })
    cairo.pango_attr_list_unref(tabular)
    for font in fonts.values { cairo.pango_font_description_free(font) }
  }

  /// Draws a line with the source that is set.
  ///
  /// - Parameter inPixels: Whether the picture is made of pixels, and not of text that stays text.
  func show(_ text: TextRun, on target: Context?, inPixels: Bool) {
    let (width, baseline) = lay(text.string, text.style)
    let share =
      switch text.anchor {
      case .start: 0.0
      case .middle: 0.5
      case .end: 1.0
      }
    cairo.cairo_save(target)
    cairo.cairo_translate(target, text.baseline.x, text.baseline.y)
    if text.rotation != 0 { cairo.cairo_rotate(target, text.rotation) }
    cairo.cairo_move_to(target, -width * share, -baseline)
    cairo.pango_cairo_update_layout(target, layout)
    if inPixels, roundsGlyphs, !Self.hasEmoji(text.string) {
      cairo.pango_cairo_layout_path(target, layout)
      cairo.cairo_set_fill_rule(target, 0)
      cairo.cairo_fill(target)
    } else {
      cairo.pango_cairo_show_layout(target, layout)
    }
    cairo.cairo_restore(target)
  }

  /// Whether a character has colours of its own, which are lost where its outline is filled.
  private static func hasEmoji(_ string: String) -> Bool {
    string.utf8.contains { $0 >= 0xE2 }
      && string.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// The room that a line takes.
  func metrics(of string: String, style: TextStyle) -> TextMetrics {
    guard style.size > 0, style.size.isFinite else { return TextMetrics(width: 0, ascent: 0, descent: 0, capHeight: 0) }
    let (width, baseline) = lay(string, style)
    let descent = extents.logical.height - baseline
    return TextMetrics(width: string.isEmpty ? 0 : width, ascent: baseline, descent: descent, capHeight: capHeight(style))
  }

  private func capHeight(_ style: TextStyle) -> Double {
    let (_, baseline) = lay("H", style)
    return baseline - extents.ink.y
  }

  /// Where the line that is set has ink, and how much room it takes, from its top left corner.
  private var extents: (ink: ChartRect, logical: ChartRect) {
    var (ink, logical): ([CInt], [CInt]) = ([0, 0, 0, 0], [0, 0, 0, 0])
    cairo.pango_layout_get_extents(layout, &ink, &logical)
    func rect(_ box: [CInt]) -> ChartRect {
      ChartRect(
        x: Double(box[0]) / 1024, y: Double(box[1]) / 1024, width: Double(box[2]) / 1024, height: Double(box[3]) / 1024)
    }
    return (rect(ink), rect(logical))
  }

  /// Sets a line; its width, and how far below its top the baseline is.
  private func lay(_ string: String, _ style: TextStyle) -> (width: Double, baseline: Double) {
    use(Font(size: min(style.size, 10_000), weight: style.weight))
    if isTabular != style.tabularDigits {
      isTabular = style.tabularDigits
      cairo.pango_layout_set_attributes(layout, isTabular ? tabular : nil)
    }
    var line = PlainLine.of(string)
    line.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cairo.pango_layout_set_text(layout, $0.baseAddress, CInt(clamping: $0.count))
      }
    }
    return (extents.logical.width, Double(cairo.pango_layout_get_baseline(layout)) / 1024)
  }

  private func use(_ font: Font) {
    guard font != current else { return }
    current = font
    if fonts[font] == nil {
      let description = cairo.pango_font_description_new()
      cairo.pango_font_description_set_family(description, Self.families)
      cairo.pango_font_description_set_weight(description, font.weight == .semibold ? 600 : 400)
      cairo.pango_font_description_set_absolute_size(description, font.size * 1024)
      fonts[font] = description
    }
    cairo.pango_layout_set_font_description(layout, fonts[font])
  }

  /// The stack as Pango reads it: without quotes.
  private static let families: String = {
    var names = ""
    for letter in "\(FontStack.families)".unicodeScalars where letter != "\"" { names.unicodeScalars.append(letter) }
    return names
  }()
}

/// A string as one line: as the SVG writer has it, line ends and tabs become blanks and other control characters U+FFFD.
enum PlainLine {
  static func of(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: isControl) else { return string }
    var line = ""
    var former: Unicode.Scalar = " "
    for letter in string.unicodeScalars {
      switch letter {
      case "\n" where former == "\r": break
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": line += " "
      case _ where isControl(letter): line += "\u{FFFD}"
      default: line.unicodeScalars.append(letter)
      }
      former = letter
    }
    return line
  }

  private static func isControl(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
