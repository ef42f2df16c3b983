internal import DatabaseAdministration
internal import OperatingSystem
internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

@Suite struct `Medical conditions` {
  static let path = "/v1/lifters/me/medical-conditions"

  static func told(_ name: String) -> JSON {
    ["conditions": [["name": .string(name), "notes": "since school", "since": "2009-04-01"]]]
  }

  @Test func `are told, replaced and taken back, and shown to whom the lifter lets in`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let carl = try server.signedIn("carl", as: "coach")
      let theirs = "/v1/lifters/\(anna.account)/medical-conditions"
      #expect(try await anna.get(Self.path).expect(200).json == ["conditions": []])
      let kept = try await anna.put(Self.path, Self.told("Asthma")).expect(200).json
      #expect(kept["conditions"] == Self.told("Asthma")["conditions"])
      #expect(kept["updated_at"]?.text != nil)
      #expect(try await anna.get(Self.path).expect(200).json == kept)

      try server.share(["body_metrics", "history", "photos"], of: anna, with: carl)
      try await carl.get(theirs).expect(404)
      try server.share(["health"], of: anna, with: carl)
      #expect(try await carl.get(theirs).expect(200).json == kept)
      try await carl.put(theirs, Self.told("None")).expect(404)
      try await carl.delete(theirs).expect(404)
      #expect(try await anna.items("/v1/me/access-log", "scope") == ["health"])
      #expect(try await carl.get(Self.path).expect(200).json == ["conditions": []])

      try await anna.put(Self.path, Self.told("Hay fever")).expect(200)
      #expect(try await anna.get(Self.path).json["conditions"]?[0]?["name"] == "Hay fever")
      try await anna.delete(Self.path).expect(204)
      #expect(try await anna.get(Self.path).expect(200).json == ["conditions": []])
    }
  }

  @Test func `never stand in the database, whatever is dumped of it`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.put(Self.path, Self.told("Zwergfellhochstand")).expect(200)
      let program = try PostgresInstallation.find().program("pg_dump")
      let dump = try await Programs.run([program, "--dbname=\(server.database.superuser)"])
      #expect(dump.status == 0)
      #expect(dump.output.contains("COPY app.medical_conditions"))
      let hex = Hexadecimal.encode("Zwergfell".utf8)
      #expect(!dump.output.contains("Zwergfell") && !dump.output.contains(hex))
      // And the account's admins have no way to what there is.
      #expect(throws: (any Error).self) {
        let session = try ScriptSession(server.database.server)
        _ = try session.rows("set role mm_admin")
        _ = try session.rows("select from app.medical_conditions")
      }
    }
  }

  @Test func `are refused with every fault at once, and not repeated in the answer or shown for another`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let body: JSON = [
        "conditions": [
          ["name": "", "since": "2009-13-01"], ["notes": 7], ["name": "Asthma", "secret": "x"],
        ]
      ]
      let refused = try await anna.put(Self.path, body).expect(422)
      #expect(
        refused.faults == [
          "/conditions/0/name missing", "/conditions/0/since invalid", "/conditions/1/name missing",
          "/conditions/1/notes wrong_type", "/conditions/2/secret unknown",
        ])
      #expect(!refused.text.contains("Asthma"))
      let many = JSON.array((0...50).map { ["name": .string("\($0)")] })
      #expect(
        try await anna.put(Self.path, ["conditions": many]).expect(422).faults == ["/conditions too_many"])
      #expect(try await anna.get(Self.path).expect(200).json == ["conditions": []])
    }
  }

  /// A writer to the database can still not show one lifter's to another, or make up any.
  @Test func `open nowhere but where they were told`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let ben = try server.signedIn("ben")
      try await anna.put(Self.path, Self.told("Asthma")).expect(200)
      try await ben.put(Self.path, Self.told("Gout")).expect(200)
      try server.database.administer(
        """
        update app.medical_conditions as moved
           set sealed = other.sealed
          from app.medical_conditions as other
         where moved.lifter_id = '\(ben.account)'
           and other.lifter_id = '\(anna.account)'
        """)
      let answer = try await ben.get(Self.path)
      #expect(answer.status == 500)
      #expect(!answer.text.contains("Asthma"))
      try await anna.get(Self.path).expect(200)
    }
  }
}
