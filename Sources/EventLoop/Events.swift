internal import CEvent

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Watches one descriptor or signal, or waits for one moment, on a loop. Made, used and released on the loop's
/// thread; releasing it ends the watching.
public final class LoopEvent {
  private let loop: EventLoop
  private var event: OpaquePointer?
  private let handler: (Readiness) -> Void

  public struct Readiness: OptionSet, Sendable {
    public let rawValue: Int16
    public init(rawValue: Int16) { self.rawValue = rawValue }

    public static let read = Readiness(rawValue: Int16(EV_READ))
    public static let write = Readiness(rawValue: Int16(EV_WRITE))
    public static let timeout = Readiness(rawValue: Int16(EV_TIMEOUT))
    public static let signal = Readiness(rawValue: Int16(EV_SIGNAL))
  }

  private init(
    loop: EventLoop, descriptor: Int32, kind: Int32, handler: @escaping (Readiness) -> Void
  ) {
    self.loop = loop
    self.handler = handler
    let context = Unmanaged.passUnretained(self).toOpaque()
    event = event_new(loop.base, descriptor, Int16(kind), loopEventFired, context)
  }

  deinit {
    if let event { event_free(event) }
  }

  /// Calls the handler each time the descriptor is ready in one of these ways.
  public static func descriptor(
    _ descriptor: Int32, for interest: Readiness, on loop: EventLoop, _ handler: @escaping (Readiness) -> Void
  ) -> LoopEvent {
    let event = LoopEvent(
      loop: loop, descriptor: descriptor, kind: Int32(interest.rawValue) | EV_PERSIST, handler: handler)
    event.arm()
    return event
  }

  /// Calls the handler once, after this time; `reschedule` moves it.
  public static func timer(
    after delay: Duration, on loop: EventLoop, _ handler: @escaping () -> Void
  ) -> LoopEvent {
    let event = LoopEvent(loop: loop, descriptor: -1, kind: 0) { _ in handler() }
    event.reschedule(after: delay)
    return event
  }

  /// Calls the handler each time the process gets this signal. One loop of the process may watch signals.
  public static func signal(
    _ number: Int32, on loop: EventLoop, _ handler: @escaping () -> Void
  ) -> LoopEvent {
    let event = LoopEvent(loop: loop, descriptor: number, kind: EV_SIGNAL | EV_PERSIST) { _ in handler() }
    event.arm()
    return event
  }

  /// Puts a timer off (or brings it on) to this long from now.
  public func reschedule(after delay: Duration) {
    loop.assertIsCurrent()
    var interval = timeval(delay)
    event_add(event, &interval)
  }

  /// Stops a timer or a watch; `arm` or `reschedule` starts it again.
  public func disarm() {
    loop.assertIsCurrent()
    event_del(event)
  }

  /// Starts a descriptor's or signal's watch again.
  public func arm() {
    event_add(event, nil)
  }

  fileprivate func fired(_ readiness: Readiness) { handler(readiness) }
}

extension timeval {
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(tv_sec: Int(max(0, seconds)), tv_usec: max(0, numericCast(attoseconds / 1_000_000_000_000)))
  }
}

private func loopEventFired(_: Int32, _ what: Int16, _ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<LoopEvent>.fromOpaque(context).takeUnretainedValue().fired(LoopEvent.Readiness(rawValue: what))
}
