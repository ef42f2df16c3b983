internal import Primitives
internal import TestKit
internal import Testing

struct HistoryTests {
  @Test func `an empty history is an empty list`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      #expect(try await anna.get("/v1/lifters/me/workouts").expect(200).json == ["items": []])
      #expect(try await anna.get("/v1/lifters/me/exercises").expect(200).json == ["items": []])
    }
  }

  @Test func `pages hold every workout once, newest first, also while others are logged`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      // Two at the same moment, so that the identifier has to distinguish them.
      for day in 1...9 {
        for name in ["\(day)a", "\(day)b"] {
          let workout = Sample.workout(name, at: "2026-05-0\(day)T18:00:00Z")
          try await anna.post("/v1/lifters/me/workouts", workout).expect(201)
        }
      }
      var seen: [String] = []
      var after: String?
      repeat {
        let cursor = after.map { "&after=\($0)" } ?? ""
        let page = try await anna.get("/v1/lifters/me/workouts?limit=4\(cursor)").expect(200).json
        seen += page.items("name")
        after = page["next"]?.text
        let late = Sample.workout("new", at: "2026-06-01T18:00:00Z")
        try await anna.post("/v1/lifters/me/workouts", late).expect(201)
      } while after != nil
      #expect(seen == (1...9).reversed().flatMap { ["\($0)b", "\($0)a"] })
    }
  }

  @Test func `the history is searched by name, exercise, note and day`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let workouts = [
        Sample.workout("Legs", at: "2026-05-01T18:00:00Z", exercise: "Zercher Squat"),
        Sample.workout("PÜSH 100%", at: "2026-05-02T18:00:00Z", exercise: "Bench"),
        Sample.workout("Pull", at: "2026-05-03T21:59:00Z", exercise: "Row", notes: "Shoulder hurt"),
        Sample.workout("Rest", at: "2026-05-03T22:00:00Z", exercise: "Row"),
      ]
      for workout in workouts { try await anna.post("/v1/lifters/me/workouts", workout).expect(201) }
      func found(_ query: String) async throws -> [String] {
        try await anna.get("/v1/lifters/me/workouts?\(query)").expect(200).json.items("name")
      }
      #expect(try await found("q=leg") == ["Legs"])
      #expect(try await found("q=p%C3%BCsh") == ["PÜSH 100%"])
      #expect(try await found("q=%25") == ["PÜSH 100%"])
      #expect(try await found("q=zercher++squat") == ["Legs"])
      #expect(try await found("q=HURT") == ["Pull"])
      #expect(try await found("q=row") == ["Rest", "Pull"])
      #expect(try await found("q=nothing") == [])
      #expect(try await found("from=2026-05-02&to=2026-05-03") == ["Pull", "PÜSH 100%"])
      #expect(try await found("from=2026-05-04") == ["Rest"])
      #expect(try await found("to=2026-05-01&q=squat") == ["Legs"])
      #expect(try await found("q=") == ["Rest", "Pull", "PÜSH 100%", "Legs"])
    }
  }

  @Test func `words are searched one by one, in notes of sets too, without accents and case`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let noted: JSON = [
        "name": "Día de pierna", "performed_at": "2026-05-01T18:00:00Z", "notes": "Çok ağır",
        "exercises": [
          ["name": "Squat (Barbell)", "notes": "heavy", "sets": [["reps": 5, "notes": "snote gamma"]]]
        ],
      ]
      try await anna.post("/v1/lifters/me/workouts", noted).expect(201)
      try await anna.post("/v1/lifters/me/workouts", Sample.workout("Other", exercise: "Squat")).expect(201)
      func found(_ query: String) async throws -> [String] {
        try await anna.get("/v1/lifters/me/workouts?q=\(query)").expect(200).json.items("name")
      }
      for words in [
        "gamma", "SQUAT%20barbell", "heavy%20squat", "dia", "cok%20agir", "pierna%20gamma%20barbell",
        "A%C4%9EIR",
      ] { #expect(try await found(words) == ["Día de pierna"], "\(words)") }
      #expect(try await found("heavy%20bench") == [])
      #expect(try await found("squat").count == 2)
      #expect(try await found("%20").count == 2)
    }
  }

  @Test func `a row shows exercises, volume and records where they are asked for and open`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = (try server.signedIn("anna"), try server.signedIn("carl", as: "coach"))
      let workout: JSON = [
        "name": "Legs", "performed_at": "2026-05-01T18:00:00Z",
        "exercises": [
          [
            "name": "Squat",
            "sets": [
              ["kind": "warm_up", "reps": 5, "weight": 150], ["reps": 5, "weight": 100],
              ["reps": 3, "weight": 110],
            ],
          ],
          ["name": "Plank", "sets": [["duration_seconds": 60], ["duration_seconds": 90]]],
        ],
      ]
      try await anna.post("/v1/lifters/me/workouts", workout).expect(201)
      let path = "/v1/lifters/me/workouts"
      let row = try #require(try await anna.get("\(path)?include=details").expect(200).json["items"]?[0])
      #expect(row["volume"] == 830 && row["unit"] == "kg" && row["exercise_count"] == 2)
      #expect((row["record_count"]?.integer ?? 0) > 0)
      let squat = row["exercises"]?[0]
      #expect(squat?["name"] == "Squat" && squat?["lift"] == "squat" && squat?["volume"] == 830)
      #expect(squat?["top_set"]?["weight"] == 110 && squat?["top_set"]?["reps"] == 3)
      #expect(row["exercises"]?[1]?["top_set"]?["duration_seconds"] == 90)
      #expect(try await anna.get(path).json["items"]?[0]?["exercises"] == nil)
      let coached = "/v1/lifters/\(anna.account)/workouts?include=details"
      try server.share(["history"], of: anna, with: carl)
      let bare = try await carl.get(coached).expect(200).json["items"]?[0]
      for member in ["exercises", "volume", "record_count"] { #expect(bare?[member] == nil, "\(member)") }
      try server.share(["history", "workout_details", "all_lifts"], of: anna, with: carl)
      let open = try await carl.get(coached).expect(200).json["items"]?[0]
      #expect(open?["exercises"]?[0]?["name"] == "Squat" && open?["record_count"] == row["record_count"])
    }
  }

  @Test func `who may see every lift finds the exercises, by their days`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = (try server.signedIn("anna"), try server.signedIn("carl", as: "coach"))
      for (day, exercise) in [("01", "Row"), ("02", "Curl"), ("03", "Curl")] {
        let workout = Sample.workout("Day", at: "2026-05-\(day)T18:00:00Z", exercise: exercise)
        try await anna.post("/v1/lifters/me/workouts", workout).expect(201)
      }
      try server.share(["all_lifts"], of: anna, with: carl)
      let list = try await carl.get("/v1/lifters/\(anna.account)/exercises").expect(200).json
      #expect(list.items("name") == ["Curl", "Row"] && list["items"]?[0]?["workout_count"] == 2)
      try server.share(["main_lifts"], of: anna, with: carl)
      try await carl.get("/v1/lifters/\(anna.account)/exercises").expect(404)
    }
  }

  @Test(arguments: [
    ("limit=0", "/limit too_small"), ("limit=101", "/limit too_large"), ("limit=many", "/limit wrong_type"),
    ("after=nowhere", "/after invalid"), ("from=yesterday", "/from invalid"),
    ("order=name", "/order unknown"), ("from=2026-05-02&to=2026-05-01", "/to too_small"),
    ("q=a&q=b", "/q duplicate"),
  ])
  func `a query that can't be meant is refused by its parameter`(_ query: String, _ fault: String)
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      #expect(try await anna.get("/v1/lifters/me/workouts?\(query)").expect(422).faults == [fault])
    }
  }

  @Test func `a coach opens the list, the details, or both, as the scopes say`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = (try server.signedIn("anna"), try server.signedIn("carl", as: "coach"))
      let workout = Sample.workout("Legs", exercise: "Zercher Squat", notes: "knee")
      let location = try await anna.post("/v1/lifters/me/workouts", workout).expect(201).headers["location"]
      let list = "/v1/lifters/\(anna.account)/workouts"
      let one = try #require(location).replacing("/me/", with: "/\(anna.account)/")
      let exercises = "/v1/lifters/\(anna.account)/exercises"

      for path in [list, one, exercises] { try await carl.get(path).expect(404) }
      try server.share(["history"], of: anna, with: carl)
      #expect(try await carl.get(list).expect(200).json.items("name") == ["Legs"])
      for path in [one, exercises] { try await carl.get(path).expect(404) }
      #expect(try await carl.get("\(list)?q=legs").json.items("name") == ["Legs"])
      for text in ["knee", "zercher"] {
        #expect(try await carl.get("\(list)?q=\(text)").json.items("name") == [])
      }

      try server.share(["workout_details"], of: anna, with: carl)
      try await carl.get(list).expect(404)
      #expect(try await carl.get(one).expect(200).json["notes"] == "knee")
      #expect(try await carl.get(exercises).expect(200).json.items("name") == ["Zercher Squat"])
      try await carl.put(one, workout).expect(404)
      try await carl.delete(one).expect(404)

      try server.share(["history", "workout_details"], of: anna, with: carl)
      #expect(try await carl.get("\(list)?q=knee").json.items("name") == ["Legs"])
      try server.share([], of: anna, with: carl)
      for path in [list, one, exercises] { try await carl.get(path).expect(404) }
    }
  }
}
