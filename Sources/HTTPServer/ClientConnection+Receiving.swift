internal import EventLoop
internal import Primitives

extension ClientConnection {
  private var takesInput: Bool {
    phase == .awaiting || phase == .receivingHead || phase == .receivingBody
  }

  func receive(_ input: Bytes) {
    guard takesInput, !isProcessing else {
      backlog.append(contentsOf: input)
      if backlog.count >= Self.backlogLimit { pauseReading() }
      return
    }
    process(input)
  }

  /// Processes the bytes that came while the last request was being answered.
  func processBacklog() {
    while takesInput, !backlog.isEmpty {
      var waiting: [UInt8] = []
      swap(&waiting, &backlog)
      waiting.withUnsafeBufferPointer { process($0) }
    }
    if backlog.isEmpty { resumeReading() }
  }

  private func process(_ input: Bytes) {
    isProcessing = true
    var offset = 0
    do throws(HTTPFault) {
      while takesInput, let event = try parser.next(input, from: &offset) {
        try handle(event, of: input)
      }
    } catch {
      refuse(error)
    }
    isProcessing = false
    if phase == .awaiting, !parser.isBetweenRequests {
      phase = .receivingHead
      if !isFresh { deadline = owner.now + owner.configuration.headerDeadline }
    }
    if offset < input.count, phase != .closed, phase != .lingering {
      backlog.append(contentsOf: input[offset...])
    }
  }

  private func handle(_ event: RequestParser.Event, of input: Bytes) throws(HTTPFault) {
    switch event {
    case .head(let parsed): try admit(parsed)
    case .body(let range): try append(input[range])
    case .end: answerOrRun()
    }
  }

  /// Route, credentials and limits are decided here, before any of the body is taken.
  private func admit(_ parsed: ParsedHead) throws(HTTPFault) {
    isFresh = false
    var head = parsed.head
    head.id = owner.makeID()
    head.remoteAddress = clientAddress(
      peer: peer, head.headers, trusting: owner.configuration.trustedProxies)
    head.isSecure = transport.isSecure
    let exchange = Exchange(id: head.id, head: head, keepsAlive: parsed.keepsAlive)
    self.exchange = exchange
    phase = .receivingBody
    deadline = owner.now + owner.configuration.bodyDeadline
    switch owner.admit(head, owner.loop) {
    case .refuse(let response):
      exchange.plan = .refuse(response)
      if parsed.expectsContinue || !isDrainable(head.framing) { answer(response, closing: true) }
    case .handle(let limit, let deadline, let handler):
      exchange.plan = .handle(bodyLimit: limit, deadline: deadline, handler)
      if case .length(let length) = head.framing { try checkLength(length, limit, head) }
      if parsed.expectsContinue { send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
    }
  }

  private func checkLength(_ length: Int, _ limit: Int, _ head: RequestHead) throws(HTTPFault) {
    guard length <= limit else { throw .bodyTooLarge }
    guard owner.bodies.hasRoom(for: length, from: head.remoteAddress) else { throw .tooManyBodies }
  }

  private func isDrainable(_ framing: BodyFraming) -> Bool {
    switch framing {
    case .none: true
    case .length(let length): length <= Self.drainLimit
    case .chunked: false
    }
  }

  private func append(_ piece: Slice<Bytes>) throws(HTTPFault) {
    guard let exchange, case .handle(let limit, _, _) = exchange.plan else { return }
    let length = exchange.body.count + piece.count
    guard length <= limit else { throw .bodyTooLarge }
    guard hold(length, of: exchange) else { throw .tooManyBodies }
    exchange.body.append(contentsOf: piece)
  }

  /// Counts a body that is this long by now. False where there is no room for so much of it.
  private func hold(_ length: Int, of exchange: Exchange) -> Bool {
    guard length > BodyBudget.uncounted, let head = exchange.head else { return true }
    let share = exchange.share ?? BodyBudget.Share(owner.bodies, for: head.remoteAddress)
    exchange.share = share
    return share.grow(to: length)
  }

  private func answerOrRun() {
    guard let exchange, let head = exchange.head else { return }
    switch exchange.plan {
    case .none: break
    case .refuse(let response): answer(response)
    case .handle(_, let limit, let handler):
      let request = Request(head: head, body: exchange.body)
      let share = exchange.share
      exchange.body = []
      exchange.share = nil
      phase = .running
      deadline = owner.now + limit
      start(exchange) { connection in
        // The handler has the body also after its client has left.
        defer { withExtendedLifetime(share) {} }
        let response = await handler(request)
        connection.onLoop { connection.finish(request.id, response) }
      }
    }
  }

  /// Runs this as the exchange's task, on the loop where the configuration says so.
  ///
  /// A task for each request, not one for each connection: idle connections stay small and cancelling ends one
  /// request. It starts in place, up to its first wait (SE-0472), which answers a quarter more requests a
  /// second than a start through the loop's queue and makes the task's own cost hard to see.
  func start(
    _ exchange: Exchange, _ body: @escaping @Sendable (ClientConnection) async -> Void
  ) {
    guard owner.configuration.prefersLoopExecutor else {
      exchange.task = Task { [self] in await body(self) }
      return
    }
    if #available(macOS 26, *) {
      exchange.task = Task.immediate(executorPreference: owner.loop) { [self] in await body(self) }
    } else {
      exchange.task = Task(executorPreference: owner.loop) { [self] in await body(self) }
    }
  }

  /// Nothing where the exchange is over: its client left, or its deadline answered in its place.
  private func finish(_ id: UUID, _ response: Response) {
    guard exchange?.id == id, phase == .running else { return }
    answer(response)
  }
}
