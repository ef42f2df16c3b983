internal import Primitives

/// How long to wait after failures: twice as long each time, between a second and five minutes, by chance up to that, so that
/// devices that were cut off together do not come back together (full jitter).
struct BackOff: Sendable {
  private var failures = 0

  mutating func reset() { failures = 0 }

  mutating func next(using random: inout some RandomNumberGenerator) -> Duration {
    let most = min(300_000, 1_000 << min(failures, 10))
    failures += 1
    return .milliseconds(Int.random(in: 0...most, using: &random))
  }
}
