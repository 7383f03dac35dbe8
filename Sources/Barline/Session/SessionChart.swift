/// A chart view as far as all kinds of chart are alike: when it reads, lays out, draws, moves, selects and tells. A kind of chart says
/// what is its own by the requirements below, and shows the rest under its own public names.
///
/// Whoever is asked or told may call back into the chart, whatever it is doing: nothing is held open while somebody is called, nothing
/// recurses, and what is asked for meanwhile is done once, afterwards.
protocol SessionChart: ChartView {
  associatedtype Delegate
  associatedtype Motion: SessionMotion

  var session: ChartSession<Delegate, Motion> { get set }
  /// The delegate of this moment.
  var listener: Delegate? { get }
  /// Whether a selection outlives the finger.
  var keepsSelection: Bool { get }

  /// Takes everything that the source and the delegate say, once.
  func readSource()
  /// Where the datum that was selected is now; nil where it is gone. Not asked where nothing was.
  func findSelected() -> ChartIndex?
  /// Remembers the identity of what is selected. It may ask the source.
  func identity(of index: ChartIndex) -> Mark.ID?
  /// That identity.
  var selectedID: Mark.ID? { get set }

  /// Whether there is a plan.
  var hasPlan: Bool { get }
  /// Lays out and draws what does not depend on the selection.
  func layOut()
  /// Draws what belongs to the selection, where there is one.
  func drawSelection()

  /// Whether a mark is there.
  func exists(_ index: ChartIndex) -> Bool
  /// Whether the delegate lets a mark be selected.
  func isAllowed(_ index: ChartIndex, by delegate: Delegate) -> Bool
  /// The mark that is meant at a place, if it may be selected.
  func target(at point: ChartPoint, by contact: Contact) -> ChartIndex?
  /// The mark that a key goes on to; nil for none.
  ///
  /// - Parameters:
  ///   - key: An arrow, home or end.
  ///   - start: What is selected; nil for nothing.
  ///   - accepts: Whether a mark is there and may be selected.
  func mark(_ key: ChartKey, from start: ChartIndex?, accepts: (ChartIndex) -> Bool) -> ChartIndex?
  /// The marks in view, in the order in which keys go over them; nil where there are more than a limit.
  func marksInView(upTo limit: Int) -> [ChartIndex]?
  /// Where a mark is pointed at; nil where it is not seen.
  func area(of index: ChartIndex) -> Figure?
  /// Who a mark is; nil where there is none.
  func mark(of index: ChartIndex) -> Mark?
  /// Whether a mark that is tapped again while its selection is kept plays its motion again, instead of ending.
  func replays(_ index: ChartIndex) -> Bool
  /// Plays the selected mark's motion again.
  func replay()
  /// Tells a delegate something.
  func tell(_ message: Selection.Message, to delegate: Delegate)

  /// Whether charts of this kind may have a content that is wider than the plot: those of other kinds are made without what moves it.
  static var scrolls: Bool { get }
  /// What the plot shows of a content that is wider; nil where all of it has room.
  var window: ScrollWindow? { get }
  /// From where to where a mark reaches in a content that scrolls; nil where nothing scrolls.
  func span(of index: ChartIndex) -> (start: Double, end: Double)?
  /// Tells a delegate that another part of the content is shown.
  func tellScrolled(_ delegate: Delegate)
  /// Keeps an item in view that was there before the data were read.
  func findInView(_ first: (item: Int, id: ChartID))

  /// What is on the screen while nothing moves; nil where nothing has been.
  func momentAtRest() -> Motion.Moment?
  /// What is on the screen while something moves.
  func moment(of motion: Motion) -> Motion.Moment
  /// Whether there is anything to show: whether marks have been read.
  var hasData: Bool { get }
  /// How marks come on the screen; nil: they are there.
  var entrance: Entrance? { get }
  /// Starts an entrance, from nothing to the picture at rest.
  func makeEntrance(_ entrance: Entrance, completion: ((Bool) -> Void)?) -> Motion
  /// Starts a motion from a moment, or from folded marks, to the picture at rest.
  func makeMotion(from moment: Motion.Moment?, duration: Double, completion: ((Bool) -> Void)?) -> Motion
  /// The picture of a motion at a time; nil when it is over.
  func drawing(of motion: inout Motion, at time: Double) -> Drawing?
}

extension SessionChart {
  func replays(_ index: ChartIndex) -> Bool { false }
  func replay() {}

  /// Something has changed that needs the chart to be read anew.
  func reread() {
    session.needsReload = true
    changed()
  }

  /// Something has changed that needs the chart to be laid out anew, but not read anew.
  func relayout() {
    session.needsLayout = true
    changed()
  }

  /// Something has changed that needs only what belongs to the selection to be drawn anew.
  func redecorate() {
    decorate()
    changed()
  }

  /// The picture has changed: what the delegate is owed is delivered, and then the host is told, once.
  func changed() {
    session.wantsDisplay = true
    deliver()
  }

  /// Delivers what is in the outbox, in order, and then tells the host. What a delegate does meanwhile is delivered after it, so that
  /// it hears each begin before its end.
  func deliver() {
    guard !session.isReloading, !session.isLayingOut, session.outbox.open() else { return }
    while let (letter, delegate) = session.outbox.next() {
      switch letter {
      case .selection(let message): tell(message, to: delegate)
      case .scrolled: tellScrolled(delegate)
      }
    }
    guard session.wantsDisplay, !session.isDrawing else { return }
    session.wantsDisplay = false
    needsDisplay?()
  }

  /// Puts messages into the outbox, addressed to the delegate of this moment.
  func send(_ messages: [Selection.Message]) { session.outbox.add(messages, to: listener) }

  /// Another delegate is about to be set: what the one of this moment was told had begun ends for it.
  func dismissDelegate() { send(session.selection.replaceDelegate()) }

  /// Another delegate has been set.
  func welcomeDelegate() {
    session.needsReload = true
    decorate()
    changed()
  }
}
