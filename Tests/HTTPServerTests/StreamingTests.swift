import EventLoop
import TestKit
import Testing

@testable import HTTPServer

@Suite struct StreamingTests {
  @Test func `a streamed answer is chunked and the connection kept`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      for _ in 0..<2 {
        #expect(
          try client.exchange("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n").text == "piece 0 piece 1 piece 2 ")
      }
    }
  }

  @Test func `an empty piece does not end the answer`() async throws {
    let admit: Server.Admit = { _, _ in
      .handle(bodyLimit: 0, deadline: .seconds(120)) { _ in
        Response(
          .ok,
          body: .stream { writer in
            for piece in ["", "one ", "", "two"] { try await writer.write(piece) }
          })
      }
    }
    try await serving(admit: admit) { _, port in
      let client = try RawClient(port: port)
      for _ in 0..<2 {
        #expect(try client.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").text == "one two")
      }
    }
  }

  @Test func `a stream that fails is cut, so that half an answer is none`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      try client.send("GET /broken HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(throws: RawClient.Failure.self) { try client.answer() }
    }
  }

  @Test func `a writer waits for a client that reads slowly`() async throws {
    let written = Signal("all pieces are written")
    let total = 64
    let admit: Server.Admit = { _, _ in
      .handle(bodyLimit: 0, deadline: .seconds(120)) { _ in
        Response(
          .ok,
          body: .stream { writer in
            for _ in 0..<total {
              try await writer.write([UInt8](repeating: 65, count: 1 << 20))
              written.fire()
            }
          })
      }
    }
    try await serving(admit: admit) { _, port in
      let client = try RawClient(port: port, receiveBuffer: 64 * 1024)
      try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      while try !client.line().isEmpty {}
      for index in 0..<total {
        #expect(try client.line() == "100000")
        #expect(try client.bytes(1 << 20).count == 1 << 20)
        // Ahead of the reader by no more than what the sockets' buffers hold.
        #expect(written.times <= index + 16)
        _ = try client.line()
      }
      #expect(try client.line() == "0")
      try written.wait(for: total)
    }
  }

  @Test func `a client that leaves mid-answer ends the stream`() async throws {
    let ended = Signal("the stream has ended")
    let admit: Server.Admit = { _, _ in
      .handle(bodyLimit: 0, deadline: .seconds(120)) { _ in
        Response(
          .ok,
          body: .stream { writer in
            do {
              while true { try await writer.write([UInt8](repeating: 65, count: 100_000)) }
            } catch {
              ended.fire()
              throw error
            }
          })
      }
    }
    try await serving(admit: admit) { server, port in
      var client: RawClient? = try RawClient(port: port)
      try client?.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      _ = try client?.bytes(500_000)
      client = nil
      try ended.wait()
      try block(until: "the connection is closed") { server.connectionCount == 0 }
    }
  }

  @Test(arguments: [true, false])
  func `a client that leaves cancels its request`(halfClosing: Bool) async throws {
    let started = Signal("the request is under way")
    let cancelled = Signal("the request is cancelled")
    let admit: Server.Admit = { _, loop in
      .handle(bodyLimit: 0, deadline: .seconds(60)) { _ in
        started.fire()
        do { try await loop.sleep(for: .seconds(60)) } catch { cancelled.fire() }
        return Response(.ok)
      }
    }
    try await serving(admit: admit) { _, port in
      var client: RawClient? = try RawClient(port: port)
      try client?.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      try started.wait()
      if halfClosing { client?.halfClose() } else { client = nil }
      try cancelled.wait()
    }
  }

  @Test func `foreign bytes go out whole and are released once sent`() async throws {
    let released = Signal("the bytes are released")
    let admit: Server.Admit = { _, _ in
      .handle(bodyLimit: 0, deadline: .seconds(120)) { _ in
        Response(.ok, body: .foreign(PlainForeignBytes(count: 3_000_000) { released.fire() }))
      }
    }
    try await serving(admit: admit) { _, port in
      let client = try RawClient(port: port)
      let answer = try client.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(answer.body.count == 3_000_000)
      #expect(answer.body.indices.allSatisfy { answer.body[$0] == UInt8(truncatingIfNeeded: $0) })
      try released.wait()
      // Cut in the middle: what the queue still holds is released with it.
      try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      _ = try client.line()
    }
    try await released.fired(2)
  }

  @Test func `a client that reads nothing is cut`() async throws {
    let answered = Signal("the request is answered")
    try await serving(
      { $0.sendDeadline = .milliseconds(200) },
      admit: { _, _ in
        .handle(bodyLimit: 0, deadline: .seconds(120)) { _ in
          answered.fire()
          return Response(.ok, body: .bytes([UInt8](repeating: 65, count: 20_000_000)))
        }
      }
    ) { server, port in
      let client = try RawClient(port: port, receiveBuffer: 4096)
      defer { withExtendedLifetime(client) {} }
      try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      try answered.wait()
      try block(until: "the connection is closed") { server.connectionCount == 0 }
    }
  }
}
