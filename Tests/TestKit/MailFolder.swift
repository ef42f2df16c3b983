internal import MuscleMateServer
internal import OperatingSystem

/// The folder that a test server's mail lands in.
public struct MailFolder: Sendable {
  private let path: String

  init(_ path: String) { self.path = path }

  func empty() {
    for name in Files.names(in: path) { Files.remove("\(path)/\(name)") }
  }

  /// Every mail to this address so far, oldest first, as it lies in the file.
  public func all(to address: String) -> [String] {
    Files.names(in: path).filter { $0.hasSuffix(".eml") }
      .compactMap { try? Files.readText("\(path)/\($0)") }
      .filter { $0.contains("\nTo: \(address)\n") }
  }

  /// Waits for this many mails to the address and returns the last.
  public func last(to address: String, of count: Int = 1) async throws -> String {
    try await appearance(of: "mail \(count) to \(address)", instead: "\(all(to: address).count) came") {
      let mails = all(to: address)
      return mails.count >= count ? mails.last : nil
    }
  }

  /// Waits for a mail with a link, this one or a later one, and returns the token of the link.
  public func token(to address: String, of count: Int = 1) async throws -> String {
    try await appearance(of: "a link in mail \(count) to \(address)", instead: "\(all(to: address))") {
      all(to: address).dropFirst(count - 1).compactMap(Self.token).last
    }
  }

  private static func token(in mail: String) -> String? {
    mail.split(separator: "\n").first { $0.contains("?token=") }?.split(separator: "=", maxSplits: 1).last
      .map(String.init)
  }
}

extension TestServer {
  /// Until no mail waits. One that lies in the folder may not be noted as sent yet.
  public func untilMailIsSent() async throws {
    let waiting = "select from app.outbox_mail where sent_at is null and failed_at is null"
    try await eventually("all mail is sent") { try database.rows(waiting).isEmpty }
  }
}
