internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// The limits of devices that keep a copy, each at its number and above it.
struct SyncLimitTests {
  private static let device = "01a1fd18-80dc-73bd-9948-00000000000d"

  private static func operation(_ number: Int, of device: String = device) -> [String: String] {
    ["Sync-Operation": "device=\"\(device)\", sequence=\(number), id=\"\(UUID.v7(at: .now))\""]
  }

  /// Runs it within one minute of the clock, by which the server counts.
  private static func withinOneMinute<Result: Sendable>(_ body: () async throws -> Result) async throws
    -> Result
  {
    try await appearance(of: "an end in the minute of the beginning", within: .seconds(300)) {
      let minute = Timestamp.now.unixSeconds / 60
      let result = try await body()
      return Timestamp.now.unixSeconds / 60 == minute ? result : nil
    }
  }

  @Test func `are 120 pulls and 600 operations a minute and session`() throws {
    let configuration = try Configuration([:], processors: 1)
    #expect(configuration.pullsPerMinute == 120)
    #expect(configuration.operationsPerMinute == 600)
  }

  @Test func `a session that pulled too often in a minute waits, and another goes on`() async throws {
    try await TestServer.run(["MUSCLEMATE_PULLS_PER_MINUTE": "30"]) { server in
      _ = try await server.person("anna", as: "lifter")
      let late = try await Self.withinOneMinute {
        let session = try await server.visitor.signedIn("anna")
        for _ in 1...30 { try await session.get("/v1/sync?limit=1").expect(200) }
        return (session, try await session.get("/v1/sync?limit=1"))
      }
      let (session, refused) = late
      #expect(refused.status == 429)
      #expect(refused.headers["retry-after"].flatMap { Int($0) }.map { (1...60).contains($0) } == true)
      // Only the pull is counted, and only that session's.
      try await session.get("/v1/me").expect(200)
      try await server.visitor.signedIn("anna").get("/v1/sync").expect(200)
    }
  }

  @Test func `a session that sent too many operations in a minute waits, and the last one uses up no number`()
    async throws
  {
    try await TestServer.run(["MUSCLEMATE_OPERATIONS_PER_MINUTE": "30"]) { server in
      _ = try await server.person("anna", as: "lifter")
      let path = "/v1/lifters/me/measurements/01a1fd18-80dc-73bd-9948-000000000001"
      let body: JSON = ["kind": "waist", "value": 80, "measured_at": "2026-03-01T17:00:00Z"]
      let (session, device, refused) = try await Self.withinOneMinute {
        var session = try await server.visitor.signedIn("anna")
        let device = "\(UUID.v7(at: .now))"
        // A repetition counts as well, and so does what another device sends under the same session.
        for number in 1...30 {
          session.headers = number == 30 ? Self.operation(1) : Self.operation(1, of: device)
          _ = try await session.send("PUT", path, body)
        }
        session.headers = Self.operation(2, of: device)
        return (session, device, try await session.send("PUT", path, body))
      }
      #expect(refused.status == 429)
      #expect(refused.headers["retry-after"].flatMap { Int($0) }.map { (1...60).contains($0) } == true)
      let done = try server.database.rows("select done from app.sync_devices where id = '\(device)'")
      #expect(done == [["1"]])
      // What is not numbered goes on, and so does another session.
      var other = session
      other.headers = [:]
      #expect(try await other.send("PUT", path, body).status == 200)
      other = try await server.visitor.signedIn("anna")
      other.headers = Self.operation(2, of: device)
      #expect(try await other.send("PUT", path, body).status == 200)
    }
  }

  @Test func `a page has 100 things`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for number in 100..<201 {
        try await anna.put(
          "/v1/lifters/me/measurements/01a1fd18-80dc-73bd-9948-000000000\(number)",
          ["kind": "waist", "value": 80, "measured_at": "2026-03-01T17:00:00Z"]
        ).expect(201)
      }
      let page = try await anna.get("/v1/sync?kinds=measurement&limit=100").expect(200).json
      #expect(page["items"]?.elements?.count == 100)
      #expect(page["more"] == true)
      let rest = try await anna.get(
        "/v1/sync?limit=100&cursor=\(page["cursor"]?.text ?? "")&kinds=measurement"
      ).json
      #expect(rest["items"]?.elements?.count == 1)
      #expect(rest["more"] == false)
      #expect(try await anna.get("/v1/sync?limit=101").status == 422)
      #expect(try await anna.get("/v1/sync?limit=0").status == 422)
    }
  }

  /// A workout of this many exercises with 100 sets each.
  private static func workout(_ exercises: Int) -> JSON {
    let sets = JSON.array(Array(repeating: ["reps": 5], count: 100))
    return [
      "name": "Training", "performed_at": "2026-03-01T17:00:00Z",
      "exercises": .array((0..<exercises).map { ["name": .string("Exercise \($0)"), "sets": sets] }),
    ]
  }

  @Test func `a page has 4,000 sets, but always one thing`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      func log(_ number: Int, _ exercises: Int) async throws {
        try await anna.put(
          "/v1/lifters/me/workouts/01a1fd18-80dc-73bd-9948-00000000000\(number)", Self.workout(exercises)
        ).expect(201)
      }
      try await log(1, 20)
      try await log(2, 20)
      try await log(3, 1)
      try await log(4, 50)
      try await log(5, 1)
      var device = Device(of: anna, kinds: "workout")
      let sizes = try await [
        device.page(by: 100), device.page(by: 100), device.page(by: 100), device.page(by: 100),
      ].map {
        $0["items"]?.elements?.map { item in
          (item["value"]?["exercises"]?.elements ?? []).reduce(0) { $0 + ($1["sets"]?.elements?.count ?? 0) }
        }
      }
      // 4,000 are on one page, 4,100 are not; 5,000 of one workout come alone.
      #expect(sizes == [[2_000, 2_000], [100], [5_000], [100]])
    }
  }

  @Test func `a body has 2 MiB, and a longer one uses up no number`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      let path = "/v1/lifters/me/workouts/01a1fd18-80dc-73bd-9948-000000000001"
      let limit = 2 * 1024 * 1024
      let body = Self.workout(1).bytes
      let padded = { (size: Int) in body + [UInt8](repeating: UInt8(ascii: " "), count: size - body.count) }
      anna.headers = Self.operation(1)
      #expect(try await anna.send("PUT", path, type: "application/json", padded(limit + 1)).status == 413)
      #expect(try server.database.rows("select from app.sync_devices").isEmpty)
      #expect(try await anna.send("PUT", path, type: "application/json", padded(limit)).status == 201)
      #expect(try server.database.rows("select done from app.sync_devices") == [["1"]])
    }
  }

  @Test func `a gap of any length is refused, so that no limit of its length is needed`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      let path = "/v1/lifters/me/measurements/01a1fd18-80dc-73bd-9948-000000000001"
      let body: JSON = ["kind": "waist", "value": 80, "measured_at": "2026-03-01T17:00:00Z"]
      for number in [2, 10_000, 10_001, 999_999_999_999_999] {
        anna.headers = Self.operation(number)
        let answer = try await anna.send("PUT", path, body)
        #expect(answer.status == 409)
        #expect(try answer.json["code"]?.text == "sequence-gap")
      }
    }
  }
}
