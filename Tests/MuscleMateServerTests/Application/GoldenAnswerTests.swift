import MuscleMateAPI
import Primitives
import Testing

@testable import TestKit

@Suite struct `What an app sees of an answer` {
  private func slips(_ answer: JSON) -> [String] { GoldenAnswer.slips(answer, Passkey.self) }

  private static let passkey: JSON = [
    "id": "01a1ffc4-1590-70f9-a9a5-cb22bb39ece6", "name": "Key", "backup_eligible": false, "backed_up": false,
    "suspended": false, "created_at": "2026-11-22T18:00:00+00:00",
  ]

  private func passkey(_ name: String, _ value: JSON?) -> JSON {
    guard case .object(let members) = Self.passkey else { return .null }
    return .object(members.filter { $0.name != name } + (value.map { [JSON.Member(name, $0)] } ?? []))
  }

  @Test func `is all of it where the message has it all`() {
    #expect(slips(Self.passkey) == [])
    #expect(slips(passkey("last_used_at", .null)) == [])
  }

  @Test func `lacks a member for which the message has a default, and is named`() {
    let override: JSON = [
      "feature": "templates", "reason": "A gift", "created_at": "2026-11-22T18:00:00+00:00",
    ]
    #expect(GoldenAnswer.slips(override, EntitlementOverride.self) == ["/allowed was not sent"])
  }

  @Test func `lacks what the message does not have, and is named`() {
    #expect(slips(passkey("colour", "red")) == ["/colour is not known", "/colour \"red\" became null"])
    #expect(slips(passkey("name", nil)) == ["/name missing [:]"])
    #expect(
      slips(passkey("created_at", "2026-11-22T18:00:00Z")) == [
        "/created_at \"2026-11-22T18:00:00Z\" became \"2026-11-22T18:00:00+00:00\""
      ])
  }
}
