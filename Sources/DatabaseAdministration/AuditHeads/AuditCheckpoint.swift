package import Primitives

/// A signed head: that a tenant's chain had come so far, with this hash. It lies outside of the database, in a file that
/// is only added to, in the log's lines and in each backup's manifest.
package struct AuditCheckpoint: Sendable, Equatable {
  package let tenant: Int32
  package let number: Int64
  /// In hexadecimal digits.
  package let hash: String
  package let at: Timestamp
  /// The id of the public key that verifies the signature (`AuditKey.id`).
  package let key: String
  /// In hexadecimal digits.
  package let signature: String

  package init(tenant: Int32, number: Int64, hash: String, at: Timestamp, signedBy key: AuditKey) throws {
    self.tenant = tenant
    self.number = number
    self.hash = hash
    self.at = at
    self.key = key.id
    signature = Hexadecimal.encode(
      try key.sign(Self.message(tenant: tenant, number: number, hash: hash, at: at)))
  }

  /// A line of the file, of the log, or an element of a manifest; nil for what is something else.
  package init?(_ json: JSON) {
    guard let tenant = json["tenant"]?.integer.flatMap(Int32.init(exactly:)),
      let number = json["number"]?.integer, number >= 0, let hash = json["hash"]?.text,
      let at = json["signed_at"]?.text.flatMap(Timestamp.init), let key = json["key"]?.text,
      let signature = json["signature"]?.text
    else { return nil }
    self.tenant = tenant
    self.number = Int64(number)
    self.hash = hash
    self.at = at
    self.key = key
    self.signature = signature
  }

  package var json: JSON {
    [
      "tenant": .number("\(tenant)"), "number": .number("\(number)"), "hash": .string(hash),
      "signed_at": .string(at.description), "key": .string(key), "signature": .string(signature),
    ]
  }

  /// Whether one of the keys signed exactly this.
  package func isSigned(byOneOf keys: [AuditPublicKey]) -> Bool {
    guard let signature = Hexadecimal.decode(signature) else { return false }
    let message = Self.message(tenant: tenant, number: number, hash: hash, at: at)
    return keys.contains { $0.id == key && $0.verifies(signature, of: message) }
  }

  private static func message(tenant: Int32, number: Int64, hash: String, at: Timestamp) -> [UInt8] {
    Array("musclemate audit head 1\n\(tenant)\n\(number)\n\(hash)\n\(at)".utf8)
  }
}
