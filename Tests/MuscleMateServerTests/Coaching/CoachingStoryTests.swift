internal import Primitives
internal import TestKit
internal import Testing

/// Coach and lifter over HTTP, from the invitation to the end.
struct CoachingStoryTests {
  @Test func `a coach invites, the lifter decides what to share, the coach sees exactly that`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let body: JSON = [
        "lifter": "anna@example.com", "message": "Let's work", "scopes": ["history", "workout_details"],
      ]
      let sent = try await coach.post("/v1/invites", body).expect(201)
      #expect(try sent.json["state"]?.text == "open")
      #expect(try sent.json["coach"]?["username"]?.text == "carl")

      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains("carl"))
      let token = try await server.mails.token(to: "anna@example.com")

      // The address had no account; the link leads to registering, and still holds.
      let lifter = try await server.person("anna", as: "lifter", mails: 2)
      #expect(try await lifter.items("/v1/invites", "state") == ["open"])
      let agreed = try await lifter.accept(token, sharing: ["history"])
      #expect(agreed["username"]?.text == "carl")
      #expect(agreed["scopes"] == ["history"])
      let path = "/v1/lifters/\(lifter.account)/workouts"
      #expect(try await coach.items(path).isEmpty)

      let workout = try await lifter.log()
      #expect(try await coach.items(path, "id") == [workout["id"]?.text])
      try await coach.get("\(path)/\(workout["id"]?.text ?? "")").expect(404)

      let client = try await coach.items("/v1/clients").first
      #expect(client?["username"]?.text == "anna")
      #expect(client?["scopes"] == ["history"])
      #expect(client?["last_workout_at"]?.text == "2026-03-01T17:00:00+00:00")
      #expect(try await lifter.items("/v1/coaches", "username") == ["carl"])
      #expect(try await coach.items("/v1/invites", "state") == ["accepted"])
      let told = try await server.mails.last(to: "carl@example.com", of: 3)
      #expect(told.contains("anna"))
    }
  }

  @Test func `the details of workouts do not open the list of them, by no way around`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["workout_details"])
      let ids = try await pair.log()
      let sets = "/v1/lifters/\(pair.lifter.account)/exercises/\(ids.exercise)/sets"
      try await pair.coach.get(sets).expect(404)
      #expect(try await pair.lifter.items("/v1/me/access-log").isEmpty)
      try await pair.share(["history"])
      try await pair.coach.get(sets).expect(404)
      try await pair.share(["history", "workout_details"])
      #expect(try await pair.coach.items(sets, "workout_id") == [ids.workout])
      let scopes = try await pair.lifter.items("/v1/me/access-log", "scope")
      #expect(scopes.compactMap(\.self).sorted() == ["history", "workout_details"])
      #expect(try await pair.lifter.items("/v1/me/access-log", "object").contains(ids.exercise))
      #expect(try await pair.lifter.items("/v1/lifters/me/exercises/\(ids.exercise)/sets").count == 1)
    }
  }

  @Test func `a change of scope counts on the very next request`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let ids = try await pair.log()
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      let one = "\(list)/\(ids.workout)"
      try await pair.coach.get(list).expect(404)
      for _ in 0..<3 {
        try await pair.share(["history"])
        try await pair.coach.get(list).expect(200)
        try await pair.coach.get(one).expect(404)
        try await pair.share(["workout_details"])
        try await pair.coach.get(list).expect(404)
        try await pair.coach.get(one).expect(200)
        try await pair.share([])
        try await pair.coach.get(one).expect(404)
      }
      #expect(try await pair.coach.items("/v1/clients", "username") == ["anna"], "connected all the same")
    }
  }

  @Test func `a grant ends by itself at the moment that the lifter named`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      try await pair.share(["history"], until: .now.advanced(bySeconds: 3_600))
      try await pair.coach.get(list).expect(200)
      #expect(try await pair.coach.items("/v1/clients").first?["expires_at"]?.text != nil)

      try server.database.administer("update app.grants set expires_at = now()")
      try await pair.coach.get(list).expect(404)
      let client = try await pair.coach.items("/v1/clients").first
      #expect(client?["scopes"] == [])
      #expect(client?["last_workout_at"]?.text == nil)

      let past: JSON = ["scopes": ["history"], "expires_at": "2020-01-01T00:00:00Z"]
      let refused = try await pair.lifter.put("/v1/coaches/\(pair.coach.account)/scopes", past).expect(422)
      #expect(refused.faults == ["/expires_at invalid"])
    }
  }

  @Test func `either side ends it, and the coach sees nothing from then on`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      try await pair.coach.get(list).expect(200)
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
      try await pair.coach.get(list).expect(404)
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(404)
      #expect(try await pair.coach.items("/v1/clients").isEmpty)

      let again = try await pair.coach.invite("anna")
      try await pair.lifter.accept(again, sharing: ["history"])
      try await pair.coach.get(list).expect(200)
      try await pair.coach.delete("/v1/clients/\(pair.lifter.account)").expect(204)
      try await pair.coach.get(list).expect(404)
      #expect(try await pair.lifter.items("/v1/coaches").isEmpty)
    }
  }

  @Test func `a roster of hundreds comes in pages, each client once`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      try server.database.administer(
        """
        insert into app.accounts (
          tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
        select 1, app.new_id(), 'client' || n || '@example.com', now(), 'client' || n, '{lifter}', 'en', 'UTC', 'kg'
          from generate_series(1, 250) as n;
        insert into app.coachings (tenant_id, coach_id, lifter_id, since)
        select 1, '\(coach.account)', id, now() - (row_number() over () / 10) * interval '1 day'
          from app.accounts
         where username ~ '^client[0-9]+$'
        """)
      var seen: [String] = []
      var next = ""
      repeat {
        let page = try await coach.get("/v1/clients?limit=100\(next)").expect(200).json
        seen += (page["items"]?.elements ?? []).compactMap { $0["id"]?.text }
        next = page["next"]?.text.map { "&after=\($0)" } ?? ""
      } while !next.isEmpty
      #expect(seen.count == 250)
      #expect(Set(seen).count == 250)
    }
  }
}
