internal import ObjectStorage
internal import Postgres
internal import Primitives

/// What an operator asks of the record of erasures: whether a restore could go by it.
extension AdministeredDatabase {
  /// Walks every record of the data folder and of the place of backups, and looks there for whoever is erased by the audit
  /// log.
  ///
  /// - Returns: what was found, a line each, and whether all is as it was written. Without a place of backups another
  ///   server's data folder may know more: what is missing is told then, and is no fault.
  package func verifyErasures(_ configuration: Configuration) throws -> (lines: [String], isSound: Bool) {
    let record = ErasureRecord(configuration)
    let target = configuration.backup.target
    let keys = try InstallationKeys(configuration).raw()
    guard !keys.isEmpty else {
      return (["erasures: not looked at, since there is no key in \(configuration.dataFolder)"], true)
    }
    var known = KnownErasures(files: try record.here())
    if let target {
      let scratch = try WorkFolder("\(configuration.dataFolder)/verify-")
      defer { scratch.remove() }
      known = try record.known(in: target.store, fetchingInto: scratch.path)
    }
    let faults = known?.faults(keys: keys) ?? []
    let identifiers = Set(keys.map { KeyID(of: $0).description })
    // Of a key that was retired since nothing can be said.
    let believed = (known?.notes ?? []).filter { $0.isSigned(byOneOf: keys) || !identifiers.contains($0.key) }
    let notes = Set(believed.map(\.account))
    let missing = try erased().filter { !notes.contains($0) }
    var lines = faults.map { "erasures: \($0)" }
    if !missing.isEmpty {
      let few = missing.prefix(10).map(\.description).joined(separator: ", ")
      lines.append(
        "erasures: \(missing.count) by the audit log that no record names: a restore brings them back (\(few))"
      )
    }
    if lines.isEmpty, let known {
      lines = ["erasures: \(known.notes.count) on record, each line as it was written"]
    }
    return (lines, faults.isEmpty && (missing.isEmpty || target == nil))
  }

  private func erased() throws -> [UUID] {
    let rows = try loaderSession().rows(
      """
      select subject_id
        from app.audit_entries
       where action = 'account_erased'
         and not details ? 'again'
       order by tenant_id, number
      """)
    return rows.compactMap { $0[0].flatMap { UUID($0) } }
  }
}
