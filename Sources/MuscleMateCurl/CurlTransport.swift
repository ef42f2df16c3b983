internal import Foundation
internal import HTTPClient
public import MuscleMateClient
internal import Primitives

/// Sends by libcurl: for apps on Linux, where `URLSession` ends the process when an answer is cut within its head, and keeps a core
/// busy while a stream is open. As with `URLSessionTransport`, nothing is cached, no cookie is kept and redirections are answers.
public final class CurlTransport: Transport {
  private let exchanges: HTTPExchanges

  /// - Throws: where libcurl can't be used, or no thread can be started.
  public init() throws { exchanges = try HTTPExchanges() }

  public func send(_ request: MuscleMateClient.OutgoingRequest) async throws(TransportError)
    -> IncomingResponse
  {
    // Decoders of gzip hold bytes back until they have enough, so a stream takes none.
    return try await Pieces.whole { pieces(of: request, takesGzip: true) }
  }

  public func stream(_ request: MuscleMateClient.OutgoingRequest) -> AsyncThrowingStream<[UInt8], any Error> {
    Pieces.bytes(of: pieces(of: request, takesGzip: false), keeping: self)
  }

  private func pieces(of request: MuscleMateClient.OutgoingRequest, takesGzip: Bool) -> Pieces {
    var limits = HTTPClient.Limits(totalTimeout: nil, body: .max)
    limits.takesGzip = takesGzip
    let answer = exchanges.pieces(of: CurlRequest(request), limits: limits, silence: request.timeout)
    return Pieces { continuation in
      let pump = Task {
        do {
          for try await piece in answer { continuation.yield(IncomingResponse(piece)) }
          continuation.finish()
        } catch { continuation.finish(throwing: TransportError(error)) }
      }
      continuation.onTermination = { _ in pump.cancel() }
    }
  }
}

extension CurlRequest {
  fileprivate init(_ request: MuscleMateClient.OutgoingRequest) {
    self.init(
      request.method.rawValue, request.url.absoluteString,
      headers: request.fields.map { (name: $0.key, value: $0.value) }, body: request.body ?? [])
  }
}

extension IncomingResponse {
  fileprivate init(_ piece: OutgoingResponse) {
    let fields = Dictionary(piece.headers.map { ($0.name, $0.value) }) { first, last in "\(first), \(last)" }
    self.init(status: piece.status, fields: fields, body: piece.body)
  }
}

extension TransportError {
  fileprivate init(_ error: any Error) {
    switch (error as? HTTPClientError)?.kind {
    case .unreachable: self = .offline
    case .timedOut: self = .timedOut
    default: self = error is CancellationError ? .cancelled : .interrupted("\(error)")
    }
  }
}
