import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// Workouts that are alike on a day.
@Suite struct `A twin in a file` {
  private static func hevy(_ starts: [String], title: String = "Push-ups") -> String {
    let header =
      "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,"
      + "distance_km,duration_seconds,rpe\n"
    return header
      + starts.flatMap { start in
        (0..<2).map { "\"\(title)\",\"\(start)\",,,\"Push Up\",,,\($0),normal,,20,,,\n" }
      }.joined()
  }

  private static let fitNotes = """
    Date,Exercise,Category,Weight,Weight Unit,Reps
    2026-04-08,Push Up,Chest,0,kgs,20
    2026-04-08,Push Up,Chest,0,kgs,20
    """

  @Test func `is not the evening that is like the morning, whenever the file was written`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let (morning, evening) = ("8 Apr 2026, 07:00", "8 Apr 2026, 19:00")
      try await anna.importing(Self.hevy([morning])).expect(201)
      let report = try await anna.importing(Self.hevy([morning, evening])).expect(201).json
      #expect(report["workouts"] == ImportSamples.workouts(added: 1, unchanged: 1))
      #expect(try await anna.workouts().count == 2)
      // Both moved or renamed in the other app are the two that are here.
      for file in [
        Self.hevy(["8 Apr 2026, 07:05", "8 Apr 2026, 19:05"]), Self.hevy([morning, evening], title: "Home"),
      ] {
        let moved = try await anna.importing(file).expect(201).json
        #expect(moved["workouts"] == ImportSamples.workouts(twins: 2))
      }
      // A third one of that day is none.
      let third = try await anna.importing(Self.hevy([morning, evening, "8 Apr 2026, 21:00"])).expect(201)
        .json
      #expect(third["workouts"] == ImportSamples.workouts(added: 1, unchanged: 2))
    }
  }

  @Test func `is the one of two that is nearer to what another app brought`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let strong = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-04-08 19:02:00,Evening,1h,Push Up,1,0,20,0,0,,,
        2026-04-08 19:02:00,Evening,1h,Push Up,2,0,20,0,0,,,
        """
      try await anna.importing(strong, "?unit=kg").expect(201)
      let both = Self.hevy(["8 Apr 2026, 07:00", "8 Apr 2026, 19:00"])
      let dry = try await anna.importing(both, "?dry_run=true").expect(200).json
      let report = try await anna.importing(both).expect(201)
      for answer in [
        dry, try report.json, try await anna.get(report.headers["location"] ?? "").expect(200).json,
      ] {
        #expect(answer["workouts"] == ImportSamples.workouts(added: 1, twins: 1))
        #expect(answer["twins"] == [["name": "Push-ups", "started_at": "2026-04-08 19:00:00"]])
      }
      #expect(try await anna.workouts().compactMap { $0["name"]?.text } == ["Evening", "Push-ups"])
    }
  }

  @Test func `may be as many as another app brought, and no more`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(Self.fitNotes).expect(201)
      let both = Self.hevy(["8 Apr 2026, 07:00", "8 Apr 2026, 19:00"])
      let report = try await anna.importing(both).expect(201).json
      #expect(report["workouts"] == ImportSamples.workouts(added: 1, twins: 1))
      let again = try await anna.importing(both, "?twins=true").expect(201).json
      #expect(again["workouts"] == ImportSamples.workouts(added: 1, unchanged: 1))
    }
  }

  @Test func `is of the same day in the person's zone`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(Self.fitNotes, "?time_zone=America/New_York").expect(201)
      let columns = "&columns=date,exercise,reps"
      // Half past eleven in the evening of New York is the next day in UTC.
      for (start, twins) in [("2026-04-09 03:30:00 UTC", 1), ("2026-04-09 04:30:00 UTC", 0)] {
        let table = "Date,Exercise,Reps\n\(start),Push Up,20\n\(start),Push Up,20\n"
        let report = try await anna.importing(table, "?dry_run=true&time_zone=America/New_York\(columns)")
          .expect(200).json
        #expect(report["workouts"]?["twins"]?.integer == twins, "\(start)")
      }
    }
  }
}
