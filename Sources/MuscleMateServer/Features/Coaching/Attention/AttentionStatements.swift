internal import Postgres
internal import Primitives

enum AttentionStatements {
  static let all: [AnyStatement] = [
    queue.erased, dismiss.erased, dismissAll.erased, takeUp.erased, rules.erased, tune.erased,
  ]

  /// `app.attention_findings` decides what each scope opens of it; its entries are looks at the
  /// client list, which `app.attention_queue` notes.
  static let queue = Statement<Document, Int32, Timestamp, UUID, String?, UUID?, Bool, JSON, String?>(
    "attention.queue", for: [.coach],
    """
    select app.attention_queue($1, $2, $3, $4, $5, $6, app.in_language($7, $8))
    """)

  static let dismiss = Statement<RowCount, UUID, Timestamp?>(
    "attention.dismiss", for: [.coach],
    """
    select app.dismiss_attention($1, $2)
    """)

  static let dismissAll = Statement<RowCount, [UUID], Timestamp?>(
    "attention.dismiss_all", for: [.coach],
    """
    select app.dismiss_entries($1, $2)
    """)

  static let takeUp = Statement<RowCount, [UUID]>(
    "attention.take_up", for: [.coach],
    """
    delete
      from app.attention_dismissals as kept
     where kept.tenant_id = (select app.tenant_id())
       and kept.coach_id = (select app.account_id())
       and kept.entry_id = any ($1)
       and kept.until > now()
    """)

  /// The rules for a client, or for all if it is null.
  static let rules = Statement<Document, UUID?>(
    "attention.rules", for: [.coach],
    """
    select app.attention_rules_json($1)
    """)

  static let tune = Statement<RowCount, UUID?, JSON>(
    "attention.tune", for: [.coach],
    """
    insert into app.attention_rules (
      tenant_id, coach_id, lifter_id, muted, missed_sessions, missed_days, fall_percent, fall_exposures, rpe_excess,
      rpe_sessions, silent_days)
    select (select app.tenant_id()), (select app.account_id()), $1, given.*
      from jsonb_to_record($2) as given (
             muted text[], missed_sessions integer, missed_days integer, fall_percent numeric,
             fall_exposures integer, rpe_excess numeric, rpe_sessions integer, silent_days integer)
        on conflict on constraint attention_rules_once do update
       set muted = excluded.muted,
           missed_sessions = excluded.missed_sessions,
           missed_days = excluded.missed_days,
           fall_percent = excluded.fall_percent,
           fall_exposures = excluded.fall_exposures,
           rpe_excess = excluded.rpe_excess,
           rpe_sessions = excluded.rpe_sessions,
           silent_days = excluded.silent_days
    """)
}
