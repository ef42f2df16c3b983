#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Storms have a short form, which `make test` runs, and a long one for `make test-long`.
public enum LongRun {
  public static let isAsked = getenv("MUSCLEMATE_TEST_LONG") != nil
}
