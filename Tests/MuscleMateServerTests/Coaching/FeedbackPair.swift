internal import Primitives
internal import TestKit

/// A coach and a client with a workout of two exercises, put into the database.
struct FeedbackPair {
  let server: TestServer
  let lifter: Client
  let coach: Client
  let workout: String

  init(
    on server: TestServer, sharing scopes: [String] = ["workout_details"], lifter: String = "anna",
    coach: String = "carl"
  ) async throws {
    self.server = server
    self.lifter = try server.signedIn(lifter)
    self.coach = try server.signedIn(coach, as: "coach")
    try server.share(scopes, of: self.lifter, with: self.coach)
    let logged = try await self.lifter.post("/v1/lifters/me/workouts", Self.legs()).expect(201)
    workout = try logged.json["id"]?.text ?? ""
  }

  static func legs(squat: Int = 140, second: String = "Leg Press") -> JSON {
    [
      "name": "Legs", "performed_at": "2026-05-04T18:00:00+02:00",
      "exercises": [
        [
          "name": "Squat",
          "sets": [
            ["reps": 5, "weight": .number("\(squat)"), "unit": "kg", "rpe": 8], ["reps": 3, "weight": 150],
          ],
        ],
        ["name": .string(second), "sets": [["reps": 12, "weight": 200]]],
      ],
    ]
  }

  var path: String { "/v1/lifters/\(lifter.account)/workouts/\(workout)/comments" }

  /// A coach of the same lifter beside the first.
  func another(_ name: String, sharing scopes: [String] = ["workout_details"]) throws -> Client {
    let coach = try server.signedIn(name, as: "coach")
    try server.share(scopes, of: lifter, with: coach)
    return coach
  }

  @discardableResult
  func comment(_ author: Client, _ text: String, answering thread: String? = nil) async throws -> String {
    let answer = try await author.post(
      path, ["text": .string(text), "reply_to": thread.map(JSON.string) ?? .null]
    ).expect(201)
    return try answer.json["id"]?.text ?? ""
  }

  @discardableResult
  func write(_ author: Client, _ text: String) async throws -> String {
    let other = author.account == coach.account ? lifter : coach
    let sent = try await author.post("/v1/conversations/\(other.account)/messages", ["text": .string(text)])
    return try sent.expect(201).json["id"]?.text ?? ""
  }

  /// The coach's unread items, as the roster reads them: `comments messages`; nil where there is no row.
  func unreadToCoach(_ coach: Client? = nil) throws -> String? {
    let asked = coach ?? self.coach
    let rows = try server.database.rows(
      """
      with context as materialized (
        select set_config('app.tenant_id', '1', true), set_config('app.account_id', '\(asked.account)', true),
               set_config('role', 'mm_coach', true))
      select unread.comments || ' ' || unread.messages
        from context
       cross join lateral app.unread_by_client(array(
               select watched
                 from app.watched_clients() as watched
                where context is not null)) as unread
      """)
    return rows.first?[0]
  }
}
