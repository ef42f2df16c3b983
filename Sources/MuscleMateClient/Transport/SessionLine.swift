internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A session, read by its delegate alone: FoundationNetworking has no `bytes`.
final class SessionLine: Sendable {
  private let session: URLSession
  private let delegate = LineDelegate()

  init(_ configuration: URLSessionConfiguration) {
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// A session holds its delegate until it is ended.
  deinit { session.invalidateAndCancel() }

  /// Sends the request. Each piece of the answer is its head with the bytes that just came, and there is one at least. When nobody
  /// reads any more, the task is cancelled.
  func pieces(of request: URLRequest) -> Pieces {
    Pieces { continuation in
      let task = session.dataTask(with: request)
      delegate.readers.withLock { $0[task.taskIdentifier] = continuation }
      continuation.onTermination = { [delegate] _ in
        task.cancel()
        delegate.readers.withLock { _ = $0.removeValue(forKey: task.taskIdentifier) }
      }
      task.resume()
    }
  }
}

private final class LineDelegate: NSObject, URLSessionDataDelegate {
  let readers = Mutex<[Int: Pieces.Continuation]>([:])

  func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let piece = IncomingResponse(dataTask.response, [UInt8](data)) else { return }
    readers.withLock { $0[dataTask.taskIdentifier] }?.yield(piece)
  }

  func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    // Its end takes it from the list, which must not be locked then.
    let reader = readers.withLock { $0[task.taskIdentifier] }
    if error == nil, let last = IncomingResponse(task.response, []) { reader?.yield(last) }
    reader?.finish(throwing: error.map(TransportError.init))
  }

  func urlSession(
    _: URLSession, task _: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
    newRequest _: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}

extension IncomingResponse {
  fileprivate init?(_ response: URLResponse?, _ body: [UInt8]) {
    guard let response = response as? HTTPURLResponse else { return nil }
    let fields = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    self.init(status: response.statusCode, fields: Dictionary(fields) { _, last in last }, body: body)
  }
}

extension TransportError {
  fileprivate init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed,
      .internationalRoamingOff, .callIsActive, .dataNotAllowed:
      self = .offline
    default: self = .interrupted("\(error)")
    }
  }
}
