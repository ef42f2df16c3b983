import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

extension Client {
  fileprivate func drawing(_ path: String, of lifter: String = "me") async throws -> String {
    let answer = try await get("/v1/lifters/\(lifter)/\(path)").expect(200)
    #expect(answer.headers["content-type"] == "image/svg+xml")
    return answer.text
  }

  /// Logs sets of an exercise on a day, all of one weight.
  fileprivate func lift(
    _ exercise: String, on day: String, _ weight: JSON, reps: Int = 5, unit: String = "kg"
  ) async throws {
    let set: JSON = [
      "reps": .number("\(reps)"), "weight": weight, "unit": .string(unit), "rpe": .number("8.5"),
    ]
    let workout: JSON = [
      "name": "W", "performed_at": .string("\(day)T12:00:00Z"), "time_zone": "Europe/Berlin",
      "exercises": [["name": .string(exercise), "sets": [set]]],
    ]
    try await post("/v1/lifters/me/workouts", workout).expect(201)
  }
}

private func labels(_ svg: String) -> [String] {
  svg.matches(of: /aria-label="([^"]*)"/).map { String($0.1) }
}

private func title(_ svg: String) -> String {
  svg.firstMatch(of: /<title[^>]*>([^<]*)</).map { String($0.1) } ?? ""
}

@Suite struct `A drawing of a lift` {
  @Test func `has a sentence, and a link with words for each point, its records marked`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      for (day, weight) in [("2026-01-05", 100), ("2026-01-12", 95), ("2026-02-23", 105)] {
        try await anna.lift("Squat", on: day, .number("\(weight)"))
      }
      let svg = try await anna.drawing("progress/squat/drawing")
      #expect(
        title(svg)
          == "Squat, estimated 1RM, 5 January to 23 February 2026: from 116.7 kg to 122.5 kg, 2 records")
      #expect(
        labels(svg) == [
          "5 January: 116.7 kg, from 100 kg × 5 @8.5, record", "12 January: 110.8 kg, from 95 kg × 5 @8.5",
          "23 February: 122.5 kg, from 105 kg × 5 @8.5, record",
        ])
      #expect(svg.matches(of: /class="best"/).count == 2)
      #expect(svg.contains("stroke-dasharray"), "from January to February is a break")
      let workouts = try await anna.items("/v1/lifters/me/workouts").compactMap { $0["id"]?.text }
      #expect(workouts.count == 3 && workouts.allSatisfy { svg.contains("href=\"/train/workouts/\($0)\"") })
      let points = try await anna.get("/v1/lifters/me/progress/squat").expect(200).json["points"]
      #expect(points?.elements?.map { $0["record"] } == [true, nil, true])
    }
  }

  @Test func `shows the help of a machine with a minus`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try server.weigh(anna, kilograms: 80)
      try await anna.lift("Pull Up (Assisted)", on: "2026-03-02", 20, reps: 8)
      try await anna.lift("Pull-up", on: "2026-03-02", 20, reps: 8)
      for exercise in try await anna.items("/v1/lifters/me/exercises") {
        let sign = exercise["measure"] == "assisted_reps" ? "−" : ""
        let id = try #require(exercise["id"]?.text)
        for measure in ["e1rm", "weight"] {
          let svg = try await anna.drawing("progress/\(id)/drawing?measure=\(measure)")
          #expect(labels(svg).first?.contains("from \(sign)20 kg × 8") == true, "\(labels(svg))")
        }
      }
    }
  }

  @Test func `says that there is nothing, or the one point`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let empty = try await anna.drawing("progress/deadlift/drawing?width=360")
      #expect(title(empty) == "Deadlift, estimated 1RM: nothing yet")
      #expect(!empty.contains("role=\"list\""))
      try await anna.lift("Deadlift", on: "2026-03-02", 180, reps: 1)
      let one = try await anna.drawing("progress/deadlift/drawing?width=360&measure=weight")
      #expect(title(one) == "Deadlift, heaviest set, 2 March 2026: 180 kg, 1 record")
      #expect(labels(one) == ["2 March: 180 kg, from 180 kg × 1 @8.5, record"])
    }
  }

  @Test(arguments: [
    ("en", "Bench press, volume, 2 March to 4 March 2026: from 525 kg to 1,050.5 kg", "4 March: 1,050.5 kg"),
    (
      "de", "Bankdrücken, Volumen, 2. März bis 4. März 2026: von 525 kg auf 1.050,5 kg", "4. März: 1.050,5 kg"
    ),
    (
      "es", "Press de banca, volumen, del 2 de marzo al 4 de marzo de 2026: de 525 kg a 1050,5 kg",
      "4 de marzo: 1050,5 kg"
    ),
    (
      "tr", "Bench press, hacim, 2 Mart – 4 Mart 2026: 525 kg değerinden 1.050,5 kg değerine",
      "4 Mart: 1.050,5 kg"
    ),
  ])
  func `speaks the person's language`(_ locale: String, _ sentence: String, _ label: String) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.patch("/v1/me", ["locale": .string(locale)]).expect(200)
      try await anna.lift("Bench Press", on: "2026-03-02", 105)
      try await anna.lift("Bench Press", on: "2026-03-04", .number("210.1"))
      let svg = try await anna.drawing("progress/bench_press/drawing?measure=volume")
      #expect(title(svg) == sentence)
      #expect(labels(svg).last == label)
    }
  }

  @Test func `shows pounds as they were entered, and a goal in the unit that is asked for`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.lift("Squat", on: "2026-03-02", 315, unit: "lb")
      let svg = try await anna.drawing(
        "progress/squat/drawing?unit=lb&goal=380&goal_by=2026-06-01&scale=fitted")
      #expect(labels(svg) == ["2 March: 367.5 lb, from 315 lb × 5 @8.5, record"])
      #expect(svg.contains(">Goal 380 lb by 1 June 2026<"))
      let problem = try await anna.get("/v1/lifters/me/progress/squat/drawing?goal=-1&width=400").expect(422)
      #expect(try problem.json["errors"]?.elements?.count == 2)
    }
  }

  @Test func `of an exercise is called by its name, and nothing that was typed becomes markup`() async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let curl = try await anna.logged("Curl <b>\"&\"", reps: 5)
      let svg = try await anna.drawing("progress/\(curl)/drawing")
      #expect(title(svg).hasPrefix("Curl &lt;b&gt;&quot;&amp;&quot;, estimated 1RM"))
      let answer = try await anna.get("/v1/lifters/me/progress/\(curl)").expect(200).json
      #expect(answer["exercise"]?.text == "Curl <b>\"&\"")
      try await anna.get("/v1/lifters/me/progress/\(TrainingLog.id(1))/drawing").expect(404)
    }
  }

  @Test func `of more than 180 days is one of weeks and says so, and stays under 12 KB on its way`()
    async throws
  {
    try await TestServer.run { server in
      var anna = try await server.person("anna", as: "lifter")
      try await anna.lift("Squat", on: "2023-01-02", 100)
      // Its sets are the same on each day, so that the days need no log of their own.
      try server.database.administer(
        """
        insert into app.lift_days
        select (jsonb_populate_record(
                  day, jsonb_build_object(
                    'local_date', day.local_date + 4 * number, 'weight', 100 + number % 37,
                    'workout_id', gen_random_uuid()))).*
          from app.lift_days as day, generate_series(1, 250) as number
        """)
      let svg = try await anna.drawing("progress/squat/drawing?width=1080")
      let count = labels(svg).count
      #expect((100...180).contains(count))
      #expect(svg.contains("data-bucket=\"week\""))
      #expect(title(svg).hasSuffix(", by week"))
      #expect(labels(svg).allSatisfy { $0.hasPrefix("Week from ") })
      anna.headers["Accept-Encoding"] = "gzip"
      let packed = try await anna.get("/v1/lifters/me/progress/squat/drawing?width=1080").expect(200)
      #expect(packed.headers["content-encoding"] == "gzip")
      #expect(packed.body.count <= 12 * 1_024, "\(count) points: \(packed.body.count) bytes")
      #expect(
        try await anna.drawing("progress/squat/drawing?from=2024-01-01").contains("data-bucket=\"day\"")
          == false)
      let months = try await anna.get("/v1/lifters/me/progress/squat/drawing?bucket=month").expect(200)
      #expect(months.headers["content-type"] == "image/svg+xml")
    }
  }
}

@Suite struct `A drawing of a client` {
  @Test
  func
    `opens with the scope of its data, leaves the same entry in the access log, and leads to the coach's pages`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      try await pair.lifter.lift("Squat", on: "2026-03-02", 100)
      let lifter = pair.lifter.account
      let path = "/v1/lifters/\(lifter)"
      try await pair.coach.get("\(path)/progress/squat/drawing").expect(404)
      try await pair.coach.get("\(path)/progress/body_weight/drawing").expect(404)
      try await pair.share(["main_lifts"])
      try server.database.administer("delete from app.access_log")
      let svg = try await pair.coach.drawing("progress/squat/drawing", of: lifter)
      #expect(svg.contains("href=\"/coach/clients/\(lifter)/workouts/"))
      #expect(svg.contains("class=\"best\""))
      let log = try server.database.rows("select scope from app.access_log")
      #expect(log == [["main_lifts"]])
      try await pair.coach.get("\(path)/summary/drawing").expect(404)
    }
  }

  @Test func `is drawn with every lift where that is the scope, and looks the same as the lifter's own`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["all_lifts"])
      let curl = try await pair.lifter.logged("Curl", reps: 5)
      let own = try await pair.lifter.drawing("progress/\(curl)/drawing")
      let seen = try await pair.coach.drawing("progress/\(curl)/drawing", of: pair.lifter.account)
      #expect(own.replacing("/train/", with: "/coach/clients/\(pair.lifter.account)/") == seen)
    }
  }
}

@Suite struct `A drawing that the tier lacks` {
  @Test func `is refused with the plans and two weeks of its data, as the data are`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      let curl = try await anna.logged("Curl", reps: 6, at: Timestamp.days(-3).description)
      for path in ["progress/\(curl)", "progress/body_weight", "progress/body_fat"] {
        let data = try await anna.get("/v1/lifters/me/\(path)").expect(402).json
        let drawing = try await anna.get("/v1/lifters/me/\(path)/drawing").expect(402).json
        for member in ["entitlement", "plans", "preview"] { #expect(drawing[member] == data[member]) }
      }
    }
  }
}

@Suite struct `Drawings of the body and of weeks` {
  @Test func `show the mean of a day, and what it lies between`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      for (time, value) in [
        ("2026-03-01T06:00:00Z", 80), ("2026-03-01T20:00:00Z", 81), ("2026-03-03T06:00:00Z", 80),
      ] {
        try await anna.post(
          "/v1/lifters/me/measurements",
          ["kind": "body_weight", "value": .number("\(value)"), "unit": "kg", "measured_at": .string(time)]
        ).expect(201)
      }
      let svg = try await anna.drawing("progress/body_weight/drawing?width=360")
      #expect(
        labels(svg) == ["1 March: 80.5 kg, between 80 kg and 81 kg", "3 March: 80 kg"])
      #expect(title(svg) == "Body weight, 1 March to 3 March 2026: from 80.5 kg to 80 kg")
      #expect(svg.contains("role=\"img\"") && !svg.contains("href"))
      #expect(title(try await anna.drawing("progress/body_fat/drawing")) == "Body fat: nothing yet")
    }
  }

  @Test func `show each week, also one without a workout`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.patch("/v1/profile", ["week_start": "monday"]).expect(200)
      try await anna.lift("Squat", on: "2026-03-04", 100)
      let volume = try await anna.drawing("summary/drawing?week=2026-03-12&weeks=2&measure=volume")
      #expect(labels(volume) == ["Week from 2 March: 500 kg", "Week from 9 March: nothing"])
      #expect(title(volume) == "Volume, 2 March 2026 to 15 March 2026: 250 kg a week on average")
      let time = try await anna.drawing("summary/drawing?week=2026-03-12")
      #expect(labels(time).count == 12)
      let muscles = try await anna.drawing("muscles/drawing?from=2026-03-02&to=2026-03-08")
      #expect(labels(muscles).count == 6)
      #expect(labels(muscles).contains("Legs: 1 set"))
      #expect(muscles.contains("class=\"band\"") && muscles.contains("data-unassigned=\"0\""))
      try await anna.lift("Unheard of", on: "2026-03-04", 100)
      let unknown = try await anna.drawing("muscles/drawing?from=2026-03-02&to=2026-03-08")
      #expect(unknown.contains("data-unassigned=\"1\""))
    }
  }
}
