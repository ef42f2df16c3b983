internal import APISchema
internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import Synchronization
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

struct CallerTests {
  @Test func `an endpoint is called with its types, and the answer has its value, its bytes and its version`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let caller = try Caller(to: server.address)
      let id = newID()
      let before = Timestamp.now
      let made = try await caller.call(
        BodyEndpoints.putLiftersLifterMeasurementsId, ["lifter": "me", "id": id], body: bodyWeight(80),
        token: anna.token)
      #expect(made.value.id == id)
      #expect(made.value.value == 80)
      #expect(try JSON.parse(made.bytes) == made.json)
      #expect(made.json["version"]?.integer == made.value.version)
      #expect(made.version == Int64(made.value.version))
      #expect(!made.wasRepeated)
      let date = try #require(made.date)
      #expect((before.unixSeconds...Timestamp.now.unixSeconds).contains(date.unixSeconds))

      let read = try await caller.call(
        BodyEndpoints.getLiftersLifterMeasurementsId, ["lifter": "me", "id": id], token: anna.token)
      #expect(read.value.version == made.value.version)
      let gone = try await caller.call(
        BodyEndpoints.deleteLiftersLifterMeasurementsId, ["lifter": "me", "id": id], token: anna.token)
      #expect(gone.status == 204)
      #expect(gone.bytes == [])
    }
  }

  @Test func `a query is made from its message, lists and all`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let caller = try Caller(to: server.address)
      for kilograms in 80..<85 {
        _ = try await caller.call(
          BodyEndpoints.putLiftersLifterMeasurementsId, ["lifter": "me", "id": newID()],
          body: bodyWeight(Int64(kilograms)), token: anna.token)
      }
      var query = SyncQuery()
      query.limit = 2
      query.kinds = [.measurement, .goal]
      var found = 0
      while true {
        let page = try await caller.call(SyncEndpoints.getSync, query: query, token: anna.token).value
        #expect(page.items.count <= 2)
        found += page.items.count
        query.cursor = SyncCursor(page.cursor)
        if !page.more { break }
      }
      #expect(found == 5)
    }
  }

  @Test func `If-Match holds a change to the version that was seen`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let caller = try Caller(to: server.address)
      let id = newID()
      func put(_ kilograms: Int64, _ fields: [String: String]) async throws(ClientError) -> Answered<
        MuscleMateAPI.Measurement
      > {
        try await caller.call(
          BodyEndpoints.putLiftersLifterMeasurementsId, ["lifter": "me", "id": id],
          body: bodyWeight(kilograms),
          fields: fields, token: anna.token)
      }
      let first = try await put(80, [:])
      let version = try #require(first.version)
      let second = try await put(81, ["If-Match": FieldText.version(version)])
      #expect(second.version ?? 0 > version)
      let late = await failure { () async throws(ClientError) in
        try await put(82, ["If-Match": FieldText.version(version)])
      }
      #expect(late?.problem?.kind == .preconditionFailed)
      _ = try await put(83, ["If-Match": try #require(second.entityTag)])
    }
  }

  @Test func `an operation whose answer is lost is carried out once`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await withLine(to: server.address) { line in
        let caller = try Caller(to: line.address)
        let id = newID()
        let fields = [FieldText.operation: FieldText.operation(device: newID(), sequence: 1, id: newID())]
        func put() async throws(ClientError) -> IncomingResponse {
          try await caller.raw(
            .put, "/v1/lifters/me/measurements/\(id)", fields: fields, body: bodyWeight(80).encoded().bytes,
            token: anna.token)
        }
        for fault in [FaultyLine.Fault.cutBeforeRequest, .cutWithinAnswer(3), .cutAfterRequest] {
          line.fault = fault
          let lost = await failure(of: put)
          #expect(lost?.name == "timedOut", "\(fault)")
        }
        line.fault = .none
        let repeated = try await put()
        #expect(repeated.status == 204)
        #expect(repeated.wasRepeated)
        let all = try await anna.get("/v1/lifters/me/measurements").expect(200).json
        #expect(all["items"]?.elements?.count == 1)
      }
    }
  }

  @Test
  func `a request that makes something carries a key, so that a library's own repetition makes it once`()
    async throws
  {
    try await withLine(to: "") { line in
      line.fault = .says(["HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n"], milliseconds: 0)
      let caller = try Caller(to: line.address)
      for key in [nil, "mine"] {
        let error = await failure { () async throws(ClientError) in
          try await caller.call(
            BodyEndpoints.postLiftersLifterMeasurements, ["lifter": "me"], body: bodyWeight(80),
            fields: key.map { [FieldText.idempotencyKey: $0] } ?? [:], token: "l1.token")
        }
        #expect(error?.problem?.status == 500)
        let sent = try #require(line.requests.last { $0.contains("POST") }).lowercased()
        #expect(sent.contains("idempotency-key: \(key ?? "01")"))
      }
    }
  }

  @Test func `tenant, language and the app's name go with each request`() async throws {
    try await TestServer.run { server in
      var caller = try Caller(to: server.address, tenant: "nobody")
      caller.language = "de"
      let unknown = await failure { () async throws(ClientError) in
        try await caller.call(AdministrationEndpoints.getTenant)
      }
      #expect(unknown?.problem?.kind == .unknownTenant)
      caller = try Caller(to: server.address)
      caller.language = "de-AT, en;q=0.1"
      caller.agent = "MuscleMateTest/7"
      let missing = await failure { () async throws(ClientError) in try await caller.raw(.get, "/v1/nothing")
      }
      #expect(missing == nil)
      let problem = Problem(try await caller.raw(.get, "/v1/nothing"))
      #expect(problem.kind == .notFound)
      #expect(problem.title == "Nicht gefunden")
      _ = try await server.person("anna", as: "lifter")
      let outcome = try await Sessions(caller: caller).signIn(login: "anna", password: TestServer.password)
      guard case .signedIn(let token, _) = outcome else { throw TestKitError("\(outcome)") }
      let sessions = try await caller.call(IdentityEndpoints.getSessions, token: token.text).value
      #expect(
        sessions.items.contains { $0.current && $0.agent?.contains("MuscleMateTest") == true },
        "\(sessions.items)")
    }
  }

  @Test func `a session that ended is signed out, and without one nothing is sent`() async throws {
    try await TestServer.run { server in
      let caller = try Caller(to: server.address)
      for token in [nil, "l1.nobody"] {
        let error = await failure { () async throws(ClientError) in
          try await caller.call(IdentityEndpoints.getMe, token: token)
        }
        #expect(error?.name == "signedOut")
      }
    }
  }

  @Test func `each answer's clock is heard`() async throws {
    try await TestServer.run { server in
      let samples = Mutex<[ClockOffset.Sample]>([])
      var caller = try Caller(to: server.address)
      caller.now = { Timestamp.now.advanced(bySeconds: -3_600) }
      caller.heard = { sample in samples.withLock { $0.append(sample) } }
      var offset = ClockOffset()
      for _ in 0..<3 { _ = try await caller.raw(.get, "/healthz") }
      let all = samples.withLock { $0 }
      for sample in all { offset.add(sample) }
      // A date has whole seconds, and was said at some moment of the trip.
      let trip = all.map { $0.received.microseconds - $0.sent.microseconds }.min() ?? 0
      #expect(all.count == 3 && abs(offset.microseconds - 3_600_000_000) <= 1_000_000 + trip)
    }
  }

  @Test func `an answer that is not of its form is unreadable, and says where`() async throws {
    try await withLine(to: "") { line in
      let caller = try Caller(to: line.address)
      for body in ["{\"username\":7}", "<html>", "[]", ""] {
        line.fault = .says(
          ["HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"], milliseconds: 0)
        let error = await failure { () async throws(ClientError) in
          try await caller.call(IdentityEndpoints.getMe, token: "l1.token")
        }
        guard case .unreadable(let text) = error else {
          Issue.record("\(body): \(String(describing: error))")
          continue
        }
        #expect(text.hasPrefix("GET /v1/me"))
      }
    }
  }

  @Test func `members and words of a newer server are passed over, and stay in the bytes`() async throws {
    try await withLine(to: "") { line in
      let body =
        #"{"version":9,"items":[],"cursor":"e.f.0","more":false,"schema":99,"minimum_schema":1,"tempo":"new"}"#
      line.fault = .says(
        ["HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"], milliseconds: 0)
      let caller = try Caller(to: line.address)
      let answer = try await caller.call(OlderEndpoint.get)
      #expect(answer.value.version == 9)
      #expect(answer.json["tempo"]?.text == "new")
      #expect(answer.bytes == Array(body.utf8))
    }
  }
}

/// An endpoint that knows less than its server.
private enum OlderEndpoint {
  struct Known: Message {
    var version = 0
    static let shape: Shape<Self> = Shape("Known", Known.init) { Field("version", \.version) }
  }

  static let get = Endpoint<Nothing, Nothing, Known>(.get, "/v1/sync", needsSession: false)
}
