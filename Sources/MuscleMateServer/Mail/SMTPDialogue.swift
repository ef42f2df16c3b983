/// Listens to what client and mail server say, used by one thread: a refusal concerns the address only if
/// it answers the command that names it. Earlier ones are about us, later ones about the mail.
final class SMTPDialogue {
  private(set) var refusesRecipient = false
  private var namesRecipient = false

  /// A command's first letters are enough; it may hold a password.
  func said(_ line: UnsafeRawBufferPointer) {
    namesRecipient = String(decoding: line.prefix(4), as: UTF8.self).uppercased() == "RCPT"
  }

  /// Listens to one line. The last line of a long answer counts; all its lines have the same code.
  func heard(_ line: UnsafeRawBufferPointer) {
    guard namesRecipient else { return }
    let reply = SMTPReply(String(decoding: line.prefix(512), as: UTF8.self))
    refusesRecipient = reply?.saysNoSuchAddress ?? false
  }
}

/// A reply's two codes (RFC 5321, section 4.2; RFC 3463).
struct SMTPReply {
  let code: Int
  let status: MailStatus?

  init?(_ line: some StringProtocol) {
    guard let code = Int(line.prefix(3)), (200...599).contains(code) else { return nil }
    self.code = code
    let rest = line.dropFirst(3)
    guard rest.first == " " || rest.first == "-" else {
      status = nil
      return
    }
    status = MailStatus(rest.dropFirst().prefix { !$0.isWhitespace })
  }

  /// Without a status, or with one that says nothing, the code decides: 552 is a full mailbox, 554 all sorts of things.
  var saysNoSuchAddress: Bool {
    guard let status, !status.saysNothing else { return [550, 551, 553].contains(code) }
    return (500...599).contains(code) && status.saysNoSuchAddress
  }
}

/// The enhanced status code (RFC 3463): class, subject, detail.
struct MailStatus: Equatable {
  private let parts: [Int]

  init?(_ text: some StringProtocol) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let parts = words.compactMap { word in
      (1...3).contains(word.count) && word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil
    }
    guard words.count == 3, parts.count == 3 else { return nil }
    self.parts = parts
  }

  /// Failed, and no more is said.
  var saysNothing: Bool { parts == [5, 0, 0] }

  /// Class 5 is for good, subject 1 the address; its details 7 and 8 are of the sender's, and 5 says that it is good.
  var saysNoSuchAddress: Bool { parts.prefix(2) == [5, 1] && ![5, 7, 8].contains(parts[2]) }
}
