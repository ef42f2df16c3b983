internal import Primitives
internal import TestKit
internal import Testing

/// FitDeck's rules of a workout: it begins, pauses, resumes, stops.
struct FitDeckWorkoutTests {
  @Test func `FitDeck: time counts up without the pauses`() async throws {
    try await TestServer.run { server in
      let fred = try server.signedIn("fred")
      let begun = ContinuousClock.now
      let path = try await fred.draft(DraftSample.squats.with("start", true))
      let id = try #require(path.split(separator: "/").last.map(String.init))
      try server.letPass(minutes: 20, for: id)
      try await fred.expectClock(path, "running", minutes: 20, since: begun)
      try await fred.send("POST", "\(path)/pause").expect(200)
      try server.letPass(minutes: 45, for: id)
      try await fred.expectClock(path, "paused", minutes: 20, since: begun)
      try await fred.send("POST", "\(path)/resume").expect(200)
      try server.letPass(minutes: 10, for: id)
      try await fred.expectClock(path, "running", minutes: 30, since: begun)
      let workout = try await fred.send("POST", "\(path)/finish").expect(201).json
      #expect(seconds(30, since: begun).contains(workout["duration_seconds"]?.integer ?? 0))
    }
  }

  @Test func `FitDeck: a workout can be stopped while it is paused`() async throws {
    try await TestServer.run { server in
      let fred = try server.signedIn("fred")
      let begun = ContinuousClock.now
      let path = try await fred.draft(DraftSample.squats.with("start", true))
      let id = try #require(path.split(separator: "/").last.map(String.init))
      try server.letPass(minutes: 30, for: id)
      try await fred.send("POST", "\(path)/pause").expect(200)
      try server.letPass(minutes: 60, for: id)
      let workout = try await fred.send("POST", "\(path)/finish").expect(201).json
      #expect(seconds(30, since: begun).contains(workout["duration_seconds"]?.integer ?? 0))
      try await fred.get("/v1/live").expect(404)
    }
  }

  @Test func `FitDeck: at the end time and calories are shown and stored`() async throws {
    try await TestServer.run { server in
      let fred = try server.signedIn("fred")
      try server.weigh(fred, kilograms: 80)
      let path = try await fred.draft(
        DraftSample.squats.with("start", true).with("activity", "vigorous_weight_lifting"))
      let id = try #require(path.split(separator: "/").last.map(String.init))
      try server.database.administer(
        """
        update app.drafts set running_since = null, active_milliseconds = 3600 * 1000 + 999 where id = '\(id)'
        """)
      let workout = try await fred.send("POST", "\(path)/finish").expect(201).json
      #expect(workout["duration_seconds"]?.integer == 3600)
      // 6.0 MET · 3.5 · 80 kg / 200 · 60 min
      #expect(
        workout["energy"] == [
          "kilocalories": 504, "met": 6, "activity": "vigorous_weight_lifting", "activity_source": "given",
          "compendium_edition": "2024", "compendium_code": "02050", "body_weight_kilograms": 80,
          "active_seconds": 3600,
          "parts": [
            [
              "met": 6, "activity": "vigorous_weight_lifting", "kilocalories": 504, "active_seconds": 3600,
              "compendium_code": "02050",
            ]
          ],
        ])
      let shown = try await fred.get("/v1/lifters/me/workouts").json["items"]?[0]
      #expect(shown?["kilocalories"]?.integer == 504)
      #expect(shown?["duration_seconds"]?.integer == 3600)
    }
  }
}

extension Client {
  fileprivate func expectClock(
    _ path: String, _ state: String, minutes: Int, since begun: ContinuousClock.Instant
  ) async throws {
    let shown = try await clock(path).split(separator: " ")
    #expect(shown.first.map(String.init) == state)
    #expect(
      seconds(minutes, since: begun).contains(shown.dropFirst().first.flatMap { Int($0) } ?? 0), "\(shown)")
  }
}
