public import APISchema
public import Primitives

/// A backup of the installation's database.
public struct Backup: Message {
  /// The name of the backup, which `musclemate restore` takes.
  public var name = ""
  /// Where it is kept.
  public var place = ""
  /// When it was made.
  public var madeAt = Timestamp.unset
  /// The size of the encrypted archive, in bytes.
  public var bytes = 0
  /// How many rows it has.
  public var rows = 0
  /// The digest of the encrypted archive, in hexadecimal digits.
  public var sha256 = ""
  /// When its files were removed. Absent: they are kept.
  public var removedAt: Timestamp?
  /// When it was checked last. Absent: it was not.
  public var checkedAt: Timestamp?
  /// How much the last check looked at.
  public var extent: Extent?
  /// What the last check found wrong.
  public var problem: String?

  /// How far the last check went.
  public enum Extent: String, WordValue {
    /// Restored, and every checksum was the same.
    case restored
    /// The encrypted file is whole and signed; nothing was restored.
    case sealed
  }

  public init() {}

  public static let shape: Shape<Self> = Shape("Backup", Backup.init) {
    Field("name", \.name)
    Field("place", \.place)
    Field("made_at", \.madeAt)
    Field("bytes", \.bytes)
    Field("rows", \.rows)
    Field("sha256", \.sha256)
    Field("removed_at", \.removedAt)
    Field("checked_at", \.checkedAt)
    Field("extent", \.extent)
    Field("problem", \.problem)
  }
}

/// The wanted part of the list of backups.
public struct BackupQuery: Message {
  public var limit = PageQuery.usualLimit
  /// The next of an earlier page.
  public var before: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("BackupQuery", BackupQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("before", \.before)
  }
}
