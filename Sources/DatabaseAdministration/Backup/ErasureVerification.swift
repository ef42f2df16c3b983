internal import ObjectStorage
internal import OperatingSystem
package import Primitives
internal import Secrets

/// The record of erasures, of the data folder and of the place of backups, as it is now: whether a restore could go by it.
package struct ErasureVerification: Sendable {
  /// The places where lines were taken out, put in or changed.
  package let faults: [String]
  /// Erased accounts that no record names: a restore brings them back.
  package let missing: [UUID]
  /// How many erasures are on record; nil where there is no record.
  package let count: Int?
  /// Without a place of backups another server's data folder may know more.
  let knowsAll: Bool

  /// Walks every record. Blocks, and fetches what lies beside the backups.
  ///
  /// - Parameter erased: accounts that are erased, by whatever knows it beside the records.
  /// - Returns: nil where the data folder has no key to believe a line by.
  package init?(_ installation: Installation, erased: [UUID]) throws {
    let keys = try installation.keys.raw()
    if keys.isEmpty { return nil }
    let known = try Self.known(installation)
    let identifiers = Set(keys.map { KeyID(of: $0).description })
    // Nothing can be said about a key that was retired since.
    let believed = (known?.notes ?? []).filter { $0.isSigned(byOneOf: keys) || !identifiers.contains($0.key) }
    let named = Set(believed.map(\.account))
    faults = known?.faults(keys: keys) ?? []
    missing = erased.filter { !named.contains($0) }
    count = known?.notes.count
    knowsAll = installation.backup.target != nil
  }

  private static func known(_ installation: Installation) throws -> KnownErasures? {
    let record = ErasureRecord(installation)
    guard let target = installation.backup.target else { return KnownErasures(files: try record.here()) }
    let scratch = try LockedTemporaryDirectory("\(installation.dataFolder)/verify-")
    defer { scratch.remove() }
    return try record.known(in: target.store, fetchingInto: scratch.path)
  }

  /// A missing account is no fault if another data folder may know it.
  package var isSound: Bool { faults.isEmpty && (missing.isEmpty || !knowsAll) }

  /// The report for the operator, a line each.
  package var lines: [String] {
    var lines = faults.map { "erasures: \($0)" }
    if !missing.isEmpty {
      let few = missing.prefix(10).map(\.description).joined(separator: ", ")
      lines.append(
        "erasures: \(missing.count) by the audit log that no record names: a restore brings them back (\(few))"
      )
    }
    if lines.isEmpty, let count { lines = ["erasures: \(count) on record, each line as it was written"] }
    return lines
  }
}
