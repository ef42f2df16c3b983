internal import Primitives
internal import TestKit
internal import Testing

/// A lifter's controls of all sharing at once.
struct SharingControlTests {
  @Test func `a pause hides everything from every coach, and its end restores exactly what was`() async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "photos"])
      let other = try await server.person("cora", as: "coach")
      try await pair.lifter.accept(try await other.invite("anna"), sharing: ["history"])
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      let before = try await pair.lifter.get("/v1/coaches").expect(200).json
      #expect(try await pair.lifter.get("/v1/sharing-pause").expect(200).json["paused"] == false)

      let paused = try await pair.lifter.put("/v1/sharing-pause", .object([])).expect(200).json
      #expect(paused["paused"] == true)
      for coach in [pair.coach, other] {
        try await coach.get(list).expect(404)
        #expect(try await coach.items("/v1/clients").first?["scopes"] == [])
      }
      #expect(try await pair.lifter.get(list).status == 200)
      #expect(
        try server.database.rows("select count(*) from app.notices where kind = 'sharing_paused'")[0][0]
          == "2")

      // Scopes that are shared during a pause stay hidden as well.
      let third = try await server.person("cleo", as: "coach")
      try await pair.lifter.accept(try await third.invite("anna"), sharing: ["history"])
      try await third.get(list).expect(404)

      try await pair.lifter.delete("/v1/sharing-pause").expect(204)
      try await pair.lifter.delete("/v1/sharing-pause").expect(204)
      for coach in [pair.coach, other, third] { try await coach.get(list).expect(200) }
      try await pair.lifter.delete("/v1/coaches/\(third.account)").expect(204)
      #expect(try await pair.lifter.get("/v1/coaches").expect(200).json == before)
    }
  }

  @Test func `a pause with an end is over by itself`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      let refused = try await pair.lifter.put("/v1/sharing-pause", ["until": "2020-01-01T00:00:00Z"])
      #expect(try refused.expect(422).faults == ["/until invalid"])
      try await pair.coach.get(list).expect(200)
      let end = Timestamp.now.advanced(bySeconds: 3_600)
      try await pair.lifter.put("/v1/sharing-pause", ["until": .string(end.description)]).expect(200)
      try await pair.coach.get(list).expect(404)
      try server.database.administer(
        "update app.sharing_pauses set until = now(); update app.grants set paused_until = now()")
      try await pair.coach.get(list).expect(200)
      #expect(try await pair.lifter.get("/v1/sharing-pause").expect(200).json["paused"] == false)
    }
  }

  @Test func `a blocked coach loses everything, and is told nothing but the end`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      let block = "/v1/blocked-coaches/\(pair.coach.account)"
      try await pair.lifter.send("PUT", block).expect(200)
      try await pair.lifter.send("PUT", block).expect(200)
      try await pair.coach.get(list).expect(404)
      #expect(try await pair.coach.items("/v1/clients").isEmpty)
      #expect(try await pair.lifter.items("/v1/coaches").isEmpty)
      #expect(try await pair.lifter.items("/v1/blocked-coaches", "username") == ["carl"])
      _ = try await server.mails.last(to: "carl@example.com", of: 4)

      // New invitations look like any other that is never answered.
      for addressee in ["anna", "anna@example.com"] {
        let invite = try await pair.coach.invite(addressee)
        try await pair.lifter.post("/v1/invites/\(invite)/accept", ["scopes": ["history"]]).expect(404)
        try await pair.lifter.get("/v1/invites/\(invite)").expect(404)
      }
      let told = try server.database.rows(
        "select (select count(*) from app.outbox_mail where kind = 'invite')"
          + " + (select count(*) from app.notices where kind = 'invite')")
      #expect(told[0][0] == "2", "of the first invitation alone")
      #expect(try await pair.coach.items("/v1/invites", "state") == ["open", "open", "accepted"])
      #expect(try await pair.lifter.items("/v1/invites", "state") == ["accepted"])
      try await pair.coach.post("/v1/clients/\(pair.lifter.account)/scope-requests", ["scopes": ["photos"]])
        .expect(404)

      try await pair.lifter.delete(block).expect(204)
      try await pair.lifter.delete(block).expect(404)
      #expect(
        try await pair.lifter.items("/v1/invites", "state") == ["accepted"], "what came meanwhile is lost")
      try await pair.lifter.accept(try await pair.coach.invite("anna"), sharing: ["history"])
      try await pair.coach.get(list).expect(200)
    }
  }

  @Test func `once a block is lifted, an invitation that is sent anew arrives`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let block = "/v1/blocked-coaches/\(pair.coach.account)"
      try await pair.lifter.send("PUT", block).expect(200)
      let invite = try await pair.coach.invite("anna@example.com")
      try await pair.coach.send("POST", "/v1/invites/\(invite)/resend").expect(200)
      try await pair.lifter.get("/v1/invites/\(invite)").expect(404)
      try await pair.lifter.delete(block).expect(204)
      try await pair.lifter.get("/v1/invites/\(invite)").expect(404)
      try await pair.coach.send("POST", "/v1/invites/\(invite)/resend").expect(200)
      try await pair.lifter.accept(invite, sharing: [])
      #expect(try await pair.coach.items("/v1/clients").count == 1)
    }
  }

  @Test func `who coached me and wrote to me can be blocked after the end`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      try await pair.coach.post(
        "/v1/conversations/\(pair.lifter.account)/messages", ["text": "Back to work!"]
      ).expect(201)
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
      try server.database.administer("delete from app.invites")
      try await pair.lifter.send("PUT", "/v1/blocked-coaches/\(pair.coach.account)").expect(200)
      #expect(try await pair.lifter.items("/v1/blocked-coaches", "username") == ["carl"])
    }
  }

  @Test func `an invitation on its way is silenced by a block, and strangers can't be blocked`() async throws
  {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let lifter = try await server.person("anna", as: "lifter")
      let invite = try await coach.invite("anna@example.com")
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      try await lifter.send("PUT", "/v1/blocked-coaches/\(coach.account)").expect(200)
      for key in [invite, token] {
        try await lifter.post("/v1/invites/\(key)/accept", ["scopes": []]).expect(404)
      }
      #expect(try await coach.items("/v1/invites", "state") == ["open"])
      let stranger = try await server.person("stan", as: "coach")
      try await lifter.send("PUT", "/v1/blocked-coaches/\(stranger.account)").expect(404)
      try await lifter.send("PUT", "/v1/blocked-coaches/\(lifter.account)").expect(404)
    }
  }

  @Test func `a coach asks for more, once at a time, and the lifter grants or declines`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let ask = "/v1/clients/\(pair.lifter.account)/scope-requests"
      try await pair.coach.post(ask, ["scopes": ["history"]]).expect(409)
      let body: JSON = ["scopes": ["history", "photos"], "message": "For your posture"]
      let made = try await pair.coach.post(ask, body).expect(201).json
      #expect(made["scopes"] == ["photos"], "what is open already is not asked for")
      #expect(made["lifter"]?["username"]?.text == "anna")
      try await pair.coach.post(ask, ["scopes": ["plans"]]).expect(409)
      let id = made["id"]?.text ?? ""
      try await pair.coach.post("/v1/scope-requests/\(id)/grant", ["scopes": ["photos"]]).expect(404)
      #expect(try await pair.lifter.items("/v1/scope-requests", "message") == ["For your posture"])
      let nothing = try await pair.lifter.post("/v1/scope-requests/\(id)/grant", ["scopes": []])
      #expect(try nothing.expect(422).faults == ["/scopes too_few"])
      let coach = try await pair.lifter.post("/v1/scope-requests/\(id)/grant", ["scopes": ["photos"]])
      #expect(try coach.expect(200).json["scopes"] == ["history", "photos"])
      try await pair.lifter.send("POST", "/v1/scope-requests/\(id)/decline").expect(410)
      try await pair.coach.delete("/v1/scope-requests/\(id)").expect(410)

      let second = try await pair.coach.post(ask, ["scopes": ["plans"]]).expect(201).json["id"]?.text ?? ""
      try await pair.lifter.send("POST", "/v1/scope-requests/\(second)/decline").expect(204)
      let third = try await pair.coach.post(ask, ["scopes": ["plans"]]).expect(201).json["id"]?.text ?? ""
      try await pair.coach.delete("/v1/scope-requests/\(third)").expect(204)
      try await pair.coach.delete("/v1/scope-requests/\(third)").expect(204)
      #expect(
        try await pair.coach.items("/v1/scope-requests", "state") == ["withdrawn", "declined", "granted"])
      for _ in 0..<2 {
        let one = try await pair.coach.post(ask, ["scopes": ["plans"]]).expect(201).json["id"]?.text ?? ""
        try await pair.coach.delete("/v1/scope-requests/\(one)").expect(204)
      }
      try await pair.coach.post(ask, ["scopes": ["plans"]]).expect(429)
      let kinds = try server.database.rows(
        "select kind from app.notices where kind like 'scopes_%' and kind <> 'scopes_asked' order by id")
      #expect(kinds.map { $0[0] } == ["scopes_granted", "scopes_declined"])
    }
  }

  @Test func `the same answer to a request is no fault the second time, and changes nothing`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let ask = "/v1/clients/\(pair.lifter.account)/scope-requests"
      let first = try await pair.coach.post(ask, ["scopes": ["photos", "plans"]]).expect(201).json
      let granted = "/v1/scope-requests/\(first["id"]?.text ?? "")/grant"
      try await pair.lifter.post(granted, ["scopes": ["photos", "plans"]]).expect(200)
      try await pair.lifter.put("/v1/coaches/\(pair.coach.account)/scopes", ["scopes": ["photos"]]).expect(
        200)
      let again = try await pair.lifter.post(granted, ["scopes": ["photos", "plans"]]).expect(200).json
      #expect(again["scopes"] == ["photos"], "what was closed meanwhile stays closed")
      let second = try await pair.coach.post(ask, ["scopes": ["plans"]]).expect(201).json["id"]?.text ?? ""
      for _ in 1...2 {
        try await pair.lifter.send("POST", "/v1/scope-requests/\(second)/decline").expect(204)
      }
      try await pair.lifter.post("/v1/scope-requests/\(second)/grant", ["scopes": ["plans"]]).expect(410)
      let kinds = try server.database.rows(
        "select kind from app.notices where kind like 'scopes_%' and kind <> 'scopes_asked' order by id")
      #expect(kinds.map { $0[0] } == ["scopes_granted", "scopes_declined"], "the coach hears of each once")
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
      try await pair.lifter.post(granted, ["scopes": ["photos"]]).expect(410)
    }
  }

  @Test func `a request ends with the relation`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let ask = "/v1/clients/\(pair.lifter.account)/scope-requests"
      let id = try await pair.coach.post(ask, ["scopes": ["plans"]]).expect(201).json["id"]?.text ?? ""
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
      try await pair.lifter.post("/v1/scope-requests/\(id)/grant", ["scopes": ["plans"]]).expect(410)
      try await pair.coach.post(ask, ["scopes": ["plans"]]).expect(404)
      let mail = try await server.mails.last(to: "carl@example.com", of: 4)
      #expect(mail.contains("anna has ended your coaching"))
    }
  }
}
