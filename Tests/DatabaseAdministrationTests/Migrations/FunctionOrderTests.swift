internal import Foundation
internal import Testing

@testable internal import DatabaseAdministration

/// Functions are made one file after the other while the release before serves people: between two files its requests
/// meet what is new in the first and nothing yet of the second.
struct FunctionOrderTests {
  private static let sql = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../sql"
  ).standardized

  /// `sql/release-before.functions` names the functions of the `sql/schema.sql` of the commit in `release-before.commit`.
  @Test func `no function calls a new one of a later file`() throws {
    let before = Set(
      try String(contentsOf: Self.sql.appending(path: "release-before.functions"), encoding: .utf8)
        .split(separator: "\n").map(String.init))
    #expect(before.count > 800)
    let scripts = try MigrationScripts(in: Self.sql.path)
    let files = scripts.repeatables.map { (name: $0.name, text: Self.withoutComments($0.text)) }
    var known = before
    for script in scripts.migrations {
      let text = Self.withoutComments(script.text)
      known.formUnion(Self.made(in: text).union(Self.copied(in: text)))
    }
    let all = files.reduce(into: known) { $0.formUnion(Self.made(in: $1.text)) }
    for file in files {
      known.formUnion(Self.made(in: file.text))
      let early = Self.named(in: file.text).intersection(all).subtracting(known)
      #expect(early.isEmpty, "\(file.name) calls \(early.sorted()), which a later file makes")
    }
  }

  private static func withoutComments(_ text: String) -> String { text.replacing(/--[^\n]*/, with: "") }

  private static func made(in text: String) -> Set<String> {
    Set(text.matches(of: /create (?:or replace )?function ((?:app|auth)\.\w+)/).map { String($0.1) })
  }

  /// A migration that gives functions other names lists each with its new name.
  private static func copied(in text: String) -> Set<String> {
    guard text.contains("pg_get_functiondef(") else { return [] }
    return Set(text.matches(of: #/\('(app|auth)\.\w+', '(\w+)'\)/#).map { "\($0.1).\($0.2)" })
  }

  private static func named(in text: String) -> Set<String> {
    Set(text.matches(of: /((?:app|auth)\.\w+)\s*\(/).map { String($0.1) })
  }
}
