#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits for a condition. The limit is for one that never comes: a machine that is busy with other things stays far below it.
///
/// - Parameters:
///   - what: the condition in plain words, for the error: "the worker claims the job".
///   - pause: between two looks; without one, some milliseconds, and more the longer it takes: a look may cost a connection
///     to a database.
///   - standing: how things stand where it does not come.
public func eventually(
  _ what: String, within limit: Duration = Patience.limit, pausing pause: Duration? = nil,
  instead standing: @autoclosure () -> String = "", _ condition: () async throws -> Bool
) async throws {
  try await appearance(of: what, within: limit, pausing: pause, instead: standing()) {
    try await condition() ? () : nil
  }
}

/// Waits until there is something to be seen, and returns it.
public func appearance<Seen>(
  of what: String, within limit: Duration = Patience.limit, pausing pause: Duration? = nil,
  instead standing: @autoclosure () -> String = "", _ see: () async throws -> Seen?
) async throws -> Seen {
  let wait = Wait(what, limit)
  while true {
    // Asked before the look: a test that others hold up may sleep through all of its time.
    let isOver = wait.isOver
    if let seen = try await see() { return seen }
    guard !isOver else { throw wait.error(standing()) }
    try await Task.sleep(for: pause ?? wait.pause)
  }
}

/// As `eventually`, on a thread of the caller's own, which it holds.
public func block(until what: String, _ condition: () throws -> Bool) throws {
  let wait = Wait(what, Patience.limit)
  while true {
    let isOver = wait.isOver
    if try condition() { return }
    guard !isOver else { throw wait.error("") }
    usleep(500)
  }
}

/// How long a test waits for what never comes. On a machine with ten times as much to do as it can, some things took two minutes.
public enum Patience {
  public static let limit = Duration.seconds(400)
}

private struct Wait {
  let what: String
  let limit: Duration
  let start = ContinuousClock.now

  init(_ what: String, _ limit: Duration) {
    self.what = what
    self.limit = limit
  }

  var elapsed: Duration { ContinuousClock.now - start }
  var isOver: Bool { elapsed >= limit }
  var pause: Duration { min(.milliseconds(100), max(.milliseconds(5), elapsed / 20)) }

  func error(_ standing: String) -> TestKitError {
    TestKitError("not within \(limit): \(what)\(standing.isEmpty ? "" : "; instead: \(standing)")")
  }
}
