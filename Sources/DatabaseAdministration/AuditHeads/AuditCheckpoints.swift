internal import OperatingSystem
package import Primitives

/// The signed heads of a data folder: a file to which each signing adds its lines. Blocks, as files do: from the command
/// line or on the side pool.
package struct AuditCheckpoints: Sendable {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  private var path: String { "\(folder)/audit-checkpoints" }

  /// Signs what has moved on since its last signing: by 1,000 entries, or by any where that is an hour ago.
  ///
  /// - Parameter all: signs also what came later than that.
  /// - Returns: what was signed, or in a dry run would be.
  package func sign(
    _ heads: [AuditHead], at now: Timestamp, all: Bool = false, isDryRun: Bool = false
  ) throws -> [AuditCheckpoint] {
    let key = try AuditKey.load(from: folder)
    let latest = try latest()
    let due = heads.filter { head in
      guard let last = latest[head.tenant] else { return head.number > 0 }
      return head.number > last.number
        && (all || head.number - last.number >= 1_000
          || now.microseconds - last.at.microseconds >= 3_600_000_000)
    }
    let signed = try due.map { head in
      try AuditCheckpoint(tenant: head.tenant, number: head.number, hash: head.hash, at: now, signedBy: key)
    }
    if !isDryRun, !signed.isEmpty {
      try Files.append(signed.flatMap { $0.json.bytes + [UInt8(ascii: "\n")] }, to: path, mode: 0o600)
    }
    return signed
  }

  /// The last one of each tenant, for a backup's manifest.
  package func latest() throws -> [Int32: AuditCheckpoint] {
    Dictionary(try all().map { ($0.tenant, $0) }, uniquingKeysWith: { $0.number > $1.number ? $0 : $1 })
  }

  package func all() throws -> [AuditCheckpoint] { Files.exists(path) ? try Self.read(path) : [] }

  package func publicKeys() throws -> [AuditPublicKey] {
    let path = "\(folder)/audit-key.pub"
    return Files.exists(path) ? [try Self.publicKey(in: path)] : []
  }

  /// The signed heads in a file: lines of this one, of a log, or a backup's manifest with a list `audit_heads`. Other lines
  /// are ignored.
  package static func read(_ path: String) throws -> [AuditCheckpoint] {
    let content = try Files.read(path)
    if let whole = try? JSON.parse(content),
      let listed = (whole["manifest"] ?? whole)["audit_heads"]?.elements
    {
      return listed.compactMap(AuditCheckpoint.init)
    }
    return content.split(separator: UInt8(ascii: "\n")).compactMap { line in
      (try? JSON.parse(Array(line))).flatMap(AuditCheckpoint.init)
    }
  }

  /// For a restored database: it lacks the entries that were signed after its backup, although nobody has tampered with it.
  /// The file is kept under another name, as evidence of the lost entries. The heads of the backup's manifest replace it,
  /// as far as a key of the folder signed them.
  ///
  /// - Returns: the name of the kept file; nil if there was none.
  package func begin(with restored: [AuditCheckpoint], keepingOldAs suffix: String) throws -> String? {
    let known = [try AuditKey.load(from: folder).publicKey]
    let kept = Files.exists(path) ? "\(path)-before-\(suffix)" : nil
    if let kept { try Files.rename(path, to: kept) }
    let vouching = restored.filter { $0.isSigned(byOneOf: known) }
    if !vouching.isEmpty {
      try Files.append(vouching.flatMap { $0.json.bytes + [UInt8(ascii: "\n")] }, to: path, mode: 0o600)
    }
    return kept
  }

  package static func publicKey(in path: String) throws -> AuditPublicKey {
    guard let key = AuditPublicKey(try Files.readText(path)) else {
      throw AuditKey.Unusable(description: "\(path) does not hold 64 hexadecimal digits")
    }
    return key
  }
}
