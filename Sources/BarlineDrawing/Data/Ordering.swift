extension Array {
  /// The elements in order; equal ones stay as they stood.
  ///
  /// It sorts their places: a program then has one sorting, of numbers, and not one for each type, of which each is as long as a chart's
  /// whole legend. For what is sorted once a layout.
  package func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    indices.sorted { isBefore(self[$0], self[$1]) }.map { self[$0] }
  }
}
