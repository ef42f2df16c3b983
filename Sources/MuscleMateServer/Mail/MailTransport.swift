internal import OperatingSystem

/// How a mail leaves. Called on the side pool: it blocks.
struct MailTransport: Sendable {
  let send: @Sendable (Letter) throws -> Void

  init(_ target: Configuration.MailTarget, leniency: Int = 1) throws {
    switch target {
    case .folder(let folder):
      try Files.makeFolder(folder, mode: 0o700)
      // Links that open accounts lie in them.
      send = { try Files.write($0.text(.eightBit).utf8, to: "\(folder)/\($0.id).eml", mode: 0o600) }
    case .smtp(let url):
      send = { try SMTP.send($0, to: url, leniency: leniency) }
    }
  }

  init(send: @escaping @Sendable (Letter) throws -> Void) { self.send = send }
}

/// A mail that could not be sent; where it is permanent, trying again is of no use.
struct MailError: Error, CustomStringConvertible {
  let description: String
  let isPermanent: Bool
  /// The recipient's address does not exist.
  var isBounce = false
}
