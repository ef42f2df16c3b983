import EventLoop
import TestKit
import Testing

@testable import HTTPServer

@Suite struct ShutdownTests {
  @Test func `before a stop all is answered, each answer the last on its connection`()
    async throws
  {
    let streams = Signal("the stream has begun")
    let release = Signal("the stream may end")
    let admit: Server.Admit = { head, loop in
      guard head.path == "/long" else { return demo(head, loop) }
      return .handle(bodyLimit: 0, deadline: .seconds(120)) { _ in
        Response(
          .ok,
          body: .stream { writer in
            try await writer.write("begun ")
            streams.fire()
            try await release.fired()
            try await writer.write("ended")
          })
      }
    }
    try await serving(admit: admit) { server, port in
      let kept = try RawClient(port: port)
      #expect(try kept.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").field("Connection") == nil)
      let streaming = try RawClient(port: port)
      try streaming.send("GET /long HTTP/1.1\r\nHost: a\r\n\r\n")
      try streams.wait()
      server.leave()
      var fresh = try RawClient(port: port)
      try block(until: "the loop knows that the server leaves") {
        try fresh.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").field("Connection") == "close"
      }
      fresh = try RawClient(port: port)
      for client in [kept, fresh] {
        let answer = try client.exchange("GET /late HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(answer.text == "GET /late ")
        #expect(answer.field("Connection") == "close")
        #expect(try client.isEnded())
      }
      // A request that had begun is finished; its connection is not kept.
      release.fire()
      let stream = try streaming.answer()
      #expect(stream.text == "begun ended")
      #expect(try streaming.isEnded())
    }
  }

  @Test func `two hundred requests in flight are all answered while the server shuts down`() async throws {
    let started = Signal("all requests are under way")
    let release = Signal("the requests may be answered")
    let threads = try LoopThreads(count: 2)
    let server = Server(
      Server.Configuration(port: 0), loops: threads.loops,
      admit: { _, loop in
        .handle(bodyLimit: 0, deadline: .seconds(120)) { _ in
          started.fire()
          try? await release.fired()
          return Response(.ok, body: .bytes(Array("done".utf8)))
        }
      }, refusal: { fault, _, _ in Response(fault.status) })
    let port = try await server.start()
    let shutdownBegan = Signal("the server may shut down")
    // On a loop: the shared pool may be busy with other tests while this one needs the shutdown to begin.
    let shutdown = Task(executorPreference: threads.loops[0]) {
      try await shutdownBegan.fired()
      await server.shutdown(deadline: .seconds(120))
    }
    let result = await onOwnThread {
      let idle = try RawClient(port: port)
      let clients = try (0..<200).map { _ in try RawClient(port: port) }
      for client in clients { try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
      try started.wait(for: 200)
      shutdownBegan.fire()
      #expect(try idle.isEnded())
      release.fire()
      for client in clients {
        let answer = try client.answer()
        #expect(answer.text == "done")
        #expect(answer.field("Connection") == "close")
      }
    }
    try await shutdown.value
    try result.get()
    #expect(server.connectionCount == 0)
    #expect(throws: RawClient.Failure.self) { try RawClient(port: port) }
    threads.stopAndWait()
  }

  @Test func `what waits in the accept queue is answered, not reset`() async throws {
    let threads = try LoopThreads(count: 1)
    let server = Server(
      Server.Configuration(port: 0), loops: threads.loops, admit: demo,
      refusal: { fault, _, _ in Response(fault.status) })
    let port = try await server.start()
    let areQueued = Signal("the clients are queued")
    let release = Signal("the loop may go on")
    // The loop is held while clients queue up, and finds the shutdown before it can accept them.
    threads.loops[0].execute { try? release.wait() }
    let shutdown = Task {
      try await areQueued.fired()
      // Its step on the loop is queued behind the closure that holds it; then the loop goes on.
      async let drained: Void = server.shutdown(deadline: .seconds(120))
      release.fire()
      await drained
    }
    let result = await onOwnThread { () throws in
      let clients = try (0..<20).map { _ in try RawClient(port: port) }
      for client in clients { try client.send("GET /queued HTTP/1.1\r\nHost: a\r\n\r\n") }
      areQueued.fire()
      for client in clients { #expect(try client.answer().text == "GET /queued ") }
    }
    try await shutdown.value
    try result.get()
    threads.stopAndWait()
  }

  @Test func `what still runs at the deadline is cut`() async throws {
    let threads = try LoopThreads(count: 1)
    let cancelled = Signal("the request is cancelled")
    let started = Signal("the request is under way")
    let server = Server(
      Server.Configuration(port: 0), loops: threads.loops,
      admit: { _, loop in
        .handle(bodyLimit: 0, deadline: .seconds(60)) { _ in
          started.fire()
          do { try await loop.sleep(for: .seconds(60)) } catch { cancelled.fire() }
          return Response(.ok)
        }
      }, refusal: { fault, _, _ in Response(fault.status) })
    let port = try await server.start()
    let shutdown = Task {
      try await started.fired()
      await server.shutdown(deadline: .milliseconds(100))
    }
    let result = await onOwnThread { () throws in
      let client = try RawClient(port: port)
      try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      try cancelled.wait()
      #expect(try client.isEnded())
    }
    try await shutdown.value
    try result.get()
    threads.stopAndWait()
  }

  @Test func `a port that another socket serves is refused`() async throws {
    try await serving { _, port in
      let threads = try LoopThreads(count: 1)
      let second = Server(
        Server.Configuration(port: port), loops: threads.loops, admit: demo,
        refusal: { fault, _, _ in Response(fault.status) })
      let refused = Signal("the second server is refused")
      let task = Task { do { _ = try await second.start() } catch { refused.fire() } }
      try refused.wait()
      task.cancel()
      threads.stopAndWait()
    }
  }
}
