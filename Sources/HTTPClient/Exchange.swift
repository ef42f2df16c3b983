internal import CCurl

/// One request at a handle of libcurl, with all that the handle points to until it is reset or freed. For one thread at a time.
final class Exchange {
  let handle: UnsafeMutableRawPointer
  private let fields: UnsafeMutablePointer<curl_slist>?
  private let answer: ReceivedAnswer
  private let doorkeeper = Doorkeeper()
  private let reason = UnsafeMutableBufferPointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  /// - Parameter taker: gets each piece of the body instead of the whole at the end.
  init(
    _ request: OutgoingRequest, _ limits: HTTPClient.Limits, at handle: UnsafeMutableRawPointer,
    taker: (([UInt8]) -> Void)? = nil
  ) throws(HTTPClientError) {
    guard request.isWellFormed else { throw HTTPClientError(.malformedRequest, "method, URL or field") }
    self.handle = handle
    fields = Self.fieldList(request)
    answer = ReceivedAnswer(limit: limits.body, taker: taker)
    reason.initialize(repeating: 0)
    Self.configure(handle, request, limits)
    Self.configureBody(handle, request)
    if let signing = request.signing { Self.configure(handle, signing) }
    if limits.onlyPublicAddresses { doorkeeper.guardSockets(of: handle) }
    musclemate_curl_set_pointer(handle, CURLOPT_HTTPHEADER, fields)
    musclemate_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, reason.baseAddress)
    musclemate_curl_set_writer(handle, takeBody, Unmanaged.passUnretained(answer).toOpaque())
    musclemate_curl_set_header_taker(handle, takeHeader, Unmanaged.passUnretained(answer).toOpaque())
    musclemate_curl_set_progress(handle, takeProgress, Unmanaged.passUnretained(answer).toOpaque())
    musclemate_curl_set_number(handle, CURLOPT_NOPROGRESS, 0)
  }

  deinit {
    curl_slist_free_all(fields)
    reason.deallocate()
  }

  /// When something last came or went.
  var lastMoved: ContinuousClock.Instant { answer.lastMoved }

  /// The head, with the body so far where none takes it in pieces.
  var response: OutgoingResponse {
    OutgoingResponse(
      status: musclemate_curl_response_code(handle), headers: answer.headers, body: answer.bytes)
  }

  /// What came of it, once libcurl is through with it.
  func outcome(_ code: CURLcode) -> Result<OutgoingResponse, HTTPClientError> {
    if code == CURLE_OK { return .success(response) }
    if doorkeeper.hasRefused {
      return .failure(HTTPClientError(.privateAddress, "an address that is not public"))
    }
    return .failure(HTTPClientError(code, reason: Array(reason), isTooLarge: answer.isTooLarge))
  }

  private static func configure(
    _ handle: UnsafeMutableRawPointer, _ request: OutgoingRequest, _ limits: HTTPClient.Limits
  ) {
    musclemate_curl_set_text(handle, CURLOPT_URL, request.url)
    musclemate_curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    musclemate_curl_set_number(handle, CURLOPT_FOLLOWLOCATION, 0)
    musclemate_curl_set_number(handle, CURLOPT_SSL_VERIFYPEER, limits.verifiesCertificate ? 1 : 0)
    musclemate_curl_set_number(handle, CURLOPT_SSL_VERIFYHOST, limits.verifiesCertificate ? 2 : 0)
    if !limits.takesProxies || limits.onlyPublicAddresses {
      musclemate_curl_set_text(handle, CURLOPT_NOPROXY, "*")
    }
    if let file = limits.certificateAuthorities { musclemate_curl_set_text(handle, CURLOPT_CAINFO, file) }
    if let text = limits.authorities { musclemate_curl_set_authorities(handle, text, text.utf8.count) }
    // Signals belong to the process; without this, libcurl's time limits would use SIGALRM.
    musclemate_curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    musclemate_curl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, limits.connectTimeout.milliseconds)
    if let timeout = limits.totalTimeout {
      musclemate_curl_set_number(handle, CURLOPT_TIMEOUT_MS, timeout.milliseconds)
    }
    if limits.takesGzip { musclemate_curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "gzip") }
  }

  private static func configure(_ handle: UnsafeMutableRawPointer, _ signing: AWSSigning) {
    musclemate_curl_set_text(handle, CURLOPT_AWS_SIGV4, "aws:amz:\(signing.region):\(signing.service)")
    musclemate_curl_set_text(handle, CURLOPT_USERNAME, signing.accessKey)
    musclemate_curl_set_text(handle, CURLOPT_PASSWORD, signing.secretKey)
    // libcurl then says `Expect: 100-continue` before a long body (see `fieldList`): the body need not wait for it.
    musclemate_curl_set_number(handle, CURLOPT_EXPECT_100_TIMEOUT_MS, 1)
  }

  private static func configureBody(_ handle: UnsafeMutableRawPointer, _ request: OutgoingRequest) {
    if !request.body.isEmpty || request.method == "POST" || request.method == "PUT" {
      musclemate_curl_set_number(handle, CURLOPT_POSTFIELDSIZE, request.body.count)
      if request.body.isEmpty {
        musclemate_curl_set_text(handle, CURLOPT_COPYPOSTFIELDS, "")
      } else {
        request.body.withUnsafeBytes { bytes in
          let copied = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
          _ = musclemate_curl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, copied)
        }
      }
    }
    if request.method == "HEAD" {
      musclemate_curl_set_number(handle, CURLOPT_NOBODY, 1)
    } else {
      musclemate_curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
    }
  }

  /// Without `Expect: 100-continue`, which libcurl adds to longer bodies and which costs a round trip, and without the
  /// form's type that it would give every body. libcurl signs such an absent field too, which the other side does not
  /// find: a signed request has its own fields alone.
  private static func fieldList(_ request: OutgoingRequest) -> UnsafeMutablePointer<curl_slist>? {
    var list = request.signing == nil ? curl_slist_append(nil, "Expect:") : nil
    if request.signing == nil, !request.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
      list = curl_slist_append(list, "Content-Type:")
    }
    for field in request.headers {
      // A field without a value is written with a semicolon (CURLOPT_HTTPHEADER(3)).
      list = curl_slist_append(list, field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
    }
    return list
  }
}

extension OutgoingRequest {
  /// Whether nothing in it could end its line and begin another (RFC 9112, section 2.2).
  fileprivate var isWellFormed: Bool {
    let isVisible = { (byte: UInt8) in byte > 0x20 && byte < 0x7F }
    return !method.isEmpty && method.utf8.allSatisfy(isVisible) && url.utf8.allSatisfy(isVisible)
      && headers.allSatisfy { field in
        !field.name.isEmpty && field.name.utf8.allSatisfy { isVisible($0) && $0 != UInt8(ascii: ":") }
          && field.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
      }
  }
}

extension Duration {
  /// At least one: libcurl takes 0 for "no limit".
  fileprivate var milliseconds: Int { max(1, Int(self / .milliseconds(1))) }
}

/// An answer as it comes in, used by one thread at a time.
final class ReceivedAnswer {
  private(set) var bytes: [UInt8] = []
  private(set) var headers: [(name: String, value: String)] = []
  private(set) var isTooLarge = false
  private(set) var lastMoved = ContinuousClock.now
  private var sent = 0
  private var count = 0
  private let limit: Int
  /// Takes each piece of the body instead of collecting it.
  private let taker: (([UInt8]) -> Void)?

  init(limit: Int, taker: (([UInt8]) -> Void)?) { (self.limit, self.taker) = (limit, taker) }

  func takeProgress(sent: Int) {
    if sent != self.sent { (self.sent, lastMoved) = (sent, .now) }
  }

  /// A status line begins the fields of another answer, as after `100 Continue`.
  func takeHeader(_ line: UnsafeRawBufferPointer) {
    lastMoved = .now
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix("HTTP/") { headers = [] }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let isSpace = { (character: Character) in character.isWhitespace }
    let value = text[text.index(after: colon)...].drop(while: isSpace)
    headers.append((text[..<colon].lowercased(), String(value.prefix { !$0.isNewline })))
  }

  /// - Returns: what was taken; less than was given ends the transfer.
  func take(_ piece: UnsafeRawBufferPointer) -> Int {
    lastMoved = .now
    count += piece.count
    guard count <= limit else {
      isTooLarge = true
      return 0
    }
    if let taker { taker(Array(piece)) } else { bytes.append(contentsOf: piece) }
    return piece.count
  }
}

private func takeBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ body: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes, let body else { return 0 }
  return Unmanaged<ReceivedAnswer>.fromOpaque(body).takeUnretainedValue()
    .take(UnsafeRawBufferPointer(start: bytes, count: size * count))
}

/// Field lines are bounded by libcurl itself (100 KiB each, 300 KiB together).
private func takeHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ body: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes, let body else { return 0 }
  Unmanaged<ReceivedAnswer>.fromOpaque(body).takeUnretainedValue()
    .takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
  return size * count
}

/// Nothing is given up from here.
private func takeProgress(
  _ answer: UnsafeMutableRawPointer?, _: curl_off_t, _: curl_off_t, _: curl_off_t, _ sent: curl_off_t
) -> Int32 {
  guard let answer else { return 0 }
  Unmanaged<ReceivedAnswer>.fromOpaque(answer).takeUnretainedValue().takeProgress(sent: Int(sent))
  return 0
}
