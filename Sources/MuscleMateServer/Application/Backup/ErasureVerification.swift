internal import ObjectStorage
internal import Primitives

/// The record of erasures, of the data folder and of the place of backups, as it is now: whether a restore could go by it.
struct ErasureVerification: Sendable {
  /// The places where lines were taken out, put in or changed.
  let faults: [String]
  /// Erased accounts that no record names: a restore brings them back.
  let missing: [UUID]
  /// How many erasures are on record; nil where there is no record.
  let count: Int?
  /// Without a place of backups another server's data folder may know more.
  let knowsAll: Bool

  /// Walks every record. Blocks, and fetches what lies beside the backups.
  ///
  /// - Parameter erased: accounts that are erased, by whatever knows it beside the records.
  /// - Returns: nil where the data folder has no key to believe a line by.
  init?(_ configuration: Configuration, erased: [UUID]) throws {
    let keys = try InstallationKeys(configuration).raw()
    if keys.isEmpty { return nil }
    let known = try Self.known(configuration)
    let identifiers = Set(keys.map { KeyID(of: $0).description })
    // Nothing can be said about a key that was retired since.
    let believed = (known?.notes ?? []).filter { $0.isSigned(byOneOf: keys) || !identifiers.contains($0.key) }
    let named = Set(believed.map(\.account))
    faults = known?.faults(keys: keys) ?? []
    missing = erased.filter { !named.contains($0) }
    count = known?.notes.count
    knowsAll = configuration.backup.target != nil
  }

  private static func known(_ configuration: Configuration) throws -> KnownErasures? {
    let record = ErasureRecord(configuration)
    guard let target = configuration.backup.target else { return KnownErasures(files: try record.here()) }
    let scratch = try LockedTemporaryDirectory("\(configuration.dataFolder)/verify-")
    defer { scratch.remove() }
    return try record.known(in: target.store, fetchingInto: scratch.path)
  }

  /// A missing account is no fault if another data folder may know it.
  var isSound: Bool { faults.isEmpty && (missing.isEmpty || !knowsAll) }

  /// The report for the operator, a line each.
  var lines: [String] {
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
