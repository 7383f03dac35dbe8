import Testing

@testable import Barline

/// The rules by which touches, hovering and keys change a selection: every story of a few events, and what holds in all of them.
@Suite struct SelectionInputTests {
  /// Something that happens.
  enum Event: Hashable {
    case began(Int?), moved(Int?), ended, cancelled, otherFinger
    case hover(Int?), still, leave
    case key(Int), enter, escape
    case code(Int?), collapse, kept, gone, delegate

    var isPointerOrKey: Bool {
      switch self {
      case .hover, .still, .leave, .key, .enter, .escape: true
      default: false
      }
    }
    var isTouch: Bool {
      switch self {
      case .began, .moved, .ended, .cancelled, .otherFinger: true
      default: false
      }
    }
  }

  static let all: [Event] = [
    .began(0), .began(1), .began(nil), .moved(0), .moved(1), .moved(nil), .ended, .cancelled, .otherFinger, .hover(0), .hover(1),
    .hover(nil), .still, .leave, .key(0), .key(1), .enter, .escape, .code(0), .code(nil), .collapse, .kept, .gone, .delegate,
  ]

  /// Fewer, for longer stories.
  static let few: [Event] = [
    .began(0), .began(nil), .moved(1), .ended, .hover(0), .hover(nil), .leave, .key(1), .escape, .code(1), .enter,
  ]

  /// A selection, and what its delegate has been told.
  struct Story {
    var selection = Selection()
    /// What the delegate knows to be selected.
    var told: ChartIndex?
    var isDown = false
    /// Where the pointer is, by the number of the mark there; nil for no pointer.
    var hovered: ChartPoint?
    /// What the last event said.
    var said: [Selection.Message] = []
    var fault: String?

    static func point(_ item: Int?) -> ChartPoint { ChartPoint(x: Double(item ?? -1), y: 0) }
    static func index(_ item: Int?) -> ChartIndex? { item.map { ChartIndex(item: $0) } }
    static func item(_ point: ChartPoint?) -> Int? { point.flatMap { $0.x >= 0 ? Int($0.x) : nil } }

    mutating func play(_ event: Event, keeps: Bool, replays: Bool) {
      let before = self
      said = take(event, keeps: keeps, replays: replays)
      check(event, said, before, keeps: keeps, replays: replays)
    }

    private mutating func take(_ event: Event, keeps: Bool, replays: Bool) -> [Selection.Message] {
      func touch(_ phase: ChartTouch.Phase, _ item: Int?, id: Int = 1) -> [Selection.Message] {
        let touch = ChartTouch(id: id, phase: phase, point: Story.point(item))
        return selection.touch(touch, over: Story.index(item), keeps: keeps, replays: replays)
      }
      switch event {
      case .began(let item):
        isDown = true
        return touch(.began, item)
      case .moved(let item): return touch(.moved, item)
      case .ended, .cancelled:
        isDown = false
        return touch(event == .ended ? .ended : .cancelled, nil)
      case .otherFinger: return isDown ? touch(.began, 1, id: 2) : []
      case .hover(let item):
        hovered = Story.point(item)
        return selection.hover(at: hovered, over: Story.index(item), keeps: keeps)
      case .still: return selection.hover(at: hovered, over: Story.index(Story.item(hovered)), keeps: keeps)
      case .leave:
        hovered = nil
        return selection.hover(at: nil, over: nil, keeps: keeps)
      case .key(let item): return selection.step(to: ChartIndex(item: item))
      case .enter: return selection.press(keeps: keeps, replays: replays)
      case .escape: return selection.escape()
      case .code(let item): return selection.set(Story.index(item))
      case .collapse:
        isDown = false
        return selection.collapse()
      case .kept: return selection.reload(selection.index)
      case .gone: return selection.reload(nil)
      case .delegate: return selection.replaceDelegate()
      }
    }

    private mutating func check(_ event: Event, _ messages: [Selection.Message], _ before: Story, keeps: Bool, replays: Bool) {
      func claim(_ isTrue: Bool, _ law: String) { if !isTrue, fault == nil { fault = law } }
      for message in messages {
        let touch: ChartTouch?
        switch message {
        case .begin(let index, let by):
          claim(told == nil, "a begin follows the end of what was before")
          (told, touch) = (index, by)
        case .move(let index, let by):
          claim(told != nil && told != index, "a move goes from one mark to another")
          (told, touch) = (index, by)
        case .end(let index, let by, let reason):
          claim(told == index, "an end is that of what is selected")
          (told, touch) = (nil, by)
          if reason == .left { claim(event.isTouch || event.isPointerOrKey, "only what is pointed with leaves") }
        }
        claim((touch != nil) == event.isTouch, "a touch comes with what it did, and with nothing else")
      }
      claim(told == nil || told == selection.index, "what the delegate was told is selected")
      if before.isDown, event.isPointerOrKey {
        claim(messages.isEmpty && selection == before.selection, "nothing else counts while a finger is down")
      }
      guard !isDown else { return }
      switch event {
      case .escape: claim(selection.index == nil, "escape ends every selection")
      case .key(let item): claim(selection.index?.item == item && told == selection.index, "a key selects")
      case .leave: claim(!selection.isHovered, "nothing is hovered without a pointer")
      case .hover(let item): checkHover(item, before, keeps: keeps, claim)
      case .enter:
        claim(keeps && !replays ? selection.index == nil : selection.index == before.selection.index, "enter taps what is kept")
      case .ended, .cancelled: if !keeps, before.isDown { claim(selection.index == nil, "a lift ends what is not kept") }
      default: break
      }
    }

    private func checkHover(_ item: Int?, _ before: Story, keeps: Bool, _ claim: (Bool, String) -> Void) {
      let had = before.selection
      if keeps, had.index != nil, !had.isHovered {
        claim(selection.index == had.index && !selection.isHovered, "what is kept wins over what is hovered")
      } else if before.hovered != hovered, let item {
        claim(selection.index?.item == item && selection.isHovered && told == selection.index, "a pointer that moves selects")
      } else if item == nil {
        claim(had.isHovered ? selection.index == nil : selection.index == had.index, "over nothing only what was hovered ends")
      }
    }
  }

  private func stories(_ story: Story, _ letters: [Event], _ length: Int, keeps: Bool, replays: Bool, _ fault: inout String?) {
    guard length > 0, fault == nil else { return }
    for event in letters where fault == nil {
      var next = story
      next.play(event, keeps: keeps, replays: replays)
      if let found = next.fault { fault = "\(found): \(event), then \(next.said)" }
      stories(next, letters, length - 1, keeps: keeps, replays: replays, &fault)
      if let later = fault, next.fault == nil { fault = "\(event), \(later)" }
    }
  }

  @Test(arguments: [(false, false), (true, false), (true, true)])
  func `every story of four events, and every one of five of those that matter most, holds the laws`(
    keeps: Bool, replays: Bool
  ) {
    var fault: String?
    stories(Story(), Self.all, 4, keeps: keeps, replays: replays, &fault)
    stories(Story(), Self.few, 5, keeps: keeps, replays: replays, &fault)
    #expect(fault == nil)
  }

  /// What a delegate hears of a story.
  private func told(_ events: Event..., keeps: Bool = false, replays: Bool = false) -> [String] {
    var story = Story()
    var lines: [String] = []
    for event in events {
      story.play(event, keeps: keeps, replays: replays)
      lines += story.said.map { message in
        switch message {
        case .begin(let index, _): "began \(index.item)"
        case .move(let index, _): "moved \(index.item)"
        case .end(let index, _, let reason): "ended \(index.item) \(reason)"
        }
      }
    }
    #expect(story.fault == nil)
    return lines
  }

  @Test func `a pointer begins, moves and leaves`() {
    for keeps in [false, true] {
      #expect(told(.hover(0), .hover(0), .hover(1), .leave, keeps: keeps) == ["began 0", "moved 1", "ended 1 left"])
      #expect(told(.hover(0), .hover(nil), .hover(1), keeps: keeps) == ["began 0", "ended 0 left", "began 1"])
    }
  }

  @Test func `a kept selection is nobody's but a tap's, a key's or code's`() {
    #expect(
      told(.began(0), .ended, .hover(1), .leave, .hover(0), .began(0), .ended, .hover(1), keeps: true)
        == ["began 0", "ended 0 ended", "began 1"])
    #expect(told(.key(0), .hover(1), .leave, .escape, .hover(0), keeps: true) == ["began 0", "ended 0 ended", "began 0"])
    #expect(told(.code(0), .hover(1), .leave, .began(1), keeps: true) == ["began 1"])
  }

  @Test func `a tap on what is hovered keeps it, without a word`() {
    #expect(told(.hover(0), .began(0), .ended, .hover(1), .leave, keeps: true) == ["began 0"])
    #expect(told(.hover(0), .began(0), .ended, .began(0), .ended, keeps: true) == ["began 0", "ended 0 ended"])
    #expect(told(.hover(0), .began(1), .ended, keeps: true) == ["began 0", "ended 0 replaced", "began 1"])
    #expect(told(.hover(0), .began(0), .ended, keeps: false) == ["began 0", "ended 0 ended"])
  }

  @Test func `keys move one selection, whoever began it`() {
    #expect(told(.key(0), .key(1), .escape, .escape) == ["began 0", "moved 1", "ended 1 ended"])
    #expect(told(.hover(0), .key(1), .leave) == ["began 0", "moved 1"])
    #expect(told(.hover(0), .key(0), .leave) == ["began 0"])
    #expect(told(.began(0), .ended, .key(1), keeps: true) == ["began 0", "moved 1"])
    #expect(told(.code(0), .key(0)) == ["began 0"])
    #expect(told(.code(0), .key(1), .began(1), .ended) == ["began 1", "ended 1 ended"])
    #expect(told(.began(0), .key(1), .moved(1), .ended) == ["began 0", "moved 1", "ended 1 ended"])
  }

  @Test func `a pointer takes over what a key has selected, but not while it lies still, nor over nothing`() {
    #expect(told(.hover(0), .key(1), .still, .hover(nil), .hover(0)) == ["began 0", "moved 1", "moved 0"])
    #expect(told(.hover(0), .escape, .still, .hover(1)) == ["began 0", "ended 0 ended", "began 1"])
    // New data have come under it.
    #expect(told(.hover(0), .gone, .still) == ["began 0", "ended 0 removed", "began 0"])
  }

  @Test func `enter taps what is kept: it ends, or replays`() {
    #expect(told(.key(0), .enter, keeps: true) == ["began 0", "ended 0 ended"])
    #expect(told(.key(0), .enter, keeps: true, replays: true) == ["began 0"])
    #expect(told(.key(0), .enter, keeps: false) == ["began 0"])
    #expect(told(.enter, keeps: true) == [])
  }
}
