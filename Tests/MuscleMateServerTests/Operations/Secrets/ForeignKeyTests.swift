import DatabaseAdministration
import OperatingSystem
import Postgres
import Primitives
import Secrets
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A server with another key than the installation's` {
  private static let other = String(repeating: "4d", count: 32)

  @Test func `does not start, nor does a worker, and says what to do`() async throws {
    let database = try await TestDatabase.migrated()
    let first = try await RunningProgram(database: database.server)
    defer { first.remove() }
    _ = try await first.address()
    for command in ["serve --listen 127.0.0.1:0", "work"] {
      // Without a key it makes none: the data folder is as it was.
      for settings in [["MUSCLEMATE_SECRET": Self.other], [:]] {
        let data = try Files.makeTemporaryFolder("/tmp/musclemate-foreign-")
        defer { Files.remove(data) }
        let second = try await RunningProgram(
          command, data: data, database: database.server, settings: settings)
        defer { second.remove() }
        #expect(try await second.status() == 1)
        #expect(second.log.contains("not here: set the MUSCLEMATE_SECRET that its other servers have"))
        #expect(!Files.exists("\(data)/secret"))
      }
    }
    let third = try await RunningProgram(database: database.server)
    defer { third.remove() }
    _ = try await third.address()
  }

  @Test func `is told of by the check, which makes no key and takes none for the installation's`()
    async throws
  {
    let database = try await TestDatabase.migrated()
    let data = try Files.makeTemporaryFolder("/tmp/musclemate-foreign-")
    defer { Files.remove(data) }
    let look = { (secret: String?) in
      var settings = ["MUSCLEMATE_DATA": data, "DATABASE_URL": database.server]
      settings["MUSCLEMATE_SECRET"] = secret
      return try ServerCheck.run(Configuration(settings, processors: 1))
    }
    _ = try look(nil)
    _ = try look(Self.other)
    #expect(try database.rows("select auth.claim_sealing_key('01020304')") == [["{01020304}"]])
    let failure = try #require(throws: ServerCheck.Failure.self) { try look(nil) }
    #expect(failure.faults.count == 1)
    #expect(failure.faults[0].hasPrefix("this installation seals under the key 01020304, which is not here"))
    #expect(Files.names(in: data).isEmpty)
  }

  @Test func `is not the one that is said to be well`() async throws {
    let database = try await TestDatabase.migrated()
    let settings = ["DATABASE_URL": database.server, "MUSCLEMATE_SECRET": Self.other]
    let configuration = try Configuration(settings, processors: 1)
    try SealingKeyCheck.claim(configuration.installation, database.server)
    let id = try InstallationKeys(configuration).load().current.id
    #expect(
      try ServerCheck.run(configuration).contains(
        "the key \(id), which this installation seals under, is here"))
  }

  @Test func `that runs all the same is not ready, and shows and stores no medical conditions`() async throws
  {
    try await Installation.run { installation in
      let path = `Medical conditions`.path
      let anna = try installation.server.signedIn("anna")
      try await anna.put(path, `Medical conditions`.told("Asthma")).expect(200)
      let folder = try Files.makeTemporaryFolder("/tmp/musclemate-wrong-")
      defer { Files.remove(folder) }
      let settings = [
        "MUSCLEMATE_DATA": folder, "MUSCLEMATE_LISTEN": "127.0.0.1:0", "MUSCLEMATE_LOOPS": "1",
        "MUSCLEMATE_DATABASE_CONNECTIONS": "2", "MUSCLEMATE_SECRET": Self.other,
      ]
      let application = try await Application.start(
        Configuration(settings, processors: 1), database: installation.server.database.server)
      var stranger = try Client(application.address)
      stranger.token = anna.token
      try await stranger.waitUntilReadySays("a key of the installation is missing here")
      for answer in try await [stranger.get(path), stranger.put(path, `Medical conditions`.told("None"))] {
        #expect(answer.status == 503)
        #expect(answer.headers["retry-after"] != nil)
      }
      #expect(try await stranger.get("/v1/profile").status == 200)
      await application.stop(deadline: .seconds(5))
      #expect(try await anna.get(path).expect(200).json["conditions"]?[0]?["name"] == "Asthma")
    }
  }

  @Test func `is one that a rotation has left behind, until it is given the new one`() async throws {
    let (first, second) = (String(repeating: "1a", count: 32), String(repeating: "2b", count: 32))
    try await Installation.run(["MUSCLEMATE_SECRET": first]) { installation in
      try installation.claim()
      let visitor = installation.server.visitor
      try await visitor.get("/readyz").expect(200)
      try installation.rotate(["MUSCLEMATE_SECRET": second, "MUSCLEMATE_SECRET_PREVIOUS": first])
      try await visitor.waitUntilReadySays("a key of the installation is missing here")
      #expect(throws: SealingKeyCheck.Failure.self) { try installation.claim() }
      // A server that reads its keys from its folder needs no restart.
      try Files.write("\(second)\n".utf8, to: "\(installation.folder)/keyring")
      try await visitor.get("/readyz").expect(200)
    }
  }

  @Test func `is not one whose folder the rotation was run in`() async throws {
    try await Installation.run { installation in
      try installation.claim()
      try installation.rotate()
      try await installation.server.visitor.get("/readyz").expect(200)
      try installation.claim()
    }
  }

  @Test func `can't be the one in whose folder keys are rotated, though nothing was sealed yet`() async throws
  {
    try await Installation.run { installation in
      try installation.claim()
      let before = try installation.list()
      let wrong = ["MUSCLEMATE_DATA": "/nowhere", "MUSCLEMATE_SECRET": Self.other]
      #expect(throws: AdministrationError.self) { try installation.rotate(wrong) }
      #expect(try installation.list() == before)
    }
  }
}

@Suite struct `A key that is lost for good` {
  @Test func `is given up by command, on record, and what it sealed stays until it turns up`() async throws {
    try await Installation.run { installation in
      let database = installation.server.database
      try installation.claim()
      try installation.seed(2)
      let lost = try installation.currentKey()
      let secret = try Files.readText("\(installation.folder)/secret")
      Files.remove("\(installation.folder)/secret")
      #expect(throws: SealingKeyCheck.Failure.self) { try installation.claim() }

      // Without the operator's word nothing is given up, and what would be is said.
      var said: [String] = []
      #expect(throws: AdministrationError.self) {
        try installation.abandon(areLost: false) { said.append($0) }
      }
      #expect(said == ["medical_conditions: 2 under \(lost)"])
      #expect(throws: SealingKeyCheck.Failure.self) { try installation.claim() }

      try installation.abandon(areLost: true) { _ in }
      try installation.claim()
      let current = try installation.currentKey()
      #expect(current != lost)
      let details = try database.rows(
        "select details ->> 'keys' from app.audit_entries where action = 'keys_abandoned'")
      #expect(details == [["[\"\(lost)\"]"]])
      let listed = try installation.list()
      #expect(listed[0].prefix(3) == [current, "current", "in use"])
      #expect(listed[1].prefix(2) == [lost, "not here"] && listed[1][2].contains("abandoned"))
      // There is nothing more to give up.
      #expect(throws: AdministrationError.self) { try installation.abandon(areLost: true) { _ in } }

      // The server learns of the new key, and others can be made.
      let path = `Medical conditions`.path
      let anna = try installation.server.signedIn("anna")
      try await anna.put(path, `Medical conditions`.told("Asthma")).expect(200)
      var lines: [String] = []
      try installation.rotate { lines.append($0) }
      #expect(lines.contains("2 values under abandoned keys stay unreadable"))
      #expect(try await anna.get(path).expect(200).json["conditions"]?[0]?["name"] == "Asthma")

      try Files.write(secret.utf8, to: "\(installation.folder)/keyring")
      try installation.rotate()
      #expect(try installation.list().map { $0.suffix(1) } == [["medical_conditions 3"]])
    }
  }

  @Test func `keeps no backup from being restored`() async throws {
    let kit = try BackupKit()
    let database = try await TestDatabase.migrated()
    try database.administer(
      """
      insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit)
      values (1, '\(World.id(1))', 'anna@example.com', 'anna', '{lifter}', 'en', 'UTC', 'kg');
      insert into app.medical_conditions (tenant_id, lifter_id, sealed)
      values (1, '\(World.id(1))', decode('0201020304' || repeat('00', 40), 'hex'))
      """)
    let configuration = try kit.configuration(database)
    let administered = try AdministeredDatabase.open(configuration, migrated: false)
    try administered.abandonKeys(configuration, areLost: true) { _ in }
    _ = try await kit.backUp(database)
    #expect(try await kit.check(key: BackupKit.keys.get().privateKey).extent == .restored)
  }
}

extension Client {
  /// Its first connections to the database take a moment.
  fileprivate func waitUntilReadySays(_ text: String) async throws {
    var answer: Received?
    try await eventually("/readyz says \(text)", instead: "\(answer?.text ?? "")") {
      answer = try await get("/readyz")
      return answer?.status == 503 && answer?.text.contains(text) == true
    }
  }
}
