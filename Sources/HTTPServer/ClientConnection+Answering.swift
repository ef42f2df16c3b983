internal import EventLoop
internal import Primitives

extension ClientConnection {
  /// Foreign bytes up to this length are copied into one piece with the header, which is cheaper than a
  /// reference to them.
  private static let copyLimit = 4 * 1024

  /// Answers in the handler's place and closes: after a fault nobody knows where the next request begins.
  func refuse(_ fault: HTTPFault) {
    guard phase != .closed, phase != .lingering, phase != .sending, phase != .streaming else { return }
    let known = exchange
    // The handler of a request that is refused now may still answer: not to this exchange.
    let refused = Exchange(id: known?.id ?? owner.makeID(), head: known?.head, keepsAlive: false)
    exchange = refused
    answer(owner.refusal(fault, refused.id, refused.head), closing: true)
  }

  func answer(_ response: Response, closing: Bool = false) {
    guard let exchange else { return close() }
    let closes = closing || !exchange.keepsAlive || owner.endsConnections || !exchange.isChunked
    closesAfterAnswer = closes
    let framing = framing(of: response, to: exchange)
    var piece: [UInt8] = []
    piece.reserveCapacity(1024)
    piece.append(
      headerOf: response,
      ResponseContext(
        id: exchange.id, date: owner.dateLine(), isSecure: transport.isSecure, closes: closes,
        framing: framing))
    phase = .sending
    deadline = owner.now + owner.configuration.sendDeadline
    if exchange.head?.method == .head || response.status.forbidsBody { return send(piece) }
    send(response.body, after: piece, of: exchange)
  }

  private func framing(of response: Response, to exchange: Exchange) -> ResponseFraming {
    if response.status.forbidsBody { return .none }
    switch response.body {
    case .none: return .length(0)
    case .bytes(let bytes): return .length(bytes.count)
    case .foreign(let bytes): return .length(bytes.withUnsafeBytes(\.count))
    case .stream: return exchange.isChunked ? .chunked : .none
    }
  }

  private func send(_ body: Response.Body, after header: consuming [UInt8], of exchange: Exchange) {
    switch body {
    case .none: send(header)
    case .bytes(let bytes):
      header.append(contentsOf: bytes)
      send(header)
    case .foreign(let bytes):
      if bytes.withUnsafeBytes(\.count) <= Self.copyLimit {
        bytes.withUnsafeBytes { header.append(contentsOf: $0) }
        send(header)
      } else {
        header.withUnsafeBytes { output.append($0) }
        output.append(bytes)
        flush()
      }
    case .stream(let produce):
      phase = .streaming
      send(header)
      if phase == .streaming { stream(produce, of: exchange) }
    }
  }

  /// Sends now what the socket takes; the rest waits.
  func send(_ bytes: [UInt8]) {
    var sent = 0
    if output.count == 0 {
      let outcome = bytes.withUnsafeBytes { transport.write($0) }
      switch outcome {
      case .bytes(let count): sent = count
      case .wouldBlock, .wantsOpposite: break
      case .ended: return close()
      }
    }
    if sent < bytes.count {
      bytes.withUnsafeBytes { output.append(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
    }
    flush()
  }

  func flush() {
    while output.count > 0 {
      switch output.send(over: transport) {
      case .bytes:
        deadline = owner.now + owner.configuration.sendDeadline
      case .wouldBlock: return watchWriting()
      case .wantsOpposite: return
      case .ended: return close()
      }
      if output.count <= Self.watermark { releaseWriter() }
    }
    if phase == .streaming { deadline = owner.now + Self.unlimited }
    if phase == .sending { finishSending() }
  }

  private func finishSending() {
    // An answer that began before the server had to stop, such as a stream, has not announced the end of the connection.
    guard !closesAfterAnswer, !owner.endsConnections else { return linger() }
    exchange = nil
    phase = .awaiting
    deadline = owner.now + owner.configuration.idleDeadline
    if !isProcessing { processBacklog() }
  }
}
