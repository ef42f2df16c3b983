import ObjectStorage
import OperatingSystem
import Primitives
import Secrets
import TestKit
import Testing

@testable import DatabaseAdministration
@testable import MuscleMateServer

/// The input of a restore: whoever can write to the file has no key, and must not prevent another erasure of anyone.
@Suite struct `The record of erasures` {
  /// A record of so many people, in a data folder with a key.
  private static func record(of count: Int, in kit: BackupKit) throws -> (file: String, people: [UUID]) {
    let configuration = try kit.configuration(nil)
    _ = try InstallationKeys(configuration).load()
    let people = (1...count).map { _ in UUID.v7(at: .now) }
    for person in people { try ErasureRecord(configuration.installation).note(person, of: 1, at: .now) }
    let name = try #require(
      Files.names(in: kit.data).first { $0.hasPrefix("erasures-") && $0.hasSuffix(".jsonl") })
    return ("\(kit.data)/\(name)", people)
  }

  private static func faults(_ kit: BackupKit) throws -> [String] {
    let configuration = try kit.configuration(nil)
    let known = try KnownErasures(files: ErasureRecord(configuration.installation).here())
    return try known?.faults(keys: InstallationKeys(configuration).raw()) ?? []
  }

  private static func rewrite(_ file: String, _ change: (inout [[UInt8]]) -> Void) throws {
    var lines = ErasureChain.lines(of: try Files.read(file))
    change(&lines)
    Files.remove(file)
    try Files.append(lines.flatMap { $0 + [0x0A] }, to: file, mode: 0o600)
  }

  @Test func `chains its lines, also those that many write at once`() async throws {
    let kit = try BackupKit()
    let configuration = try kit.configuration(nil)
    _ = try Self.record(of: 1, in: kit)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...20 {
        group.addTask {
          try await aside {
            try ErasureRecord(configuration.installation).note(UUID.v7(at: .now), of: 1, at: .now)
          }
        }
      }
      try await group.waitForAll()
    }
    let known = try #require(try KnownErasures(files: ErasureRecord(configuration.installation).here()))
    #expect(known.notes.count == 21)
    #expect(try Self.faults(kit).isEmpty)
  }

  /// A change of the lines, and where it is found. The first line is the heading.
  private static let changes: [(String, @Sendable (inout [[UInt8]]) -> Void, Int)] = [
    ("a line taken out", { $0.remove(at: 3) }, 4),
    ("two lines taken out", { $0.removeSubrange(2...3) }, 3),
    ("the heading changed", { $0[0] = Array("{}".utf8) }, 2),
    ("the heading taken out", { $0.remove(at: 0) }, 1),
    ("two lines exchanged", { $0.swapAt(2, 3) }, 3),
    ("a line twice", { $0.insert($0[3], at: 4) }, 5),
    ("a line put in", { $0.insert(Array("{}".utf8), at: 4) }, 5),
    (
      "someone else named",
      { lines in
        lines[3] = Array(
          String(decoding: lines[3], as: UTF8.self).replacing(
            /"account":"[^"]*"/, with: "\"account\":\"\(UUID.v7(at: .now))\""
          ).utf8)
      }, 4
    ),
  ]

  @Test(arguments: changes.indices)
  func `shows what was taken out, put in or changed, and where`(_ index: Int) throws {
    let kit = try BackupKit()
    let (name, change, line) = Self.changes[index]
    let (file, _) = try Self.record(of: 5, in: kit)
    try Self.rewrite(file, change)
    let faults = try Self.faults(kit)
    #expect(faults.first?.contains(", line \(line)") == true, "\(name): \(faults)")
  }

  @Test func `goes on after lines from before there was a chain, and after half a line of a full disk`()
    throws
  {
    let kit = try BackupKit()
    let (file, _) = try Self.record(of: 1, in: kit)
    let configuration = try kit.configuration(nil)
    let key = try #require(try InstallationKeys(configuration).raw().first)
    let old = ErasureNote(tenant: 1, account: UUID.v7(at: .now), at: .now, key: key).line
    try Self.rewrite(file) { lines in lines = [lines[0], Array(old.dropLast())] }
    try ErasureRecord(configuration.installation).note(UUID.v7(at: .now), of: 1, at: .now)
    #expect(try Self.faults(kit).isEmpty)
    try Files.append(Array("\n{\"tenant\": 1, \"acc".utf8), to: file, mode: 0o600)
    try ErasureRecord(configuration.installation).note(UUID.v7(at: .now), of: 1, at: .now)
    #expect(try Self.faults(kit).map { $0.hasSuffix("line 4 says nothing that can be read") } == [true])
    // One of the old form can't take the place of a chained one.
    try Files.append(old, to: file, mode: 0o600)
    #expect(try Self.faults(kit).last?.hasSuffix("does not name the line before") == true)
  }

  @Test func `is held against the audit log, and a restore says that it can't be gone by`() async throws {
    let kit = try BackupKit()
    let settings = [
      "MUSCLEMATE_DATA": kit.data, "MUSCLEMATE_BACKUP_TARGET": kit.place,
      "MUSCLEMATE_BACKUP_RECIPIENT": try BackupKit.keys.get().publicKey,
    ]
    try await TestServer.run(settings) { server in
      for name in ["anna", "bert", "cleo"] {
        let person = try await server.person(name, as: "lifter")
        try await person.delete("/v1/me").expect(200)
      }
      try await server.run(job: "backup")
      let later = Timestamp.now.advanced(bySeconds: 15 * 86_400)
      #expect(try await server.run(job: "erase_accounts", at: later).changed == 3)
      let configuration = try kit.configuration(
        server.database, ["DATABASE_OWNER_URL": server.database.owner])
      func verify() throws -> (lines: [String], isSound: Bool) {
        try AdministeredDatabase.open(configuration, migrated: false).verifyErasures(configuration)
      }
      let sound = try verify()
      #expect(sound.isSound && sound.lines == ["erasures: 3 on record, each line as it was written"])
      let admin = try await server.admin("ada")
      let night = later.advanced(bySeconds: 86_400)
      func told() async throws -> [JSON] {
        let sample = try await server.run(job: "verify_erasures", at: night).sample
        let alerts = try await admin.items("/v1/admin/alerts?open=true")
        #expect(alerts.map { $0["kind"] } == (sample.isEmpty ? [] : ["erasure_record_changed"]))
        return sample
      }
      #expect(try await told().isEmpty)

      let files = [kit.data, kit.place].flatMap { folder in
        Files.names(in: folder).filter { $0.hasPrefix("erasures-") && $0.hasSuffix(".jsonl") }
          .map { "\(folder)/\($0)" }
      }
      #expect(files.count == 2)
      // In one place of two the other still knows.
      let whole = try Files.read(files[0])
      try Self.rewrite(files[0]) { $0.removeLast() }
      #expect(try verify().isSound)
      try Self.rewrite(files[1]) { $0.removeLast() }
      let cut = try verify()
      #expect(!cut.isSound && cut.lines.contains { $0.contains("1 by the audit log that no record names") })
      #expect(try await told() == cut.lines.map(JSON.string))

      for file in files {
        Files.remove(file)
        try Files.append(whole, to: file, mode: 0o600)
        try Self.rewrite(file) { $0.remove(at: 2) }
      }
      let torn = try verify()
      #expect(!torn.isSound && torn.lines.contains { $0.contains("line 3 something was taken out") })
      #expect(try await told() == torn.lines.map(JSON.string))

      var order = RestoreAdministration.Order(what: "latest")
      let target = try await TestDatabase.empty()
      order.into = target.superuser
      order.key = try BackupKit.keys.get().privateKey
      let said = try await kit.restore(order)
      #expect(said.contains("accounts that were erased since the backup, erased again: 2"), "\(said)")
      #expect(said.contains { $0.hasPrefix("the record of erasures was changed") }, "\(said)")
    }
  }
}
