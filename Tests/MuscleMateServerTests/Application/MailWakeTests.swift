internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import MuscleMateAPI
internal import OperatingSystem
internal import Postgres
internal import Primitives
internal import Testing

@testable internal import MuscleMateServer

/// That mail leaves at once, and not at the loop's next look, which comes every second.
struct MailWakeTests {
  private static let routes = [
    Route(.post, "/done", .anyone, "A write", reply: .noContent()) {
      (_: Call, _: Nothing, _: Nothing) async throws -> Response in .noContent
    },
    Route(.post, "/refused", .anyone, "A write that is refused", reply: .noContent()) {
      (_: Call, _: Nothing, _: Nothing) async throws -> Response in throw Problem(.wrongLogin)
    },
  ]

  @Test(.timeLimit(.minutes(10)), arguments: [("/done", 204), ("/refused", 401)])
  func `a write wakes the mail loop, whatever it is answered`(path: String, status: Status) async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-wakes-")
    defer { Files.remove(folder) }
    let services = try Services(
      Configuration(["MUSCLEMATE_DATA": folder], processors: 1), metrics: Metrics())
    let threads = try LoopThreads(count: 1)
    defer { threads.stopAndWait() }
    let pool = Pool(loop: threads.loops[0], configuration: PoolConfiguration(connection: ""))
    let gateway = try Gateway(
      Self.routes, services: services, pools: [ObjectIdentifier(threads.loops[0]): pool])
    let head = RequestHead(method: .post, path: path, headers: ["Accept-Language": "en"])
    guard case .handle(_, _, let answer) = gateway.admit(head, on: threads.loops[0]) else {
      Issue.record("it was not admitted")
      return
    }
    #expect(await answer(Request(head: head)).status == status)
    var wakes = services.mailSignal.wakes.makeAsyncIterator()
    #expect(await wakes.next() != nil)
    services.sidePool.close()
    services.providerPool.close()
    services.passwords.close()
    await pool.close()
  }
}
