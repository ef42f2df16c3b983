internal import DatabaseAdministration
internal import Postgres
internal import Primitives

enum AuditStatements {
  static let all: [AnyStatement] = [
    noteSearch.erased, noteExport.erased, page.erased, csv.erased, lines.erased, origin.erased, heads.erased,
    chain.erased, raiseTampering.erased, noteSigner.erased, signers.erased,
  ]

  /// That an admin looked for something in the log, and below that they took it along; not what was typed, which may be someone's name.
  static let noteSearch = Statement<RowCount, JSON>(
    "audit.note_search", for: [.admin],
    """
    select app.note_audit_searched($1)
    """)

  static let noteExport = Statement<RowCount, JSON>(
    "audit.note_export", for: [.admin],
    """
    select app.note_audit_exported($1)
    """)

  /// Newest first. The names are those of today; of an erased account there is the id alone.
  static let page = Statement<
    Document, UUID?, UUID?, String?, Timestamp?, Timestamp?, String?, Int64, Int32
  >(
    "audit.page", for: [.admin],
    """
    select app.page(
             array_agg(row_to_json(listed)),
             array_agg(app.cursor(listed.at, lpad(to_hex(listed.number), 32, '0')::uuid)),
             $8)
      from app.search_audit($1, $2, $3, $4, $5, $6, $7, $8 + 1) as listed
    """)

  /// At most 10,000, newest first, a line each, with the columns' names ahead.
  static let csv = Statement<Document, UUID?, UUID?, String?, Timestamp?, Timestamp?, String?>(
    "audit.csv", for: [.admin],
    """
    select concat(
             'number,at,actor,role,action,subject,details,request_id,email,address,user_agent,reason', chr(10),
             string_agg(
               concat_ws(
                 ',', listed.number, app.csv_cell(to_json(listed.at) #>> '{}'), app.csv_cell(listed.actor ->> 'id'),
                 listed.role, listed.action, app.csv_cell(listed.subject ->> 'id'),
                 app.csv_cell(listed.details::text), app.csv_cell(listed.request_id::text),
                 app.csv_cell(listed.origin ->> 'email'), app.csv_cell(listed.origin ->> 'address'),
                 app.csv_cell(listed.origin ->> 'user_agent'), app.csv_cell(listed.reason)) || chr(10),
               '' order by listed.number desc))
      from app.search_audit($1, $2, $3, $4, $5, $6, 9223372036854775807, 10000) as listed
    """)

  /// The same as JSON, an entry a line.
  static let lines = Statement<Document, UUID?, UUID?, String?, Timestamp?, Timestamp?, String?>(
    "audit.lines", for: [.admin],
    """
    select coalesce(string_agg(row_to_json(listed)::text || chr(10), '' order by listed.number desc), '')
      from app.search_audit($1, $2, $3, $4, $5, $6, 9223372036854775807, 10000) as listed
    """)

  /// Where the request of an entry came from, and the entry that an admin looked.
  static let origin = Statement<Document, Int64, String>(
    "audit.origin", for: [.admin],
    """
    select app.look_at_origin($1, $2)
    """)

  static let heads = Statement<[AuditHead]>(
    "audit.heads", for: [.worker],
    """
    select tenant_id, number, hash
      from app.audit_heads()
    """)

  /// The next entries of a tenant's chain, in the text that they are hashed in.
  static let chain = Statement<[AuditEntry], Int32, Int64, Int32>(
    "audit.chain", for: [.worker],
    """
    select number, tenant, number_text, at_text, actor, role, action, subject, details, request, origin, previous_hash,
           hash
      from app.audit_chain($1, $2, $3)
    """)

  /// Whether the key was not known before.
  static let noteSigner = Statement<Bool, [UInt8], String, Timestamp>(
    "audit.note_signer", for: [.worker],
    """
    select app.note_audit_signer($1, $2, $3)
    """)

  static let signers = Statement<[AuditSigner]>(
    "audit.signers", for: [.worker],
    """
    select public_key, machine, since
      from app.known_audit_signers()
    """)

  static let raiseTampering = Statement<RowCount, Int32, Timestamp, JSON>(
    "audit.raise_tampering", for: [.worker],
    """
    select app.raise_alert($1, 'audit_log_changed', '', null, $3, $2)
    """)
}
