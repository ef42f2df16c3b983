internal import Foundation
internal import Primitives

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Sends by `URLSession`. Nothing is cached and no cookie is kept. Redirections are answers like others, so that a token never
/// goes to another host.
public final class URLSessionTransport: Transport {
  private let calls = SessionLine(URLSessionTransport.configuration())
  private let streams: SessionLine

  public init() {
    let configuration = Self.configuration()
    // The server sends a line every 20 seconds at the latest: two may be missed.
    configuration.timeoutIntervalForRequest = 45
    #if canImport(Darwin)
      configuration.waitsForConnectivity = true
    #endif
    streams = SessionLine(configuration)
  }

  public func send(_ request: OutgoingRequest) async throws(TransportError) -> IncomingResponse {
    if Task.isCancelled { throw .cancelled }
    var answer: IncomingResponse?
    do {
      for try await piece in calls.pieces(of: Self.urlRequest(request)) { answer.add(piece) }
    } catch { throw error as? TransportError ?? .interrupted("\(error)") }
    // A cancelled task is told that the pieces are over.
    if Task.isCancelled { throw .cancelled }
    guard let answer else { throw .interrupted("no answer") }
    return answer
  }

  public func stream(_ request: OutgoingRequest) -> AsyncThrowingStream<[UInt8], any Error> {
    var request = Self.urlRequest(request)
    // Decoders of gzip hold bytes back until they have enough.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    let pieces = streams.pieces(of: request)
    return AsyncThrowingStream { continuation in
      let pump = Task {
        var refusal: IncomingResponse?
        var failure: (any Error)?
        do {
          for try await piece in pieces {
            if piece.status != 200 { refusal.add(piece) } else { continuation.yield(piece.body) }
          }
        } catch { failure = error }
        continuation.finish(throwing: refusal.map(StreamRefused.init) ?? failure)
      }
      // Without the transport its sessions would end.
      continuation.onTermination = { [self] _ in withExtendedLifetime(self) { pump.cancel() } }
    }
  }

  private static func configuration() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    return configuration
  }

  private static func urlRequest(_ request: OutgoingRequest) -> URLRequest {
    var result = URLRequest(url: request.url)
    result.httpMethod = request.method.rawValue
    result.httpBody = request.body.map { Data($0) }
    // FoundationNetworking cuts fractions off, and 0 ends the request at once.
    result.timeoutInterval = max(1, (request.timeout / .seconds(1)).rounded(.up))
    for (name, value) in request.fields { result.setValue(value, forHTTPHeaderField: name) }
    return result
  }
}

extension IncomingResponse? {
  /// A further piece of the same answer.
  fileprivate mutating func add(_ piece: IncomingResponse) {
    if self == nil { self = piece } else { self?.body += piece.body }
  }
}
