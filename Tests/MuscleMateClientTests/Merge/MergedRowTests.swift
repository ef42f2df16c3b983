internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// Two devices, a server, and what they make of one row: the server takes what was merged, and keeps it so.
struct MergedRowTests {
  private typealias S = Served

  private static let rows: [(kind: String, path: String, id: String)] = [
    ("workout", "/v1/lifters/me/workouts", "01a1fd18-80dc-73bd-9948-000000000001"),
    ("draft", "/v1/drafts", "01a1fd18-80dc-73bd-9948-000000000003"),
    ("template", "/v1/templates", "01a1fd18-80dc-73bd-9948-000000000004"),
    ("planned_workout", "/v1/planned-workouts", "01a1fd18-80dc-73bd-9948-000000000005"),
  ]

  private static let body: JSON = [
    "name": "Legs", "performed_at": "2026-03-01T17:00:00Z",
    "exercises": [
      [
        "id": .string(S.squat), "name": "Squat",
        "sets": [["id": .string(S.squats[0]), "reps": 5, "weight": 100, "unit": "kg"]],
      ],
      [
        "id": .string(S.bench), "name": "Bench Press",
        "sets": [["id": .string(S.benches[0]), "reps": 8, "weight": 70, "unit": "kg"]],
      ],
    ],
  ]

  private func pulled(_ kind: String, by device: Client) async throws -> JSON {
    let page = try await device.get("/v1/sync?kinds=\(kind)").expect(200).json
    return try #require(page["items"]?.elements?.first?["value"])
  }

  @Test(arguments: rows.indices)
  func `a merged row is taken by the server, with what both devices wrote`(_ index: Int) async throws {
    let (kind, folder, id) = Self.rows[index]
    let (path, set) = ("\(folder)/\(id)", "exercises/\(S.squat)/sets")
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let sent =
        kind == "workout" || kind == "draft" ? Self.body : Self.body.changing("performed_at", to: nil)
      try await anna.put(path, sent).expect(201)
      let base = try await pulled(kind, by: anna)
      let new: JSON = ["id": .string(S.fresh[0]), "kind": "working", "reps": 3, "weight": 110, "unit": "kg"]
      let mine = base.adding(new, to: set, after: S.squats[0])
      // The clock of a draft is turned by presses alone.
      let sendable = { (row: JSON) in row.without(["active_milliseconds"]) }
      let changed = base.changing("exercises/\(S.bench)/sets/\(S.benches[0])/reps", to: 9)
      try await anna.put(path, sendable(changed)).expect(200)
      let theirs = try await pulled(kind, by: anna)
      let outcome = Merge.threeWay(
        kind: kind, base: base, mine: mine, theirs: theirs, device: "iPhone", at: Served.now)
      guard case .merged(let merged, let notes) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(notes == [])
      try await anna.put(path, sendable(merged)).expect(200)
      let kept = try await pulled(kind, by: anna)
      #expect(kept.at("\(set)/\(S.fresh[0])/reps") == 3)
      #expect(kept.at("exercises/\(S.bench)/sets/\(S.benches[0])/reps") == 9)
      // The row that was sent and the one that came back say the same, but for what the server writes.
      let again = Merge.threeWay(
        kind: kind, base: theirs, mine: merged, theirs: kept, device: "iPhone", at: Served.now)
      #expect(again == .same)
    }
  }
}
