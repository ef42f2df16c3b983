public import APISchema
public import Primitives

/// A device of the user's that sent operations which it had numbered.
public struct SyncDevice: Message {
  public var id = UUID.unset
  /// The number of its last operation that was carried out.
  public var sequence = 0
  /// When it sent that.
  public var seenAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncDevice", SyncDevice.init) {
    Field("id", \.id)
    Field("sequence", \.sequence)
    Field("seen_at", \.seenAt)
  }
}
