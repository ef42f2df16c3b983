/// The parts of a mail: plain text, and the same as HTML for those who read it so (RFC 2046, section 5.1.4).
struct MailMessage: Sendable {
  let text: String
  let html: String
  /// Occurs in no line of a part, because it contains the mail's own id.
  let boundary: String

  /// From the header that names its type on; lines without their ends.
  func lines(_ encoding: MailBody.Encoding) -> [String] {
    var lines = ["Content-Type: multipart/alternative;", " boundary=\"\(boundary)\"", ""]
    for (type, content) in [("plain", text), ("html", html)] {
      lines += ["--\(boundary)", "Content-Type: text/\(type); charset=utf-8"]
      lines += MailBody.lines(content, encoding)
    }
    return lines + ["--\(boundary)--"]
  }
}
