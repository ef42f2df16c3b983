internal import DatabaseAdministration
internal import EventLoop
internal import Postgres
internal import Primitives

/// The jobs that sign and verify the audit log.
enum AuditJobs {
  static let sign = Job(
    "sign_audit_heads",
    "Signs how far each tenant's audit log has come, hourly and after 1,000 entries, with a key outside of the database",
    schedule: JobSchedule("*/5 * * * *")
  ) { run in
    let checkpoints = AuditCheckpoints(folder: run.services.configuration.dataFolder)
    let (now, isDryRun) = (run.now, run.isDryRun)
    if !isDryRun { try await noteSigner(of: checkpoints, run) }
    let heads = try await run.exchange(AuditStatements.heads())
    let signed = try await run.services.sidePool.run {
      try checkpoints.sign(heads, at: now, isDryRun: isDryRun)
    }
    if !isDryRun { for checkpoint in signed { run.services.observe(.auditSigned(checkpoint.json)) } }
    return JobReport(changed: Int64(signed.count), sample: signed.prefix(10).map(\.json))
  }

  /// Before anything is signed, so that no head lies anywhere under a key that nobody knows of.
  private static func noteSigner(of checkpoints: AuditCheckpoints, _ run: JobRun) async throws {
    let key = try await run.services.sidePool.run { try AuditKey.load(from: checkpoints.folder).publicKey }
    _ = try await run.exchange(AuditStatements.noteSigner(key.bytes, AuditSigner.thisMachine, run.now))
  }

  /// `changed` counts the entries that were looked at; the sample contains the findings.
  static let verify = Job(
    "verify_audit_log",
    "Checks the audit logs against their signed heads, and raises an alert if one was changed",
    schedule: JobSchedule("17 4 * * *"), attempts: 3
  ) { run in
    let folder = AuditCheckpoints(folder: run.services.configuration.dataFolder)
    let (checkpoints, keys) = try await run.services.sidePool.run {
      (try folder.all(), try folder.publicKeys())
    }
    let signers = try await run.exchange(AuditStatements.signers())
    var verification = AuditVerification(
      checkpoints: checkpoints, keys: keys + signers.map(\.key), signers: signers)
    let heads = try await run.exchange(AuditStatements.heads())
    for tenant in verification.tenants(with: heads) {
      verification.add(try await walked(tenant, verification.checkpoints, run))
    }
    if !run.isDryRun { try await raiseAlerts(verification, run) }
    return JobReport(
      changed: verification.entries,
      sample: verification.isSound ? [] : verification.lines.prefix(10).map(JSON.string))
  }

  private static func walked(
    _ tenant: Int32, _ checkpoints: [AuditCheckpoint], _ run: JobRun
  ) async throws -> AuditChain {
    var chain = AuditChain(tenant: tenant, checkpoints: checkpoints)
    // The head first: what is added meanwhile lies behind it and is not looked at.
    let head = try await run.exchange(AuditStatements.heads()).first { $0.tenant == tenant }
    let end = head?.number ?? .max
    var after = Int64.min
    while true {
      try Task.checkCancellation()
      let entries = try await run.read(AuditStatements.chain(tenant, after, 1_000))
      for entry in entries where entry.number <= end { chain.add(entry) }
      guard let last = entries.last, last.number < end else { break }
      after = last.number
    }
    chain.finish(head: head.map { ($0.number, $0.hash) })
    return chain
  }

  private static func raiseAlerts(_ verification: AuditVerification, _ run: JobRun) async throws {
    for tenant in verification.tenants where !tenant.findings.isEmpty {
      let findings = tenant.findings.prefix(10).map { JSON.string($0.description) }
      _ = try await run.exchange(
        AuditStatements.raiseTampering(tenant.number, run.now, ["findings": .array(Array(findings))]))
    }
  }
}
