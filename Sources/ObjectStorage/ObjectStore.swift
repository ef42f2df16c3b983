/// A place that keeps files under names: a folder, or a bucket that speaks S3. All calls block: from the command line or
/// on a side pool.
///
/// An object is there whole or not at all; one of the same name is replaced.
public protocol ObjectStore: Sendable {
  /// For people: the folder, or `s3://bucket/prefix`.
  var place: String { get }

  /// Keeps a copy of a file.
  func put(file: String, as name: ObjectName) throws(StorageError)

  /// Writes the object to a file, which is there whole afterwards or not at all.
  func get(_ name: ObjectName, into file: String) throws(StorageError)

  /// All that is kept here under a name of ours, sorted by name.
  func list() throws(StorageError) -> [StoredObject]

  /// One that is not there is no failure.
  func remove(_ name: ObjectName) throws(StorageError)
}

/// A stored object: its name and size.
public struct StoredObject: Sendable, Equatable {
  public let name: ObjectName
  public let bytes: Int

  public init(name: ObjectName, bytes: Int) {
    self.name = name
    self.bytes = bytes
  }
}

/// A name that needs no escape in a path, in a URL and in XML: letters, digits, `.`, `_`, `-`; it does not begin with a
/// dot.
public struct ObjectName: Sendable, Hashable, CustomStringConvertible {
  public let description: String

  public init?(_ text: some StringProtocol) {
    guard (1...200).contains(text.utf8.count), !text.hasPrefix("."),
      text.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    description = String(text)
  }

  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

/// Why an object could not be kept or had, in one line.
public struct StorageError: Error, Sendable, CustomStringConvertible {
  public enum Kind: Sendable {
    case noSuchObject
    /// The place does not take our credentials, or the folder may not be written.
    case refused
    /// It may work later: the network, a server that is busy.
    case passing
    case failed
  }

  public let kind: Kind
  public let description: String

  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
