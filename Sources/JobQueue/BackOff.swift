#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How long a job that failed waits before it is tried again: e seconds to the power of its attempts, at most six hours,
/// and up to half of it less, so that what failed together does not come back together.
public enum BackOff {
  /// - Parameters:
  ///   - attempts: those that failed, from 1.
  ///   - random: within 0 and 1.
  public static func seconds(after attempts: Int, random: Double) -> Double {
    let longest = min(exp(Double(min(max(1, attempts), 10))), 21_600)
    return longest * (1 - random / 2)
  }
}
