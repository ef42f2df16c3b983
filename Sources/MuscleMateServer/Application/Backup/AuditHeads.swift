internal import Postgres
internal import Primitives

/// What the chains of the audit log stood at when a backup was made: a check of the log can begin there.
enum AuditHeads {
  static func read(_ session: borrowing ScriptSession) throws -> JSON {
    guard try session.rows("select to_regclass('app.audit_heads')::text")[0][0] != nil else {
      return .array([])
    }
    let rows = try session.rows(
      """
      select to_jsonb(array_agg(to_jsonb(head) order by head.tenant_id))::text
        from app.audit_heads as head
      """)
    guard let text = rows.first?[0] else { return .array([]) }
    return try JSON.parse(Array(text.utf8))
  }
}
