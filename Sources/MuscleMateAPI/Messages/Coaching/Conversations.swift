public import APISchema
public import Primitives

/// The messages between a coach and a client, as one of them sees them.
public struct Conversation: Message {
  /// The other one, and what they are in the conversation.
  public var partner = Writer()
  /// Whether the caller can write. False for a client whose coach this is no more; what was written can still be read.
  public var canWrite = true
  /// How many messages the caller has not read.
  public var unread = 0
  /// Up to when the caller has read.
  public var readUpTo: Timestamp?
  /// Up to when the other one has read.
  public var seenUpTo: Timestamp?
  /// The newest message. Absent: nothing was written yet.
  public var latest: DirectMessage?

  public init() {}

  public static let shape: Shape<Self> = Shape("Conversation", Conversation.init) {
    Field("partner", \.partner)
    Field("can_write", \.canWrite)
    Field("unread", \.unread)
    Field("read_up_to", \.readUpTo)
    Field("seen_up_to", \.seenUpTo)
    Field("latest", \.latest)
  }
}

/// One message of a conversation.
public struct DirectMessage: Message {
  public var id = UUID.unset
  public var isMine = false
  /// The message. Absent once it was deleted.
  public var text: String?
  /// When it was sent.
  public var createdAt = Timestamp.unset
  public var editedAt: Timestamp?
  public var isDeleted = false
  public var isUnread = false

  public init() {}

  public static let shape: Shape<Self> = Shape("DirectMessage", DirectMessage.init) {
    Field("id", \.id)
    Field("is_mine", \.isMine)
    Field("text", \.text)
    Field("created_at", \.createdAt)
    Field("edited_at", \.editedAt)
    Field("is_deleted", \.isDeleted)
    Field("is_unread", \.isUnread)
  }
}

/// A message to send.
public struct NewMessage: Message {
  /// The message.
  public var text = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("NewMessage", NewMessage.init) {
    Field("text", \.text, .length(1...4_000), .format(.notBlank))
  }
}

/// One text to several clients.
public struct NewMessages: Message {
  /// The clients' ids.
  public var clients: [UUID] = []
  /// The message.
  public var text = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("NewMessages", NewMessages.init) {
    Field("clients", \.clients, .unique, .count(1...100))
    Field("text", \.text, .length(1...4_000), .format(.notBlank))
  }
}

/// A message to one of several clients.
public struct SentMessage: Message {
  /// The client's id.
  public var client = UUID.unset
  /// The message as it was sent.
  public var message = DirectMessage()

  public init() {}

  public static let shape: Shape<Self> = Shape("SentMessage", SentMessage.init) {
    Field("client", \.client)
    Field("message", \.message)
  }
}

/// The new words of a message.
public struct MessageWording: Message {
  /// The message as it is to read now.
  public var text = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("MessageWording", MessageWording.init) {
    Field("text", \.text, .length(1...4_000), .format(.notBlank))
  }.ignoringRest(of: DirectMessage.shape)
}

/// Messages, newest first, with the way on in both directions.
public struct DirectMessagePage: Message {
  /// The messages, the newest first.
  public var items: [DirectMessage] = []
  /// Goes into after for older messages. Absent: there are none.
  public var next: String?
  /// Goes into newer_than for what came, or comes, later. Absent while nothing was written.
  public var newer: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("DirectMessagePage", DirectMessagePage.init) {
    Field("items", \.items)
    Field("next", \.next)
    Field("newer", \.newer)
  }
}

/// The wanted messages: the newest, those before an earlier page, or those after one.
public struct DirectMessageQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  /// The next of an earlier page, for older messages.
  public var after: Cursor?
  /// The newer of an earlier page, for what came after it. Not together with after.
  public var newerThan: Cursor?

  public init() {}

  public static let shape: Shape<Self> = Shape("DirectMessageQuery", DirectMessageQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("newer_than", \.newerThan)
  } check: { query, faults in
    if query.after != nil, query.newerThan != nil {
      faults.add("newer_than", .invalid("nothing beside after"))
    }
  }
}
