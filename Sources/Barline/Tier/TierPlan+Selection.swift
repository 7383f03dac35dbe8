extension TierPlan {
  /// Draws what belongs to a selected tier: a soft column behind it, the tier once more at full strength, and what stands over it.
  ///
  /// - Parameter highlight: Where the highlight ends, in points, while it is on its way; nil for where the amount has it.
  package func drawSelection(
    of model: TierModel, at index: ChartIndex, highlight: Double? = nil, into recorder: inout Drawing.Recorder
  ) {
    drawSelection(of: model, at: index, TierPose(highlight: highlight ?? highlightEnd), own: KeyTable(), into: &recorder)
  }

  /// Draws what belongs to a selected tier in a pose of the chart.
  func drawSelection(
    of model: TierModel, at index: ChartIndex, _ pose: TierPose, own: KeyTable<Int, OwnTier>,
    into recorder: inout Drawing.Recorder
  ) {
    guard let place = layout.scale.pieces.firstIndex(where: { $0.item == index.item }), !track.isEmpty else { return }
    let band = column(ofPiece: place)
    let strength = environment.increasedContrast ? 0.16 : 0.06
    recorder.fill(.roundedRect(band, CornerRadii(6)), paint: .color(.token(.text, opacity: strength)))
    drawTier(place, of: model, to: pose.highlight, isSelected: true, own: own[index.item], into: &recorder)
    drawOverlay(of: model, pose, into: &recorder)
  }

  /// The room of a tier and of all words over and under it.
  func column(ofPiece place: Int) -> ChartRect {
    let piece = layout.scale.pieces[place]
    return ChartRect(
      left: piece.x, top: max(plot.minY, layout.block.minY - 4), right: piece.maxX,
      bottom: min(plot.maxY, layout.block.maxY + 4))
  }
}
