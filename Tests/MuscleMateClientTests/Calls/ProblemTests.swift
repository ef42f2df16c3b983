internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

struct ProblemTests {
  @Test func `faults come by pointer, with words in the caller's language`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      var caller = try Caller(to: server.address)
      caller.language = "de"
      let error = await failure { () async throws(ClientError) in
        try await caller.call(
          BodyEndpoints.putLiftersLifterMeasurementsId, ["lifter": "me", "id": newID()], body: bodyWeight(0),
          token: anna.token)
      }
      let problem = try #require(error?.problem)
      #expect(problem.kind == .invalid)
      #expect(problem.status == 422)
      #expect(problem.type == "/problems/invalid")
      #expect(problem.faults(at: "/value").map(\.code) == ["too_small"])
      #expect(problem.faults(at: "/value").first?.message.isEmpty == false)
      #expect(problem.faults(at: "/unit").isEmpty)
      #expect(problem.requestID != nil)
      #expect(problem.members["errors"]?.elements?.count == 1)
    }
  }

  /// Requests of a lifter, and the kind and code that the server refuses them with.
  private static let refused: [(HTTPMethod, String, JSON?, [String: String], ProblemKind, String?)] = [
    (.get, "/v1/goals/7", nil, [:], .notFound, nil),
    (.get, "/v1/goals?limit=0", nil, [:], .invalid, nil),
    (.get, "/v1/goals/01a1fd18-80dc-73bd-9948-00000000000d", nil, [:], .notFound, nil),
    (.patch, "/v1/sync", [:], [:], .methodNotAllowed, nil),
    (.get, "/v1/clients", nil, [:], .roleNotAllowed, nil),
    (.get, "/v1/sync", nil, ["Tenant": "nobody"], .badRequest, nil),
    (.get, "/v1/sync?cursor=00000000.ffff.9", nil, [:], .resyncNeeded, nil),
    (
      .put, "/v1/goals/01a1fd18-80dc-73bd-9948-00000000000d", nil, ["Content-Type": "text/plain"],
      .unsupportedMediaType, nil
    ),
    (.post, "/v1/sessions", ["login": "anna", "password": "not hers"], [:], .wrongLogin, nil),
    (
      .put, "/v1/lifters/me/measurements/01a1fd18-80dc-73bd-9948-00000000000d",
      ["kind": "body_weight", "value": 80, "unit": "kg"], ["If-Match": "\"9\""], .preconditionFailed, nil
    ),
    (
      .put, "/v1/lifters/me/measurements/01a1fd18-80dc-73bd-9948-00000000000d",
      ["kind": "body_weight", "value": 80, "unit": "kg"],
      [
        "Sync-Operation": FieldText.operation(
          device: UUID(high: 1, low: 1), sequence: 9, id: UUID(high: 2, low: 2))
      ],
      .conflict, "sequence-gap"
    ),
  ]

  @Test func `what the server refuses is a problem of its kind`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let caller = try Caller(to: server.address)
      for (method, path, body, fields, kind, code) in Self.refused {
        let body = body?.bytes ?? (fields["Content-Type"] == nil ? nil : [65])
        let answer = try await caller.raw(method, path, fields: fields, body: body, token: anna.token)
        let problem = Problem(answer)
        #expect(problem.kind == kind, "\(method) \(path): \(answer.status) \(problem.type)")
        #expect(problem.status == kind.status)
        #expect(code == nil || problem.code == code)
        #expect(!problem.title.isEmpty)
        if code == "sequence-gap" { #expect(problem.done == 0) }
      }
    }
  }

  @Test func `every kind is read, whatever else the document says`() {
    for kind in ProblemKind.allCases {
      let body: JSON = [
        "type": .string("/problems/\(kind.rawValue)"), "title": "No", "status": .number("\(kind.status)"),
        "instance": "/requests/01a1fd18-80dc-73bd-9948-00000000000d", "code": "of-tomorrow", "tempo": "new",
        "errors": [["pointer": "/a~1b", "code": "of_tomorrow", "message": "is new", "more": true]],
      ]
      let problem = Problem(IncomingResponse(status: kind.status, body: body.bytes))
      #expect(problem.kind == kind)
      #expect(problem.code == "of-tomorrow")
      #expect(problem.faults(at: "/a~1b").map(\.code) == ["of_tomorrow"])
      #expect(problem.requestID?.description == "01a1fd18-80dc-73bd-9948-00000000000d")
      #expect(problem.members["tempo"]?.text == "new")
    }
  }

  @Test func `a kind of a newer server has none here, but its type`() {
    let body: JSON = [
      "type": "/problems/of-tomorrow", "title": "New", "status": 418, "instance": "/requests/x",
    ]
    let problem = Problem(IncomingResponse(status: 418, body: body.bytes))
    #expect(problem.kind == nil)
    #expect(problem.type == "/problems/of-tomorrow")
    #expect(problem.title == "New")
    #expect(problem.requestID == nil)
  }

  @Test func `an answer of something in between is its status, and the time to wait`() async throws {
    try await withLine(to: "") { line in
      let page = "<html>overloaded</html>"
      line.fault = .says(
        ["HTTP/1.1 503 Busy\r\nRetry-After: 17\r\nContent-Length: \(page.utf8.count)\r\n\r\n\(page)"],
        milliseconds: 0)
      let caller = try Caller(to: line.address)
      let error = await failure { () async throws(ClientError) in
        try await caller.call(IdentityEndpoints.getMe, token: "l1.token")
      }
      let problem = try #require(error?.problem)
      #expect(problem.status == 503)
      #expect(problem.kind == nil)
      #expect(problem.retryAfter == .seconds(17))
      #expect(problem.members == .null)
    }
  }

  @Test func `too many attempts say how long to wait`() async throws {
    try await TestServer.run(["MUSCLEMATE_PULLS_PER_MINUTE": "2"]) { server in
      let anna = try await server.person("anna", as: "lifter")
      let caller = try Caller(to: server.address)
      var problem: Problem?
      for _ in 0..<4 {
        let error = await failure { () async throws(ClientError) in
          try await caller.call(SyncEndpoints.getSync, token: anna.token)
        }
        problem = error?.problem ?? problem
      }
      #expect(problem?.kind == .tooManyRequests)
      #expect(problem?.retryAfter.map { (.seconds(1)...(.seconds(60))).contains($0) } == true)
    }
  }
}
