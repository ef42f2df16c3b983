internal import Synchronization

/// Wakes one that waits. Rung before, it does not wait.
final class Bell: Sendable {
  private struct State {
    var isRung = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func ring() {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      state.isRung = state.waiter == nil
      return state.waiter
    }
    waiter?.resume()
  }

  /// Returns at once where the task is cancelled.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDue = state.withLock { state in
          let isDue = state.isRung || Task.isCancelled
          state.isRung = false
          if !isDue { state.waiter = continuation }
          return isDue
        }
        if isDue { continuation.resume() }
      }
    } onCancel: {
      ring()
    }
  }

  /// The same, for so long at most.
  func wait(atMost limit: Duration, by clock: any Clock<Duration>) async {
    let alarm = Task {
      try? await clock.sleep(for: limit)
      if !Task.isCancelled { ring() }
    }
    await wait()
    alarm.cancel()
  }
}
