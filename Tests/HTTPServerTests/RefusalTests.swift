import EventLoop
import TestKit
import Testing

@testable import HTTPServer

@Suite struct RefusalTests {
  @Test func `headers that trickle are timed out`() async throws {
    try await serving({ $0.headerDeadline = .milliseconds(300) }) { _, port in
      // Where a busy machine sends nothing within that time, the connection is closed without an answer.
      try block(until: "headers that have begun are answered") {
        let client = try RawClient(port: port)
        guard (try? client.send("GET / HTTP/1.1\r\nHost: a\r\n")) != nil, let answer = try? client.answer()
        else { return false }
        #expect(answer.status == 408)
        #expect(try client.isEnded())
        return true
      }
    }
  }

  @Test func `a connection that sends nothing is closed without an answer`() async throws {
    try await serving({ $0.headerDeadline = .milliseconds(200) }) { _, port in
      let client = try RawClient(port: port)
      #expect(try client.isEnded())
    }
  }

  @Test func `a connection that waits too long for its next request is closed`() async throws {
    try await serving({ $0.idleDeadline = .milliseconds(200) }) { _, port in
      let client = try RawClient(port: port)
      #expect(try client.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").status == 200)
      #expect(try client.isEnded())
    }
  }

  @Test func `a body that trickles is timed out`() async throws {
    try await serving({ $0.bodyDeadline = .milliseconds(300) }) { _, port in
      let client = try RawClient(port: port)
      try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc")
      #expect(try client.answer().status == 408)
      #expect(try client.isEnded())
    }
  }

  @Test func `a long body is refused while those in hand leave no room for it, and taken once they are gone`()
    async throws
  {
    try await serving(
      {
        $0.trustedProxies = [AddressRange("127.0.0.1")].compactMap(\.self)
        ($0.bodyBytesLimit, $0.bodyBytesLimitPerAddress) = (300_000, 150_000)
      }, admit: counting
    ) { _, port in
      func head(_ length: Int, from client: Int) -> String {
        "POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.\(client)\r\nContent-Length: \(length)\r\n\r\n"
      }
      /// Sends a part of a body, of which the rest never comes.
      func hold(from client: Int) throws -> RawClient {
        let holder = try RawClient(port: port)
        try holder.send(head(140_000, from: client) + String(repeating: "x", count: 130_000))
        return holder
      }
      /// The status by which a body is let in (100) or not, of which none is sent.
      func admission(of length: Int, from client: Int) throws -> Int {
        let asked = try RawClient(port: port)
        try asked.send(
          head(length, from: client).replacing(
            "Content-Length", with: "Expect: 100-continue\r\nContent-Length"))
        return try asked.answer(toHead: true).status
      }
      var first: RawClient? = try hold(from: 1)
      try block(until: "its address has no room") { try admission(of: 100_000, from: 1) == 503 }
      #expect(try admission(of: 60_000, from: 1) == 100)
      #expect(try admission(of: 100_000, from: 2) == 100)

      let second = try hold(from: 2)
      try block(until: "there is no room at all") { try admission(of: 100_000, from: 3) == 503 }
      let chunked = try RawClient(port: port)
      try chunked.send(
        "POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.3\r\nTransfer-Encoding: chunked\r\n\r\n")
      try chunked.send("186A0\r\n" + String(repeating: "x", count: 100_000))
      #expect(try chunked.answer().status == 503)

      #expect(first != nil)
      first = nil
      try block(until: "one has left") { try admission(of: 100_000, from: 1) == 100 }
      try second.send(String(repeating: "x", count: 10_000))
      #expect(try second.answer().text == "140000")
      try block(until: "the other's request is over") { try admission(of: 100_000, from: 2) == 100 }
    }
  }

  @Test func `endless headers and an endless request line are cut at their bound`() async throws {
    try await serving { _, port in
      let fields = try RawClient(port: port)
      try fields.send("GET / HTTP/1.1\r\nHost: a\r\n")
      #expect(throws: RawClient.Failure.self) {
        for _ in 0..<1_000_000 { try fields.send(String(repeating: "X: yyyyyyyy\r\n", count: 100)) }
      }
      let refused = try RawClient(port: port)
      try refused.send("GET / HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "y", count: 17_000))
      #expect(try refused.answer().status == 431)
      let line = try RawClient(port: port)
      try line.send("GET /" + String(repeating: "y", count: 9_000))
      #expect(try line.answer().status == 414)
    }
  }

  @Test func `an oversized body is refused at once, and its answer survives what is still sent`() async throws
  {
    try await serving { _, port in
      let client = try RawClient(port: port)
      try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n")
      try client.send([UInt8](repeating: 65, count: 2_000_000))
      let answer = try client.answer()
      #expect(answer.status == 413)
      #expect(answer.field("Connection") == "close")
    }
  }

  @Test func `an endless chunked body is refused at its limit`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      try client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
      for _ in 0..<20 { try client.send("64\r\n" + String(repeating: "x", count: 100) + "\r\n") }
      #expect(try client.answer().status == 413)
      let within = try RawClient(port: port)
      try within.send(
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1;x\r\nc\r\n0\r\n\r\n")
      #expect(try within.answer().text == "POST / abc")
    }
  }

  @Test(arguments: [
    "Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "Content-Length: 0\r\nContent-Length: 44\r\n\r\n",
    "Content-Length: +0\r\n\r\n", "X: a\r\n Content-Length: 44\r\n\r\n", "X: a\nContent-Length: 44\r\n\r\n",
  ])
  func `no second request is smuggled in behind a doubtful length`(fields: String) async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      try client.send("POST /one HTTP/1.1\r\nHost: a\r\n\(fields)GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
      let answer = try client.answer()
      #expect([400, 501].contains(answer.status))
      #expect(try client.isEnded())
    }
  }

  @Test func `connections are bounded per address and in all`() async throws {
    try await serving({ $0.connectionLimitPerAddress = 3 }) { server, port in
      var clients: [RawClient] = []
      for _ in 0..<3 {
        clients.append(try RawClient(port: port))
        #expect(try clients.last?.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").status == 200)
      }
      #expect(server.connectionCount == 3)
      let turnedAway = try RawClient(port: port)
      #expect(try turnedAway.answer().status == 503)
      clients.removeLast()
      try block(until: "the connection is closed") { server.connectionCount == 2 }
      #expect(try RawClient(port: port).exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").status == 200)
    }
    let proxy = try #require(AddressRange("127.0.0.1"))
    try await serving({
      $0.connectionLimitPerAddress = 1
      $0.trustedProxies = [proxy]
    }) { _, port in
      let clients = try (0..<3).map { _ in try RawClient(port: port) }
      for client in clients {
        #expect(try client.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").status == 200)
      }
    }
    try await serving({ $0.connectionLimit = 1 }) { _, port in
      let first = try RawClient(port: port)
      #expect(try first.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").status == 200)
      #expect(try RawClient(port: port).answer().status == 503)
    }
  }

  @Test func `a handler past its deadline is cancelled and answered for`() async throws {
    let cancelled = Signal("the request is cancelled")
    let admit: Server.Admit = { _, loop in
      .handle(bodyLimit: 0, deadline: .milliseconds(100)) { _ in
        do { try await loop.sleep(for: .seconds(60)) } catch { cancelled.fire() }
        return Response(.ok)
      }
    }
    try await serving(admit: admit) { _, port in
      let client = try RawClient(port: port)
      let answer = try client.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(answer.status == 504)
      #expect(try client.isEnded())
      try cancelled.wait()
    }
  }
}

/// Answers with the length of the body.
@Sendable private func counting(_ head: RequestHead, _ loop: EventLoop) -> Admission {
  .handle(bodyLimit: 200_000, deadline: .seconds(60)) { request in
    Response(.ok, body: .bytes(Array("\(request.body.count)".utf8)))
  }
}
