internal import Primitives
internal import TestKit
internal import Testing

struct AccessLogTests {
  @Test func `a look is recorded once a quarter of an hour, for its scope and object`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "workout_details"])
      let ids = try await pair.log()
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      #expect(try await pair.lifter.items("/v1/me/access-log").isEmpty)
      for _ in 0..<5 {
        try await pair.coach.get(list).expect(200)
        try await pair.coach.get("\(list)/\(ids.workout)").expect(200)
      }
      let log = try await pair.lifter.items("/v1/me/access-log")
      // Two, or up to four where a quarter of an hour ended meanwhile.
      #expect((2...4).contains(log.count))
      #expect(
        Set(log.map { [$0["scope"]?.text, $0["object"]?.text] })
          == [["workout_details", ids.workout], ["history", nil]])
      #expect(log.allSatisfy { $0["viewer"]?["username"]?.text == "carl" })

      try server.database.administer("update app.access_log set at = at - interval '15 minutes'")
      try await pair.coach.get(list).expect(200)
      #expect(try await pair.lifter.items("/v1/me/access-log").count == log.count + 1)
    }
  }

  @Test func `a refused look and one's own data leave no entry`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts"])
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      try await pair.coach.get(list).expect(404)
      try await pair.lifter.get(list).expect(200)
      try await pair.lifter.get("/v1/lifters/me/workouts").expect(200)
      try await pair.coach.get("/v1/lifters/me/workouts").expect(200)
      #expect(try await pair.lifter.items("/v1/me/access-log").isEmpty)
      #expect(try await pair.coach.items("/v1/me/access-log").isEmpty)
    }
  }

  @Test func `the list of clients and a row of it are one look a day, for each who is shown`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts"])
      let closed = try await server.person("cleo", as: "lifter")
      try await closed.accept(try await pair.coach.invite("cleo"), sharing: ["photos"])
      for _ in 0..<3 {
        #expect(try await pair.coach.items("/v1/clients").count == 2)
        try await pair.coach.get("/v1/clients/\(pair.lifter.account)").expect(200)
        try await pair.coach.get("/v1/clients?sort=attention&limit=1").expect(200)
      }
      let log = try await pair.lifter.items("/v1/me/access-log")
      // Two where midnight (UTC) came meanwhile.
      #expect((1...2).contains(log.count))
      #expect(log.allSatisfy { $0["scope"] == "client_list" && $0["object"] == nil })
      #expect(log.allSatisfy { $0["viewer"]?["username"]?.text == "carl" })
      #expect(try await closed.items("/v1/me/access-log").isEmpty, "nothing was open but who it is")

      try server.database.administer("update app.access_log set at = at - interval '1 day'")
      try await pair.coach.get("/v1/clients/\(pair.lifter.account)").expect(200)
      #expect(try await pair.lifter.items("/v1/me/access-log").count == log.count + 1)
    }
  }

  @Test func `whom a page of the list does not show was not looked at`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let zoe = try await server.person("zoe", as: "lifter")
      try await zoe.accept(try await pair.coach.invite("zoe"), sharing: ["history"])
      #expect(try await pair.coach.items("/v1/clients?sort=name&limit=1", "username") == ["anna"])
      #expect(try await pair.lifter.items("/v1/me/access-log", "scope") == ["client_list"])
      #expect(try await zoe.items("/v1/me/access-log").isEmpty)
    }
  }

  @Test func `records of every lift are logged as a look at every lift`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts", "all_lifts"])
      _ = try await pair.log("Row")
      let path = "/v1/lifters/\(pair.lifter.account)/records"
      #expect(try await pair.coach.items(path).isEmpty == false)
      #expect(try await pair.lifter.items("/v1/me/access-log", "scope") == ["all_lifts"])
      try await pair.share(["main_lifts"])
      #expect(try await pair.coach.items(path).isEmpty)
      #expect(try await pair.lifter.items("/v1/me/access-log", "scope").contains("main_lifts"))
    }
  }

  @Test func `made-up identifiers leave no entry that true ones could drown in`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "workout_details", "all_lifts"])
      let ids = try await pair.log()
      let lifter = "/v1/lifters/\(pair.lifter.account)"
      let made = "01890000-0000-7000-8000-000000000000"
      for path in ["workouts/\(made)", "exercises/\(made)/sets", "progress/\(made)"] {
        try await pair.coach.get("\(lifter)/\(path)").expect(404)
      }
      #expect(try await pair.lifter.items("/v1/me/access-log").isEmpty)
      try await pair.coach.get("\(lifter)/progress/\(ids.exercise)").expect(200)
      #expect(try await pair.lifter.items("/v1/me/access-log", "object") == [ids.exercise])
    }
  }

  @Test func `the log is the lifter's alone, comes in pages, and outlives the coach`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["workout_details"])
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      for number in 1...5 {
        let workout = try await pair.lifter.log("Exercise \(number)")
        try await pair.coach.get("\(list)/\(workout["id"]?.text ?? "")").expect(200)
      }
      #expect(try await pair.coach.items("/v1/me/access-log").isEmpty)
      let first = try await pair.lifter.get("/v1/me/access-log?limit=3").expect(200).json
      let next = try #require(first["next"]?.text)
      let second = try await pair.lifter.get("/v1/me/access-log?limit=3&after=\(next)").expect(200).json
      #expect(first["items"]?.elements?.count == 3)
      #expect(second["items"]?.elements?.count == 2)
      #expect(second["next"] == nil)

      try server.database.administer("delete from app.accounts where username = 'carl'")
      let left = try await pair.lifter.items("/v1/me/access-log")
      #expect(left.count == 5)
      #expect(left.allSatisfy { $0["viewer"]?["id"]?.text == pair.coach.account })
    }
  }
}
