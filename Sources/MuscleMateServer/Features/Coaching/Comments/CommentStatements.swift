internal import Postgres
internal import Primitives

enum CommentStatements {
  static let all: [AnyStatement] = [
    page.erased, one.erased, write.erased, edit.erased, delete.erased, read.erased, unread.erased,
  ]

  /// The threads on a workout, the earliest first, after a cursor.
  static let page = Statement<Document?, UUID?, UUID, Timestamp, UUID, Int32>(
    "comments.page", for: .lifterOrCoach,
    """
    select app.comments_page($1, $2, $3, $4, $5)
    """)

  static let one = Statement<Document?, UUID?, UUID, UUID>(
    "comments.one", for: .lifterOrCoach,
    """
    select app.comment_shown($1, $2, $3)
    """)

  static let write = Statement<Document, UUID?, UUID, UUID, String, UUID?, UUID?, UUID?>(
    "comments.write", for: .lifterOrCoach,
    """
    select app.write_comment($1, $2, $3, $4, $5, $6, $7)
    """)

  static let edit = Statement<Document, UUID?, UUID, UUID, String>(
    "comments.edit", for: .lifterOrCoach,
    """
    select app.edit_comment($1, $2, $3, $4)
    """)

  static let delete = Statement<RowCount, UUID?, UUID, UUID>(
    "comments.delete", for: .lifterOrCoach,
    """
    select app.delete_comment($1, $2, $3)
    """)

  static let read = Statement<RowCount, UUID?, UUID, Timestamp>(
    "comments.read", for: .lifterOrCoach,
    """
    select app.read_comments($1, $2, $3)
    """)

  static let unread = Statement<Document, Timestamp, UUID, Int32>(
    "comments.unread", for: .lifterOrCoach,
    """
    select app.unread_comments_page($1, $2, $3)
    """)
}
