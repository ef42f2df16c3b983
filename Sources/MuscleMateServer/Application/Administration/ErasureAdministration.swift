internal import DatabaseAdministration
internal import Postgres
internal import Primitives

/// The operator's check of the record of erasures: whether a restore could rely on it.
extension AdministeredDatabase {
  /// Looks there for the accounts that are erased by the audit log. The log is read from its table itself, as all that is
  /// verified.
  ///
  /// - Returns: what was found, a line each, and whether all is as it was written.
  package func verifyErasures(_ configuration: Configuration) throws -> (lines: [String], isSound: Bool) {
    guard let verification = try ErasureVerification(configuration.installation, erased: erased()) else {
      return (["erasures: not looked at, since there is no key in \(configuration.dataFolder)"], true)
    }
    return (verification.lines, verification.isSound)
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
