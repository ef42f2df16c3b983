internal import Postgres
internal import Primitives

enum ErasureStatements {
  static let all: [AnyStatement] = [
    leave.erased, stay.erased, remind.erased, due.erased, begin.erased, eraseWorkouts.erased, finish.erased,
    erased.erased, raiseAlert.erased,
  ]

  static let leave = Statement<Document>(
    "erasures.leave", for: .signedIn,
    """
    select row_to_json(erasure)
      from (select app.leave() as due_at) as erasure
    """)

  static let stay = Statement<RowCount>(
    "erasures.stay", for: .signedIn,
    """
    select app.stay()
    """)

  static let remind = Statement<JobBatch, Timestamp, Int32, Bool>(
    "erasures.remind", for: [.worker],
    """
    select changed, sample, has_more
      from app.remind_of_erasures($1, $2, $3)
    """)

  static let due = Statement<[UUID], Timestamp>(
    "erasures.due", for: [.worker],
    """
    select id
      from app.accounts_to_erase($1) as id
    """)

  static let begin = Statement<JSON?, UUID, Timestamp>(
    "erasures.begin", for: [.worker],
    """
    select app.begin_erasure($1, $2)::jsonb
    """)

  static let eraseWorkouts = Statement<Int64, UUID, Int32>(
    "erasures.erase_workouts", for: [.worker],
    """
    select app.erase_workouts($1, $2)
    """)

  static let finish = Statement<Bool, UUID>(
    "erasures.finish", for: [.worker],
    """
    select app.finish_erasure($1)
    """)

  /// The accounts that are erased by the audit log. Those of the hour before are left out: their lines may be on their way.
  static let erased = Statement<[UUID], Timestamp>(
    "erasures.erased", for: [.worker],
    """
    select account
      from app.erased_accounts($1) as account
    """)

  static let raiseAlert = Statement<RowCount, Timestamp, JSON>(
    "erasures.raise_alert", for: [.worker],
    """
    select app.raise_erasure_alert($1, $2)
    """)
}
