internal import ObjectStorage
internal import OperatingSystem
internal import Primitives
internal import Secrets

/// A backup whose files were fetched and found to be what its manifest says, with its keys: what may be restored. Until it
/// is open, nothing but a folder of its own was touched.
struct OpenedBackup: Sendable {
  let manifest: BackupManifest
  /// The encrypted archive.
  let dump: String
  let keys: BackupKeys
  /// Whether a key that was here before signed the manifest; otherwise the one that came with the backup did, which
  /// proves no more than that its parts belong together.
  let isSignedHere: Bool
  let gnupg: GnuPG
  let folder: String

  struct Reader {
    let store: any ObjectStore
    /// Keys of this installation, as far as there are any yet.
    let known: [[UInt8]]
    /// Takes what another installation signed.
    var takesForeign = false
    let gnupg: GnuPG
    /// For the files; its owner removes it.
    let folder: String
    let pipeline: Pipeline
  }

  init(_ name: BackupName, _ reader: Reader) throws {
    let signed = try Self.manifest(name, reader)
    manifest = signed.manifest
    let keyFile = try Self.fetch(name.keys, manifest.keys, reader)
    let clear = "\(reader.folder)/keys"
    do {
      try reader.pipeline.run(
        [reader.gnupg.decryption], input: .file(keyFile), output: clear, folder: reader.folder)
    } catch let failure as ProgramFailure {
      let reason = failure.output.split(separator: "\n").joined(separator: " | ")
      throw reader.gnupg.isOfUser
        ? BackupError.noKey(reason) : .wrongKey(reason, hasPassphrase: reader.gnupg.hasPassphrase)
    }
    keys = try BackupKeys(reading: try Files.read(clear))
    Files.remove(clear)
    isSignedHere = signed.isSigned(byOneOf: reader.known)
    guard isSignedHere || reader.known.isEmpty || reader.takesForeign else {
      throw Self.foreign(signed, reader)
    }
    guard isSignedHere || signed.isSigned(byOneOf: keys.sealing) else { throw BackupError.noManifest }
    dump = try Self.fetch(name.dump, manifest.dump, reader)
    gnupg = reader.gnupg
    folder = reader.folder
  }

  /// All that can be checked without the private key: the signature, and that the files are those of the manifest.
  static func checkSealed(_ name: BackupName, _ reader: Reader) throws -> BackupManifest {
    let signed = try manifest(name, reader)
    guard signed.isSigned(byOneOf: reader.known) || reader.takesForeign else { throw foreign(signed, reader) }
    _ = try fetch(name.keys, signed.manifest.keys, reader)
    _ = try fetch(name.dump, signed.manifest.dump, reader)
    return signed.manifest
  }

  private static func manifest(_ name: BackupName, _ reader: Reader) throws -> SignedManifest {
    let file = "\(reader.folder)/\(name.manifest)"
    try get(name.manifest, file, reader)
    let signed = try SignedManifest(reading: try Files.read(file))
    let manifest = signed.manifest
    // One of another backup, put in the place of this one's.
    guard manifest.name == name, manifest.dump.name == name.dump.description,
      manifest.keys.name == name.keys.description
    else { throw BackupError.altered(name.manifest.description) }
    return signed
  }

  private static func foreign(_ signed: SignedManifest, _ reader: Reader) -> BackupError {
    .signedByAnother(key: signed.key, known: reader.known.map { KeyID(of: $0).description })
  }

  private static func fetch(
    _ name: ObjectName, _ expected: BackupManifest.File, _ reader: Reader
  ) throws -> String {
    let file = "\(reader.folder)/\(name)"
    try get(name, file, reader)
    let (digest, bytes) = try SHA256.digest(ofFile: file)
    guard bytes >= expected.bytes else {
      throw BackupError.cutOff(name.description, bytes: bytes, expected: expected.bytes)
    }
    guard bytes == expected.bytes, Hexadecimal.encode(digest) == expected.sha256.lowercased() else {
      throw BackupError.altered(name.description)
    }
    return file
  }

  private static func get(_ name: ObjectName, _ file: String, _ reader: Reader) throws {
    do throws(StorageError) {
      try reader.store.get(name, into: file)
    } catch {
      throw error.kind == .noSuchObject ? BackupError.missing(name.description) : error
    }
  }
}
