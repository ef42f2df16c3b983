internal import DatabaseAdministration
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

@Suite struct `The name of an exercise` {
  private static let path = "/v1/lifters/me/exercises"
  private static let workouts = "/v1/lifters/me/workouts"

  @Test(arguments: [
    ["Biceps Curl", "BİCEPS CURL", "BICEPS CURL", "bi\u{307}ceps curl"],
    ["sırt çekiş", "SIRT ÇEKİŞ", "Sirt çekiş"],
    ["Deadlift", "DEADLİFT"], ["Straße", "STRASSE", "STRAẞE", "strasse"],
    ["Bankdrücken", "BANKDRU\u{308}CKEN"],
    ["άσκηση ώμος", "ΆΣΚΗΣΗ ΏΜΟΣ"],
  ])
  func `is one in capitals and in small letters`(names: [String]) async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      for (day, name) in names.enumerated() {
        try await anna.post(
          Self.workouts,
          Sample.workout("Day", at: "2026-05-0\(day + 1)T18:00:00Z", exercise: name, sets: [(5, 20)])
        ).expect(201)
      }
      let list = try await anna.get(Self.path).expect(200).json
      #expect(list.items("name") == [names[0]])
      #expect(list["items"]?[0]?["workout_count"] == .number("\(names.count)"))
    }
  }

  @Test func `differs where the letters do`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      for name in ["Çekiş", "Cekis", "Dia", "Día"] {
        try await anna.post(Self.path, ["name": .string(name)]).expect(201)
      }
      #expect(try await anna.get(Self.path).json["items"]?.elements?.count == 4)
    }
  }

  /// As a release compared names that told İ from i and ß from SS.
  private static let before = """
    create or replace function app.exercise_key(name text)
    returns text
    language sql immutable strict parallel safe
    return lower(btrim(regexp_replace(normalize(name, nfkc), '\\s+', ' ', 'g')) collate "und-x-icu");
    """

  @Test func `that was two is one after an upgrade, and nothing that was logged is lost`() async throws {
    try await TestServer.run { (server) async throws in
      let scripts = try MigrationScripts(in: MigrationScripts.findFolder())
      let migration = try #require(scripts.migrations.first { $0.name.hasSuffix("0530_exercise_keys.sql") })
      let repair = try #require(scripts.repeatables.first { $0.name == "repairs/exercise_keys.sql" })
      try server.database.administer(Self.before)
      let anna = try server.signedIn("anna")
      let bea = try server.signedIn("bea")
      for (day, name) in ["Biceps Curl", "BİCEPS CURL", "Straße", "STRASSE", "Übung", "sırt"].enumerated() {
        try await anna.post(
          Self.workouts,
          Sample.workout(
            "Day", at: "2026-05-0\(day + 1)T18:00:00Z", exercise: name, sets: [(5, .number("\(20 + day)"))])
        ).expect(201)
      }
      try await bea.post(
        Self.workouts, Sample.workout("Day", at: "2026-05-01T18:00:00Z", exercise: "BİCEPS CURL")
      )
      .expect(201)
      #expect(try server.count("app.exercises") == 7)

      for script in [migration, repair, repair] {
        try server.database.administer("begin; \(script.text); commit;")
      }

      let list = try await anna.get(Self.path).expect(200).json
      #expect(Set(list.items("name")) == ["Biceps Curl", "Straße", "Übung", "sırt"])
      let curl = try #require(list["items"]?.elements?.first { $0["name"] == "Biceps Curl" })
      #expect(curl["aliases"] == ["BİCEPS CURL"] && curl["workout_count"] == 2)
      let graph = try await anna.get("/v1/lifters/me/progress/\(curl["id"]?.text ?? "")").expect(200).json
      #expect(graph["points"]?.elements?.map { $0["weight"] } == [20, 21])
      for name in ["SIRT", "BICEPS CURL", "strasse"] {
        try await anna.post(
          Self.workouts, Sample.workout("Later", at: "2026-05-20T18:00:00Z", exercise: name)
        ).expect(201)
      }
      #expect(try await anna.get(Self.path).json["items"]?.elements?.count == 4)
      #expect(try await bea.get(Self.path).json.items("name") == ["BİCEPS CURL"])
      #expect(
        try server.database.rows("select from app.exercises where key <> app.exercise_key(name)").isEmpty)
    }
  }
}
