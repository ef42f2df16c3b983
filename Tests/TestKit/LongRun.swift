#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Cases of a test by name: `TEST_CASES=access,keyboard` leaves its others out. So `.ci/swift-test` tries again what failed.
public enum Chosen {
  private static let names = getenv("TEST_CASES").map { String(cString: $0).split(separator: ",") }

  public static func among(_ all: [String]) -> [String] {
    all.filter { name in names?.contains { $0 == name } ?? true }
  }
}

/// Storms have a short form, which `make test` runs, and a long one for `make test-long`.
public enum LongRun {
  public static let isAsked = getenv("TEST_LONG") != nil
}
