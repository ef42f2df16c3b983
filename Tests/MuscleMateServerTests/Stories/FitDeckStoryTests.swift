internal import Primitives
internal import TestKit
internal import Testing

/// A FitDeck user's week: sign-up, catalogue, routines on weekdays, a rest day, a workout by the clock, the week's graph.
struct FitDeckStoryTests {
  @Test func `a user plans the week, rests, trains by the clock and sees time and calories`() async throws {
    try await TestServer.run { server in
      try server.database.administer(
        """
        select app.create_tenant('fitdeck', 'FitDeck');
        update app.tenants
           set modules = modules || '{predetermined_routines}',
               password_minimum_length = 6,
               password_requires = '{letter,digit,special}'
         where slug = 'fitdeck';
        """)
      let fay = try await signUp(on: server)

      // The profile's home.
      let profile = try await fay.patch(
        "/v1/profile",
        [
          "display_name": "Fay Deck", "birth_date": "1996-02-29", "gender": "female", "height": ["cm": 168],
          "body_weight": ["weight": 60, "unit": "kg"],
        ]
      ).expect(200).json
      #expect(profile["username"] == "fay")
      #expect(profile["display_name"] == "Fay Deck")
      #expect(profile["height"]?["cm"] == 168)
      #expect(profile["body_weight"]?["weight"] == 60)
      #expect((profile["age"]?.integer ?? 0) >= 30)

      // Exercises by muscle group and by type make a routine with a superset, on Tuesday.
      let chest = try await fay.get("/v1/catalogue/exercises?group=chest&type=strength&limit=100").expect(200)
        .json
      let back = try await fay.get("/v1/catalogue/exercises?group=back&type=strength&limit=100").expect(200)
        .json
      let press = try #require(chest.items("name").first { $0.contains("ench press") })
      let row = try #require(back.items("name").first { $0.lowercased().contains("row") })
      let routine = try await fay.post(
        "/v1/templates",
        [
          "name": "Push and pull", "weekdays": ["tuesday"],
          "exercises": [
            [
              "name": .string(press), "superset": 1, "notes": "slowly", "sets": [["reps": 10, "weight": 40]],
            ],
            ["name": .string(row), "superset": 1, "sets": [["reps": 10, "weight": 40]]],
            ["name": "Plank", "sets": [["duration_seconds": 60]]],
          ],
        ]
      ).expect(201).json

      // Tuesday can't be a day of rest now; Wednesday can, and then takes no routine. Each answer says why.
      let tuesday = try await fay.send("PUT", "/v1/schedule/rest-days/tuesday").expect(409)
      #expect(try tuesday.json["detail"]?.text?.contains("Push and pull") == true)
      try await fay.send("PUT", "/v1/schedule/rest-days/wednesday").expect(200)
      try await fay.put(
        "/v1/templates/\(routine.id)/days", ["weekdays": ["tuesday", "wednesday"]]
      ).expect(409)
      let ready = try #require(
        try await fay.get("/v1/predetermined-routines?group=legs").expect(200).json["items"]?[0])
      let slug = try #require(ready["slug"]?.text)
      try await fay.post("/v1/predetermined-routines/\(slug)/add", ["weekdays": ["friday"]]).expect(201)
      let week = try await fay.get("/v1/schedule").expect(200).json
      let days = week["days"]?.elements ?? []
      #expect(days.map { $0["routines"]?.elements?.count } == [0, 0, 1, 0, 0, 1, 0])
      #expect(days.map { $0["rests"] == true } == [false, false, false, true, false, false, false])

      // A workout by the clock, with a pause that does not count.
      let begun = ContinuousClock.now
      let draft = try await fay.post(
        "/v1/drafts", ["template_id": .string(routine.id), "start": true]
      ).expect(201).json
      #expect(try await fay.get("/v1/today").expect(200).json["live"]?["id"]?.text == draft.id)
      try server.letPass(minutes: 30, for: draft.id)
      try await fay.send("POST", "/v1/drafts/\(draft.id)/pause").expect(200)
      try server.letPass(minutes: 15, for: draft.id)
      try await fay.send("POST", "/v1/drafts/\(draft.id)/resume").expect(200)
      try server.letPass(minutes: 10, for: draft.id)
      let shown = try await fay.get("/v1/live").expect(200).json
      var exercises = shown["exercises"]?.elements ?? []
      exercises = exercises.map { exercise in
        exercise.with("sets", .array((exercise["sets"]?.elements ?? []).map { $0.with("done", true) }))
      }
      try await fay.put("/v1/drafts/\(draft.id)", shown.with("exercises", .array(exercises))).expect(200)
      let done = try await fay.send("POST", "/v1/drafts/\(draft.id)/finish").expect(201).json
      let took = done["duration_seconds"]?.integer ?? 0
      #expect(seconds(40, since: begun).contains(took))
      // A superset is a circuit: 5.8 MET · 3.5 · 60 kg / 200 · 40 min.
      let kilocalories = Double("\(done["energy"]?["kilocalories"] ?? 0)") ?? 0
      #expect(abs(kilocalories - 243.6 * Double(took) / 2_400) < 1)

      // The week from Sunday to Saturday, its averages, and the graph that follows at once.
      let summary = try await fay.get("/v1/lifters/me/summary").expect(200).json
      #expect(summary["week_start"] == "sunday")
      #expect(summary["weeks"]?[0]?["days"]?.elements?.count == 7)
      #expect(summary["weeks"]?[0]?["workouts"] == 1)
      #expect(summary["weeks"]?[0]?["duration_seconds"] == done["duration_seconds"])
      let graph = try await fay.get("/v1/lifters/me/progress/body_weight").expect(200).json
      #expect(graph["points"]?[0]?["value"] == 60)
    }
  }

  /// FitDeck's own rule of passwords, named where it is broken.
  private func signUp(on server: TestServer) async throws -> Client {
    var visitor = server.visitor
    visitor.tenant = "fitdeck"
    let person: JSON = [
      "role": "lifter", "email": "fay@example.com", "username": "fay", "password": "abcdef",
      "time_zone": .string(Noon.zone),
    ]
    #expect(
      try await visitor.post("/v1/accounts", person).expect(422).faults.allSatisfy {
        $0.hasPrefix("/password")
      })
    try await visitor.post("/v1/accounts", person.with("password", "d3ck!s")).expect(201)
    let token = try await server.mails.token(to: "fay@example.com", of: 1)
    try await visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
    return try await visitor.signedIn("fay", password: "d3ck!s")
  }
}
