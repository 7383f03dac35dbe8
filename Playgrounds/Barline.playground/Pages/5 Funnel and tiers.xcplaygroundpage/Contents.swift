//: [Previous](@previous)
/*:
 # Funnel and tiers

 A funnel says how many come how far. Between its stages stand the rates: of the stage before, unless you ask for others.
 */
import Barline

final class SignUps: FunnelChartViewDataSource {
  let stages = ["Visited", "Signed up", "Paid", "Came back"]
  var counts: [Double?] = [12_480, 3_120, 780, 195]

  func numberOfStages(in chartView: FunnelChartView) -> Int { counts.count }
  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { counts[index] }
  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? { stages[index] }
}

let signUps = SignUps()
let funnel = FunnelChartView(size: ChartSize(width: 480, height: 280))
funnel.dataSource = signUps
funnel.header = .text("From visit to return", subtitle: "people, in March")
show(funnel, as: "funnel")
//: A point at the end, and wider labels inside, are settings; a funnel may also lie on its side, or be made of plain bars.
funnel.form = .bars
funnel.alignment = .leading
show(funnel, as: "funnel-bars")
//: Counts are drawn as they are: a stage may be zero, missing, or greater than the one before. The picture says so.
signUps.counts = [12_480, nil, 780, 0]
funnel.reloadData()
show(funnel, as: "funnel-odd")
/*:
 ## Tiers

 A tier chart says how far an amount has come through a row of tiers, as customers' clubs and tariffs have them.
 */
final class Club: TierChartViewDataSource {
  let tiers = [("Bronze", 0.0, 10_000.0, "2 % off"), ("Silver", 10_000, 50_000, "5 % off"), ("Gold", 50_000, 100_000, "9 % off")]
  var spent: Double? = 10_000

  func numberOfTiers(in chartView: TierChartView) -> Int { tiers.count }
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
    TierBounds(from: tiers[index].1, to: tiers[index].2)
  }
  func amount(in chartView: TierChartView) -> Double? { spent }
  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? { tiers[index].0 }
  func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String? { tiers[index].3 }
}

let club = Club()
let progress = TierChartView(size: ChartSize(width: 480, height: 200))
progress.dataSource = club
progress.header = .text("Spent this year")
show(progress, as: "tiers")
//: An amount of exactly 10,000 has reached Silver. Where it should still be Bronze, that is a setting.
print(progress.standing)
//> inside(1)
progress.edge = .upperBelongs
print(progress.standing)
//> inside(0)
//: When the amount changes, the highlight travels along its track.
club.spent = 62_500
progress.reloadData(animated: true)
show(progress, at: 0, as: "tiers-starting")
show(progress, at: 0.125, as: "tiers-moving")
show(progress, at: 0.25, as: "tiers-moved")
//: [Next: your own backend](@next)
