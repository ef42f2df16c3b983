package import ObjectStorage
package import Primitives

/// The name of a backup: `musclemate-20261121T020000Z-3fa81c`. Sorted as text, the names are in the order of time.
package struct BackupName: Sendable, Hashable, Comparable {
  package let text: String
  /// When its snapshot was taken, to the second.
  package let madeAt: Timestamp

  package init(at time: Timestamp) {
    var random = SystemRandomNumberGenerator()
    madeAt = Timestamp(unixSeconds: time.unixSeconds)
    let stamp = madeAt.description.filter { $0 != "-" && $0 != ":" }
    text = "\(Self.prefix)\(stamp)-\(Hexadecimal.encode(random.bytes(3)))"
  }

  /// Nil for what is none, or of one of a backup's files: `….dump.gpg` gives the backup's name.
  package init?(_ text: String) {
    let bare = Self.endings.first { text.hasSuffix($0) }.map { String(text.dropLast($0.count)) } ?? text
    guard bare.hasPrefix(Self.prefix) else { return nil }
    let parts = bare.dropFirst(Self.prefix.count).split(separator: "-")
    guard parts.count == 2, parts[0].utf8.count == 16, parts[1].utf8.count == 6,
      ObjectName(bare) != nil, Hexadecimal.decode(parts[1]) != nil, let time = Self.time(parts[0])
    else { return nil }
    self.text = bare
    madeAt = time
  }

  package static func < (left: BackupName, right: BackupName) -> Bool { left.text < right.text }

  package var manifest: ObjectName { object(".manifest.json") }
  package var dump: ObjectName { object(".dump.gpg") }
  package var keys: ObjectName { object(".keys.gpg") }
  /// The manifest goes first: what has none is no backup.
  package var objects: [ObjectName] { [manifest, dump, keys] }

  private static let prefix = "musclemate-"
  private static let endings = [".manifest.json", ".dump.gpg", ".keys.gpg"]

  private func object(_ ending: String) -> ObjectName {
    guard let name = ObjectName(text + ending) else {
      preconditionFailure("\(text) is made of plain characters")
    }
    return name
  }

  /// `20261121T020000Z`
  private static func time(_ stamp: Substring) -> Timestamp? {
    let characters = Array(stamp)
    func part(_ range: Range<Int>) -> String { String(characters[range]) }
    return Timestamp(
      "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(9..<11)):\(part(11..<13)):\(part(13..<15))Z")
  }
}
