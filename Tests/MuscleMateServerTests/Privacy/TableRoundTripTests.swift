internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// The tables of one's training, read again.
@Suite struct `A table of one's training that is imported` {
  private static let areas = ["workouts", "templates", "goals", "measurements"]

  @Test func `comes back onto itself`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      let before = try await anna.file("training")
      for area in Self.areas {
        let table = try await anna.get("/v1/lifters/me/\(area).csv").expect(200).text
        let report = try await anna.importing(table).expect(201).json
        #expect(report["problems"] == [], "\(area)")
        let counts = area == "workouts" ? report["workouts"] : report["areas"]?[area]
        #expect(counts?["added"] == 0 && counts?["edited"] == 0, "\(area)")
        #expect(counts?["unchanged"]?.integer == before[area]?.elements?.count, "\(area)")
      }
      #expect(try await anna.file("training") == before)
    }
  }

  @Test func `is in another account what it was, and not there twice`() async throws {
    try await TestServer.run { server in
      let (anna, bert) = try (server.signedIn("anna"), server.signedIn("bert", zone: "Asia/Tokyo"))
      try await MadeUpLifter.train(anna)
      for area in Self.areas {
        let table = try await anna.get("/v1/lifters/me/\(area).csv").expect(200).text
        let mine = try await anna.file(area)[area]?.withoutTraces
        for turn in 0..<2 {
          let report = try await bert.importing(table).expect(201).json
          #expect(report["problems"] == [], "\(area)")
          let counts = area == "workouts" ? report["workouts"] : report["areas"]?[area]
          #expect(counts?[turn == 0 ? "added" : "unchanged"]?.integer == mine?.elements?.count, "\(area)")
          #expect(try await bert.file(area)[area]?.withoutTraces == mine, "\(area)")
        }
      }
      // By another file it is the same thing.
      let report = try await bert.importing(anna.get("/v1/lifters/me/training.json").text).expect(201).json
      #expect(report["workouts"] == ImportSamples.workouts(unchanged: 7))
      #expect(report["areas"]?["templates"]?["unchanged"] == 2)
    }
  }

  @Test func `may have rows that somebody added, also with semicolons and commas in numbers`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let weights = """
        id;kind;value;unit;measured_at;local_time;time_zone;notes
        ;body_weight;82,45;kg;2026-01-05T06:00:00Z;;Europe/Berlin;"two
        lines"
        """
      for count in [1, 0] {
        let report = try await anna.importing(weights).expect(201).json
        #expect(report["areas"]?["measurements"]?["added"]?.integer == count)
      }
      let kept = try await anna.file("measurements")["measurements"]?[0]
      #expect(kept?["value"] == .number("82.45") && kept?["notes"] == "two\nlines")
      let templates = """
        template_id,template,exercise,kind,reps,reps_max,weight,weight_unit
        ,Legs,Squat,working,5,8,100,kg
        ,Legs,Squat,working,3,,110,kg
        ,Legs,Lunge,working,12,,,
        """
      try await anna.importing(templates).expect(201)
      let legs = try await anna.file("templates")["templates"]?[0]
      #expect(legs?["exercises"]?.elements?.map { $0["sets"]?.elements?.count } == [2, 1])
    }
  }

  @Test(arguments: [
    ("01.02.2026", "13.03.2026", "WAHR", ";"), ("2/1/2026", "3/13/2026", "TRUE", ","),
    ("2026-02-01", "2026-03-13", "DOĞRU", ";"),
  ])
  func `may have been saved by a spreadsheet of another language`(
    _ start: String, _ end: String, _ yes: String, _ separator: String
  ) async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      func table(_ rows: String) -> String { rows.replacing(",", with: separator) }
      let goals = try await anna.importing(
        table("id,kind,exercise,target,unit,started_on,due_on\n,body_weight,,80,kg,\(start),\(end)")
      ).expect(201).json
      #expect(goals["problems"] == [])
      let goal = try await anna.file("goals")["goals"]?[0]
      #expect(goal?["started_on"] == "2026-02-01" && goal?["due_on"] == "2026-03-13")
      let templates = try await anna.importing(
        table("template_id,template,any_day,exercise,kind,reps,reps_max\n,Legs,\(yes),Squat,working,5,8")
      ).expect(201).json
      #expect(templates["problems"] == [])
      #expect(try await anna.file("templates")["templates"]?[0]?["any_day"] == true)
    }
  }

  @Test func `guesses no month of a day that could be one`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let report = try await anna.importing(
        "id,kind,target,unit,started_on,due_on\n,body_weight,80,kg,1/2/2026,3/4/2026"
      ).json
      let columns = (report["problems"]?.elements ?? []).compactMap { $0["column"]?.text }
      #expect(Set(columns) == ["started_on", "due_on"])
    }
  }

  @Test func `names the line and the column of what is wrong, which costs that row`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let table = """
        id,kind,value,unit,measured_at,local_time,time_zone,notes
        ,body_weight,heavy,kg,2026-01-05T06:00:00Z,,UTC,
        ,body_weight,80,stone,2026-01-06T06:00:00Z,,UTC,
        ,body_weight,81,kg,2026-01-07T06:00:00Z,,UTC,
        ,body_weight,82,kg
        """
      let report = try await anna.importing(table).expect(201).json
      #expect(report["areas"]?["measurements"]?["added"] == 1)
      let problems = (report["problems"]?.elements ?? []).map {
        "\($0["line"]?.integer ?? 0) \($0["column"]?.text ?? "-") \($0["code"]?.text ?? "?")"
      }
      #expect(problems == ["2 value wrong_type", "3 unit invalid", "5 - columns"])
    }
  }
}
