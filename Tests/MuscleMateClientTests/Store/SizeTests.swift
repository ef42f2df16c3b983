internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

struct SizeTests {
  /// A fifth of them in `make test`.
  private let count = LongRun.isAsked ? 50_000 : 10_000

  /// Prints how long it takes: the machine decides that, so it is no expectation.
  @Test func `fifty thousand things are kept, listed and changed`() async throws {
    let notebook = try Notebook()
    let clock = ContinuousClock()
    var times: [(String, Duration)] = []
    let store = try await notebook.open()
    let start = clock.now
    for page in 0..<count / 100 {
      let items = (0..<100).map { index in
        let number = page * 100 + index
        let moment = Timestamp(unixSeconds: 1_600_000_000 + Int64(number * 7_919 % count) * 3_600)
        let performed = JSON.Member("performed_at", .string("\(moment)"))
        let notes = JSON.Member("notes", .string(String(repeating: "n", count: 300)))
        return item(.workout, number, version: page + 1, value(number, "W", performed, notes))
      }
      try await store.pull(items, cursor: "\(page)")
    }
    times.append(("pages of 100", clock.now - start))
    await store.close()

    let opening = clock.now
    let again = try await notebook.open()
    times.append(("open", clock.now - opening))
    _ = try await again.rows("workout", limit: 20)
    let reading = clock.now
    let newest = try await again.rows("workout", limit: 20)
    times.append(("the newest 20", clock.now - reading))
    #expect(newest.map(\.sort) == newest.map(\.sort).sorted(by: >))
    #expect(
      newest.first?.sort == Timestamp(unixSeconds: 1_600_000_000 + Int64(count - 1) * 3_600).microseconds)

    var writes: [Duration] = []
    for number in 0..<200 {
      let began = clock.now
      try await again.put("workout", number, value(number, "Edited"), base: 1)
      writes.append(clock.now - began)
    }
    writes.sort()
    times += [("a change, median", writes[100]), ("a change, 99 of 100", writes[197])]
    #expect(try await again.queue().count == 200)

    let walk = clock.now
    _ = try await again.beginFullWalk()
    try await again.endFullWalk(merge: { row, _ in .merged(row.mine ?? .null, []) })
    times.append(("a walk that drops all others", clock.now - walk))
    #expect(try await again.rows("workout", limit: 60_000).count == 200)
    print(
      times.map {
        "\($0.0): \($0.1.formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 2))))"
      })
  }
}
