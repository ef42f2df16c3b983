import EventLoop
import Primitives
import Synchronization
import TestKit

@testable import HTTPServer

/// Serves for the length of the body, which blocks on sockets and therefore has a thread of its own.
func serving(
  loops: Int = 1, _ configure: (inout Server.Configuration) -> Void = { _ in },
  admit: @escaping Server.Admit = demo, _ body: @escaping @Sendable (Server, UInt16) throws -> Void
) async throws {
  let threads = try LoopThreads(count: loops)
  var configuration = Server.Configuration(port: 0)
  configure(&configuration)
  let server = Server(configuration, loops: threads.loops, admit: admit) { fault, _, _ in
    Response(fault.status, headers: ["Content-Type": "text/plain"], body: .bytes(Array("\(fault)".utf8)))
  }
  let port = try await server.start()
  let result = await onOwnThread { try body(server, port) }
  await server.shutdown(deadline: .seconds(5))
  threads.stopAndWait()
  try result.get()
}

func onOwnThread(_ body: @escaping @Sendable () throws -> Void) async -> Result<Void, any Error> {
  do {
    return .success(try await aside(body))
  } catch {
    return .failure(error)
  }
}

/// Answers with what it was asked: `METHOD path?query body`.
@Sendable func demo(_ head: RequestHead, _ loop: EventLoop) -> Admission {
  if head.path == "/refuse" { return .refuse(Response(401, body: .bytes(Array("no".utf8)))) }
  return .handle(bodyLimit: 1000, deadline: .seconds(60)) { request in
    switch request.path {
    case "/nothing": return Response(.noContent, body: .bytes(Array("ignored".utf8)))
    case "/stream":
      return Response(
        .ok,
        body: .stream { writer in
          for index in 0..<3 { try await writer.write("piece \(index) ") }
        })
    case "/broken":
      return Response(
        .ok,
        body: .stream { writer in
          try await writer.write("half")
          throw ClientGone()
        })
    case "/foreign": return Response(.ok, body: .foreign(PlainForeignBytes(count: 100_000)))
    default:
      let query = request.query.map { "?" + $0 } ?? ""
      let text = "\(request.method.rawValue) \(request.path)\(query) "
      return Response(.ok, body: .bytes(Array(text.utf8) + request.body))
    }
  }
}

/// Counts its living instances, so that a test sees when the last byte's owner is released.
final class PlainForeignBytes: ForeignBytes, @unchecked Sendable {
  // Immutable after the initializer, freed with the object.
  private let storage: UnsafeMutableRawBufferPointer
  private let onRelease: @Sendable () -> Void

  init(count: Int, onRelease: @escaping @Sendable () -> Void = {}) {
    storage = .allocate(byteCount: count, alignment: 1)
    for index in 0..<count { storage[index] = UInt8(truncatingIfNeeded: index) }
    self.onRelease = onRelease
  }

  deinit {
    storage.deallocate()
    onRelease()
  }

  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(storage))
  }
}

/// Something that happens on another thread and is waited for.
final class Signal: Sendable {
  private let what: String
  private let count = Mutex(0)

  /// - Parameter what: in plain words: "the request is cancelled".
  init(_ what: String) { self.what = what }

  var times: Int { count.withLock { $0 } }

  func fire() { count.withLock { $0 += 1 } }

  /// Waits until it has fired this often, without holding the thread.
  func fired(_ times: Int = 1) async throws {
    try await eventually(what, instead: "\(self.times) times") { self.times >= times }
  }

  /// Waits until it has fired this often, on a thread of the caller's own.
  func wait(for times: Int = 1) throws { try block(until: what) { self.times >= times } }
}
