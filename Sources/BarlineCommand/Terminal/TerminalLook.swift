import Barline
import BarlineTerminal

/// What a chart is written with on a terminal: colours, signs and theme, as the terminal and its user want them.
struct TerminalLook: Equatable {
  var colors: TerminalColors
  var glyphs: TerminalGlyphs
  var theme: Theme

  /// Makes a look of its parts.
  init(colors: TerminalColors, glyphs: TerminalGlyphs, theme: Theme) {
    (self.colors, self.glyphs, self.theme) = (colors, glyphs, theme)
  }

  /// Settles the look.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether what is written is shown on a terminal.
  ///   - variable: The process's environment, by name.
  init(_ request: ChartRequest, isTerminal: Bool, variable: (String) -> String?) {
    colors = Self.colors(request.color, isTerminal: isTerminal, variable)
    glyphs = request.glyphs?.glyphs ?? Self.glyphs(variable)
    switch request.theme {
    case .light: theme = .light
    case .dark: theme = .dark
    case .auto, nil: theme = Self.isLight(variable("COLORFGBG")) ? .light : .dark
    }
  }

  private static func colors(_ choice: ColorChoice, isTerminal: Bool, _ variable: (String) -> String?) -> TerminalColors {
    switch choice {
    case .never: return .none
    case .sixteen: return .sixteen
    case .indexed256: return .indexed256
    case .trueColor: return .trueColor
    case .always: return known(variable) == .none ? .sixteen : known(variable)
    case .auto:
      // See no-color.org: any value that is not empty.
      let isUnwanted = variable("NO_COLOR").map { !$0.isEmpty } ?? false
      return isTerminal && !isUnwanted ? known(variable) : .none
    }
  }

  /// How many colours a terminal is known to have.
  private static func known(_ variable: (String) -> String?) -> TerminalColors {
    let name = variable("TERM") ?? ""
    if name.isEmpty || name == "dumb" { return .none }
    let promise = variable("COLORTERM") ?? ""
    if promise == "truecolor" || promise == "24bit" { return .trueColor }
    // By whole words: looking for a text in a text would link the engine of regular expressions, 2 MB of it.
    let words = name.split { $0 == "-" || $0 == "+" }
    let rich: [Substring] = ["direct", "kitty", "alacritty", "wezterm", "ghostty", "foot", "contour"]
    if words.contains(where: { rich.contains($0) }) { return .trueColor }
    if ["iTerm.app", "WezTerm", "vscode", "ghostty"].contains(variable("TERM_PROGRAM") ?? "") { return .trueColor }
    return words.contains("256color") ? .indexed256 : .sixteen
  }

  /// Which signs a terminal is known to lack: those of the console have no braille, and without UTF-8 there is ASCII alone.
  private static func glyphs(_ variable: (String) -> String?) -> TerminalGlyphs {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(variable).first { !$0.isEmpty } ?? ""
    if let dot = locale.firstIndex(of: ".") {
      let encoding = locale[dot...].dropFirst().lowercased().filter { $0 != "-" }
      if !encoding.hasPrefix("utf8") { return .ascii }
    }
    return variable("TERM") == "linux" ? .blocks : .braille
  }

  /// Whether the ground is light, by the variable that some terminals set: "0;15".
  private static func isLight(_ colors: String?) -> Bool {
    guard let last = colors?.split(separator: ";").last, let ground = Int(last) else { return false }
    return ground == 7 || ground > 8
  }
}

/// When there are colours, and how many.
enum ColorChoice: String, OptionChoice {
  /// As the terminal and `NO_COLOR` say; none in a file.
  case auto
  /// As the terminal says, also in a file.
  case always
  case never
  case sixteen = "16"
  case indexed256 = "256"
  case trueColor = "true"
}

/// Which signs are written.
enum GlyphChoice: String, OptionChoice {
  case braille, blocks, ascii

  fileprivate var glyphs: TerminalGlyphs {
    switch self {
    case .braille: .braille
    case .blocks: .blocks
    case .ascii: .ascii
    }
  }
}
