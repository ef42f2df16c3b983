internal import OperatingSystem
internal import Primitives

/// The place of an installation's keys: in the settings, else in the data folder. There `secret` holds the current key,
/// made at the first start, and `keyring` the older ones that a rotation has not retired yet, a line each.
package struct InstallationKeys: Sendable {
  private let given: [UInt8]?
  private let previous: [[UInt8]]
  package let folder: String

  /// - Parameters:
  ///   - given: the current key, where the settings have it.
  ///   - previous: older keys of the settings.
  ///   - folder: the data folder.
  package init(given: [UInt8]?, previous: [[UInt8]], folder: String) {
    self.given = given
    self.previous = previous
    self.folder = folder
  }

  /// Whether the current key is the operator's to change, in the settings.
  package var isGiven: Bool { given != nil }
  package var isMade: Bool { Files.exists(secretPath) }

  private var secretPath: String { "\(folder)/secret" }
  private var keyringPath: String { "\(folder)/keyring" }

  /// Blocks: at the start, from the command line or on the side pool. A key of the data folder stays known where
  /// another one is given later.
  package func load() throws -> Keyring {
    let older = previous + (try olderInFolder())
    if let given {
      return try Keyring(current: given, older: older + (isMade ? try keys(in: secretPath) : []))
    }
    if !isMade { try makeFirst() }
    guard let current = try keys(in: secretPath).first else { throw keyError(secretPath) }
    return try Keyring(current: current, older: older)
  }

  /// The keys themselves, the current one first: for a backup, which encrypts them, and for what is derived from them.
  package func raw() throws -> [[UInt8]] {
    let first = try given.map { [$0] } ?? (isMade ? try keys(in: secretPath) : [])
    let others = previous + (given != nil && isMade ? try keys(in: secretPath) : []) + (try olderInFolder())
    return others.reduce(into: first) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Makes keys known that came with a backup: the first is the current one where there is none yet, all others are
  /// older ones. A key that is here stays.
  ///
  /// - Returns: whether any was new.
  package func adopt(_ keys: [[UInt8]]) throws -> Bool {
    let known = try raw()
    let strange = keys.filter { !known.contains($0) }
    guard let first = strange.first else { return false }
    try Files.makeFolder(folder)
    let becomesCurrent = !isGiven && !isMade
    let older = (try olderInFolder()) + strange.dropFirst(becomesCurrent ? 1 : 0)
    if !older.isEmpty { try write(older, to: keyringPath) }
    if becomesCurrent { try write([first], to: secretPath) }
    return true
  }

  /// A new key becomes the current one; the one before it stays known. If it is interrupted, no key is lost: at
  /// worst the current one is in both files.
  package func renew() throws {
    let older = try keys(in: secretPath) + (try olderInFolder())
    try write(older, to: keyringPath)
    try write([SealingKey.make()], to: secretPath)
  }

  /// The end of the older keys in the data folder. Those of the settings are the operator's to take out.
  package func forgetOlder() { Files.remove(keyringPath) }

  /// Read back after it was written, so that a first start uses what every later one will find. Of two that begin in one
  /// folder at once the second takes the first one's: a key that the database knows already must not be written over.
  private func makeFirst() throws {
    try Files.makeFolder(folder)
    try Files.writeIfNew(lines(of: [SealingKey.make()]), to: secretPath, mode: 0o600)
  }

  private func olderInFolder() throws -> [[UInt8]] {
    Files.exists(keyringPath) ? try keys(in: keyringPath) : []
  }

  private func keys(in path: String) throws -> [[UInt8]] {
    try Files.readText(path).split(separator: "\n").map { line in
      guard let key = SealingKey.bytes(of: line) else { throw keyError(path) }
      return key
    }
  }

  private func write(_ keys: [[UInt8]], to path: String) throws {
    try Files.write(lines(of: keys), to: path, mode: 0o600)
  }

  private func lines(of keys: [[UInt8]]) -> [UInt8] {
    Array(keys.map { Hexadecimal.encode($0) + "\n" }.joined().utf8)
  }

  private func keyError(_ path: String) -> FileError {
    FileError("use as a secret of 64 hexadecimal digits", path, code: 0)
  }
}

/// Reads a key of 256 bits from text, and makes new ones.
package enum SealingKey {
  /// Nil for what is not 64 hexadecimal digits.
  package static func bytes(of text: some StringProtocol) -> [UInt8]? {
    Hexadecimal.decode(text).flatMap { $0.count == 32 ? $0 : nil }
  }

  package static func make() -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    return random.bytes(32)
  }
}
