/// An answer in pieces, as the libraries below give it: each piece is its head with the bytes that just came.
package typealias Pieces = AsyncThrowingStream<IncomingResponse, any Error>

extension Pieces {
  /// The whole answer; as `Transport.send`.
  package static func whole(_ pieces: () -> Pieces) async throws(TransportError) -> IncomingResponse {
    if Task.isCancelled { throw .cancelled }
    var answer: IncomingResponse?
    do {
      for try await piece in pieces() { answer.add(piece) }
    } catch { throw error as? TransportError ?? .interrupted("\(error)") }
    // A cancelled task is told that the pieces are over.
    if Task.isCancelled { throw .cancelled }
    guard let answer else { throw .interrupted("no answer") }
    return answer
  }

  /// The bytes of an answer with status 200; as `Transport.stream`. They keep the transport until nobody reads any more.
  package static func bytes(
    of pieces: Pieces, keeping transport: any Transport
  ) -> AsyncThrowingStream<[UInt8], any Error> {
    AsyncThrowingStream<[UInt8], any Error> { continuation in
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
      continuation.onTermination = { _ in withExtendedLifetime(transport) { pump.cancel() } }
    }
  }
}

extension IncomingResponse? {
  /// A further piece of the same answer.
  fileprivate mutating func add(_ piece: IncomingResponse) {
    if self == nil { self = piece } else { self?.body += piece.body }
  }
}
