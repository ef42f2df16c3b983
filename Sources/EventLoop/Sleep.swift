internal import Synchronization

extension EventLoop {
  /// Waits without blocking the loop; a cancelled task wakes at once with `CancellationError`.
  public func sleep(for duration: Duration) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        sleeper.start(continuation)
        execute { [self] in
          let timer = LoopEvent.timer(after: duration, on: self) { sleeper.finish(.success(())) }
          sleeper.hold(timer)
        }
      }
    } onCancel: {
      execute { sleeper.finish(.failure(CancellationError())) }
    }
  }
}

/// One waiting task and its timer. Cancelling may come before the wait began: then the wait ends as it starts.
///
/// `@unchecked Sendable`: the state is behind the mutex; the timer is held, and let go, on the loop.
private final class Sleeper: @unchecked Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Void, any Error>)
    case finished(Result<Void, any Error>)
  }

  private let state = Mutex<State>(.idle)
  private var timer: LoopEvent?

  func start(_ continuation: CheckedContinuation<Void, any Error>) {
    let earlier: Result<Void, any Error>? = state.withLock { state in
      if case .finished(let result) = state { return result }
      state = .waiting(continuation)
      return nil
    }
    if let earlier { continuation.resume(with: earlier) }
  }

  func hold(_ timer: LoopEvent) { self.timer = timer }

  func finish(_ result: Result<Void, any Error>) {
    timer?.disarm()
    timer = nil
    let waiting: CheckedContinuation<Void, any Error>? = state.withLock { state in
      guard case .waiting(let continuation) = state else {
        if case .idle = state { state = .finished(result) }
        return nil
      }
      state = .finished(result)
      return continuation
    }
    waiting?.resume(with: result)
  }
}
