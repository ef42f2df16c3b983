public import Primitives

/// A backup of the installation's database.
public struct Backup: Message {
  public var name = ""
  public var place = ""
  public var madeAt = Timestamp(microseconds: 0)
  public var bytes = 0
  public var rows = 0
  public var sha256 = ""
  public var removedAt: Timestamp?
  public var checkedAt: Timestamp?
  public var extent: Extent?
  public var problem: String?

  /// How far the last check went.
  public enum Extent: String, WordValue {
    /// Restored, and every checksum was the same.
    case restored
    /// The encrypted file is whole and signed; nothing was restored.
    case sealed
  }

  public init() {}

  public static let shape = Shape("Backup", Backup.init) {
    Field("name", \.name)
    Field("place", \.place)
    Field("made_at", \.madeAt)
    Field("bytes", \.bytes, .note("of the encrypted archive"))
    Field("rows", \.rows)
    Field("sha256", \.sha256)
    Field("removed_at", \.removedAt, .note("its files are kept no longer"))
    Field("checked_at", \.checkedAt)
    Field("extent", \.extent)
    Field("problem", \.problem, .note("what the last check found wrong"))
  }
}

/// The wanted part of the list of backups.
public struct BackupQuery: Message {
  public var limit = PageQuery.usualLimit
  public var before: Timestamp?

  public init() {}

  public static let shape = Shape("BackupQuery", BackupQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("before", \.before, .note("the `next` of an earlier page"))
  }
}
