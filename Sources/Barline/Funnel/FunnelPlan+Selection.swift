extension FunnelPlan {
  /// Draws a selected stage once more at full strength.
  ///
  /// - Parameter marks: The marks as they are on the screen, perhaps in motion: the stage is drawn where it is there.
  package func drawSelection(
    of model: FunnelModel, at index: ChartIndex, marks: Drawing.Sheet, names: FunnelNames, into recorder: inout Drawing.Recorder
  ) {
    guard let shape = shape(ofStageAt: index, in: model) else { return }
    let style = model.styles.style(at: index.item)
    let repaint = style.selectedFill.map { $0.paint(mark: shape.bounds, plot: area) }
    if hasMarks, recorder.append(from: marks, mark: names.id(of: index.item), repaint: repaint) { return }
    // A stage that has no mark, drawn by itself: at least a pixel long, so that it can be seen.
    let least = 1 / environment.columnsPerPoint
    var seen = shape
    if grid.step - grid.gap < least {
      if grid.direction == .down {
        (seen.endFrom.y, seen.endTo.y) = (seen.startFrom.y + least, seen.startTo.y + least)
      } else {
        (seen.endFrom.x, seen.endTo.x) = (seen.startFrom.x + least, seen.startTo.x + least)
      }
    }
    drawStage(of: model, sequence.position(of: index.item), seen, folded: false, isSelected: true, into: &recorder)
  }
}
