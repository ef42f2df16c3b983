internal import Primitives
internal import TestKit
internal import Testing

/// Pump Path's case of its 5/3/1 screen.
struct PumpPathProgrammeTests {
  @Test func `Pump Path TC21: the 5/3/1 plan shows four weeks, one tab each, with the values of one's maxes`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make([
        "name": "5/3/1",
        "five_three_one": ["unit": "kg", "warm_up": false, "lifts": Powerlifter.maxes],
      ])
      let plan = try await anna.client.get("\(programme)/plan").expect(200).json
      let weeks = plan["weeks"]?.elements ?? []
      #expect(weeks.map { $0["week"]?.integer } == [1, 2, 3, 4])
      #expect(weeks.map { $0["name"]?.text } == ["5/5/5+", "3/3/3+", "5/3/1+", "Deload"])
      // Training maxes 126, 90, 162 and 54; nearest 2.5 kg, halves up.
      let expected = [
        [
          ["82.5", "95", "107.5"], ["57.5", "67.5", "77.5"], ["105", "122.5", "137.5"], ["35", "40", "45"],
        ],
        [
          ["87.5", "100", "112.5"], ["62.5", "72.5", "80"], ["112.5", "130", "145"],
          ["37.5", "42.5", "47.5"],
        ],
        [
          ["95", "107.5", "120"], ["67.5", "77.5", "85"], ["122.5", "137.5", "155"], ["40", "45", "52.5"],
        ],
        [["50", "62.5", "75"], ["35", "45", "55"], ["65", "80", "97.5"], ["22.5", "27.5", "32.5"]],
      ]
      for (week, expected) in zip(weeks, expected) {
        let sessions = week["sessions"]?.elements ?? []
        #expect(
          sessions.map { $0["name"]?.text } == ["Squat", "Bench Press", "Deadlift", "Overhead Press"])
        #expect(sessions.map { Powerlifter.weights($0) } == expected)
      }
      #expect((plan["lifts"]?.elements ?? []).map { $0["weight"] } == [126, 90, 162, 54])
    }
  }
}
