internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

/// A lifter whose data changes in every way that the API knows, with a coach.
struct Lived: Sendable {
  let server: TestServer
  var anna: Client
  let carl: Client

  init(on server: TestServer) async throws {
    self.server = server
    anna = try server.signedIn("anna")
    carl = try server.signedIn("carl", as: "coach")
    try server.share(["workout_details", "plans"], of: anna, with: carl)
  }

  struct Change: Sendable {
    let name: String
    let make: @Sendable (Lived) async throws -> Void

    init(_ name: String, _ make: @escaping @Sendable (Lived) async throws -> Void) {
      self.name = name
      self.make = make
    }
  }

  /// Ids that the changes know one another's things by.
  static let workout = "01a1fd18-80dc-73bd-9948-000000000001"
  static let other = "01a1fd18-80dc-73bd-9948-000000000002"
  static let draft = "01a1fd18-80dc-73bd-9948-000000000003"
  static let template = "01a1fd18-80dc-73bd-9948-000000000004"
  static let planned = "01a1fd18-80dc-73bd-9948-000000000005"
  static let goal = "01a1fd18-80dc-73bd-9948-000000000006"
  static let measurement = "01a1fd18-80dc-73bd-9948-000000000007"
  static let second = "01a1fd18-80dc-73bd-9948-000000000008"
  static let begun = "01a1fd18-80dc-73bd-9948-000000000009"

  private static func body(_ exercise: String, _ weight: Int, of name: String = "Training") -> JSON {
    [
      "name": .string(name), "performed_at": "2026-03-01T17:00:00Z",
      "exercises": [
        ["name": .string(exercise), "sets": [["reps": 5, "weight": .number("\(weight)"), "unit": "kg"]]]
      ],
    ]
  }

  private static func plan(_ exercise: String) -> JSON {
    [
      "name": "Plan",
      "exercises": [["name": .string(exercise), "sets": [["reps": 5, "weight": 80, "unit": "kg"]]]],
    ]
  }

  private func exercise(_ name: String) async throws -> String {
    try await anna.items("/v1/lifters/me/exercises?limit=100").first { $0["name"]?.text == name }?["id"]?.text
      ?? ""
  }

  /// Makes every change.
  func change() async throws {
    for change in changes { try await make(change) }
  }

  /// Says which one was not possible.
  func make(_ change: Change) async throws {
    do {
      try await change.make(self)
    } catch {
      throw TestKitError("\(change.name): \(error)")
    }
  }

  var changes: [Change] { Self.log + Self.prepare + Self.live + Self.body + Self.coaching + Self.last }

  private static let log: [Change] = [
    Change("log a workout") {
      try await $0.anna.put("/v1/lifters/me/workouts/\(workout)", body("Squat", 140)).expect(201)
    },
    Change("log a record") {
      try await $0.anna.put("/v1/lifters/me/workouts/\(other)", body("Squat", 150)).expect(201)
    },
    Change("change a workout") {
      try await $0.anna.put("/v1/lifters/me/workouts/\(workout)", body("Squat", 160, of: "Heavy")).expect(200)
    },
    Change("delete a workout that was a record") {
      try await $0.anna.delete("/v1/lifters/me/workouts/\(other)").expect(204)
    },
    Change("undo that") {
      try await $0.anna.send("POST", "/v1/lifters/me/deleted-workouts/\(other)/restore").expect(201)
    },
    Change("prepare an exercise") {
      try await $0.anna.post("/v1/lifters/me/exercises", ["name": "Low Bar"]).expect(201)
    },
    Change("rename an exercise") {
      try await $0.anna.patch("/v1/lifters/me/exercises/\($0.exercise("Low Bar"))", ["name": "Low Bar Squat"])
        .expect(200)
    },
    Change("say what an exercise trains") {
      try await $0.anna.patch(
        "/v1/lifters/me/exercises/\($0.exercise("Squat"))",
        ["primary_muscles": ["glutes"], "secondary_muscles": []]
      )
      .expect(200)
    },
    Change("log by a third exercise") {
      try await $0.anna.post("/v1/lifters/me/workouts", body("Front Squat", 100)).expect(201)
    },
    Change("merge two exercises") {
      let into = JSON.string(try await $0.exercise("Squat"))
      try await $0.anna.post("/v1/lifters/me/exercises/\($0.exercise("Front Squat"))/merge", ["into": into])
        .expect(200)
    },
    Change("delete an exercise") {
      try await $0.anna.delete("/v1/lifters/me/exercises/\($0.exercise("Low Bar Squat"))").expect(204)
    },
  ]

  private static let prepare: [Change] = [
    Change("make a template") {
      try await $0.anna.put("/v1/templates/\(template)", plan("Squat")).expect(201)
    },
    Change("make another") { try await $0.anna.put("/v1/templates/\(second)", plan("Deadlift")).expect(201) },
    Change("order templates") {
      try await $0.anna.put("/v1/template-order", ["templates": [.string(second)]]).expect(204)
    },
    Change("put a routine on a day") {
      try await $0.anna.put("/v1/templates/\(template)/days", ["weekdays": ["monday"]]).expect(200)
    },
    Change("rest on Sundays") { try await $0.anna.send("PUT", "/v1/schedule/rest-days/sunday").expect(200) },
    Change("rest today") { try await $0.anna.send("PUT", "/v1/schedule/rest-today").expect(200) },
    Change("plan a workout") {
      try await $0.anna.put(
        "/v1/planned-workouts/\(planned)", ["name": "To come", "template_id": .string(template)]
      )
      .expect(201)
    },
    Change("skip it") { try await $0.anna.send("POST", "/v1/planned-workouts/\(planned)/skip").expect(200) },
    Change("delete a template that a plan names") {
      try await $0.anna.delete("/v1/templates/\(template)").expect(204)
    },
    Change("begin a programme") {
      let lifts = ["Squat", "Bench Press", "Deadlift", "Overhead Press"].map { name -> JSON in
        ["exercise": .string(name), "one_rep_max": 150]
      }
      let made = try await $0.anna.post(
        "/v1/programmes", ["name": "5/3/1", "five_three_one": ["unit": "kg", "lifts": .array(lifts)]]
      ).expect(201)
      #expect(try made.json["id"] != nil)
    },
    Change("begin its cycle") {
      let id = try await $0.anna.items("/v1/programmes").first?["id"]?.text ?? ""
      try await $0.anna.post("/v1/programmes/\(id)/cycles", [:]).expect(201)
    },
    Change("delete the programme") {
      let id = try await $0.anna.items("/v1/programmes").first?["id"]?.text ?? ""
      try await $0.anna.delete("/v1/programmes/\(id)").expect(204)
    },
  ]

  private static let live: [Change] = [
    Change("plan again") {
      try await $0.anna.put("/v1/planned-workouts/\(planned)", plan("Deadlift")).expect(200)
    },
    Change("draft") { try await $0.anna.put("/v1/drafts/\(draft)", body("Squat", 100)).expect(201) },
    Change("start") { try await $0.anna.send("POST", "/v1/drafts/\(draft)/start").expect(200) },
    Change("pause") { try await $0.anna.send("POST", "/v1/drafts/\(draft)/pause").expect(200) },
    Change("log a set") {
      let live = try await $0.anna.get("/v1/drafts/\(draft)").expect(200).json
      let set = live["exercises"]?.elements?.first?["sets"]?.elements?.first?["id"]?.text ?? ""
      try await $0.anna.put("/v1/drafts/\(draft)/sets/\(set)", ["reps": 6, "weight": 100]).expect(200)
    },
    Change("finish") { try await $0.anna.send("POST", "/v1/drafts/\(draft)/finish").expect(201) },
    Change("draft what is planned, and do it") {
      let made = try await $0.anna.post(
        "/v1/drafts", ["planned_workout_id": .string(planned), "start": true]
      ).expect(201).json
      let id = made["id"]?.text ?? ""
      let set = made["exercises"]?.elements?.first?["sets"]?.elements?.first?["id"]?.text ?? ""
      try await $0.anna.put("/v1/drafts/\(id)/sets/\(set)", ["reps": 5, "weight": 80]).expect(200)
      try await $0.anna.send("POST", "/v1/drafts/\(id)/finish").expect(201)
    },
    Change("delete the workout that the plan was done by") {
      let plan = try await $0.anna.get("/v1/planned-workouts/\(planned)").expect(200).json
      try await $0.anna.delete("/v1/lifters/me/workouts/\(plan["workout_id"]?.text ?? "")").expect(204)
    },
    Change("begin what is planned under an id of one's own") {
      try await $0.anna.put(
        "/v1/drafts/\(begun)", body("Deadlift", 80).with("planned_workout_id", .string(planned))
      ).expect(201)
    },
    Change("say that it was begun an hour ago") {
      let before = Timestamp.now.advanced(bySeconds: -3_600).encoded()
      try await $0.anna.post("/v1/drafts/\(begun)/start", ["at": before]).expect(200)
    },
    Change("finish it") { try await $0.anna.send("POST", "/v1/drafts/\(begun)/finish").expect(201) },
  ]

  private static let body: [Change] = [
    Change("weigh oneself") {
      try await $0.anna.put(
        "/v1/lifters/me/measurements/\(measurement)", ["kind": "body_weight", "value": 82, "unit": "kg"]
      ).expect(201)
    },
    Change("set a goal") {
      try await $0.anna.put(
        "/v1/goals/\(goal)", ["kind": "lift", "lift": "squat", "target": 200, "unit": "kg"]
      )
      .expect(201)
    },
    Change("delete a measurement") {
      try await $0.anna.delete("/v1/lifters/me/measurements/\(measurement)").expect(204)
    },
    Change("fill in the profile") {
      try await $0.anna.patch("/v1/profile", ["fitness_level": "advanced"]).expect(200)
    },
    Change("change the unit") { try await $0.anna.patch("/v1/profile", ["unit": "lb"]).expect(200) },
    Change("change the name") {
      try await $0.anna.patch("/v1/profile", ["display_name": "Anna B."]).expect(200)
    },
    Change("say which plates there are") {
      try await $0.anna.put(
        "/v1/equipment",
        [
          "kg": ["bar": 20, "plates": [["weight": 20, "count": 4]]],
          "lb": ["bar": 45, "plates": [["weight": 45]]],
        ]
      ).expect(200)
    },
    Change("sell the pounds") {
      try await $0.anna.put("/v1/equipment", ["kg": ["bar": 20, "plates": [["weight": 20, "count": 4]]]])
        .expect(200)
    },
    Change("sell all") { try await $0.anna.put("/v1/equipment", [:]).expect(200) },
    Change("enter a maximum") {
      try await $0.anna.patch(
        "/v1/lifters/me/powerlifting", ["sex": "f", "squat": ["weight": 170, "unit": "kg"]]
      )
      .expect(200)
    },
    Change("take maxima from the log") {
      try await $0.anna.send("POST", "/v1/lifters/me/powerlifting/refresh").expect(200)
    },
    Change("take a maximum away") {
      try await $0.anna.patch("/v1/lifters/me/powerlifting", ["squat": .null]).expect(200)
    },
    Change("delete a goal") { try await $0.anna.delete("/v1/goals/\(goal)").expect(204) },
    Change("set it again") {
      try await $0.anna.puttingNew(
        "/v1/goals/\(goal)", ["kind": "lift", "lift": "squat", "target": 210, "unit": "kg"]
      ).expect(201)
    },
  ]

  private static let coaching: [Change] = [
    Change("share more") {
      try await $0.anna.put(
        "/v1/coaches/\($0.carl.account)/scopes", ["scopes": ["history", "workout_details", "plans"]]
      ).expect(200)
    },
    Change("pause sharing") { try await $0.anna.put("/v1/sharing-pause", [:]).expect(200) },
    Change("end the pause") { try await $0.anna.delete("/v1/sharing-pause").expect(204) },
    Change("the coach has another name") {
      try await $0.carl.patch("/v1/me", ["display_name": "Coach C."]).expect(200)
    },
    Change("a comment") {
      try await $0.carl.post(
        "/v1/lifters/\($0.anna.account)/workouts/\(workout)/comments", ["text": "Deeper!"]
      ).expect(201)
    },
    Change("an answer") {
      let thread =
        try await $0.anna.items("/v1/lifters/me/workouts/\(workout)/comments").first?["id"] ?? .null
      try await $0.anna.post(
        "/v1/lifters/me/workouts/\(workout)/comments", ["text": "Never", "reply_to": thread]
      ).expect(201)
    },
    Change("the comment is deleted") {
      let thread = try await $0.carl.items("/v1/lifters/\($0.anna.account)/workouts/\(workout)/comments")
        .first
      try await $0.carl.delete(
        "/v1/lifters/\($0.anna.account)/workouts/\(workout)/comments/\(thread?["id"]?.text ?? "")"
      ).expect(204)
    },
    Change("the coach assigns a plan") {
      let template = try await $0.carl.post("/v1/templates", plan("Squat")).expect(201).json["id"] ?? .null
      try await $0.carl.post(
        "/v1/assignments",
        [
          "template_id": template, "lifters": [.string($0.anna.account)], "starts_on": "2031-03-03",
          "weekdays": ["monday"], "weeks": 2,
        ]
      ).expect(201)
    },
    Change("the lifter takes it away") {
      let plan = try await $0.anna.items("/v1/assigned-plans").first?["id"]?.text ?? ""
      try await $0.anna.delete("/v1/assigned-plans/\(plan)").expect(204)
    },
    Change("the coach is left") { try await $0.anna.delete("/v1/coaches/\($0.carl.account)").expect(204) },
  ]

  private static let last: [Change] = [
    Change("delete a workout with comments") {
      try await $0.anna.delete("/v1/lifters/me/workouts/\(workout)").expect(204)
    },
    Change("import") {
      let csv = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2025-12-01 18:00:00,"Squat day",1h,"Zercher Squat",1,90,5,0,0,"","",
        2025-12-08 18:00:00,"Squat day",1h,"Zercher Squat",1,95,5,0,0,"","",8

        """
      try await $0.anna.send("POST", "/v1/lifters/me/imports?unit=kg", type: "text/csv", Array(csv.utf8))
        .expect(201)
    },
  ]
}
