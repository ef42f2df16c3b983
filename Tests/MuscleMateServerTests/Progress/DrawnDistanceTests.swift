internal import Localization
internal import MuscleMateAPI
internal import Testing

@testable internal import MuscleMateServer

struct DrawnDistanceTests {
  @Test func `a distance is drawn in kilometres, in miles for who lifts pounds, and a short one in metres`() {
    let metric = DrawingValues(language: .german, unit: .meters, farthest: 5_000)
    #expect(metric.text(2_500) == "2,5 km" && metric.axis(metric.shown(5_000)) == "5 km")
    let imperial = DrawingValues(language: .english, unit: .meters, farthest: 8_046.72, inMiles: true)
    #expect(imperial.text(1_609.344) == "1 mi" && imperial.shown(8_046.72) == 5)
    let carry = DrawingValues(language: .english, unit: .meters, farthest: 40, inMiles: true)
    #expect(carry.text(40) == "40 m" && carry.axis(carry.shown(20)) == "20 m")
    #expect(DrawingValues(language: .english, unit: .kg).axis(102.5) == "102.5")
  }
}
