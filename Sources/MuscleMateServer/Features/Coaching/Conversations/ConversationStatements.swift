internal import Postgres
internal import Primitives

enum ConversationStatements {
  static let all: [AnyStatement] = [
    page.erased, messages.erased, one.erased, send.erased, sendToClients.erased, sentToClients.erased,
    edit.erased, delete.erased,
    read.erased,
  ]

  /// The latest first, after a cursor.
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "conversations.page", for: .lifterOrCoach,
    """
    select app.conversations_page($1, $2, $3)
    """)

  /// Before a moment, or after it where the fourth says so.
  static let messages = Statement<Document, UUID, Timestamp, UUID, Bool, Int32>(
    "conversations.messages", for: .lifterOrCoach,
    """
    select app.messages_page($1, $2, $3, $4, $5)
    """)

  static let one = Statement<Document?, UUID, UUID>(
    "conversations.message", for: .lifterOrCoach,
    """
    select app.message_shown($1, $2)
    """)

  static let send = Statement<Document, UUID, UUID, String>(
    "conversations.send", for: .lifterOrCoach,
    """
    select app.send_message($1, $2, $3)
    """)

  static let sendToClients = Statement<Document, [UUID], UUID, String>(
    "conversations.send_to_clients", for: [.coach],
    """
    select app.send_to_clients($1, $2, $3)
    """)

  static let sentToClients = Statement<Document, [UUID], UUID>(
    "conversations.sent_to_clients", for: [.coach],
    """
    select app.sent_to_clients($1, $2)
    """)

  static let edit = Statement<Document, UUID, UUID, String>(
    "conversations.edit", for: .lifterOrCoach,
    """
    select app.edit_message($1, $2, $3)
    """)

  static let delete = Statement<RowCount, UUID, UUID>(
    "conversations.delete", for: .lifterOrCoach,
    """
    select app.delete_message($1, $2)
    """)

  static let read = Statement<RowCount, UUID, Timestamp>(
    "conversations.read", for: .lifterOrCoach,
    """
    select app.read_messages($1, $2)
    """)
}
