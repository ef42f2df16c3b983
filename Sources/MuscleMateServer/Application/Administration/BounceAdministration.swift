internal import DatabaseAdministration
internal import OperatingSystem
internal import Postgres

/// Takes delivery reports into the database, with the rights of a worker of the server.
package struct BounceAdministration {
  /// The result of reading the messages.
  package struct Outcome: Equatable, Sendable {
    package var messages = 0
    /// Mails whose bounce was reported for the first time.
    package var bounces = 0

    package init() {}
  }

  private let url: String

  /// - Throws: `ClusterError` where the embedded database does not run.
  package init(_ configuration: Configuration) throws {
    url =
      try configuration.databaseURL
      ?? EmbeddedCluster.addressOfRunning(in: configuration.dataFolder)
      .connectionString(user: ClusterAddress.server)
  }

  /// - Parameter path: a message, `-` for the one on the standard input, or a maildir: its new messages are then marked as
  ///   read, one by one.
  package func run(_ path: String) throws -> Outcome {
    let session = try ScriptSession(url)
    try session.run("set role mm_worker")
    var outcome = Outcome()
    let limit = DeliveryReport.mostBytes + 1
    if path == "-" {
      try take(Files.readStandardInput(atMost: limit), session, &outcome)
    } else if Files.isFolder(path) {
      try forEachNew(in: path) { try take(Files.read($0, atMost: limit), session, &outcome) }
    } else {
      try take(Files.read(path, atMost: limit), session, &outcome)
    }
    return outcome
  }

  private func forEachNew(in maildir: String, _ take: (String) throws -> Void) throws {
    guard Files.isFolder("\(maildir)/new"), Files.isFolder("\(maildir)/cur") else {
      throw AdministrationError.refused("\(maildir) is no maildir: it has no folders new and cur")
    }
    for name in Files.names(in: "\(maildir)/new") {
      try take("\(maildir)/new/\(name)")
      try Files.rename("\(maildir)/new/\(name)", to: "\(maildir)/cur/\(name):2,S")
    }
  }

  private func take(_ message: [UInt8], _ session: borrowing ScriptSession, _ outcome: inout Outcome) throws {
    outcome.messages += 1
    guard let report = DeliveryReport(message) else { return }
    let rows = try session.rows(
      "select app.take_bounce($1::uuid, string_to_array($2, ' '))", "\(report.mail)",
      report.addresses.joined(separator: " "))
    if rows.first?.first == "t" { outcome.bounces += 1 }
  }
}
