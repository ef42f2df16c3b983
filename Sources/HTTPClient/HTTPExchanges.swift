internal import CCurl
internal import OperatingSystem
internal import Synchronization

/// Requests side by side, which share connections to the same server: carried by one thread (libcurl-multi(3)). The thread ends with
/// this object, and with it the requests that are under way. A request that nobody waits for any more is given up at once.
public final class HTTPExchanges: Sendable {
  private let carrier: Carrier

  public init() throws(HTTPClientError) {
    let carrier = try Carrier()
    do throws(ThreadError) {
      try Thread { carrier.run() }.detach()
    } catch { throw HTTPClientError(.failed, "\(error)") }
    self.carrier = carrier
  }

  deinit { carrier.give(.end) }

  /// Sends the request. Each piece of the answer is its head with the bytes that just came; the last has none. Fails with an
  /// `HTTPClientError`.
  /// - Parameter silence: the longest time in which nothing comes or goes.
  public func pieces(
    of request: OutgoingRequest, limits: HTTPClient.Limits, silence: Duration
  ) -> AsyncThrowingStream<OutgoingResponse, any Error> {
    AsyncThrowingStream { continuation in
      let number = carrier.next.add(1, ordering: .relaxed).newValue
      continuation.onTermination = { [carrier] _ in carrier.give(.stop(number)) }
      let waiting = Waiting(
        number: number, request: request, limits: limits, silence: silence, reader: continuation)
      carrier.give(.start(waiting))
    }
  }
}

private struct Waiting: Sendable {
  let number: Int
  let request: OutgoingRequest
  let limits: HTTPClient.Limits
  let silence: Duration
  let reader: AsyncThrowingStream<OutgoingResponse, any Error>.Continuation
}

private enum Order: Sendable {
  case start(Waiting)
  case stop(Int)
  case end
}

/// `@unchecked Sendable`: `running` is touched by the carrier's thread alone; of `multi` other threads call only `curl_multi_wakeup`,
/// which is made for them (curl_multi_wakeup(3)).
private final class Carrier: @unchecked Sendable {
  let next = Atomic(0)
  private let orders = Mutex<[Order]>([])
  private let multi: UnsafeMutableRawPointer
  private var running: [Int: (exchange: Exchange, waiting: Waiting)] = [:]

  init() throws(HTTPClientError) {
    guard HTTPClient.isReady, let multi = curl_multi_init() else {
      throw HTTPClientError(.failed, "curl_multi_init")
    }
    self.multi = multi
  }

  deinit { curl_multi_cleanup(multi) }

  func give(_ order: Order) {
    orders.withLock { $0.append(order) }
    curl_multi_wakeup(multi)
  }

  func run() {
    Thread.blockBrokenPipes()
    while takeOrders() {
      var count: Int32 = 0
      curl_multi_perform(multi, &count)
      settleEnded()
      let patience = endSilent()
      // It wakes earlier for an order, and for a limit of libcurl's own.
      curl_multi_poll(multi, nil, 0, patience, nil)
    }
    for (number, (_, waiting)) in running {
      stop(number)
      waiting.reader.finish(throwing: HTTPClientError(.failed, "its client ended"))
    }
  }

  /// - Returns: whether to go on.
  private func takeOrders() -> Bool {
    let taken = orders.withLock { orders in
      defer { orders = [] }
      return orders
    }
    for order in taken {
      switch order {
      case .start(let waiting): start(waiting)
      case .stop(let number): stop(number)
      case .end: return false
      }
    }
    return true
  }

  private func start(_ waiting: Waiting) {
    do throws(HTTPClientError) {
      guard let handle = curl_easy_init() else { throw HTTPClientError(.failed, "curl_easy_init") }
      let exchange: Exchange
      do throws(HTTPClientError) {
        exchange = try Exchange(waiting.request, waiting.limits, at: handle) { [weak self] bytes in
          guard var piece = self?.running[waiting.number]?.exchange.response else { return }
          piece.body = bytes
          waiting.reader.yield(piece)
        }
      } catch {
        curl_easy_cleanup(handle)
        throw error
      }
      running[waiting.number] = (exchange, waiting)
      curl_multi_add_handle(multi, handle)
    } catch { waiting.reader.finish(throwing: error) }
  }

  private func settleEnded() {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
      let code = musclemate_curl_result(message)
      let number = running.first { $0.value.exchange.handle == handle }?.key
      guard let number, let (exchange, waiting) = running[number] else { continue }
      let outcome = exchange.outcome(code)
      stop(number)
      switch outcome {
      case .success(let last):
        waiting.reader.yield(last)
        waiting.reader.finish()
      case .failure(let error): waiting.reader.finish(throwing: error)
      }
    }
  }

  /// - Returns: the milliseconds until the next one will have been silent for too long.
  private func endSilent() -> Int32 {
    let now = ContinuousClock.now
    var patience = Duration.seconds(60)
    for (number, (exchange, waiting)) in running {
      let left = waiting.silence - (now - exchange.lastMoved)
      if left > .zero {
        patience = min(patience, left)
      } else {
        stop(number)
        waiting.reader.finish(throwing: HTTPClientError(.timedOut, "nothing came for \(waiting.silence)"))
      }
    }
    return Int32((patience / .milliseconds(1)).rounded(.up))
  }

  /// Connections stay with the multi handle; one whose answer was not whole is closed.
  private func stop(_ number: Int) {
    guard let ended = running.removeValue(forKey: number) else { return }
    curl_multi_remove_handle(multi, ended.exchange.handle)
    curl_easy_cleanup(ended.exchange.handle)
  }
}
