internal import Primitives

/// A mail server's word that it could not deliver one of our mails, since there is no such address (RFC 3464). Anyone can
/// send one: the database decides whether it counts (`app.take_bounce`).
struct DeliveryReport: Equatable, Sendable {
  /// The mail it is about, by its Message-ID.
  let mail: UUID
  /// That do not exist, in lower case: as the mail had them, and as they were after forwarding.
  let addresses: Set<String>

  /// One of ours, which a report returns at most once, is far smaller.
  static let mostBytes = 1 << 20

  /// Nil for any other message, and for one of more than `mostBytes`.
  init?(_ message: [UInt8]) {
    guard message.count <= Self.mostBytes, let entity = MIMEEntity(message: message),
      entity.type == "multipart/report"
    else { return nil }
    let parts = entity.parts
    guard let status = parts.first(where: { Self.statusTypes.contains($0.type) }) else { return nil }
    addresses = Self.failedAddresses(in: status)
    // If nothing of the mail comes back, the report may still answer to it.
    let returned = parts.lazy.filter { Self.returnedTypes.contains($0.type) }
      .compactMap { Self.mail(named: $0.headersInBody["message-id"]) }.first
    guard !addresses.isEmpty, let mail = returned ?? Self.mail(named: entity.headers["in-reply-to"])
    else { return nil }
    self.mail = mail
  }

  private static let statusTypes: Set = ["message/delivery-status", "message/global-delivery-status"]

  /// The mail as it was sent, or its headers (RFC 6522, section 3; RFC 6533, section 6).
  private static let returnedTypes: Set = [
    "message/rfc822", "text/rfc822-headers", "message/rfc822-headers", "message/global",
    "message/global-headers",
  ]

  private static let mostRecipients = 100

  /// Blocks of fields with empty lines between: the first is of the report, each other of a recipient.
  private static func failedAddresses(in status: MIMEEntity) -> Set<String> {
    let blocks = status.body.split(maxSplits: mostRecipients, whereSeparator: \.isEmpty).dropFirst()
    return blocks.prefix(mostRecipients).reduce(into: []) { addresses, block in
      let fields = MIMEEntity.headers(block)
      guard fields["action"].map(firstWord) == "failed", saysNoSuchAddress(fields) else { return }
      for name in ["original-recipient", "final-recipient"] {
        if let address = fields[name].flatMap(address) { addresses.insert(address) }
      }
    }
  }

  /// A status that says nothing is what some servers always write: then what the last server answered counts, where
  /// it has a status of its own.
  private static func saysNoSuchAddress(_ fields: [String: String]) -> Bool {
    guard let status = fields["status"].flatMap({ MailStatus(firstWord($0)) }) else { return false }
    if !status.saysNothing { return status.saysNoSuchAddress }
    guard let (kind, reply) = fields["diagnostic-code"].flatMap(typed), kind == "smtp" else { return false }
    return SMTPReply(reply)?.status?.saysNoSuchAddress == true
  }

  /// `rfc822; anna@example.com`
  private static func address(_ field: String) -> String? {
    guard let (kind, text) = typed(field), ["rfc822", "utf-8"].contains(kind) else { return nil }
    let address = firstWord(text).filter { $0 != "<" && $0 != ">" }
    return address.contains("@") && address.utf8.count <= 254 ? address : nil
  }

  /// The type before the semicolon, in lower case, and what follows it.
  private static func typed(_ field: String) -> (kind: String, text: String)? {
    let parts = field.split(separator: ";", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return (firstWord(String(parts[0])), String(parts[1].drop(while: \.isWhitespace)))
  }

  private static func firstWord(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }).lowercased()
  }

  /// `<01a1fc4a-…@api.example.com>`
  private static func mail(named field: String?) -> UUID? {
    guard let field, let start = field.firstIndex(of: "<") else { return nil }
    return UUID(field[field.index(after: start)...].prefix { $0 != "@" && $0 != ">" })
  }
}
