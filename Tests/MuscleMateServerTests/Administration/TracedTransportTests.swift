internal import HTTPClient
internal import HTTPServer
internal import Synchronization
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

struct TracedTransportTests {
  @Test func `who is asked on a request's behalf is told its trace, with a step of our own`() async throws {
    let seen = Mutex<[String]>([])
    let server = try await LocalServer { request in
      seen.withLock { $0.append(request.headers["traceparent"] ?? "none") }
      return Response(.ok)
    }
    let trace = try #require(TraceParent("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"))
    let request = OutgoingRequest("GET", "\(server.address)/")
    let traced = TraceParent.$current.withValue(trace) { TraceParent.transport() }
    let plain = TraceParent.transport()
    for transport in [traced, plain] { _ = try await aside { try transport(request).status } }
    await server.stop()
    let fields = seen.withLock { $0 }
    let told = try #require(TraceParent(fields[0]))
    #expect(told.trace == trace.trace && told.parent != trace.parent && told.isSampled)
    #expect(fields[1] == "none")
  }
}
