/// The keys of an installation: one that seals, and older ones that still open what they sealed.
package struct Keyring: Sendable {
  package let current: SecretBox
  package let older: [SecretBox]

  /// A key that occurs twice counts once.
  package init(current key: [UInt8], older keys: [[UInt8]]) throws {
    guard let current = SecretBox(key: key) else { throw SecretBoxError() }
    var older: [SecretBox] = []
    for key in keys {
      guard let box = SecretBox(key: key) else { throw SecretBoxError() }
      if box.id != current.id, !older.contains(where: { $0.id == box.id }) { older.append(box) }
    }
    self.current = current
    self.older = older
  }

  private init(current: SecretBox, older: [SecretBox]) {
    self.current = current
    self.older = older
  }

  package var all: [SecretBox] { [current] + older }

  /// The same keys, sealing under the one with this identifier; unchanged where it is not among them.
  package func sealing(under id: String) -> Keyring {
    guard let wanted = older.first(where: { $0.id.description == id }) else { return self }
    return Keyring(current: wanted, older: all.filter { $0.id != wanted.id })
  }

  package func seal(_ plaintext: [UInt8], for purpose: String) throws -> [UInt8] {
    try current.seal(plaintext, for: purpose)
  }

  /// - Throws: `UnknownSealingKey` where the value names a key that is not here, `SecretBoxError` where it was altered
  ///   or moved.
  package func open(_ sealed: [UInt8], for purpose: String) throws -> [UInt8] {
    if let id = SecretBox.key(of: sealed) {
      guard let box = all.first(where: { $0.id == id }) else { throw UnknownSealingKey(id: id) }
      return try box.open(sealed, for: purpose)
    }
    // The format without a name: by whichever key opens it.
    for box in all {
      do { return try box.open(sealed, for: purpose) } catch is SecretBoxError { continue }
    }
    throw SecretBoxError()
  }
}

/// A value was sealed under a key that this process does not have.
package struct UnknownSealingKey: Error, CustomStringConvertible {
  package let id: KeyID

  package var description: String { "sealed under the key \(id), which is not in the keyring" }
}
