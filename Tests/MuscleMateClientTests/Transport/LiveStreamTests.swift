internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

struct LiveStreamTests {
  @Test(arguments: Library.allCases)
  func `events arrive as they are written, one after the other`(library: Library) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let caller = try Caller(to: server.address, by: library)
      var events = try Events(of: caller, token: anna.token)
      var version = try await events.version()
      // Each change waits for the event of the one before: what is held back would never come.
      for kilograms in 80..<86 {
        _ = try await caller.call(
          BodyEndpoints.putLiftersLifterMeasurementsId, ["lifter": "me", "id": newID()],
          body: bodyWeight(Int64(kilograms)), token: anna.token)
        let next = try await events.version()
        #expect(next > version)
        version = next
      }
      #expect((1_000...5_000).contains(events.retry ?? 0))
    }
  }

  @Test(arguments: Library.allCases)
  func `a stream that is refused says with what answer`(library: Library) async throws {
    try await TestServer.run { server in
      let caller = try Caller(to: server.address, by: library)
      for token in [nil, "l1.nobody"] {
        var events = try Events(of: caller, token: token)
        let refused = await #expect(throws: StreamRefused.self) { try await events.next() }
        #expect(refused?.response.status == 401)
        #expect(refused.map { Problem($0.response) }?.kind == .unauthorized)
      }
    }
  }

  @Test(arguments: Library.allCases)
  func `a fifth stream of a session is too many, until one of the four closes`(library: Library) async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let caller = try Caller(to: server.address, by: library)
      var open: [Events] = []
      for _ in 0..<4 {
        var events = try Events(of: caller, token: anna.token)
        _ = try await events.version()
        open.append(events)
      }
      var fifth = try Events(of: caller, token: anna.token)
      let refused = await #expect(throws: StreamRefused.self) { try await fifth.next() }
      #expect(refused?.response.status == 429)
      open.removeAll()
      try await eventually("a stream is free again") {
        var events = try Events(of: caller, token: anna.token)
        return (try? await events.version()) != nil
      }
    }
  }

  @Test(arguments: Library.allCases)
  func `a stream that nobody reads any more is closed`(library: Library) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await withLine(to: server.address) { line in
        let caller = try Caller(to: line.address, by: library)
        let reading = Task {
          var events = try Events(of: caller, token: anna.token)
          while true { _ = try await events.next() }
        }
        try await eventually("the stream is open") { !line.requests.isEmpty && line.connections == 1 }
        reading.cancel()
        try await eventually("the connection is closed") { line.connections == 0 }
      }
    }
  }

  @Test(arguments: Library.allCases)
  func `a stream lives as long as something comes, and ends with the silence`(library: Library) async throws {
    try await withLine(to: "") { line in
      let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
      let beat = "2\r\n:\n\r\n"
      let event = "9\r\ndata: 7\n\n\r\n"
      // Longer in all than may be silent, and of pauses that a busy machine can't make too long.
      let beats = [String](repeating: beat, count: 60)
      line.fault = .says([head] + beats + [event], milliseconds: 100)
      var events = try Events(of: try Caller(to: line.address, timeout: .seconds(5), by: library), token: nil)
      let start = ContinuousClock.now
      #expect(try await events.next() == ServerEvent(name: "message", data: "7"))
      #expect(ContinuousClock.now - start > .seconds(5))
      let end = await #expect(throws: TransportError.self) { try await events.next() }
      #expect(end == .timedOut)
    }
  }

  @Test(arguments: Library.allCases)
  func `a connection that is cut ends the stream with an error`(library: Library) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await withLine(to: server.address) { line in
        var events = try Events(of: try Caller(to: line.address, by: library), token: anna.token)
        _ = try await events.version()
        line.stop()
        await #expect(throws: TransportError.self) { while true { _ = try await events.next() } }
      }
    }
  }

  @Test(arguments: Library.allCases)
  func `a server that stops says so, and is not there afterwards`(library: Library) async throws {
    let server = try await TestServer.start()
    try await server.visitor.waitUntilReady()
    let anna = try await server.person("anna", as: "lifter")
    let caller = try Caller(to: server.address, by: library)
    var events = try Events(of: caller, token: anna.token)
    _ = try await events.version()
    let stopping = Task { await server.stop() }
    var last: ServerEvent?
    while let event = try await events.nextOrEnd() { last = event }
    #expect(last?.name == "bye")
    #expect(last?.data == #"{"reason":"restart"}"#)
    await stopping.value
    let error = await failure { () async throws(ClientError) in
      try await caller.call(IdentityEndpoints.getMe, token: anna.token)
    }
    #expect(error?.name == "offline")
  }
}

/// The events of a stream, one by one.
private struct Events {
  private var bytes: AsyncThrowingStream<[UInt8], any Error>.Iterator
  private var parser = EventStreamParser()
  private var ready: [ServerEvent] = []

  init(of caller: Caller, token: String?) throws {
    let request = try caller.request(.get, "/v1/sync/stream", token: token)
    bytes = caller.transport.stream(request).makeAsyncIterator()
  }

  var retry: Int? { parser.retry }

  mutating func nextOrEnd() async throws -> ServerEvent? {
    while ready.isEmpty {
      guard let piece = try await bytes.next(isolation: #isolation) else { return nil }
      ready = try parser.feed(piece)
    }
    return ready.removeFirst()
  }

  mutating func next() async throws -> ServerEvent {
    guard let event = try await nextOrEnd() else { throw TestKitError("the stream ended") }
    return event
  }

  /// Of the next `changed`.
  mutating func version() async throws -> Int {
    while true {
      let event = try await next()
      if event.name == "changed" { return try JSON.parse(Array(event.data.utf8))["version"]?.integer ?? 0 }
    }
  }
}
