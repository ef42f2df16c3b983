import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A session` {
  @Test func `that was stolen is dead from the moment that the password has changed`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let stolen = try await server.visitor.signedIn("anna")
      let statuses = try await withThrowingTaskGroup(of: [Int].self) { group in
        for _ in 1...4 {
          group.addTask {
            var seen: [Int] = []
            try await eventually("the stolen session is refused", pausing: .zero) {
              seen.append(try await stolen.get("/v1/me").status)
              return seen.last == 401
            }
            return seen
          }
        }
        let change: JSON = ["current": .string(TestServer.password), "new": "a better battery"]
        try await anna.put("/v1/me/password", change).expect(204)
        // The answer has come: nothing that begins now may pass.
        #expect(try await stolen.get("/v1/me").status == 401)
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for seen in statuses {
        #expect(seen.last == 401)
        #expect(seen.dropLast().allSatisfy { $0 == 200 })
      }
      try await anna.get("/v1/me").expect(200)
    }
  }

  @Test func `on a new device is told to the address, and the list says which is which`() async throws {
    try await TestServer.run(["MUSCLEMATE_TRUSTED_PROXIES": "127.0.0.1"]) { server in
      let anna = try await server.person("anna", as: "lifter")
      var elsewhere = server.visitor
      elsewhere.headers = [
        "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        "X-Forwarded-For": "203.0.113.9",
      ]
      _ = try await elsewhere.signedIn("anna")
      let mail = try await server.mails.last(to: "anna@example.com", of: 3)
      #expect(mail.contains("Firefox on Linux"))
      // The same browser from next door is known.
      elsewhere.headers["X-Forwarded-For"] = "203.0.200.7"
      _ = try await elsewhere.signedIn("anna")
      #expect(try server.database.rows("select count(*) from auth.known_devices") == [["2"]])
      #expect(
        try server.database.rows("select count(*) from app.outbox_mail where kind = 'new_device'") == [["1"]])
      let sessions = try await anna.get("/v1/sessions").json["items"]?.elements ?? []
      #expect(Set(sessions.map { $0["agent"]?.text }) == ["Firefox on Linux", nil])
      #expect(sessions.contains { $0["network"]?.text == "203.0.0.0/16" })
    }
  }

  @Test func `a flood of guesses from one address stops there, and holds up nobody else`() async throws {
    try await TestServer.run(["MUSCLEMATE_TRUSTED_PROXIES": "127.0.0.1"]) { server in
      _ = try await server.person("anna", as: "lifter")
      try server.database.administer("update auth.limits set address_failures_per_minute = 20")
      var flood = server.visitor
      flood.headers["X-Forwarded-For"] = "198.51.100.1"
      for number in 1...30 {
        let guess: JSON = ["login": .string("user\(number)"), "password": "guess number one"]
        let answer = try await flood.post("/v1/sessions", guess)
        #expect(answer.status == (number <= 20 ? 401 : 429), "\(number)")
        try server.database.hurry("auth.sign_in_attempts", "at")
      }
      var other = server.visitor
      other.headers["X-Forwarded-For"] = "192.0.2.77"
      _ = try await other.signedIn("anna")
    }
  }
}
