/// Waits for a condition, and gives up after two minutes: the machine may be busy with other tests.
public func eventually(_ condition: () async throws -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(120)
  while try await !condition() {
    guard ContinuousClock.now < limit else { throw TestKitError("what was waited for did not come") }
    try await Task.sleep(for: .milliseconds(5))
  }
}
