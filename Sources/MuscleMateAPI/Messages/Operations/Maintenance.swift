public import Primitives

/// The extent of a closure while the platform is maintained.
public enum MaintenanceMode: String, WordValue {
  /// Everything can be read, nothing written.
  case readOnly = "read_only"
  case closed
}

/// The texts about a maintenance window, by language.
public struct MaintenanceTexts: Message {
  public var en: String?
  public var de: String?
  public var es: String?
  public var tr: String?

  public init() {}

  public static let shape = Shape("MaintenanceTexts", MaintenanceTexts.init) {
    Field("en", \.en, .length(1...500), .format(.notBlank))
    Field("de", \.de, .length(1...500), .format(.notBlank))
    Field("es", \.es, .length(1...500), .format(.notBlank))
    Field("tr", \.tr, .length(1...500), .format(.notBlank))
  }
}

/// A time announced ahead in which writing, or everything, is closed, as admins see it.
public struct MaintenanceWindow: Message {
  public var id = UUID(high: 0, low: 0)
  public var reach = Reach.tenant
  public var mode = MaintenanceMode.readOnly
  public var startsAt = Timestamp(microseconds: 0)
  public var endsAt = Timestamp(microseconds: 0)
  public var messages = MaintenanceTexts()
  public var createdAt = Timestamp(microseconds: 0)
  public var endedAt: Timestamp?

  public enum Reach: String, WordValue {
    case tenant
    /// Every tenant: for the default tenant's admins.
    case installation
  }

  public init() {}

  public static let shape = Shape("MaintenanceWindow", MaintenanceWindow.init) {
    Field("id", \.id, .readOnly)
    Field("reach", \.reach, .defaulted)
    Field("mode", \.mode)
    Field("starts_at", \.startsAt)
    Field("ends_at", \.endsAt, .note("at most seven days after its start, and not past"))
    Field("messages", \.messages, .defaulted)
    Field("created_at", \.createdAt, .readOnly)
    Field("ended_at", \.endedAt, .readOnly, .note("when it was ended early, or called off"))
  }
}

/// The changes of a window; absent members stay.
public struct MaintenanceChange: Message {
  public var mode: MaintenanceMode?
  public var startsAt: Timestamp?
  public var endsAt: Timestamp?
  public var messages: MaintenanceTexts?

  public init() {}

  public static let shape = Shape("MaintenanceChange", MaintenanceChange.init) {
    Field("mode", \.mode)
    Field("starts_at", \.startsAt, .note("not of one that has begun"))
    Field("ends_at", \.endsAt)
    Field("messages", \.messages, .note("replaces them all"))
  }.ignoringRest(of: MaintenanceWindow.shape)
}

/// A maintenance window, as everyone may see it.
public struct MaintenanceNotice: Message {
  public var mode = MaintenanceMode.readOnly
  public var startsAt = Timestamp(microseconds: 0)
  public var endsAt = Timestamp(microseconds: 0)
  /// In the language that the request asks for, else in English, where there is one.
  public var message: String?

  public init() {}

  public static let shape = Shape("MaintenanceNotice", MaintenanceNotice.init) {
    Field("mode", \.mode)
    Field("starts_at", \.startsAt)
    Field("ends_at", \.endsAt)
    Field("message", \.message)
  }
}
