import BarlineDrawing

/// The cells on which a drawing is drawn, before it is known with which signs they will be written.
struct Canvas {
  let grid: TerminalGrid
  let ground: Ink
  var spots: [Spot]
  /// The letters that spots speak of; the first one is never used.
  private(set) var letters: [Character] = [" "]
  /// The numbers of those that are two cells wide.
  private var wideLetters: Set<UInt32> = []

  init(_ grid: TerminalGrid, ground: Ink) {
    (self.grid, self.ground) = (grid, ground)
    spots = [Spot](repeating: Spot(ground: ground), count: grid.count)
  }

  /// The cell at a column and a row that are in the grid.
  func index(_ column: Int, _ row: Int) -> Int { row * grid.columns + column }

  /// Writes letters from a column on; what lies outside the grid is left out. Where another text stands already, nothing is written:
  /// one that can be read is better than two that cannot.
  mutating func write(_ text: [CellText.Letter], column: Int, row: Int, ink: Ink, isBold: Bool, columns: Range<Int>) {
    guard row >= 0, row < grid.rows else { return }
    let columns = columns.clamped(to: 0..<grid.columns)
    var at = column
    for letter in text {
      defer { at += letter.width }
      guard at >= columns.lowerBound, at + letter.width <= columns.upperBound else { continue }
      let old = spots[index(at, row)].letter
      if old != 0, at != column || old == Spot.wide || self.letters[Int(old)] != letter.text { return }
      if at == column, old != 0 { break }
    }
    at = column
    for letter in text {
      defer { at += letter.width }
      guard at >= columns.lowerBound, at + letter.width <= columns.upperBound else { continue }
      put(letter, at: index(at, row), ink: ink, isBold: isBold)
    }
  }

  private mutating func put(_ letter: CellText.Letter, at place: Int, ink: Ink, isBold: Bool) {
    spots[place].letter = UInt32(truncatingIfNeeded: letters.count)
    spots[place].letterInk = ink
    spots[place].isBold = isBold
    if letter.width == 2 {
      spots[place + 1].letter = Spot.wide
      wideLetters.insert(spots[place].letter)
    }
    letters.append(letter.text)
  }

  /// Puts a sign that stands for a small figure on a cell.
  mutating func put(sign: Character, at place: Int, ink: Ink) {
    put(CellText.Letter(text: sign, width: 1), at: place, ink: ink, isBold: false)
  }
}

extension Canvas {
  /// Whether a letter on a cell is there with both its halves, where it is a wide one, or half of one.
  func isWhole(at place: Int) -> Bool {
    let letter = spots[place].letter
    guard letter != 0 else { return true }
    if letter == Spot.wide { return place % grid.columns > 0 && isWide(spots[place - 1].letter) }
    return !isWide(letter) || (place + 1) % grid.columns > 0 && spots[place + 1].letter == Spot.wide
  }

  private func isWide(_ letter: UInt32) -> Bool { letter != Spot.wide && wideLetters.contains(letter) }

  /// The letter on a cell that has one.
  func letter(at place: Int) -> Character { letters[Int(min(spots[place].letter, UInt32(letters.count - 1)))] }
}
