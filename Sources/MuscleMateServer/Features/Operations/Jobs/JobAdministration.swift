internal import Postgres
internal import Primitives

/// The statements of the admins' job routes.
enum JobAdministration {
  static let all: [AnyStatement] = [
    list.erased, one.erased, change.erased, compare.erased, ask.erased, run.erased, runs.erased,
    cancel.erased, dead.erased,
    redrive.erased, discard.erased,
  ]

  static let list = Statement<Document>(
    "jobs.list", for: [.admin],
    """
    select app.jobs_shown()
    """)

  static let one = Statement<Document, String>(
    "jobs.one", for: [.admin],
    """
    select app.one_job_shown($1)
    """)

  static let change = Statement<Document, String, Bool?, String?, Bool, String?, String?, Int16?>(
    "jobs.change", for: [.admin],
    """
    select app.change_job($1, $2, $3, $4, $5, $6, $7)
    """)

  static let compare = Statement<RowCount, String, JSON, Bool>(
    "jobs.compare", for: [.admin],
    """
    select app.compare_job($1, $2, $3)
    """)

  static let ask = Statement<Document?, String, UUID, JSON, Bool>(
    "jobs.ask", for: [.admin],
    """
    select app.ask_job($1, $2, $3, $4)
    """)

  static let run = Statement<Document?, String, UUID>(
    "jobs.run", for: [.admin],
    """
    select app.job_run_shown($1, $2)
    """)

  static let runs = Statement<Document, String, String?, Timestamp, UUID, Int32>(
    "jobs.runs", for: [.admin],
    """
    select app.job_runs_page($1, $2, $3, $4, $5)
    """)

  static let cancel = Statement<RowCount, String, UUID>(
    "jobs.cancel", for: [.admin],
    """
    select app.cancel_job_run($1, $2)
    """)

  static let dead = Statement<Document, Timestamp, UUID, Int32>(
    "jobs.dead", for: [.admin],
    """
    select app.dead_jobs_page($1, $2, $3)
    """)

  static let redrive = Statement<RowCount, UUID>(
    "jobs.redrive", for: [.admin],
    """
    select app.redrive_job($1)
    """)

  static let discard = Statement<RowCount, UUID>(
    "jobs.discard", for: [.admin],
    """
    select app.discard_dead_job($1)
    """)
}
