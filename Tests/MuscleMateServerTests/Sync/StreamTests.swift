internal import Primitives
internal import TestKit
internal import Testing

struct StreamTests {
  @Test func `a stream begins with what there is, and hints at what another device changes`() async throws {
    try await TestServer.run { server in
      let phone = try server.signedIn("anna")
      let watch = try server.database.signedIn(account: phone.account, as: "lifter", through: server.visitor)
      _ = try await phone.log()
      let version = try await phone.get("/v1/sync").expect(200).json["version"]?.integer ?? 0
      let stream = try phone.stream()
      #expect(
        try await stream.next()
          == .init(name: "changed", id: "\(version)", data: ["version": .number("\(version)")]))
      #expect(try await stream.next() == .init(name: "notices", data: ["unread": 0]))
      #expect(stream.status == 200)
      #expect(stream.headers["content-type"] == "text/event-stream")
      #expect(stream.headers["cache-control"] == "no-store")
      #expect(stream.headers["content-encoding"] == nil)
      #expect((1_000...5_000).contains(stream.retry ?? 0))
      _ = try await watch.log()
      let later = try await stream.next("changed").data["version"]?.integer ?? 0
      #expect(later > version)
    }
  }

  @Test func `a stream hears of what another server, a coach and a job change`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "workout_details"])
      let workout = try await pair.log().workout
      let stream = try pair.lifter.stream()
      var version = try await stream.next("changed").data["version"]?.integer ?? 0
      func hint() async throws -> Bool {
        let later = try await stream.next("changed").data["version"]?.integer ?? 0
        defer { version = later }
        return later > version
      }
      try await server.withAnother { other in
        _ = try await pair.lifter.at(other).log("Deadlift")
        #expect(try await hint())
      }
      let path = "/v1/lifters/\(pair.lifter.account)/workouts/\(workout)/comments"
      try await pair.coach.post(path, ["text": "Well done"]).expect(201)
      #expect(try await hint())
      #expect(try await stream.next("notices").data["unread"]?.integer ?? 0 > 0)
      try server.database.administer(
        "update app.exercises set lift = null where lifter_id = '\(pair.lifter.account)'")
      #expect(try await hint())
    }
  }

  @Test func `a coach's stream hints at watched clients whose history is open, and at no one else`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let stranger = try server.signedIn("stan")
      let stream = try pair.coach.stream(watching: [pair.lifter.account, stranger.account])
      #expect(try await stream.next("client").data["lifter"]?.text == pair.lifter.account)
      #expect(try await stream.next("closed").data == ["lifter": .string(stranger.account)])
      _ = try await stranger.log()
      _ = try await pair.lifter.log()
      #expect(try await stream.next("client").data["lifter"]?.text == pair.lifter.account)
      #expect(try await stream.next("roster").data == .object([]))

      // The history closes, and the screen that shows it is told once; another scope keeps the view open.
      let known = stream.events.count
      try await pair.share(["photos"])
      #expect(try await stream.next("client").data["lifter"]?.text == pair.lifter.account)
      _ = try await pair.lifter.log()
      _ = try await pair.coach.log()
      _ = try await stream.next("changed")
      #expect(stream.events.dropFirst(known).count { $0.name == "client" } == 1)
      _ = try await pair.lifter.log()
      let blind = try pair.coach.stream(watching: [pair.lifter.account])
      _ = try await blind.next("changed")
      _ = try await pair.lifter.log()
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
      #expect(try await blind.next("closed").data == ["lifter": .string(pair.lifter.account)])
      #expect(!blind.events.contains { $0.name == "client" })
    }
  }

  @Test func `what changes for the clients of a watched coach is nobody's business but theirs`() async throws
  {
    try await TestServer.run { server in
      let cara = try await server.person("cara", as: "coach")
      let pair = try await Pair(on: server, sharing: ["history"])
      try await pair.coach.accept(try await cara.invite("carl"), sharing: ["plans"])
      let watching = try cara.stream(watching: [pair.coach.account])
      // Of who shares with Cara: her list is another one than none.
      _ = try await watching.next("changed")
      let known = try pair.coach.stream()
      _ = try await known.next("roster")
      _ = try await pair.lifter.log()
      _ = try await known.next("roster")
      try watching.read()
      #expect(!watching.events.contains { $0.name == "roster" || $0.name == "client" }, "\(watching.events)")
    }
  }

  /// The ways in which a view ends.
  enum End: String, CaseIterable {
    case withdrawal, expiry, pause, block, end, leave
  }

  @Test(arguments: End.allCases, [true, false])
  func `an open view closes when the access ends, and nothing more is said of the client`(
    _ end: End, onSameServer: Bool
  ) async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "workout_details"])
      if onSameServer { return try await Self.close(end, pair, by: pair.lifter, coach: pair.coach) }
      try await server.withAnother { other in
        try await Self.close(end, pair, by: pair.lifter.at(other), coach: pair.coach.at(other))
      }
    }
  }

  private static func close(_ end: End, _ pair: Pair, by lifter: Client, coach: Client) async throws {
    let stream = try pair.coach.stream(watching: [lifter.account])
    _ = try await stream.next("client")
    switch end {
    case .withdrawal:
      try await lifter.put("/v1/coaches/\(pair.coach.account)/scopes", ["scopes": []]).expect(200)
    case .expiry:
      var seconds: Int64 = 1
      try await eventually("an end is not past when it arrives") {
        seconds *= 2
        let end = Timestamp.now.advanced(bySeconds: seconds).description
        let terms: JSON = ["scopes": ["history"], "expires_at": .string(end)]
        return try await lifter.put("/v1/coaches/\(pair.coach.account)/scopes", terms).status == 200
      }
    case .pause: try await lifter.put("/v1/sharing-pause", .object([])).expect(200)
    case .block: try await lifter.send("PUT", "/v1/blocked-coaches/\(pair.coach.account)").expect(200)
    case .end: try await lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
    case .leave: try await coach.delete("/v1/clients/\(lifter.account)").expect(204)
    }
    #expect(try await stream.next("closed").data == ["lifter": .string(lifter.account)])
    let known = stream.events.count
    _ = try await lifter.log()
    // What is said of it would come before what is said of the coach's own later change.
    _ = try await coach.log()
    _ = try await stream.next("changed")
    let later = stream.events.dropFirst(known).filter { $0.data["lifter"] != nil }
    #expect(later.isEmpty, "\(later)")
  }

  @Test func `a stream ends with its session, on any server, and with the account's right to it`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await server.withAnother { other in
        for place in [server, other] {
          let phone = try server.database.signedIn(
            account: anna.account, as: "lifter", through: server.visitor)
          let stream = try phone.stream()
          _ = try await stream.next()
          try await phone.at(place).delete("/v1/sessions/current").expect(204)
          #expect(try await stream.next("bye").data == ["reason": "signed_out"])
          try await stream.end()
        }
      }
      let stream = try anna.stream()
      _ = try await stream.next()
      try server.database.administer("update app.accounts set locked_at = now() where id = '\(anna.account)'")
      #expect(try await stream.next("bye").data == ["reason": "signed_out"])
    }
  }

  @Test func `a session has four streams, an account sixteen, a stream fifty lifters`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      var open: [EventStream] = []
      for _ in 1...4 { open.append(try anna.stream()) }
      for stream in open { _ = try await stream.next() }
      try await anna.get("/v1/sync/stream").expect(429)
      for _ in 1...3 {
        let session = try server.database.signedIn(
          account: anna.account, as: "lifter", through: server.visitor)
        for _ in 1...4 {
          let stream = try session.stream()
          _ = try await stream.next()
          open.append(stream)
        }
      }
      let last = try server.database.signedIn(account: anna.account, as: "lifter", through: server.visitor)
      let refused = try await last.get("/v1/sync/stream").expect(429)
      #expect(refused.headers["retry-after"] != nil)
      open.removeAll()
      // The server finds out that they left.
      var again: EventStream?
      try await eventually("a stream is free again") {
        let stream = try last.stream()
        try await eventually("the stream is answered") {
          try stream.read()
          return stream.status != 0
        }
        again = stream
        return stream.status == 200
      }
      #expect(try await again?.next().name == "changed")

      let many = (1...51).map { _ in UUID.v7(at: .now).description }
      let query = "/v1/sync/stream?watch=\(many.joined(separator: ","))"
      #expect(try await last.get(query).expect(422).faults.count == 1)
    }
  }

  @Test func `a stream that never began takes no place`() async throws {
    try await TestServer.run(["MUSCLEMATE_STREAMS": "1"]) { server in
      let anna = try server.signedIn("anna")
      for _ in 1...3 { #expect(try await anna.send("HEAD", "/v1/sync/stream").status == 200) }
      let stream = try anna.stream()
      _ = try await stream.next()
      let refused = try await server.signedIn("ben").get("/v1/sync/stream").expect(503)
      #expect(refused.headers["retry-after"] == "5")
      #expect(try await server.visitor.get("/metrics").expect(200).text.contains("musclemate_streams 1"))
    }
  }

  @Test func `a key opens no stream, and an admin has none`() async throws {
    try await TestServer.run { server in
      try await server.visitor.get("/v1/sync/stream").expect(401)
      try await server.signedIn("ada", as: "admin").get("/v1/sync/stream").expect(403)
    }
  }

  @Test func `a server that stops says so in each stream, ends it whole and is not held by it`() async throws
  {
    let server = try await TestServer.start(["MUSCLEMATE_CLIENT_CONNECTIONS_PER_ADDRESS": "4096"])
    try await server.visitor.waitUntilReady()
    var streams: [EventStream] = []
    for number in 1...63 {
      let anna = try server.signedIn("anna\(number)")
      for _ in 1...4 {
        let session = try server.database.signedIn(
          account: anna.account, as: "lifter", through: server.visitor)
        for _ in 1...4 {
          let stream = try session.stream()
          _ = try await stream.next()
          streams.append(stream)
        }
      }
    }
    #expect(streams.count > 1_000)
    async let stopped: Void = server.stop()
    for stream in streams {
      #expect(try await stream.next("bye").data == ["reason": "restart"])
      try await stream.end()
    }
    streams.removeAll()
    await stopped
  }
}

extension Client {
  /// The same person, at another server.
  func at(_ server: TestServer) throws -> Client {
    var client = try Client(server.address)
    client.token = token
    client.account = account
    client.headers = headers
    return client
  }
}
