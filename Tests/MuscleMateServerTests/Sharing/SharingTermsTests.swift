internal import Primitives
internal import TestKit
internal import Testing

/// The times from which and to which a lifter shares, and their texts.
struct SharingTermsTests {
  @Test func `scopes begin and end at their own moments, by comparison with now alone`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      let (soon, later) = (Timestamp.now.advanced(bySeconds: 3_600), Timestamp.now.advanced(bySeconds: 7_200))
      let body: JSON = [
        "scopes": ["history", "main_lifts", "photos"], "expires_at": .string(later.description),
        "periods": [
          ["scope": "history", "starts_at": .string(soon.description)],
          ["scope": "photos", "expires_at": .string(soon.description)],
        ],
      ]
      let path = "/v1/coaches/\(pair.coach.account)/scopes"
      let coach = try await pair.lifter.put(path, body).expect(200).json
      #expect(coach["scopes"] == ["main_lifts", "photos"])
      #expect(coach["expires_at"]?.text.flatMap { Timestamp($0) } == soon)
      let grants = coach["grants"]?.elements ?? []
      #expect(grants.map { $0["scope"]?.text } == ["history", "main_lifts", "photos"])
      #expect(grants.map { $0["is_open"] } == [false, true, true])
      #expect(grants[0]["starts_at"]?.text.flatMap { Timestamp($0) } == soon)
      #expect(grants[0]["expires_at"]?.text.flatMap { Timestamp($0) } == later)
      try await pair.coach.get(list).expect(404)

      try server.database.administer("update app.grants set starts_at = now() where scope = 'history'")
      try await pair.coach.get(list).expect(200)
      try server.database.administer("update app.grants set expires_at = now() where scope = 'history'")
      try await pair.coach.get(list).expect(404)
    }
  }

  @Test func `every fault of dates and periods is named`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["photos"])
      let path = "/v1/coaches/\(pair.coach.account)/scopes"
      let senseless: JSON = [
        "scopes": ["history"], "starts_at": "2090-01-01T00:00:00Z", "expires_at": "2080-01-01T00:00:00Z",
        "periods": [
          ["scope": "photos"], ["scope": "history", "expires_at": "2089-01-01T00:00:00Z"],
          ["scope": "history"],
        ],
      ]
      let refused = try await pair.lifter.put(path, senseless).expect(422)
      #expect(
        refused.faults == [
          "/expires_at too_small", "/periods/0/expires_at too_small", "/periods/0/scope invalid",
          "/periods/1/expires_at too_small", "/periods/2/expires_at too_small", "/periods/2/scope duplicate",
        ])
      let past: JSON = [
        "scopes": ["history", "plans"], "expires_at": "2020-01-01T00:00:00Z",
        "periods": [["scope": "plans", "expires_at": "2021-01-01T00:00:00Z"]],
      ]
      for (method, path) in [("PUT", path), ("POST", "\(path)/preview")] {
        let refused = try await pair.lifter.send(method, path, past).expect(422)
        #expect(refused.faults == ["/expires_at invalid", "/periods/0/expires_at invalid"])
      }
      #expect(try await pair.lifter.items("/v1/coaches").first?["scopes"] == ["photos"], "nothing was saved")
    }
  }

  @Test func `what a change opens and closes is told in words, before and after`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "photos"])
      let path = "/v1/coaches/\(pair.coach.account)/scopes"
      let german = pair.lifter
      try await german.patch("/v1/me", ["locale": "de"]).expect(200)
      let body: JSON = ["scopes": ["history", "workout_details"]]
      let preview = try await german.post("\(path)/preview", body).expect(200).json
      #expect(scopes(preview["opens"]) == ["workout_details"])
      #expect(scopes(preview["closes"]) == ["photos"])
      #expect(scopes(preview["stays"]) == ["history"])
      #expect(preview["closes"]?.elements?.first?["opens"]?.text == "Fortschrittsfotos.")
      #expect(try await pair.lifter.items("/v1/coaches").first?["scopes"] == ["history", "photos"])

      let changed = try await german.put(path, body).expect(200).json
      #expect(changed["change"] == preview)
      #expect(changed["scopes"] == ["history", "workout_details"])
      let words = try await server.visitor.items("/v1/scopes")
      #expect(words.count == 9)
      #expect(
        scopes(.array(words.filter { $0["is_ticked_singly"] == true })) == [
          "body_metrics", "nutrition", "health", "photos",
        ])
      #expect(words.allSatisfy { $0["opens"]?.text?.isEmpty == false && $0["leaves_closed"]?.text != nil })
    }
  }

  @Test func `a stranger's sharing can be neither previewed nor changed`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let other = try await server.person("cora", as: "coach")
      let path = "/v1/coaches/\(other.account)/scopes"
      try await pair.lifter.post("\(path)/preview", ["scopes": []]).expect(404)
      try await pair.lifter.put(path, ["scopes": []]).expect(404)
      try await pair.coach.put("/v1/coaches/\(pair.lifter.account)/scopes", ["scopes": []]).expect(404)
    }
  }

  private func scopes(_ list: JSON?) -> [String?] { (list?.elements ?? []).map { $0["scope"]?.text } }
}
