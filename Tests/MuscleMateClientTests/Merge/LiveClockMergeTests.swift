internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// The clock of a live workout that runs since 17:00, and presses on two devices.
struct LiveClockMergeTests {
  private static func time(_ minute: Int) -> JSON {
    .string("2026-03-01T17:\(minute < 10 ? "0" : "")\(minute):00Z")
  }
  private static func ran(_ minutes: Int) -> JSON { .number("\(minutes * 60_000)") }

  private func paused(_ draft: JSON, at minute: Int, ran minutes: Int) -> JSON {
    draft.changing("running_since", to: nil).changing("active_milliseconds", to: Self.ran(minutes))
      .changing("updated_at", to: Self.time(minute))
  }

  private func resumed(_ draft: JSON, at minute: Int) -> JSON {
    draft.changing("running_since", to: Self.time(minute)).changing("updated_at", to: Self.time(minute))
  }

  @Test func `the same press on both devices counts once, as the server has it`() {
    let one = Versions("draft") {
      paused($0, at: 12, ran: 12)
    } theirs: {
      paused($0, at: 10, ran: 10)
    }
    #expect(one.outcome == .same)
  }

  @Test func `a pause here after a pause and a resume there counts from the resume`() {
    let one = Versions("draft") {
      paused($0, at: 30, ran: 30)
    } theirs: {
      resumed(paused($0, at: 10, ran: 10), at: 20)
    }
    #expect(one.result?.at("running_since") == nil)
    #expect(one.result?.at("active_milliseconds") == Self.ran(20))
    #expect(one.notes == [])
  }

  @Test func `a pause here before a resume there has no effect, and is noted`() {
    let one = Versions("draft") {
      paused($0, at: 15, ran: 15)
    } theirs: {
      resumed(paused($0, at: 10, ran: 10), at: 20)
    }
    #expect(one.result == one.theirs)
    #expect(one.notes.map(\.path) == ["/running_since"])
  }

  @Test func `a resume here after a pause there runs on from what the server counted`() {
    let one = Versions("draft") {
      resumed(paused($0, at: 5, ran: 5), at: 20)
    } theirs: {
      paused($0, at: 10, ran: 10)
    }
    #expect(one.result?.at("running_since") == .string("2026-03-01T17:20:00Z"))
    #expect(one.result?.at("active_milliseconds") == Self.ran(10))
  }

  @Test func `where the last press can't be known the server's clock is shown`() {
    var one = Versions("draft") {
      resumed(paused($0, at: 10, ran: 10), at: 40)
    } theirs: {
      paused($0, at: 50, ran: 25)
    }
    one.base = one.base.map { paused($0, at: 10, ran: 10) }
    #expect(one.result?.at("active_milliseconds") == Self.ran(25))
    #expect(one.result?.at("running_since") == nil)
    #expect(one.notes.map(\.path) == ["/running_since"])
  }

  @Test func `a press and a set of the other device both count`() {
    let set = "exercises/\(Served.squat)/sets/\(Served.squats[2])/done"
    let one = Versions("draft") {
      paused($0, at: 30, ran: 30)
    } theirs: {
      $0.changing(set, to: true)
    }
    #expect(one.result?.at("active_milliseconds") == Self.ran(30))
    #expect(one.result?.at(set) == true)
  }

  @Test func `a workout that was thrown away there and changed here is the user's to decide`() {
    let set = "exercises/\(Served.squat)/sets/\(Served.squats[2])/done"
    let one = Versions("draft", mine: { $0.changing(set, to: true) }, theirs: { _ in nil })
    #expect(one.outcome == .conflict(mine: one.mine ?? .null, theirs: nil))
  }

  @Test func `a press of the clock does not keep what was thrown away there`() {
    let one = Versions("draft", mine: { paused($0, at: 30, ran: 30) }, theirs: { _ in nil })
    #expect(one.outcome == .deleted)
  }

  @Test func `a workout that was thrown away here stays if a set was logged there`() {
    let set = "exercises/\(Served.squat)/sets/\(Served.squats[2])/done"
    let one = Versions("draft", mine: { _ in nil }, theirs: { $0.changing(set, to: true) })
    #expect(
      one.outcome == .merged(one.theirs ?? .null, [JournalNote(path: "", mine: nil, theirs: one.theirs)]))
    let pressed = Versions("draft", mine: { _ in nil }, theirs: { paused($0, at: 30, ran: 30) })
    #expect(pressed.outcome == .deleted)
  }
}
