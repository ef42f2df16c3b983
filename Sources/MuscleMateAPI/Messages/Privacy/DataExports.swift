public import APISchema
public import Primitives

/// An archive of everything about a person.
public struct DataExport: Message {
  public var id = UUID.unset
  /// Whether it can be fetched.
  public var state = DataExportState.waiting
  public var askedAt = Timestamp.unset
  /// When it was done. Absent: it is being made.
  public var readyAt: Timestamp?
  /// Until when it can be fetched. Absent: it is being made.
  public var expiresAt: Timestamp?
  /// The size of the archive, in bytes.
  public var size: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("DataExport", DataExport.init) {
    Field("id", \.id)
    Field("state", \.state)
    Field("asked_at", \.askedAt)
    Field("ready_at", \.readyAt)
    Field("expires_at", \.expiresAt)
    Field("size", \.size)
  }
}

public enum DataExportState: String, WordValue {
  /// It is being made; a mail and a notice announce when it is done.
  case waiting
  /// It can be fetched.
  case ready
  case expired
}
