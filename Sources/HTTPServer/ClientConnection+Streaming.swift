internal import EventLoop
internal import Primitives

extension ClientConnection {
  func stream(_ produce: @escaping @Sendable (BodyWriter) async throws -> Void, of exchange: Exchange) {
    let id = exchange.id
    start(exchange) { connection in
      let writer = BodyWriter { bytes in
        try await withCheckedThrowingContinuation { continuation in
          connection.onLoop { connection.write(bytes, of: id, continuation) }
        }
      }
      do {
        try await produce(writer)
        connection.onLoop { connection.endStream(of: id) }
      } catch {
        connection.onLoop { connection.abortStream(of: id) }
      }
    }
  }

  private func write(
    _ bytes: [UInt8], of id: UUID, _ writer: CheckedContinuation<Void, any Error>
  ) {
    guard let exchange, exchange.id == id, phase == .streaming, exchange.waitingWriter == nil else {
      return writer.resume(throwing: ClientGone())
    }
    var piece = bytes
    if exchange.isChunked {
      piece = []
      piece.append(chunk: bytes)
    }
    exchange.waitingWriter = writer
    deadline = owner.now + owner.configuration.sendDeadline
    send(piece)
    if output.count <= Self.watermark { releaseWriter() }
  }

  func releaseWriter() {
    guard let writer = exchange?.waitingWriter else { return }
    exchange?.waitingWriter = nil
    writer.resume()
  }

  private func endStream(of id: UUID) {
    guard let exchange, exchange.id == id, phase == .streaming else { return }
    phase = .sending
    send(exchange.isChunked ? Array("0\r\n\r\n".utf8) : [])
  }

  private func abortStream(of id: UUID) {
    if exchange?.id == id { abort() }
  }
}
