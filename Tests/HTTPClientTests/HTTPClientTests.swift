import EventLoop
import HTTPClient
import HTTPServer
import Primitives
import TestKit
import Testing

struct HTTPClientTests {
  @Test(arguments: ["GET", "POST", "PUT", "PATCH", "DELETE"])
  func `method, path, query, fields and body arrive as they were given`(method: String) async throws {
    let body = method == "GET" ? [] : Array("a=1&b=\u{0}ü".utf8)
    let answer = try await asking { address in
      OutgoingRequest(
        method, "\(address)/v1/things?expand%5B%5D=price",
        headers: [("Content-Type", "application/x-www-form-urlencoded"), ("X-Empty", "")], body: body)
    }
    #expect(answer.status == 200)
    let type = "application/x-www-form-urlencoded"
    let head = "\(method) /v1/things?expand%5B%5D=price \(type) [] \(body.count) "
    #expect(answer.body == Array(head.utf8) + body)
  }

  @Test func `an empty body of a POST is sent as one, with no type of its own`() async throws {
    let answer = try await asking { OutgoingRequest("POST", "\($0)/empty") }
    #expect(String(decoding: answer.body, as: UTF8.self) == "POST /empty - - 0 ")
  }

  @Test func `a body of a megabyte goes and comes`() async throws {
    let body = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let answer = try await asking { OutgoingRequest("PUT", "\($0)/large", body: body) }
    #expect(answer.body.suffix(body.count) == body[...])
  }

  @Test(arguments: [204, 302, 404, 500])
  func `an answer is an answer whatever its status, and no redirect is followed`(status: Int) async throws {
    let answer = try await asking { OutgoingRequest("GET", "\($0)/status/\(status)") }
    #expect(answer.status == status)
  }

  @Test func `an answer longer than the limit is given up`() async throws {
    await #expect(throws: HTTPClientError.Kind.tooLarge) {
      try await asking(HTTPClient.Limits(body: 99)) { OutgoingRequest("GET", "\($0)/bytes/100") }
    }
    let answer = try await asking(HTTPClient.Limits(body: 100)) { OutgoingRequest("GET", "\($0)/bytes/100") }
    #expect(answer.body.count == 100)
  }

  @Test func `who does not answer in time is given up`() async throws {
    await #expect(throws: HTTPClientError.Kind.timedOut) {
      try await asking(HTTPClient.Limits(totalTimeout: .milliseconds(200))) {
        OutgoingRequest("GET", "\($0)/never")
      }
    }
  }

  @Test func `an answer that breaks off is none`() async throws {
    await #expect(throws: HTTPClientError.Kind.interrupted) {
      try await asking { OutgoingRequest("GET", "\($0)/broken") }
    }
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "http://", "http://a b/", "http://a/\r\nX: y"])
  func `nothing but http and https is spoken`(url: String) async throws {
    await #expect(throws: HTTPClientError.Kind.malformedRequest) {
      try await asking { _ in OutgoingRequest("GET", url) }
    }
  }

  @Test func `no field can begin another`() async throws {
    for field in [("Key", "a\r\nB: c"), ("Key\r\nB", "c"), ("", "c"), ("A:B", "c")] {
      await #expect(throws: HTTPClientError.Kind.malformedRequest) {
        try await asking { OutgoingRequest("GET", "\($0)/", headers: [field]) }
      }
    }
  }

  @Test func `where no one listens, no one is reached`() async throws {
    await #expect(throws: HTTPClientError.Kind.unreachable) {
      try await asking { _ in OutgoingRequest("GET", "http://127.0.0.1:1/") }
    }
  }

  @Test func `a certificate must be of an authority that is trusted, and of the name`() async throws {
    let certificate = try TestCertificate()
    let trusting = HTTPClient.Limits(certificateAuthorities: certificate.tls.certificateFile)
    let answer = try await asking(trusting, tls: certificate.tls) { OutgoingRequest("GET", "\($0)/") }
    #expect(answer.status == 200)
    await #expect(throws: HTTPClientError.Kind.untrusted) {
      try await asking(tls: certificate.tls) { OutgoingRequest("GET", "\($0)/") }
    }
    await #expect(throws: HTTPClientError.Kind.untrusted) {
      try await asking(trusting, tls: certificate.tls) { address in
        OutgoingRequest("GET", "https://127.0.0.1:\(address.split(separator: ":").last ?? "")/")
      }
    }
  }
}

extension HTTPClientError.Kind: Swift.Error {}

/// One request to a server that answers with what it was asked; what failed is thrown by its kind.
@discardableResult
private func asking(
  _ limits: HTTPClient.Limits = HTTPClient.Limits(), tls: Server.TLS? = nil,
  _ request: (String) -> OutgoingRequest
) async throws -> OutgoingResponse {
  let server = try await LocalServer(tls: tls, bodyLimit: 2 << 20, answer: answer)
  let request = request(server.address)
  let outcome: Result<OutgoingResponse, any Error>
  do {
    outcome = .success(try await aside { try HTTPClient.perform(request, limits: limits) })
  } catch {
    outcome = .failure((error as? HTTPClientError)?.kind ?? error)
  }
  await server.stop()
  return try outcome.get()
}

@Sendable private func answer(_ request: Request) async -> Response {
  let parts = request.path.split(separator: "/")
  let number = parts.last.flatMap { Int($0) } ?? 0
  switch parts.first {
  case "status": return Response(Status(number), headers: ["Location": "/elsewhere"])
  case "bytes": return Response(.ok, body: .bytes([UInt8](repeating: 120, count: number)))
  case "broken":
    return Response(
      .ok,
      body: .stream { writer in
        try await writer.write("half")
        throw CancellationError()
      })
  case "never":
    // Until the client leaves, which cancels this task.
    try? await Task.sleep(for: .seconds(60))
    return Response(.ok)
  default:
    let query = request.query.map { "?" + $0 } ?? ""
    let type = request.headers["Content-Type"] ?? "-"
    let empty = request.headers["X-Empty"].map { "[\($0)]" } ?? "-"
    let text = "\(request.method.rawValue) \(request.path)\(query) \(type) \(empty) \(request.body.count) "
    return Response(.ok, body: .bytes(Array(text.utf8) + request.body))
  }
}
