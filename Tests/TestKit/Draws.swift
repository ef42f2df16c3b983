#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The draws of a property, by their numbers. `make test-long` plays all of them, `make test` one in so many, other ones in each
/// run. A test says the number of a draw that failed, and `TEST_DRAW=1234` plays that one alone.
///
/// `.ci/swift-test` sets `TEST_RUN`, so that a second try plays the same draws as the first.
public enum Draws {
  public static func among(_ count: Int, oneIn share: Int = 10) -> [Int] {
    if let one = number("TEST_DRAW") { return [one] }
    if LongRun.isAsked { return Array(0..<count) }
    return Array(stride(from: run % share, to: count, by: share))
  }

  private static let run = number("TEST_RUN") ?? Int.random(in: 0..<1_000_000)

  private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
