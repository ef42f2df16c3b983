internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// A mail as a transport takes it: its recipient and its content.
struct Letter: Sendable {
  let id: UUID
  let sender: String
  let recipient: String
  private let header: [String]
  private let message: MailMessage

  /// As RFC 5322 has it, lines ending in LF.
  func text(_ encoding: MailBody.Encoding) -> String {
    (header + message.lines(encoding)).joined(separator: "\n") + "\n"
  }

  /// - Parameters:
  ///   - base: what links begin with, without a slash at the end.
  ///   - sender: the sender if the tenant has none of its own; nil: no-reply at the links' host.
  ///   - unsubscribe: the link that unsubscribes the recipient from mails like this one.
  init(
    _ mail: WaitingMail, kind: MailKind, base: String, sender: String?, secret: JSON,
    unsubscribe: String? = nil, at time: Timestamp
  ) {
    let content = MailContent(mail, kind: kind, base: base, secret: secret, unsubscribe: unsubscribe)
    id = mail.id
    self.sender = mail.sender ?? sender ?? "no-reply@\(HeaderText.host(of: base))"
    recipient = mail.recipient
    message = MailMessage(
      text: content.text, html: MailHTML(content, MailBrand(mail)).document, boundary: "=_\(mail.id)")
    header =
      [
        "Date: \(HeaderText.date(time))",
        "Message-ID: <\(mail.id)@\(HeaderText.host(of: base))>",
        "From: \(HeaderText.phrase(mail.tenantName))\n <\(self.sender)>",
        "To: \(mail.recipient)",
        "Subject: \(HeaderText.encoded(content.subject))",
        "MIME-Version: 1.0",
        "Content-Language: \(content.language.rawValue)",
        // So that no vacation notice answers (RFC 3834, section 5).
        "Auto-Submitted: auto-generated",
      ] + (unsubscribe.map(Self.listHeader) ?? [])
  }

  /// RFC 2369, section 3.2; and RFC 8058, section 3.1, by which the reader's program may send the request on one click,
  /// for which the link has to be HTTPS.
  private static func listHeader(_ link: String) -> [String] {
    let header = ["List-Unsubscribe:\n <\(link)>"]
    return link.hasPrefix("https://")
      ? header + ["List-Unsubscribe-Post: List-Unsubscribe=One-Click"] : header
  }
}

/// A mail's body in its transfer encoding, after the header that names it.
enum MailBody {
  enum Encoding {
    /// For a file: letters and links are written unencoded.
    case eightBit
    /// For any server, also one without 8BITMIME (RFC 6152): quoted-printable (RFC 2045, 6.7), which may break
    /// a link where a reader of the raw text would see it.
    case sevenBit
  }

  /// Plain where it can be, else encoded.
  static func lines(_ text: String, _ encoding: Encoding) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmingEnd)
    // RFC 5322, section 2.1.1: at most 998 characters a line, and better no more than 78.
    let longest = encoding == .eightBit ? 998 : 78
    let isShort = lines.allSatisfy {
      $0.utf8.count <= longest && !$0.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    }
    let isASCII = lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    if isShort, isASCII { return ["Content-Transfer-Encoding: 7bit", ""] + lines }
    if isShort, encoding == .eightBit { return ["Content-Transfer-Encoding: 8bit", ""] + lines }
    return ["Content-Transfer-Encoding: quoted-printable", ""] + lines.flatMap(quotedPrintable)
  }

  private static func trimmingEnd(_ line: Substring) -> String {
    var line = line
    while let last = line.last, last == " " || last == "\t" || last == "\r" { line.removeLast() }
    return String(line)
  }

  /// At most 76 characters a line; a soft break is an equals sign at its end.
  private static func quotedPrintable(_ line: String) -> [String] {
    var lines: [String] = []
    var current = ""
    for byte in line.utf8 {
      let isLiteral = byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "=")
      let piece = isLiteral ? String(UnicodeScalar(byte)) : "=" + Hexadecimal.encode([byte]).uppercased()
      if current.utf8.count + piece.utf8.count > 75 {
        lines.append(current + "=")
        current = ""
      }
      current += piece
    }
    return lines + [current]
  }
}
