internal import Postgres
internal import Primitives

enum FeedbackStatements {
  static let all: [AnyStatement] = [
    send.erased, one.erased, own.erased, ideas.erased, vote.erased, inbox.erased, triaged.erased,
    triage.erased, answer.erased,
  ]

  static let send = Statement<RowCount, UUID, String, String, String?, String?>(
    "feedback.send", for: .signedIn,
    """
    select app.send_feedback($1, $2, $3, $4, $5)
    """)

  static let one = Statement<Document?, UUID>(
    "feedback.one", for: .signedIn,
    """
    select app.own_feedback_of($1)
    """)

  static let own = Statement<Document, Timestamp, UUID, Int32>(
    "feedback.own", for: .signedIn,
    """
    select app.own_feedback($1, $2, $3)
    """)

  static let ideas = Statement<Document, Bool, Timestamp, UUID, Int32>(
    "feedback.ideas", for: .signedIn,
    """
    select app.public_ideas($1, $2, $3, $4)
    """)

  static let vote = Statement<RowCount, UUID, Bool>(
    "feedback.vote", for: .signedIn,
    """
    select app.vote_for($1, $2)
    """)

  static let inbox = Statement<
    Document, Timestamp, UUID, Int32, String?, String?, String?, UUID?, String?
  >(
    "feedback.inbox", for: [.admin],
    """
    select app.feedback_inbox($1, $2, $3, $4, $5, $6, $7, $8)
    """)

  static let triaged = Statement<Document?, UUID>(
    "feedback.triaged", for: [.admin],
    """
    select app.feedback_of($1)
    """)

  static let triage = Statement<Document, UUID, String>(
    "feedback.triage", for: [.admin],
    """
    select app.triage($1, $2::jsonb)
    """)

  static let answer = Statement<Document, UUID, String, String>(
    "feedback.answer", for: [.admin],
    """
    select app.answer_feedback($1, $2, $3)
    """)
}
