internal import Primitives
internal import TestKit
internal import Testing

/// FitDeck's rules of routines and days of rest, one by one.
struct FitDeckScheduleTests {
  @Test func `FitDeck: each exercise of a routine can have a free note`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let routine: JSON = [
        "name": "Arms", "weekdays": ["tuesday"],
        "exercises": [
          ["name": "Biceps Curl", "notes": "seat on hole 4, \"slow\"", "sets": [["reps": 12]]],
          ["name": "Dip", "sets": [["reps": 8]]],
        ],
      ]
      let path = try await anna.makeTemplate(routine)
      let exercises = try await anna.get(path).json["exercises"]
      #expect(exercises?[0]?["notes"] == "seat on hole 4, \"slow\"")
      #expect(exercises?[1]?["notes"] == nil)
    }
  }

  @Test func `FitDeck: a routine has supersets of two, three or more, and a name`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let routine = Sample.template("Full Body", "Row 1", "Dip 1", "Curl 2", "Squat 2", "Jump 2", "Plank")
      let path = try await anna.makeTemplate(routine)
      #expect(try await anna.get(path).json.arrangement == "Row1 Dip1 Curl2 Squat2 Jump2 Plank")
      let four = Sample.template("Circuit", "Row 1", "Dip 1", "Curl 1", "Squat 1")
      #expect(try await anna.put(path, four).expect(200).json["name"] == "Circuit")
      try await anna.post("/v1/templates", routine.with("name", "")).expect(422)
      try await anna.post("/v1/templates", Sample.template("Alone", "Row 1", "Dip")).expect(422)
    }
  }

  @Test func `FitDeck: a routine stands on chosen weekdays or on any day`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let push = try await anna.makeTemplate(
        Sample.template("Push", "Press", weekdays: ["tuesday", "friday"]))
      let core = try await anna.makeTemplate(Sample.template("Core", "Plank"))
      try await anna.put("\(core)/days", ["any_day": true, "weekdays": []]).expect(200)
      let week = try await anna.get("/v1/schedule").expect(200).json
      #expect(week.routines == ["", "", "Push", "", "", "Push", ""])
      #expect(week["any_day"]?[0]?["name"] == "Core")
      let moved = try await anna.put("\(push)/days", ["weekdays": ["sunday"]]).expect(200).json
      #expect(moved["weekdays"] == ["sunday"])
      #expect(try await anna.get("/v1/schedule").json.routines == ["Push", "", "", "", "", "", ""])
      try await anna.put("\(push)/days", ["weekdays": ["sunday", "sunday"]]).expect(422)
      try await anna.put("\(push)/days", ["weekdays": ["someday"]]).expect(422)
      #expect(try await anna.get("/v1/schedule").json.routines == ["Push", "", "", "", "", "", ""])
    }
  }

  @Test func `FitDeck: today lists the weekday's routines and those for any day`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", zone: Noon.zone)
      let day = try server.weekday(in: Noon.zone)
      _ = try await anna.makeTemplate(Sample.template("Due", "Press", weekdays: [.string(day.today)]))
      _ = try await anna.makeTemplate(Sample.template("Not due", "Press", weekdays: [.string(day.tomorrow)]))
      _ = try await anna.makeTemplate(Sample.template("Core", "Plank").with("any_day", true))
      let today = try await anna.get("/v1/today").expect(200).json
      #expect(today["weekday"]?.text == day.today)
      #expect(today["routines"]?.elements?.compactMap { $0["name"]?.text } == ["Due"])
      #expect(today["any_day"]?.elements?.compactMap { $0["name"]?.text } == ["Core"])
    }
  }

  @Test func `FitDeck: a weekday with routines can't become a rest day`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let push = try await anna.makeTemplate(Sample.template("Push", "Press", weekdays: ["tuesday"]))
      _ = try await anna.makeTemplate(Sample.template("Core", "Plank", weekdays: ["tuesday"]))
      let refusal = try await anna.send("PUT", "/v1/schedule/rest-days/tuesday").expect(409)
      let detail = try refusal.json["detail"]?.text ?? ""
      for word in ["Tuesday", "Push", "Core"] { #expect(detail.contains(word), "\(detail)") }
      try await anna.patch("/v1/me", ["locale": "de"]).expect(200)
      let german = try await anna.send("PUT", "/v1/schedule/rest-days/tuesday").expect(409)
      #expect(try german.json["detail"]?.text?.contains("Dienstag") == true)
      try await anna.send("PUT", "/v1/schedule/rest-days/wednesday").expect(200)
      // Once the routines are off the day, it can.
      try await anna.put("\(push)/days", ["weekdays": []]).expect(200)
      try await anna.send("PUT", "/v1/schedule/rest-days/tuesday").expect(409)
      let core = try await anna.get("/v1/templates").json["items"]?[1]?["id"]?.text ?? ""
      try await anna.delete("/v1/templates/\(core)").expect(204)
      let week = try await anna.send("PUT", "/v1/schedule/rest-days/tuesday").expect(200).json
      #expect(week.restDays == ["tuesday", "wednesday"])
    }
  }

  @Test func `FitDeck: permanent rest days can't be chosen for a routine`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for day in ["sunday", "tuesday"] {
        try await anna.send("PUT", "/v1/schedule/rest-days/\(day)").expect(200)
      }
      let routine = Sample.template("Push", "Press", weekdays: ["monday", "tuesday", "sunday"])
      let refusal = try await anna.post("/v1/templates", routine).expect(409)
      #expect(refusal.problem == "conflict")
      #expect(try refusal.json["detail"]?.text?.contains("Sunday, Tuesday;") == true, "\(refusal.text)")
      #expect(try await anna.get("/v1/templates").json["items"] == [])
      let path = try await anna.makeTemplate(routine.with("weekdays", ["monday"]))
      try await anna.put("\(path)/days", ["weekdays": ["monday", "sunday"]]).expect(409)
      try await anna.put(path, routine).expect(409)
      #expect(try await anna.get(path).json["weekdays"] == ["monday"])
      try await anna.put("\(path)/days", ["weekdays": ["monday", "friday"]]).expect(200)
    }
  }

  @Test func `FitDeck: a permanent rest day stays until it is taken back`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", zone: Noon.zone)
      let today = try server.weekday(in: Noon.zone).today
      try await anna.send("PUT", "/v1/schedule/rest-days/\(today)").expect(200)
      // Saying it twice says the same.
      let week = try await anna.send("PUT", "/v1/schedule/rest-days/\(today)").expect(200).json
      #expect(week.restDays == [today])
      #expect(try await anna.get("/v1/today").json["rest"] == "permanent")
      try await anna.delete("/v1/schedule/rest-days/\(today)").expect(200)
      #expect(try await anna.get("/v1/schedule").json.restDays == [])
      #expect(try await anna.get("/v1/today").json["rest"] == "none")
      try await anna.makeTemplateOn(today)
      try await anna.send("PUT", "/v1/schedule/rest-days/someday").expect(404)
    }
  }

  @Test func `FitDeck: rest today lapses at the end of that day`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      // A zone eleven hours behind UTC, then one fourteen ahead: there it is always another day.
      try await anna.patch("/v1/me", ["time_zone": "Pacific/Pago_Pago"]).expect(200)
      let today = try server.weekday(in: "Pacific/Pago_Pago").today
      try await anna.makeTemplateOn(today)
      // Routines are not refused for a rest of today alone.
      #expect(try await anna.send("PUT", "/v1/schedule/rest-today").expect(200).json["rests_today"] == true)
      #expect(try await anna.get("/v1/today").json["rest"] == "today_only")
      try await anna.patch("/v1/me", ["time_zone": "Pacific/Kiritimati"]).expect(200)
      #expect(try await anna.get("/v1/today").json["rest"] == "none")
      #expect(try await anna.get("/v1/schedule").json["rests_today"] == false)
      #expect(try await anna.get("/v1/schedule").json.restDays == [])
    }
  }

  @Test func `FitDeck: rest today can be taken back before the day ends`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", zone: Noon.zone)
      try await anna.send("PUT", "/v1/schedule/rest-today").expect(200)
      #expect(try await anna.delete("/v1/schedule/rest-today").expect(200).json["rests_today"] == false)
      #expect(try await anna.get("/v1/today").json["rest"] == "none")
    }
  }

  @Test func `FitDeck: editing adds, deletes and moves exercises and supersets, and changes the day`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.makeTemplate(
        Sample.template("Push", "Press 1", "Fly 1", "Dip", weekdays: ["tuesday"]))
      let added = Sample.template("Push", "Press 1", "Fly 1", "Dip", "Plank 2", "Crunch 2")
      #expect(
        try await anna.put(path, added).expect(200).json.arrangement == "Press1 Fly1 Dip Plank2 Crunch2")
      let deleted = Sample.template("Push", "Press 1", "Fly 1", "Plank 2", "Crunch 2")
      #expect(try await anna.put(path, deleted).expect(200).json.arrangement == "Press1 Fly1 Plank2 Crunch2")
      let moved = try await anna.post("\(path)/moves", ["from": 3, "to": 0, "whole": true]).expect(200).json
      #expect(moved.arrangement == "Plank2 Crunch2 Press1 Fly1")
      let single = try await anna.post("\(path)/moves", ["from": 0, "to": 3]).expect(200).json
      #expect(single.arrangement == "Crunch Press1 Fly1 Plank")
      let other = try await anna.put("\(path)/days", ["weekdays": ["thursday"]]).expect(200).json
      #expect(other["weekdays"] == ["thursday"])
      #expect(other.arrangement == "Crunch Press1 Fly1 Plank")
    }
  }
}

extension Client {
  fileprivate func makeTemplateOn(_ weekday: String) async throws {
    _ = try await makeTemplate(Sample.template("Routine", "Press", weekdays: [.string(weekday)]))
  }
}

extension TestServer {
  /// The weekdays of now in this zone, as the database's clock has it.
  func weekday(in zone: String) throws -> (today: String, tomorrow: String) {
    let words = try database.rows(
      """
      select to_char(now() at time zone '\(zone)', 'fmday'),
             to_char((now() at time zone '\(zone)') + interval '1 day', 'fmday')
      """)
    return (words[0][0] ?? "", words[0][1] ?? "")
  }
}

extension JSON {
  /// The routines of each day from Sunday, their names joined.
  fileprivate var routines: [String] {
    (self["days"]?.elements ?? []).map { day in
      (day["routines"]?.elements ?? []).compactMap { $0["name"]?.text }.joined(separator: ", ")
    }
  }

  fileprivate var restDays: [String] {
    (self["days"]?.elements ?? []).filter { $0["rests"] == true }.compactMap { $0["weekday"]?.text }
  }
}
