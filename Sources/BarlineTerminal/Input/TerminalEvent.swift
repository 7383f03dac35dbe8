/// Something that a person did at a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key that has a name.
  case key(Key)
  /// A key that writes something; also what was pasted, letter by letter.
  case letter(Character)
  /// A letter pressed together with Control, in small: `c` for Ctrl-C.
  case control(Character)
  /// The mouse.
  case mouse(Mouse)
  /// The terminal's window is the one that is used, or no longer.
  case focus(Bool)
  /// What the terminal says of its ground, asked by `TerminalModes.askGround`: red, green and blue, 0…1.
  case ground(red: Double, green: Double, blue: Double)

  /// Keys with names.
  public enum Key: String, Hashable, Sendable {
    /// An arrow.
    case left, right, up, down
    /// To one end.
    case home, end
    /// A screenful on.
    case pageUp, pageDown
    /// Out of whatever it is.
    case escape
    /// Done.
    case enter, tab, backTab
    /// What is before the cursor, or under it, away.
    case backspace, delete, insert
  }

  /// What a mouse did, and on which cell.
  public struct Mouse: Hashable, Sendable {
    /// What was done.
    public enum Action: Hashable, Sendable {
      /// A button went down: 0 left, 1 middle, 2 right.
      case press(Int)
      /// It came up.
      case release(Int)
      /// It moved with a button held.
      case drag(Int)
      /// It moved with none.
      case move
      /// The wheel turned: columns to the right, rows down.
      case wheel(x: Int, y: Int)
    }

    /// What was done.
    public var action: Action
    /// The cell's column, from 0.
    public var column: Int
    /// The cell's row, from 0.
    public var row: Int
    /// Whether Shift was held.
    public var isShifted: Bool

    /// Makes a mouse's deed.
    public init(_ action: Action, column: Int, row: Int, isShifted: Bool = false) {
      (self.action, self.column, self.row, self.isShifted) = (action, column, row, isShifted)
    }
  }
}

/// What to write to a terminal to have a screen of one's own, and to give it back.
public enum TerminalModes {
  /// Takes the alternate screen, hides the cursor, and asks for the mouse, every motion, in SGR form, and for the focus.
  public static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[2J"
  /// Gives all of that back. It starts by cutting off whatever sequence has been half written.
  public static let leave = "\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?25h\u{1B}[?1049l"
  /// Asks for the colour of the ground; a terminal that knows the question answers with an event.
  public static let askGround = "\u{1B}]11;?\u{1B}\\"
  /// Between these the terminal shows nothing half done, where it knows how.
  public static let (holdUp, showAll) = ("\u{1B}[?2026h", "\u{1B}[?2026l")
}
