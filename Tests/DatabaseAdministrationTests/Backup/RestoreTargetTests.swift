import Testing

@testable import DatabaseAdministration

struct RestoreTargetTests {
  @Test(arguments: [
    ("musclemate", "musclemate_before_20261124023000"),
    (String(repeating: "a", count: 63), String(repeating: "a", count: 41) + "_before_20261124023000"),
    // Two bytes a character in UTF-8.
    (String(repeating: "ü", count: 31), String(repeating: "ü", count: 20) + "_before_20261124023000"),
  ])
  func `the old database keeps its name with the time, which PostgreSQL does not cut`(
    _ name: String, _ kept: String
  ) {
    #expect(RestoreTarget.nameKept(of: name, before: "20261124023000") == kept)
    #expect(kept.utf8.count <= 63)
  }
}
