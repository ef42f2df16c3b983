internal import Localization
internal import MuscleMateAPI
internal import Testing

@testable internal import MuscleMateServer

struct DrawnValueTests {
  @Test func `a distance is drawn in kilometres, in miles for who lifts pounds, and a short one in metres`() {
    let metric = DrawingValues(language: .german, unit: .meters, greatest: 5_000)
    #expect(metric.text(2_500) == "2,5 km" && metric.axis(metric.shown(5_000)) == "5 km")
    let imperial = DrawingValues(language: .english, unit: .meters, greatest: 8_046.72, inMiles: true)
    #expect(imperial.text(1_609.344) == "1 mi" && imperial.shown(8_046.72) == 5)
    let carry = DrawingValues(language: .english, unit: .meters, greatest: 40, inMiles: true)
    #expect(carry.text(40) == "40 m" && carry.axis(carry.shown(20)) == "20 m")
    #expect(DrawingValues(language: .english, unit: .kg).axis(102.5) == "102.5")
  }
  @Test func `a point says what the texts about it say`() {
    for (unit, value, text) in [
      (ProgressUnit.kg, 129.6458, "129.6 kg"), (.lb, 285.83, "285.8 lb"), (.reps, 12, "12 reps"),
      (.meters, 2_540, "2.54 km"), (.seconds, 45, "45 s"), (.seconds, 2_700, "45 min"),
    ] {
      let values = DrawingValues(language: .english, unit: unit, greatest: value)
      let point = values.point(values.shown(value))
      #expect(values.text(value) == text)
      #expect(text == point || text.hasPrefix("\(point) "), "\(point)")
    }
  }

  @Test func `a time is drawn in minutes, and a short one in seconds`() {
    let long = DrawingValues(language: .turkish, unit: .seconds, greatest: 2_700)
    #expect(long.axis(long.shown(1_800)) == "30 dk")
    let short = DrawingValues(language: .turkish, unit: .seconds, greatest: 90)
    #expect(short.axis(short.shown(60)) == "60 sn")
  }
}
