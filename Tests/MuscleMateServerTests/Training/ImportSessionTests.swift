import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

/// Tables with a time on each set.
@Suite struct `A session in a table` {
  private static let header = "SessionId,Timestamp,Exercise,Reps,Weight (kg)"
  private static let rows = [
    "s1,2026-01-22 18:00:05,Squat,5,100", "s1,2026-01-22 18:04:11,Squat,5,100",
    "s1,2026-01-22 18:20:00,Bench,8,60",
    "s2,2026-01-24 07:00:00,Squat,5,102.5", "s2,2026-01-24 07:05:30,Squat,5,102.5",
  ]

  private static func table(_ rows: [String]) -> String { ([header] + rows).joined(separator: "\n") + "\n" }

  private static func described(_ file: ImportFile) -> [String] {
    file.workouts.map { "\($0.start) \($0.exercises.map { "\($0.name) \($0.sets.map { $0.reps ?? 0 })" })" }
  }

  private static let expected = [
    "2026-01-22 18:00:05 [\"Squat [5, 5]\", \"Bench [8]\"]", "2026-01-24 07:00:00 [\"Squat [5, 5]\"]",
  ]

  @Test(arguments: ["session,date,exercise,reps,weight:kg", "-,date,exercise,reps,weight:kg"])
  func `is one workout in whatever order the file has it`(_ columns: String) throws {
    for rows in [Self.rows, Self.rows.reversed(), [3, 0, 4, 2, 1].map { Self.rows[$0] }] {
      #expect(Self.described(try ImportSamples.read(Self.table(rows), as: columns)) == Self.expected)
    }
  }

  @Test func `goes on where the next set is at most two hours later, and under the same name`() throws {
    let table = """
      when,workout,exercise,reps
      2026-01-22 10:00:00,A,Squat,1
      2026-01-22 12:00:00,A,Squat,2
      2026-01-22 14:00:01,A,Squat,3
      2026-01-22 14:10:00,B,Squat,4
      2026-01-22T13:30:00Z,A,Squat,5
      2026-01-22T14:15:00+00:00,A,Squat,6
      """ + "\n"
    let file = try ImportSamples.read(table, as: "date,workout,exercise,reps")
    #expect(
      file.workouts.map { "\($0.name) \($0.exercises.flatMap { $0.sets.map { $0.reps ?? 0 } })" }.sorted()
        == [
          "A [1, 2]", "A [3]", "A [5, 6]", "B [4]",
        ])
  }

  @Test func `keeps its identity when the file grows, at its end and at its beginning`() async throws {
    try await TestServer.run { server in
      for columns in ["session,date,exercise,reps,weight:kg", "-,date,exercise,reps,weight:kg"] {
        let lifter = try await server.person("lifter\(columns.prefix(1) == "-" ? 1 : 2)", as: "lifter")
        let query = "?columns=\(columns)"
        let parts = [Array(Self.rows[1...1]), Array(Self.rows[1...2]), Array(Self.rows[0...2])]
        for (place, rows) in parts.enumerated() {
          let report = try await lifter.importing(Self.table(rows), query).expect(201).json
          let counts = ImportSamples.workouts(added: place == 0 ? 1 : 0, updated: place == 0 ? 0 : 1)
          #expect(report["workouts"] == counts, "\(columns) \(place)")
        }
        let again = try await lifter.importing(Self.table(Self.rows), query).expect(201).json
        #expect(again["workouts"] == ImportSamples.workouts(added: 1, unchanged: 1))
        #expect(try await lifter.workouts().map { $0["set_count"]?.integer } == [2, 3])
      }
    }
  }

  @Test func `whose id is that of a workout of ours is another one all the same`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let own =
        try await anna.post(
          "/v1/lifters/me/workouts",
          [
            "name": "Mine", "performed_at": "2026-01-22T17:00:00Z",
            "exercises": [["name": "Squat", "sets": [["reps": 3]]]],
          ]
        ).expect(201).json["id"]?.text ?? ""
      let table = Self.table(Self.rows.prefix(3).map { $0.replacing("s1", with: own) })
      let report = try await anna.importing(table, "?columns=session,date,exercise,reps,weight:kg").expect(
        201
      ).json
      #expect(report["workouts"] == ImportSamples.workouts(added: 1))
      #expect(try await anna.workouts().count == 2)
    }
  }

  @Test func `holds no more sets of an exercise than a workout may, and tells the others`() throws {
    let rows = (0..<120).map {
      "s1,2026-01-22 18:\($0 / 60 < 1 ? "00" : "01"):\($0 % 60 < 10 ? "0" : "")\($0 % 60),Squat,5,100"
    }
    let file = try ImportSamples.read(Self.table(rows), as: "session,date,exercise,reps,weight:kg")
    #expect(file.workouts.map(\.setCount) == [100])
    #expect(file.problems.map(\.count).reduce(0, +) == 20)
  }
}
