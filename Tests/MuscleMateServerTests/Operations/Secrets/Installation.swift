import DatabaseAdministration
import OperatingSystem
import Primitives
import Secrets
import TestKit

@testable import MuscleMateServer

/// A server with a data folder of its own, and the operator's commands on it.
struct Installation {
  let server: TestServer
  let folder: String
  let settings: [String: String]

  static func run(
    _ settings: [String: String] = [:], _ body: (Installation) async throws -> Void
  ) async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-rotation-")
    defer { Files.remove(folder) }
    let all = settings.merging(["MUSCLEMATE_DATA": folder]) { $1 }
    try await TestServer.run(all) { server in
      try await body(Installation(server: server, folder: folder, settings: all))
    }
  }

  func configuration(_ changes: [String: String] = [:]) throws -> Configuration {
    let owner = ["DATABASE_OWNER_URL": server.database.owner]
    return try Configuration(settings.merging(owner) { $1 }.merging(changes) { $1 }, processors: 1)
  }

  func rotate(
    _ changes: [String: String] = [:], serversAreReady: Bool = true,
    report: (String) throws -> Void = { _ in }
  ) throws {
    var wanted = settings.merging(changes) { $1 }
    if changes["MUSCLEMATE_SECRET"] != nil {
      wanted["MUSCLEMATE_SECRET_PREVIOUS"] = changes["MUSCLEMATE_SECRET_PREVIOUS"]
    }
    wanted["DATABASE_OWNER_URL"] = server.database.owner
    let configuration = try Configuration(wanted, processors: 1)
    try AdministeredDatabase.open(configuration, migrated: false)
      .rotateKeys(configuration, serversAreReady: serversAreReady, report: report)
  }

  /// As a server does when it starts.
  func claim() throws { try SealingKeyCheck.claim(configuration().installation, server.database.server) }

  func abandon(areLost: Bool, report: (String) throws -> Void) throws {
    let configuration = try configuration()
    try AdministeredDatabase.open(configuration, migrated: false)
      .abandonKeys(configuration, areLost: areLost, report: report)
  }

  func list() throws -> [[String]] {
    let configuration = try configuration()
    return try AdministeredDatabase.open(configuration, migrated: false).sealingKeys(configuration)
  }

  func currentKey() throws -> String {
    try InstallationKeys(configuration()).load().current.id.description
  }

  /// So many lifters with conditions, without the detour by HTTP.
  func seed(_ count: Int) throws {
    let keys = try InstallationKeys(configuration()).load()
    for index in 0..<count {
      let lifter = try server.signedIn("seeded\(index)").account
      let purpose = SealedPurpose.medicalConditions(tenant: "1", lifter: lifter)
      let sealed = try keys.seal(`Medical conditions`.told("\(index)").bytes, for: purpose)
      try server.database.administer(
        """
        insert into app.medical_conditions (tenant_id, lifter_id, sealed)
        values (1, '\(lifter)', decode('\(Hexadecimal.encode(sealed))', 'hex'))
        """)
    }
  }
}
