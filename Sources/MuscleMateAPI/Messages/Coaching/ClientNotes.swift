public import APISchema
public import Primitives

/// A label on a client. Only its coach sees it.
public struct RosterLabel: Message {
  /// The label's name.
  public var name = ""
  public var colour: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("RosterLabel", RosterLabel.init) {
    Field("name", \.name)
    Field("colour", \.colour)
  }
}

/// One of a coach's labels, and how many clients have it.
public struct ClientLabel: Message {
  public var id = UUID.unset
  /// The label's name.
  public var name = ""
  public var colour: String?
  /// How many clients carry it.
  public var clientCount = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("ClientLabel", ClientLabel.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...50), .format(.name))
    Field("colour", \.colour, .format(.colour))
    Field("client_count", \.clientCount, .readOnly)
  }
}

/// The labels of one client, by their names or ids; names that are new are made.
public struct ClientLabels: Message {
  /// The names or ids of the labels. A name that is new is made, an id that is no label is refused.
  public var labels = [String]()

  public init() {}

  public static let shape: Shape<Self> = Shape("ClientLabels", ClientLabels.init) {
    Field("labels", \.labels, .unique, .count(0...20), .length(1...50), .format(.name))
  }
}

/// The clients whom a label is put on and taken off.
public struct LabelledClients: Message {
  /// The ids of clients who get the label; who has it keeps it.
  public var put: [UUID] = []
  /// The ids of clients who lose the label; who lacks it stays without.
  public var take: [UUID] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("LabelledClients", LabelledClients.init) {
    Field("put", \.put, .unique, .count(0...500), .defaulted)
    Field("take", \.take, .unique, .count(0...500), .defaulted)
  } check: { clients, faults in
    let both = Set(clients.put)
    for (index, id) in clients.take.enumerated() where both.contains(id) {
      faults.at(.name("take")) { $0.at(.index(index)) { $0.add(.duplicate) } }
    }
  }
}

/// A coach's note on a client, for the coach alone.
public struct ClientNote: Message {
  public var id = UUID.unset
  /// The note.
  public var text = ""
  public var createdAt = Timestamp.unset
  public var updatedAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("ClientNote", ClientNote.init) {
    Field("id", \.id, .readOnly)
    Field("text", \.text, .length(1...10_000), .format(.notBlank))
    Field("created_at", \.createdAt, .readOnly)
    Field("updated_at", \.updatedAt, .readOnly)
  }
}
