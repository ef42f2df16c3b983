internal import APISchema
internal import DatabaseAdministration
internal import Localization
internal import MuscleMateAPI
internal import Postgres
package import Primitives

extension AdministeredDatabase {
  /// Announces a window, of one tenant or of the whole installation, and returns its id. One that is over already is refused.
  package func planMaintenance(
    tenant: String?, closed: Bool, from start: Timestamp, minutes: Int,
    messages: [(language: String, text: String)]
  ) throws -> String {
    let id = UUID.v7(at: .now).description
    let end = start.advanced(bySeconds: Int64(minutes) * 60)
    guard end > .now else { throw AdministrationError.refused("this window was over at \(end)") }
    let texts = JSON.object(messages.map { .init($0.language, .string($0.text)) })
    var faults = Faults()
    guard MaintenanceTexts.decode(texts, Rules(), into: &faults) != nil, faults.list.isEmpty,
      messages.allSatisfy({ Language(rawValue: $0.language) != nil })
    else { throw AdministrationError.refused("--message takes LANGUAGE=TEXT, such as en=Back at noon") }
    try operating {
      // null for the installation: text parameters alone can't say so
      _ = try ownerSession().rows(
        "select app.operate_maintenance(nullif($1, ''), $2::uuid, $3, $4::timestamptz, $5::timestamptz, $6::jsonb)",
        tenant ?? "", id, closed ? "closed" : "read_only", start.description,
        end.description, texts.description)
    }
    return id
  }

  /// Ends one window, or all of the tenant's or installation's; how many there were.
  package func endMaintenance(tenant: String?, id: String?) throws -> Int {
    var ended = 0
    try operating {
      let rows = try ownerSession().rows(
        "select app.operate_maintenance_end(nullif($1, ''), nullif($2, '')::uuid)", tenant ?? "", id ?? "")
      ended = rows[0][0].flatMap { Int($0) } ?? 0
    }
    return ended
  }

  /// Id, whose, mode, start and end of each that is not over.
  package func maintenance() throws -> [[String]] {
    try ownerSession().rows(
      """
      select w ->> 'id', case when w ->> 'tenant' is null then 'installation' else w ->> 'slug' end, w ->> 'mode',
             w ->> 'starts_at', w ->> 'ends_at'
        from json_array_elements(auth.maintenance_plan()) as w
      """
    ).map { row in row.map { $0 ?? "" } }
  }

  private func ownerSession() throws -> ScriptSession {
    let session = try ScriptSession(owner)
    try session.run("set role musclemate_owner; set timezone = 'UTC'")
    return session
  }

  private func operating(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let error as ScriptError {
      switch error.sqlState {
      case .notFound: throw AdministrationError.refused("there is no such tenant: see musclemate tenant list")
      case .conflict: throw AdministrationError.refused("20 windows are planned already")
      case .invalidTextRepresentation:
        throw AdministrationError.refused("a window's ID is one of musclemate maintenance list")
      default: throw error
      }
    }
  }
}
