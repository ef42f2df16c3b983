internal import DatabaseAdministration
internal import Localization
internal import Testing

@testable internal import MuscleMateServer

/// How functions of the database refuse: `sql/functions/context/refusals.sql`.
struct RefusalCodeTests {
  @Test func `each conflict that SQL raises has a text of its own`() throws {
    var codes: Set<String> = []
    for script in try Self.scripts() {
      for call in script.matches(of: /(?:raise_conflict|enforce_limit)\((?:[^;])*?;/) {
        codes.formUnion(call.output.matches(of: /'([a-z]+(?:-[a-z]+)+)'/).map { String($0.1) })
      }
    }
    #expect(codes.isSuperset(of: ["limit-reached", "rest-days", "too-many-open-reports", "plan-day-locked"]))
    // Read by who runs a job, and by nobody else.
    for code in codes.subtracting(["lease-lost"]) {
      #expect(MessageKey.Detail(code: code) != nil, "\(code)")
    }
  }

  @Test(arguments: ["MM404", "MM409", "MM410", "MM422", "MM429"])
  func `only the functions for it raise this state`(_ state: String) throws {
    let raising = try Self.scripts().filter { $0.contains("errcode = '\(state)'") }
    #expect(raising.count == 1)
  }

  @Test func `each code is in kebab-case`() throws {
    for script in try Self.scripts() {
      for call in script.matches(of: /raise_(?:not_found|gone|conflict|limited)\(\s*'([^']*)'/) {
        #expect(call.1.wholeMatch(of: /[a-z]+(?:-[a-z]+)*/) != nil, "\(call.1)")
      }
    }
  }

  @Test(arguments: [
    ("limit-reached", MessageKey.Detail.limitReached), ("conflict", .conflict),
    ("limitReached", .limitReached),
    ("limit-", nil), ("", nil),
  ])
  func `a code names a text`(_ code: String, _ detail: MessageKey.Detail?) {
    #expect(MessageKey.Detail(code: code) == detail)
  }

  private static func scripts() throws -> [String] {
    try MigrationScripts(in: MigrationScripts.findFolder()).functions.map(\.text)
  }
}
