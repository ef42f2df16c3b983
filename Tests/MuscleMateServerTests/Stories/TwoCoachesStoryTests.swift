internal import Primitives
internal import Synchronization
internal import TestKit
internal import Testing

/// A lifter with two coaches, of whom each sees something else.
struct TwoCoachesStoryTests {
  @Test func `one grant ends while both coaches read: the one sees nothing more, the other all the time`()
    async throws
  {
    try await TestServer.run { server in
      let carl = try await server.person("carl", as: "coach")
      let dora = try await server.person("dora", as: "coach")
      let anna = try await server.person("anna", as: "lifter")
      try await anna.accept(try await carl.invite("anna"), sharing: ["history", "workout_details"])
      try await anna.accept(try await dora.invite("anna"), sharing: ["main_lifts"])
      let workout = try await anna.log("Legs", at: "2026-03-02T18:00:00Z", [("Squat", [(5, 120)])])

      // Each what was shared, and nothing of what only the other may see.
      let path = "/v1/lifters/\(anna.account)"
      let (list, one, graph) = (
        "\(path)/workouts", "\(path)/workouts/\(workout.id)", "\(path)/progress/squat"
      )
      for open in [list, one] { try await carl.get(open).expect(200) }
      try await carl.get(graph).expect(404)
      for closed in [list, one] { try await dora.get(closed).expect(404) }
      try await dora.get(graph).expect(200)

      // Both read on; in the midst of it Carl's grant ends.
      let end = Moment()
      let (looks, others) = try await withThrowingTaskGroup(of: (String, [Look]).self) { group in
        group.addTask { ("carl", try await Self.read(one, as: carl, until: end)) }
        group.addTask { ("dora", try await Self.read(graph, as: dora, until: end)) }
        group.addTask {
          try await anna.put("/v1/coaches/\(carl.account)/scopes", ["scopes": []]).expect(200)
          end.isNow()
          return ("", [])
        }
        var looks: [String: [Look]] = [:]
        for try await (name, seen) in group { looks[name] = seen }
        return (looks["carl"] ?? [], looks["dora"] ?? [])
      }
      let moment = try #require(end.instant)
      let later = looks.filter { $0.begun > moment }
      #expect(later.count >= 20)
      #expect(later.allSatisfy { $0.status == 404 }, "no look that began after the answer shows anything")
      #expect(looks.allSatisfy { [200, 404].contains($0.status) })
      #expect(others.allSatisfy { $0.status == 200 }, "the other coach notices nothing")

      // The lifter reads who looked at what; Carl is connected still, and sees that nothing is shared.
      let log = try await anna.items("/v1/me/access-log")
      let looked = Set(log.map { "\($0["viewer"]?["username"]?.text ?? "") \($0["scope"]?.text ?? "")" })
      #expect(looked == ["carl history", "carl workout_details", "dora main_lifts"])
      #expect(try await carl.items("/v1/clients").first?["scopes"] == [])
      #expect(try await dora.items("/v1/clients").first?["scopes"] == ["main_lifts"])
    }
  }

  /// When the answer came that ended the grant.
  private final class Moment: Sendable {
    private let stored = Mutex<ContinuousClock.Instant?>(nil)

    var instant: ContinuousClock.Instant? { stored.withLock { $0 } }

    func isNow() { stored.withLock { $0 = .now } }
  }

  private struct Look: Sendable {
    let begun: ContinuousClock.Instant
    let status: Int
  }

  /// Reads again and again, and twenty times more once the end has come.
  private static func read(
    _ path: String, as coach: Client, until end: Moment
  ) async throws -> [Look] {
    var looks: [Look] = []
    var afterwards = 0
    try await eventually("twenty reads began after the end", pausing: .zero) {
      let begun = ContinuousClock.now
      if end.instant != nil { afterwards += 1 }
      looks.append(Look(begun: begun, status: try await coach.get(path).status))
      return afterwards == 20
    }
    return looks
  }
}
