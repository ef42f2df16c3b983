internal import CCurl

/// Hands a mail to a server by libcurl; `smtp://` takes to TLS where the server offers it (RFC 3207).
enum SMTP {
  static func send(_ letter: Letter, to url: String, leniency: Int = 1) throws {
    _ = isReady
    guard isAddress(letter.recipient), isAddress(letter.sender) else {
      throw MailError(description: "not an address", isPermanent: true)
    }
    guard let handle = curl_easy_init() else {
      throw MailError(description: "curl_easy_init", isPermanent: false)
    }
    defer { curl_easy_cleanup(handle) }
    let recipients = curl_slist_append(nil, "<\(letter.recipient)>")
    defer { curl_slist_free_all(recipients) }
    var reason = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))
    let upload = Upload(lines: letter.text(.sevenBit))
    let dialogue = SMTPDialogue()
    let code = withExtendedLifetime((upload, dialogue)) {
      reason.withUnsafeMutableBufferPointer { reason in
        configure(handle, url: url, sender: letter.sender, recipients: recipients, leniency)
        musclemate_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, reason.baseAddress)
        musclemate_curl_set_reader(handle, readUpload, Unmanaged.passUnretained(upload).toOpaque())
        musclemate_curl_set_listener(handle, hearDialogue, Unmanaged.passUnretained(dialogue).toOpaque())
        return curl_easy_perform(handle)
      }
    }
    guard code == CURLE_OK else {
      var error = error(code, reason, handle)
      error.isBounce = dialogue.refusesRecipient
      throw error
    }
  }

  /// Connects, and signs in where the URL has a password; nothing is sent.
  static func check(_ url: String) throws {
    _ = isReady
    guard let handle = curl_easy_init() else {
      throw MailError(description: "curl_easy_init", isPermanent: false)
    }
    defer { curl_easy_cleanup(handle) }
    var reason = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))
    let code = reason.withUnsafeMutableBufferPointer { reason in
      configureConnection(handle, url: url, connectTimeout: 5_000, timeout: 5_000)
      musclemate_curl_set_number(handle, CURLOPT_CONNECT_ONLY, 1)
      musclemate_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, reason.baseAddress)
      return curl_easy_perform(handle)
    }
    guard code == CURLE_OK else { throw error(code, reason, handle) }
  }

  private static func configure(
    _ handle: UnsafeMutableRawPointer, url: String, sender: String,
    recipients: UnsafeMutablePointer<curl_slist>?, _ leniency: Int
  ) {
    configureConnection(handle, url: url, connectTimeout: 10_000 * leniency, timeout: 30_000 * leniency)
    musclemate_curl_set_text(handle, CURLOPT_MAIL_FROM, "<\(sender)>")
    musclemate_curl_set_pointer(handle, CURLOPT_MAIL_RCPT, recipients)
    musclemate_curl_set_number(handle, CURLOPT_UPLOAD, 1)
    musclemate_curl_set_number(handle, CURLOPT_VERBOSE, 1)
  }

  /// Times in milliseconds.
  private static func configureConnection(
    _ handle: UnsafeMutableRawPointer, url: String, connectTimeout: Int, timeout: Int
  ) {
    musclemate_curl_set_text(handle, CURLOPT_URL, url)
    musclemate_curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps")
    musclemate_curl_set_number(handle, CURLOPT_USE_SSL, Int(CURLUSESSL_TRY.rawValue))
    // Signals belong to the process; without this, libcurl's time limits would use SIGALRM.
    musclemate_curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    musclemate_curl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, connectTimeout)
    musclemate_curl_set_number(handle, CURLOPT_TIMEOUT_MS, timeout)
  }

  /// A server that says for good that it does not take this recipient (RFC 5321, section 4.2.3) is believed;
  /// all else may pass.
  private static func error(
    _ code: CURLcode, _ reason: [CChar], _ handle: UnsafeMutableRawPointer
  ) -> MailError {
    let response = musclemate_curl_response_code(handle)
    let detail = String(
      decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let text = detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail
    return MailError(
      description: response == 0 ? text : "\(text) (\(response))",
      isPermanent: [550, 551, 552, 553].contains(response))
  }

  /// Whether the text can be between angle brackets in a command without ending it.
  private static func isAddress(_ text: String) -> Bool {
    text.contains("@") && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x3C && $0 != 0x3E }
  }

  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}

/// The bytes of a mail on their way out, used by one thread. Lines end in CRLF on the wire; libcurl doubles
/// the dots at their beginnings.
private final class Upload {
  private let bytes: [UInt8]
  private var sent = 0

  init(lines: String) {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
    bytes = Array(lines.joined(separator: "\r\n").utf8)
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, bytes.count - sent)
    buffer.copyBytes(from: bytes[sent..<(sent + count)])
    sent += count
    return count
  }
}

private func readUpload(
  _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ upload: UnsafeMutableRawPointer?
) -> Int {
  guard let buffer, let upload else { return 0 }
  return Unmanaged<Upload>.fromOpaque(upload).takeUnretainedValue()
    .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size * count))
}

private func hearDialogue(
  _: UnsafeMutableRawPointer?, _ kind: curl_infotype, _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let bytes, let context else { return 0 }
  let dialogue = Unmanaged<SMTPDialogue>.fromOpaque(context).takeUnretainedValue()
  let line = UnsafeRawBufferPointer(start: bytes, count: count)
  if kind == CURLINFO_HEADER_OUT { dialogue.said(line) }
  if kind == CURLINFO_HEADER_IN { dialogue.heard(line) }
  return 0
}
