/// What a tooltip says.
public struct TooltipContent: Hashable, Sendable {
  /// A value, what it is the value of, and perhaps the colour that stands for it.
  public struct Row: Hashable, Sendable {
    /// The value as text.
    public var value: String
    /// Its label; empty for none.
    public var label: String
    /// The colour of its mark; nil for no swatch.
    public var swatch: Paint?

    /// Makes a row.
    public init(value: String, label: String, swatch: Paint? = nil) {
      (self.value, self.label, self.swatch) = (value, label, swatch)
    }
  }

  /// A line over all rows, as the category that all series share; empty for none.
  public var title: String
  /// The values: a lone one without a title is written over its label, several beside theirs.
  public var rows: [Row]

  /// Makes a content of rows, under a title where there is one.
  public init(title: String = "", rows: [Row]) { (self.title, self.rows) = (title, rows) }

  /// One value over its label.
  public init(value: String, label: String, swatch: Paint? = nil) {
    self.init(rows: [Row(value: value, label: label, swatch: swatch)])
  }
}
