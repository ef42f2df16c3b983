internal import EventLoop

extension ClientConnection {
  func stream(_ produce: @escaping @Sendable (BodyWriter) async throws -> Void, of exchange: Exchange) {
    start(exchange) { connection in
      let writer = BodyWriter { bytes in
        try await withCheckedThrowingContinuation { continuation in
          connection.onLoop { connection.write(bytes, of: exchange, continuation) }
        }
      }
      do {
        try await produce(writer)
        connection.onLoop { connection.endStream(of: exchange) }
      } catch {
        connection.onLoop { connection.abortStream(of: exchange) }
      }
    }
  }

  private func write(
    _ bytes: [UInt8], of exchange: Exchange, _ writer: CheckedContinuation<Void, any Error>
  ) {
    guard self.exchange === exchange, phase == .streaming, exchange.waitingWriter == nil else {
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

  private func endStream(of exchange: Exchange) {
    guard self.exchange === exchange, phase == .streaming else { return }
    phase = .sending
    send(exchange.isChunked ? Array("0\r\n\r\n".utf8) : [])
  }

  private func abortStream(of exchange: Exchange) {
    guard self.exchange === exchange else { return }
    abort()
  }
}
