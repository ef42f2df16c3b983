public import APISchema
public import Primitives

/// The extent of a closure while the platform is maintained.
public enum MaintenanceMode: String, WordValue {
  /// Everything can be read, nothing written.
  case readOnly = "read_only"
  case closed
}

/// The texts about a maintenance window, by language.
public struct MaintenanceTexts: Message {
  /// In English.
  public var en: String?
  /// In German.
  public var de: String?
  /// In Spanish.
  public var es: String?
  /// In Turkish.
  public var tr: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("MaintenanceTexts", MaintenanceTexts.init) {
    Field("en", \.en, .length(1...500), .format(.notBlank))
    Field("de", \.de, .length(1...500), .format(.notBlank))
    Field("es", \.es, .length(1...500), .format(.notBlank))
    Field("tr", \.tr, .length(1...500), .format(.notBlank))
  }
}

/// A time announced ahead in which writing, or everything, is closed, as admins see it.
public struct MaintenanceWindow: Message {
  public var id = UUID.unset
  /// Whom it closes: the tenant, or every tenant. Absent in a request: the tenant.
  public var reach = Reach.tenant
  /// What it closes.
  public var mode = MaintenanceMode.readOnly
  public var startsAt = Timestamp.unset
  /// When it ends: at most seven days after its start, and not past.
  public var endsAt = Timestamp.unset
  /// What people read about it, in their language.
  public var messages = MaintenanceTexts()
  public var createdAt = Timestamp.unset
  /// When it was ended early or cancelled.
  public var endedAt: Timestamp?

  public enum Reach: String, WordValue {
    case tenant
    /// Every tenant: for the default tenant's admins.
    case installation
  }

  public init() {}

  public static let shape: Shape<Self> = Shape("MaintenanceWindow", MaintenanceWindow.init) {
    Field("id", \.id, .readOnly)
    Field("reach", \.reach, .defaulted)
    Field("mode", \.mode)
    Field("starts_at", \.startsAt)
    Field("ends_at", \.endsAt)
    Field("messages", \.messages, .defaulted)
    Field("created_at", \.createdAt, .readOnly)
    Field("ended_at", \.endedAt, .readOnly)
  }
}

/// The changes of a window; absent members stay.
public struct MaintenanceChange: Message {
  /// What it closes.
  public var mode: MaintenanceMode?
  /// When it begins. That of a window that has begun can't be changed.
  public var startsAt: Timestamp?
  public var endsAt: Timestamp?
  /// What people read about it, in their language. They replace those before.
  public var messages: MaintenanceTexts?

  public init() {}

  public static let shape: Shape<Self> = Shape("MaintenanceChange", MaintenanceChange.init) {
    Field("mode", \.mode)
    Field("starts_at", \.startsAt)
    Field("ends_at", \.endsAt)
    Field("messages", \.messages)
  }.ignoringRest(of: MaintenanceWindow.shape)
}

/// A maintenance window, as everyone may see it.
public struct MaintenanceNotice: Message {
  /// What it closes.
  public var mode = MaintenanceMode.readOnly
  public var startsAt = Timestamp.unset
  public var endsAt = Timestamp.unset
  /// What the operator says of it, in the language that the request asks for, else in English. Absent: nothing.
  public var message: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("MaintenanceNotice", MaintenanceNotice.init) {
    Field("mode", \.mode)
    Field("starts_at", \.startsAt)
    Field("ends_at", \.endsAt)
    Field("message", \.message)
  }
}
