package import Primitives

/// A description of a backup, kept beside it in clear: when, of which release, what is in it, and by which digests its
/// files are known. Signed with a key that follows from the installation's, so that no one without that key can pass off
/// another dump as one of this installation's.
package struct BackupManifest: Sendable, Equatable {
  package struct File: Sendable, Equatable {
    package let name: String
    package let bytes: Int
    /// The digest of the encrypted file, in hexadecimal digits.
    package let sha256: String
  }

  package static let format = 1

  /// The maker: the nightly job, or someone by `musclemate backup`.
  package enum Maker: String, Sendable { case command, job }

  package var name: BackupName
  /// Nil where a release before this was said made it.
  package var maker: Maker?
  /// PostgreSQL's major version, and the whole of it for people.
  var serverMajor: Int
  var serverVersion: String
  package var content: DatabaseFingerprint
  /// The identifiers of the keys that sealed columns may be under; the keys themselves are in `keys`.
  package var sealingKeys: [String]
  package var dump: File
  package var keys: File
  /// The heads of the audit log's chains.
  var auditHeads: [AuditCheckpoint]

  package var document: JSON {
    [
      "format": .number("\(Self.format)"), "name": .string(name.text),
      "made_at": .string(name.madeAt.description), "made_by": maker.map { .string($0.rawValue) } ?? .null,
      "server_major": .number("\(serverMajor)"), "server_version": .string(serverVersion),
      "migrations": .array(content.migrations.map(JSON.string)),
      "tables": .array(
        content.tables.map {
          ["name": .string($0.name), "rows": .number("\($0.rows)"), "checksum": .string($0.checksum)]
        }),
      "sequences": .array(
        content.sequences.map {
          ["name": .string($0.name), "before": $0.before.map(JSON.string) ?? .null, "last": .string($0.last)]
        }),
      "access": .string(content.access),
      "sealing_keys": .array(sealingKeys.map(JSON.string)),
      "dump": dump.document, "keys": keys.document, "audit_heads": .array(auditHeads.map(\.json)),
    ]
  }

  package init(
    name: BackupName, maker: Maker?, serverMajor: Int, serverVersion: String, content: DatabaseFingerprint,
    sealingKeys: [String], dump: File, keys: File, auditHeads: [AuditCheckpoint]
  ) {
    self.name = name
    self.maker = maker
    self.serverMajor = serverMajor
    self.serverVersion = serverVersion
    self.content = content
    self.sealingKeys = sealingKeys
    self.dump = dump
    self.keys = keys
    self.auditHeads = auditHeads
  }

  package init(_ document: JSON) throws {
    guard let format = document["format"]?.integer else { throw BackupError.noManifest }
    guard format <= Self.format else { throw BackupError.newerFormat(format) }
    guard let name = document["name"]?.text.flatMap(BackupName.init),
      let major = document["server_major"]?.integer,
      let version = document["server_version"]?.text, let access = document["access"]?.text,
      let dump = document["dump"].flatMap(File.init), let keys = document["keys"].flatMap(File.init),
      let migrations = document["migrations"]?.elements, let tables = document["tables"]?.elements,
      let sequences = document["sequences"]?.elements, let sealingKeys = document["sealing_keys"]?.elements
    else { throw BackupError.noManifest }
    self.init(
      name: name, maker: document["made_by"]?.text.flatMap(Maker.init), serverMajor: major,
      serverVersion: version,
      content: DatabaseFingerprint(
        tables: try tables.map(DatabaseFingerprint.Table.init),
        sequences: try sequences.map(DatabaseFingerprint.Sequence.init), access: access,
        migrations: migrations.compactMap(\.text)),
      sealingKeys: sealingKeys.compactMap(\.text), dump: dump, keys: keys,
      auditHeads: (document["audit_heads"]?.elements ?? []).compactMap(AuditCheckpoint.init))
  }
}

extension BackupManifest.File {
  fileprivate var document: JSON {
    ["name": .string(name), "bytes": .number("\(bytes)"), "sha256": .string(sha256)]
  }

  fileprivate init?(_ document: JSON) {
    guard let name = document["name"]?.text, let bytes = document["bytes"]?.integer,
      let digest = document["sha256"]?.text
    else { return nil }
    self.init(name: name, bytes: bytes, sha256: digest)
  }
}

extension DatabaseFingerprint.Table {
  /// No table has a million millions; of more, the sum over the tables might leave 64 bits.
  private static let mostRows = 1_000_000_000_000

  fileprivate init(_ document: JSON) throws {
    guard let name = document["name"]?.text, let rows = document["rows"]?.integer,
      (0...Self.mostRows).contains(rows), let checksum = document["checksum"]?.text
    else { throw BackupError.noManifest }
    self.init(name: name, rows: rows, checksum: checksum)
  }
}

extension DatabaseFingerprint.Sequence {
  fileprivate init(_ document: JSON) throws {
    guard let name = document["name"]?.text, let last = document["last"]?.text else {
      throw BackupError.noManifest
    }
    self.init(name: name, last: last, before: document["before"]?.text)
  }
}
