internal import Primitives
internal import Secrets

/// A manifest with its signature, as the file beside a backup has it.
struct SignedManifest: Sendable {
  let manifest: BackupManifest
  private let signed: [UInt8]
  private let code: [UInt8]
  /// The key that it was signed with, by its identifier.
  let key: String

  init(_ manifest: BackupManifest, key: [UInt8]) {
    self.manifest = manifest
    signed = manifest.document.bytes
    self.key = KeyID(of: key).description
    code = Self.code(of: signed, under: key)
  }

  /// - Throws: `BackupError.noManifest` where it is none.
  init(reading bytes: [UInt8]) throws {
    guard let document = try? JSON.parse(bytes), let manifest = document["manifest"],
      let signature = document["signature"], let key = signature["key"]?.text,
      let code = signature["hmac_sha256"]?.text.flatMap({ Hexadecimal.decode($0) })
    else { throw BackupError.noManifest }
    // Members keep their order and numbers their digits, so these are the bytes that were signed.
    signed = manifest.bytes
    self.key = key
    self.code = code
    self.manifest = try BackupManifest(manifest)
  }

  var bytes: [UInt8] {
    let signature: JSON = [
      "key": .string(key), "hmac_sha256": .string(Hexadecimal.encode(code)),
    ]
    return JSON.object([.init("manifest", manifest.document), .init("signature", signature)]).bytes + [0x0A]
  }

  /// Whether one of these keys signed it.
  func isSigned(byOneOf keys: [[UInt8]]) -> Bool {
    keys.contains { SHA256.areEqual(Self.code(of: signed, under: $0), code) }
  }

  private static func code(of bytes: [UInt8], under key: [UInt8]) -> [UInt8] {
    SHA256.code(of: bytes, under: key, for: "musclemate backup manifest")
  }
}
