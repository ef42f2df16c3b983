internal import DatabaseAdministration
internal import OperatingSystem
internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Tampering with the log as every role of the database: refused, or found and located by `musclemate audit verify`.
struct AuditTamperTests {
  private static let attempts = [
    "update app.audit_entries set action = 'nothing' where number = 3",
    "delete from app.audit_entries where number = 3", "truncate app.audit_entries",
    "insert into app.audit_entries select 1, 1000, now(), null, 'admin', 'forged', null, '{}', null, null, "
      + "decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex')",
  ]

  @Test(arguments: [
    "musclemate_server", "mm_visitor", "mm_lifter", "mm_coach", "mm_admin", "mm_worker", "mm_backup",
    "mm_loader",
    "mm_definer", "musclemate_owner", "postgres",
  ])
  func `no role changes an entry, takes one out or empties the log`(role: String) async throws {
    let log = try await Log()
    for attempt in Self.attempts.prefix(3) {
      #expect(throws: ScriptError.self, "\(role): \(attempt)") { try log.try(attempt, as: role) }
      // A role that may switch other triggers off does not switch this one off.
      if ["mm_loader", "postgres"].contains(role) {
        #expect(throws: ScriptError.self, "\(role): \(attempt)") {
          try log.try("set session_replication_role = replica; \(attempt)", as: role)
        }
      }
    }
    #expect(try log.verify().isSound)
  }

  @Test func `only the roles that own the log's functions can add to it by hand, and that is found`()
    async throws
  {
    let log = try await Log()
    for role in [
      "musclemate_server", "mm_visitor", "mm_lifter", "mm_coach", "mm_admin", "mm_worker", "mm_backup",
      "mm_loader",
      "musclemate_owner",
    ] {
      #expect(throws: ScriptError.self, "\(role)") { try log.try(Self.attempts[3], as: role) }
    }
    try log.try(Self.attempts[3], as: "mm_definer")
    let found = try log.verify()
    #expect(!found.isSound)
    #expect(found.lines.contains("tenant 1: entries 11 to 999 are missing"))
    #expect(found.lines.contains("tenant 1: entry 1000 was changed: its hash is another one's"))
  }

  @Test func `request roles can't write to it by its functions either`() async throws {
    let log = try await Log()
    for role in ["musclemate_server", "mm_visitor", "mm_lifter", "mm_coach", "mm_admin", "mm_worker"] {
      for call in [
        "app.audit('forged')", "app.audit_in(1, 'forged', null, '{}')", "app.audit_command('forged')",
        "app.forget_origins(app.new_id())", "app.keep_reason(app.new_id(), 'forged')",
      ] {
        #expect(throws: ScriptError.self, "\(role): \(call)") { try log.try("select \(call)", as: role) }
      }
    }
  }

  /// Changes by the owner, or a superuser, with the trigger out of the way, and the findings.
  @Test(arguments: [
    ("update app.audit_entries set action = 'nothing' where number = 3", "entry 3 was changed"),
    (
      "update app.audit_entries set details = '{\"role\": \"admin\"}' where number = 4", "entry 4 was changed"
    ),
    (
      "update app.audit_entries set at = at + interval '1 microsecond' where number = 5",
      "entry 5 was changed"
    ),
    ("update app.audit_entries set actor_id = null where number = 2", "entry 2 was changed"),
    ("delete from app.audit_entries where number = 3", "entry 3 is missing"),
    ("delete from app.audit_entries where number in (3, 4, 5)", "entries 3 to 5 are missing"),
    ("delete from app.audit_entries where number > 6", "entries 7 to 10 are missing"),
    ("truncate app.audit_entries", "entries 1 to 10 are missing"),
    (
      """
      update app.audit_entries set number = 100 where number = 3;
      update app.audit_entries set number = 3 where number = 4;
      update app.audit_entries set number = 4 where number = 100
      """, "entry 3 was changed"
    ),
    ("update app.audit_heads set number = 9", "the chain ends with entry 10"),
    ("delete from app.audit_heads", "the chain ends with entry 10"),
    (
      "update app.audit_origins set address = '192.0.2.1' "
        + "where digest = (select origin from app.audit_entries where number = 6)",
      "entry 6 came from was changed"
    ),
    (
      "update app.audit_reasons set reason = 'another' "
        + "where digest = (select details ->> 'reason' from app.audit_entries where number = 6)",
      "the reason of entry 6 was changed"
    ),
    // The last ones removed and the head set back: only the signed head knows of them.
    (
      """
      delete from app.audit_entries where number > 8;
      update app.audit_heads as head
         set number = 8, hash = (select last.hash from app.audit_entries as last where last.number = 8)
      """, "entries 9 to 10 are missing"
    ),
    // The chain rewritten from entry 4 on, by the log's own function, with its head.
    (
      """
      do $$
      declare
        entry app.audit_entries;
        before bytea;
      begin
        update app.audit_entries set action = 'nothing' where number = 4;
        select hash into before from app.audit_entries where number = 3;
        for entry in select * from app.audit_entries where number >= 4 order by number loop
          entry.previous_hash := before;
          entry.hash := app.audit_hash(entry);
          update app.audit_entries set previous_hash = before, hash = entry.hash where number = entry.number;
          before := entry.hash;
        end loop;
        update app.audit_heads set hash = before;
      end $$
      """, "among entries 1 to 10 some were changed"
    ),
  ])
  func `what is done with the trigger out of the way is found where it was done`(
    _ tampering: (script: String, finding: String)
  ) async throws {
    let log = try await Log()
    try log.database.administer(
      """
      alter table app.audit_entries disable trigger refuse_change;
      \(tampering.script);
      alter table app.audit_entries enable always trigger refuse_change
      """)
    let found = try log.verify()
    #expect(!found.isSound)
    #expect(found.lines.contains { $0.contains(tampering.finding) }, "\(found.lines)")
  }

  @Test func `a log without its guard is told of, and so are heads signed with another key`() async throws {
    let log = try await Log()
    try log.database.administer("alter table app.audit_entries disable trigger refuse_change")
    #expect(try log.verify().lines.first?.hasPrefix("nothing keeps the log from being changed") == true)
    try log.database.administer("alter table app.audit_entries enable always trigger refuse_change")
    #expect(try log.verify().isSound)
    let strange = try Files.makeTemporaryFolder("/tmp/musclemate-audit-")
    defer { Files.remove(strange) }
    _ = try AuditKey.load(from: strange)
    let found = try log.verify(publicKeys: ["\(strange)/audit-key.pub"])
    #expect(!found.isSound)
    let signer = "key \(try log.key()) of \(AuditSigner.thisMachine), since "
    let line = "tenant 1: the head 10 is signed with none of the keys given, but with \(signer)"
    #expect(found.lines.contains { $0.hasPrefix(line) }, "\(found.lines)")
    // A signer that the database does not know has no name, and is believed no more.
    try log.database.administer("truncate app.audit_signers")
    #expect(
      try log.verify(publicKeys: ["\(strange)/audit-key.pub"]).lines.contains(
        "tenant 1: the head 10 is signed with key \(try log.key()), which no server of this installation has")
    )
  }

  @Test func `what came after the last signed head is said to be its limit`() async throws {
    let log = try await Log()
    try log.write(2)
    let found = try log.verify()
    #expect(found.isSound)
    #expect(found.lines.first?.hasPrefix("tenant 1: 12 entries, signed up to 10 at ") == true)
    #expect(found.lines.first?.hasSuffix("; 2 after that could have been replaced unnoticed") == true)
    #expect(try log.sign().count == 1)
    #expect(try log.verify().lines.first?.contains("unnoticed") == false)
  }
}

/// A database with ten entries in its log, the signed head of them in a folder.
private final class Log: Sendable {
  let database: TestDatabase
  private let folder: String
  private let configuration: Configuration

  init() async throws {
    database = try await TestDatabase.migrated()
    folder = try Files.makeTemporaryFolder("/tmp/musclemate-audit-")
    configuration = try Configuration(
      ["DATABASE_OWNER_URL": database.owner, "MUSCLEMATE_DATA": folder], processors: 1)
    try write(10)
    _ = try sign()
  }

  deinit { Files.remove(folder) }

  func write(_ count: Int) throws {
    try database.administer(
      """
      insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit)
      values (1, '\(World.id(1))', 'anna@example.com', 'anna', '{lifter}', 'en', 'UTC', 'kg')
      on conflict do nothing;
      select set_config('app.tenant_id', '1', false), set_config('app.account_id', '\(World.id(1))', false),
             set_config('app.role', 'lifter', false),
             set_config('app.request_id', '\(World.id(7))', false),
             set_config('app.request_address', '127.0.0.1', false), set_config('app.request_agent', 'test', false);
      do $$ begin
        for number in 1..\(count) loop
          perform app.audit(
            'signed_in', '\(World.id(1))',
            app.keep_reason('\(World.id(1))', 'because', jsonb_build_object('turn', number)));
        end loop;
      end $$
      """)
  }

  func `try`(_ attempt: String, as role: String) throws {
    let session = try ScriptSession(database.superuser)
    // The context of an admin of the tenant, so that only rights are what keeps a role back.
    try session.run(
      """
      select set_config('app.tenant_id', '1', false), set_config('app.account_id', '\(World.id(1))', false);
      set role \(role)
      """)
    try session.run(attempt)
  }

  private func open() throws -> AdministeredDatabase {
    try AdministeredDatabase.open(configuration, migrated: false)
  }

  /// That signs here, by its identifier.
  func key() throws -> String { try AuditKey.load(from: folder).id }

  func sign() throws -> [String] { try open().signAudit(configuration) }

  func verify(publicKeys: [String] = []) throws -> (lines: [String], isSound: Bool) {
    try open().verifyAudit(configuration, checkpoints: [], publicKeys: publicKeys)
  }
}

extension TestServer {
  /// By the command, without any signed head.
  func verifyAudit() throws -> (lines: [String], isSound: Bool) {
    let configuration = try Configuration(
      ["DATABASE_OWNER_URL": database.owner, "MUSCLEMATE_DATA": "/nonexistent"], processors: 1)
    return try AdministeredDatabase.open(configuration, migrated: false)
      .verifyAudit(configuration, checkpoints: [], publicKeys: [])
  }
}
