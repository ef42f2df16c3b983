internal import Foundation
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

struct TransportTests {
  @Test(arguments: Library.allCases)
  func `a request arrives as it is, and the answer comes back whole`(library: Library) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let path = "/v1/lifters/me/measurements/\(newID())"
      let body: JSON = ["kind": "body_weight", "value": 80, "unit": "kg", "notes": "nüchtern 🏋"]
      let caller = try Caller(to: server.address, by: library)
      let made = try await caller.raw(.put, path, body: body.bytes, token: anna.token)
      #expect(made.status == 200 || made.status == 201)
      #expect(made.fields["content-type"] == "application/json")
      let read = try await caller.raw(.get, path, token: anna.token)
      #expect(read.status == 200)
      #expect(try JSON.parse(read.body)["notes"]?.text == "nüchtern 🏋")
      let gone = try await caller.raw(.delete, path, token: anna.token)
      #expect(gone.status == 204)
      #expect(gone.body == [])
    }
  }

  @Test(arguments: Library.allCases)
  func `an answer of a megabyte and more comes through, in gzip too`(library: Library) async throws {
    try await TestServer.run { server in
      let answer = try await Caller(to: server.address, by: library).raw(.get, "/openapi.json")
      #expect(answer.status == 200)
      #expect(answer.body.count > 500_000)
      #expect(try JSON.parse(answer.body)["openapi"]?.text?.hasPrefix("3.1") == true)
    }
  }

  @Test(arguments: Library.allCases)
  func `no cookie is kept`(library: Library) async throws {
    try await withLine(to: "") { line in
      line.fault = .says(
        ["HTTP/1.1 204 No Content\r\nSet-Cookie: session=l1.secret; Path=/\r\n\r\n"], milliseconds: 0)
      let caller = try Caller(to: line.address, by: library)
      for _ in 1...2 {
        let answer = try await caller.raw(.get, "/v1/me")
        #expect(answer.fields["set-cookie"]?.contains("secret") == true)
      }
      #expect(line.requests.count == 2)
      #expect(!line.requests.joined().lowercased().contains("cookie"))
    }
  }

  @Test(arguments: Library.allCases)
  func `nothing is cached: each read asks the server`(library: Library) async throws {
    try await withLine(to: "") { line in
      line.fault = .says(
        ["HTTP/1.1 200 OK\r\nCache-Control: max-age=600\r\nETag: \"1\"\r\nContent-Length: 2\r\n\r\n{}"],
        milliseconds: 0)
      let caller = try Caller(to: line.address, by: library)
      for count in 1...3 {
        #expect(try await caller.raw(.get, "/v1/me").status == 200)
        #expect(line.requests.count == count)
        #expect(line.requests.last?.lowercased().contains("if-none-match") == false)
      }
    }
  }

  @Test(arguments: Library.allCases)
  func `a redirection is an answer: the token goes nowhere else`(library: Library) async throws {
    try await TestServer.run { server in
      try await withLine(to: "") { line in
        line.fault = .says(
          ["HTTP/1.1 302 Found\r\nLocation: \(server.address)/healthz\r\nContent-Length: 0\r\n\r\n"],
          milliseconds: 0)
        let answer = try await Caller(to: line.address, by: library).raw(.get, "/v1/me", token: "l1.secret")
        #expect(answer.status == 302)
        #expect(answer.fields["location"] == "\(server.address)/healthz")
      }
    }
  }

  @Test(arguments: Library.allCases)
  func `where nobody listens, one is offline`(library: Library) async throws {
    let line = try FaultyLine(to: "")
    line.stop()
    try await eventually("the line refuses") {
      try await Self.outcome(of: Self.request(to: line), library) == .offline
    }
  }

  @Test(arguments: Library.allCases)
  func `a server that says nothing is given up after the time that the request gives it`(library: Library)
    async throws
  {
    try await withLine(to: "") { line in
      line.fault = .silent
      let start = ContinuousClock.now
      let request = try Self.request(to: line, timeout: .milliseconds(200))
      #expect(try await Self.outcome(of: request, library) == .timedOut)
      #expect((.milliseconds(200)...(.seconds(20))).contains(ContinuousClock.now - start))
    }
  }

  @Test(arguments: Library.allCases)
  func `a slow answer is waited for as long as something comes`(library: Library) async throws {
    try await TestServer.run { server in
      try await withLine(to: server.address) { line in
        // Longer in all than may be silent, and of pauses that a busy machine can't make too long.
        line.fault = .slow(pieces: 60, milliseconds: 100)
        var request = try Self.request(to: line, timeout: .seconds(5))
        request.url.append(path: "v1/tenant")
        let start = ContinuousClock.now
        let answer = try await library.transport.send(request)
        #expect(answer.status == 200)
        #expect(ContinuousClock.now - start > .seconds(5))
        #expect(try JSON.parse(answer.body)["modules"] != nil)
      }
    }
  }

  @Test(arguments: Library.allCases)
  func `a connection that breaks is another thing than none, since the request may have arrived`(
    library: Library
  )
    async throws
  {
    try await TestServer.run { server in
      try await withLine(to: server.address) { line in
        for fault in [
          FaultyLine.Fault.cutBeforeRequest, .cutAfterRequest, .cutWithinAnswer(0), .cutWithinAnswer(20),
        ] {
          line.fault = fault
          var request = try Self.request(to: line)
          request.url.append(path: "v1/tenant")
          let outcome = try await Self.outcome(of: request, library)
          #expect(outcome?.isInterrupted == true, "\(fault): \(String(describing: outcome))")
        }
      }
    }
  }

  @Test(arguments: Library.allCases)
  func `an answer without a length that is cut is no answer`(library: Library) async throws {
    try await withLine(to: "") { line in
      let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
      line.fault = .says([head + "5\r\nhello\r\n"], milliseconds: 100)
      let request = try Self.request(to: line)
      let sending = Task { try await Self.outcome(of: request, library) }
      try await eventually("the request is there") { !line.requests.isEmpty }
      line.stop()
      #expect(try await sending.value?.isInterrupted == true)
    }
  }

  @Test(arguments: Library.allCases)
  func `a certificate of nobody's is refused`(library: Library) async throws {
    let certificate = try TestCertificate()
    let server = try await LocalServer(tls: certificate.tls) { _ in fatalError("nothing is to arrive") }
    let url = try #require(URL(string: server.address))
    let outcome = try await Self.outcome(
      of: OutgoingRequest(method: .get, url: url, timeout: .seconds(30)), library)
    await server.stop()
    #expect(outcome?.isInterrupted == true, "\(String(describing: outcome))")
  }

  @Test(arguments: Library.allCases)
  func `a cancelled task gives up at once, and the connection closes`(library: Library) async throws {
    try await withLine(to: "") { line in
      line.fault = .silent
      let request = try Self.request(to: line)
      let transport = try library.transport
      let sending = Task { await Self.outcome(of: request, transport) }
      try await eventually("the request is there") { !line.requests.isEmpty }
      sending.cancel()
      #expect(await sending.value == .cancelled)
      try await eventually("the connection is closed") { line.connections == 0 }
    }
  }

  @Test(arguments: Library.allCases)
  func `a task that was cancelled before sends nothing`(library: Library) async throws {
    try await withLine(to: "") { line in
      line.fault = .silent
      let request = try Self.request(to: line)
      let sending = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await Self.outcome(of: request, library)
      }
      #expect(try await sending.value == .cancelled)
      #expect(line.requests == [])
    }
  }

  @Test(arguments: Library.allCases)
  func `a hundred requests that are cancelled at any moment all end`(library: Library) async throws {
    try await TestServer.run { server in
      try await withLine(to: server.address) { line in
        line.fault = .slow(pieces: 4, milliseconds: 2)
        let transport = try library.transport
        var request = try Self.request(to: line)
        request.url.append(path: "v1/tenant")
        let outcomes = await withTaskGroup(of: TransportError?.self) { [request] group in
          for number in 0..<100 {
            let sending = Task { await Self.outcome(of: request, transport) }
            group.addTask {
              for _ in 0..<number * 20 { await Task.yield() }
              sending.cancel()
              return await sending.value
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count == 100)
        #expect(outcomes.allSatisfy { $0 == nil || $0 == .cancelled }, "\(outcomes)")
      }
    }
  }

  // MARK: -

  private static func request(to line: FaultyLine, timeout: Duration = .seconds(30)) throws -> OutgoingRequest
  {
    OutgoingRequest(method: .get, url: try #require(URL(string: line.address)), timeout: timeout)
  }

  /// Nil where there was an answer.
  private static func outcome(
    of request: OutgoingRequest, _ library: Library
  ) async throws -> TransportError? {
    await outcome(of: request, try library.transport)
  }

  private static func outcome(
    of request: OutgoingRequest, _ transport: any Transport
  ) async -> TransportError? {
    do {
      _ = try await transport.send(request)
      return nil
    } catch {
      return error
    }
  }
}
