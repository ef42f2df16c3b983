import DatabaseAdministration
import OperatingSystem
import Postgres
import Primitives
import Secrets
import Synchronization
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A rotation of keys` {
  private let path = `Medical conditions`.path

  @Test func `goes on while the server runs, and costs no request`() async throws {
    try await Installation.run { installation in
      let server = installation.server
      let lifters = try (0..<4).map { try server.signedIn("lifter\($0)") }
      for lifter in lifters { try await lifter.put(path, `Medical conditions`.told("first")).expect(200) }
      let before = try installation.currentKey()
      let isOver = Flag()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for lifter in lifters {
          group.addTask {
            var number = 0
            repeat {
              try Task.checkCancellation()
              number += 1
              let told = `Medical conditions`.told("\(number)")
              try await lifter.put(`Medical conditions`.path, told).expect(200)
              let read = try await lifter.get(`Medical conditions`.path).expect(200).json
              #expect(read["conditions"]?[0]?["name"]?.text == "\(number)")
            } while !isOver.isSet
          }
        }
        for _ in 1...3 { try installation.rotate() }
        isOver.set()
        try await group.waitForAll()
      }
      let now = try installation.currentKey()
      #expect(now != before)
      let keys = try server.database.rows(
        "select distinct app.sealing_key(sealed) from app.medical_conditions")
      #expect(keys == [[now]])
      #expect(!Files.exists("\(installation.folder)/keyring"))
      let ids = try installation.list().map { $0[0] }
      #expect(ids == [now])
    }
  }

  @Test func `needs the operator's word that every server is ready, where there may be others`() async throws
  {
    try await Installation.run { installation in
      let before = try installation.currentKey()
      let refusal = #expect(throws: AdministrationError.self) {
        try installation.rotate(serversAreReady: false)
      }
      #expect(refusal.map { "\($0)" }?.contains("add --servers-ready") == true)
      #expect(try installation.currentKey() == before)
      try await installation.server.visitor.get("/readyz").expect(200)
      try installation.rotate()
      #expect(try installation.currentKey() != before)
    }
  }

  /// A reader's program may use it 30 days and more after the mail came (RFC 8058).
  @Test func `leaves the links by which one has no more mail, also at a server that knows the new key alone`()
    async throws
  {
    try await Installation.run { installation in
      let server = installation.server
      let anna = try server.signedIn("anna")
      try server.database.administer(
        """
        begin;
        select set_config('app.tenant_id', '1', true);
        select app.queue_mail('message_written', 'anna@example.com', '{"name": "Carl"}');
        commit
        """)
      let mail = try await server.mails.last(to: "anna@example.com")
      let key = try #require(mail.firstMatch(of: /\/unsubscribe\?key=([^>\s]+)/)).output.1
      try installation.rotate()
      let folder = try Files.makeTemporaryFolder("/tmp/musclemate-rotated-")
      defer { Files.remove(folder) }
      let restarted = try await Application.start(
        Configuration(
          [
            "MUSCLEMATE_DATA": folder, "MUSCLEMATE_LISTEN": "127.0.0.1:0", "MUSCLEMATE_LOOPS": "1",
            "MUSCLEMATE_WORKERS": "0", "MUSCLEMATE_DATABASE_CONNECTIONS": "2",
            "MUSCLEMATE_MAIL": "file:\(folder)/mail",
            "MUSCLEMATE_SECRET": Files.readText("\(installation.folder)/secret").filter(\.isHexDigit),
          ], processors: 1), database: server.database.server)
      let path = "/unsubscribe?key=\(key)"
      let answer = try await Client(restarted.address).send("POST", path, type: "text/plain")
      await restarted.stop(deadline: .seconds(5))
      #expect(answer.status == 200)
      let topics = try await anna.get("/v1/notice-preferences").json["topics"]?.elements ?? []
      #expect(topics.first { $0["topic"] == "messages" }?["mail"] == false)
    }
  }

  @Test func `takes waiting mails along, so that their links still work`() async throws {
    try await Installation.run { installation in
      let server = installation.server
      let token = OneTimeToken()
      let old = try InstallationKeys(installation.configuration()).load()
      let arguments = JSON.object([.init("token", .string(token.text))]).bytes
      let named = try old.seal(arguments, for: SealedPurpose.mail)
      for (index, sealed) in [named, try old.current.sealedAsBefore(arguments)].enumerated() {
        try server.database.administer(
          """
          insert into app.outbox_mail (tenant_id, id, kind, recipient, locale, secret, next_try_at)
          values (1, gen_random_uuid(), 'verify_email', 'anna\(index)@example.com', 'en',
                  decode('\(Hexadecimal.encode(sealed))', 'hex'), now() + interval '1 hour')
          """)
      }
      try installation.rotate()
      try server.database.administer("update app.outbox_mail set next_try_at = now()")
      for index in 0...1 {
        #expect(try await server.mails.token(to: "anna\(index)@example.com") == token.text)
      }
    }
  }

  @Test func `keeps no mail from being sent, whoever asked for one by an address before or after`()
    async throws
  {
    try await Installation.run { installation in
      let server = installation.server
      // Only a key that seals something is known, and retired by a rotation.
      try installation.seed(1)
      _ = try await server.person("anna", as: "lifter")
      _ = try await server.person("bert", as: "lifter")
      let old = try InstallationKeys(installation.configuration()).load()
      let sealed = Hexadecimal.encode(try old.seal(Array("{}".utf8), for: SealedPurpose.mail))
      try installation.rotate()
      // In the moment between: past the trigger.
      try server.database.administer(
        """
        set session_replication_role = replica;
        insert into auth.address_requests (tenant_id, kind, email, token_hash, secret)
        values (1, 'reset_password', 'bert@example.com', sha256('a token'), decode('\(sealed)', 'hex'));
        reset session_replication_role
        """)
      // This server does not know the new key yet.
      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      try await server.visitor.put("/v1/password-resets/\(token)", ["password": "a better battery"]).expect(
        200)
    }
  }

  @Test func `that was cut off goes on with the key it had made`() async throws {
    try await Installation.run { installation in
      try installation.seed(250)
      let before = try installation.currentKey()
      #expect(throws: Cut.self) { try installation.rotate { _ in throw Cut() } }
      let made = try installation.currentKey()
      #expect(made != before)
      #expect(try installation.list().map { $0[1] } == ["current", "older"])
      #expect(try Files.readText("\(installation.folder)/keyring").split(separator: "\n").count == 1)

      try installation.rotate()
      #expect(try installation.currentKey() == made)
      #expect(try installation.list() == [[made, "current", "in use", "medical_conditions 250"]])
      let anna = try installation.server.signedIn("anna")
      try await anna.put(path, `Medical conditions`.told("Asthma")).expect(200)
    }
  }

  private struct Cut: Error {}

  @Test func `with keys of the settings needs no restart either`() async throws {
    let (first, second) = (String(repeating: "1a", count: 32), String(repeating: "2b", count: 32))
    let settings = ["MUSCLEMATE_SECRET": first, "MUSCLEMATE_SECRET_PREVIOUS": second]
    try await Installation.run(settings) { installation in
      let anna = try installation.server.signedIn("anna")
      try await anna.put(path, `Medical conditions`.told("Asthma")).expect(200)
      // The only key is no one's but the operator's to change.
      #expect(throws: AdministrationError.self) { try installation.rotate(["MUSCLEMATE_SECRET": first]) }
      try installation.rotate(["MUSCLEMATE_SECRET": second, "MUSCLEMATE_SECRET_PREVIOUS": first])
      #expect(try await anna.get(path).expect(200).json["conditions"]?[0]?["name"] == "Asthma")
      try await anna.put(path, `Medical conditions`.told("Gout")).expect(200)
      #expect(try await anna.get(path).expect(200).json["conditions"]?[0]?["name"] == "Gout")
      let used = try installation.server.database.rows(
        "select count(distinct app.sealing_key(sealed)) from app.medical_conditions")
      #expect(used == [["1"]])
    }
  }

  @Test func `is refused where the keys are not, before anything is changed`() async throws {
    try await Installation.run { installation in
      try installation.seed(1)
      let before = try installation.list()
      let empty = try Files.makeTemporaryFolder("/tmp/musclemate-keys-")
      defer { Files.remove(empty) }
      #expect(throws: AdministrationError.self) { try installation.rotate(["MUSCLEMATE_DATA": empty]) }
      let other = String(repeating: "3c", count: 32)
      #expect(throws: AdministrationError.self) {
        try installation.rotate(["MUSCLEMATE_DATA": empty, "MUSCLEMATE_SECRET": other])
      }
      #expect(Files.names(in: empty).isEmpty)
      #expect(try installation.list() == before)
    }
  }

  @Test func `does not retire what some value still needs`() async throws {
    try await Installation.run { installation in
      try installation.seed(2)
      try installation.server.database.administer(
        """
        update app.medical_conditions
           set sealed = set_byte(sealed, 29, get_byte(sealed, 29) # 1)
         where lifter_id = (select lifter_id from app.medical_conditions limit 1)
        """)
      #expect(throws: AdministrationError.self) { try installation.rotate() }
      #expect(
        try installation.list().map { $0.suffix(1) } == [["medical_conditions 1"], ["medical_conditions 1"]])
      #expect(Files.exists("\(installation.folder)/keyring"))
    }
  }
}

private final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock { $0 } }
  func set() { value.withLock { $0 = true } }
}

extension SecretBox {
  /// In the format that named no key.
  fileprivate func sealedAsBefore(_ plaintext: [UInt8]) throws -> [UInt8] {
    let sealed = try seal(plaintext, for: SealedPurpose.mail)
    return [1] + sealed.dropFirst(1 + KeyID.length)
  }
}
