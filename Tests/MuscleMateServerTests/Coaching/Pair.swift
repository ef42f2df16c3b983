internal import Primitives
internal import TestKit

/// A coach, and a lifter who accepted the coach's invitation.
struct Pair {
  let coach: Client
  let lifter: Client

  /// Made over HTTP, the way two people would do it.
  init(on server: TestServer, sharing scopes: [String] = [], coach: String = "carl", lifter: String = "anna")
    async throws
  {
    async let coaching = server.person(coach, as: "coach")
    async let lifting = server.person(lifter, as: "lifter", zone: Noon.zone)
    self.coach = try await coaching
    self.lifter = try await lifting
    let invite = try await self.coach.invite(lifter)
    try await self.lifter.accept(invite, sharing: scopes)
  }

  /// Shares these and nothing else from now on.
  func share(_ scopes: [String], until end: Timestamp? = nil) async throws {
    var body: [JSON.Member] = [.init("scopes", .array(scopes.map(JSON.string)))]
    if let end { body.append(.init("expires_at", .string(end.description))) }
    try await lifter.put("/v1/coaches/\(coach.account)/scopes", .object(body)).expect(200)
  }

  /// Logs a workout with one exercise and returns the ids of both; a measurement and a planned workout have
  /// the workout's id as well.
  func log(_ exercise: String = "Squat") async throws -> (workout: String, exercise: String) {
    let workout = try await lifter.log(exercise)
    let id = workout["id"]?.text ?? ""
    try await lifter.put(
      "/v1/lifters/me/measurements/\(id)",
      ["kind": "body_weight", "value": 82, "unit": "kg", "measured_at": "2026-03-01T07:00:00Z"]
    ).expect(201)
    try await lifter.put(
      "/v1/planned-workouts/\(id)",
      ["name": "To come", "exercises": [["name": .string(exercise), "sets": [["reps": 5]]]]]
    ).expect(201)
    return (id, workout["exercises"]?.elements?.first?["exercise_id"]?.text ?? "")
  }
}

extension Client {
  /// The id of the invitation.
  func invite(_ lifter: String, asking scopes: [String] = ["history"]) async throws -> String {
    let body: JSON = ["lifter": .string(lifter), "scopes": .array(scopes.map(JSON.string))]
    return try await post("/v1/invites", body).expect(201).json["id"]?.text ?? ""
  }

  @discardableResult
  func accept(_ key: String, sharing scopes: [String]) async throws -> JSON {
    try await post("/v1/invites/\(key)/accept", ["scopes": .array(scopes.map(JSON.string))]).expect(200).json
  }

  func log(_ exercise: String = "Squat") async throws -> JSON {
    let workout: JSON = [
      "name": "Training", "performed_at": "2026-03-01T17:00:00Z",
      "exercises": [
        ["name": .string(exercise), "sets": [["reps": 5, "weight": 140, "unit": "kg", "rpe": 8]]]
      ],
    ]
    return try await post("/v1/lifters/me/workouts", workout).expect(201).json
  }

  /// The items of a list.
  func items(_ path: String) async throws -> [JSON] {
    try await get(path).expect(200).json["items"]?.elements ?? []
  }

  /// The values of each item of a list under this name.
  func items(_ path: String, _ member: String) async throws -> [String?] {
    try await items(path).map { $0[member]?.text }
  }

  /// The ids of a list, page by page, as far as the list goes.
  func pages(of path: String, by size: Int) async throws -> [[String]] {
    var pages: [[String]] = []
    var after: String? = nil
    repeat {
      let cursor = after.map { "&after=\($0)" } ?? ""
      let page = try await get("\(path)?limit=\(size)\(cursor)").expect(200).json
      pages.append(page["items"]?.elements?.compactMap { $0["id"]?.text } ?? [])
      after = page["next"]?.text
    } while after != nil
    return pages
  }
}
