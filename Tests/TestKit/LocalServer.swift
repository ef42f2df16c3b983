internal import EventLoop
public import HTTPServer

/// A real HTTP server in the test process, in the place of those that the platform calls.
public final class LocalServer: Sendable {
  /// `http://127.0.0.1:41234`; with TLS `https://localhost:41234`.
  public let address: String
  private let server: Server
  private let threads: LoopThreads

  public init(
    tls: Server.TLS? = nil, bodyLimit: Int = 1 << 20,
    answer: @escaping @Sendable (Request) async -> Response
  ) async throws {
    threads = try LoopThreads(count: 1)
    var configuration = Server.Configuration(port: 0)
    configuration.tls = tls
    server = Server(
      configuration, loops: threads.loops,
      admit: { _, _ in .handle(bodyLimit: bodyLimit, deadline: .seconds(60), answer) },
      refusal: { fault, _, _ in Response(400, body: .bytes(Array("\(fault)".utf8))) })
    let port = try await server.start()
    address = tls == nil ? "http://127.0.0.1:\(port)" : "https://localhost:\(port)"
  }

  public func stop() async {
    await server.shutdown(deadline: .seconds(5))
    threads.stopAndWait()
  }
}
