internal import Postgres

/// What a statement may come to in the database: the functions that it calls, those that they call, and those of the triggers
/// on the tables that they write.
struct FunctionGraph {
  /// By name, with its schema: the bodies of all of this name.
  private let bodies: [String: String]
  /// By the word ahead of the table in a statement that fires them.
  private let triggers: [String: String]
  private var calls: [String: [String]] = [:]

  init(_ session: borrowing ScriptSession) throws {
    bodies = try Self.texts(
      of: session,
      """
      select one.oid::regproc::text, regexp_replace(pg_get_functiondef(one.oid), '--[^\\n]*', '', 'g')
        from pg_catalog.pg_proc as one
       where one.pronamespace in ('app'::regnamespace, 'auth'::regnamespace)
         and one.prokind = 'f'
      """)
    triggers = try Self.texts(
      of: session,
      """
      select event.word || ' ' || tgrelid::regclass, tgfoid::regproc::text || '()'
        from pg_catalog.pg_trigger
        join (values (4, 'into'), (8, 'from'), (16, 'update')) as event (bit, word) on tgtype & event.bit > 0
       where not tgisinternal
      """)
    for (name, body) in bodies { calls[name] = called(in: body) }
  }

  private static func texts(of session: borrowing ScriptSession, _ sql: String) throws -> [String: String] {
    let rows = try session.rows(sql).map { ($0[0] ?? "", $0[1] ?? "") }
    return Dictionary(rows) { $0 + "\n" + $1 }
  }

  /// The text itself, and the functions by name.
  func reached(from sql: String) -> [String: String] {
    var reached = ["": sql]
    var waiting = called(in: sql)
    while let name = waiting.popLast() {
      guard reached.updateValue(bodies[name] ?? "", forKey: name) == nil else { continue }
      waiting += calls[name] ?? []
    }
    return reached
  }

  private func called(in text: String) -> [String] {
    var names: [String] = []
    var (before, last, inserted) = ("", "", "")
    for word in text.replacing("(", with: "( ").words(with: "_.(") {
      let name = String(word.prefix { $0 != "(" })
      if word.contains("("), name.hasPrefix("app.") || name.hasPrefix("auth.") { names.append(name) }
      var event = ""
      switch "\(before) \(last)" {
      case "insert into":
        inserted = name
        event = "into \(name)"
      case "delete from": event = "from \(name)"
      // on conflict … do update
      case "do update": event = "update \(inserted)"
      default: if last == "update" { event = "update \(name)" }
      }
      if let fired = triggers[event] { names += called(in: fired) }
      (before, last) = (last, name)
    }
    return names
  }
}

extension String {
  /// The runs of letters, digits and these.
  func words(with others: String) -> [Substring] {
    var isPart = [Bool](repeating: false, count: 256)
    for byte in Array(97...122) + Array(65...90) + Array(48...57) + others.utf8 { isPart[Int(byte)] = true }
    return utf8.split { !isPart[Int($0)] }.compactMap { Substring($0) }
  }
}
