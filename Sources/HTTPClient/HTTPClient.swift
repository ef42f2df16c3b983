internal import CCurl

/// Sends a request to someone else's server and waits for the answer: blocking, by libcurl, for a thread that may wait.
///
/// Only http and https are spoken, certificates are verified unless a server asks itself, no redirect is followed (where a request with a
/// secret goes is the caller's to say), and an answer beyond the limit is given up.
public enum HTTPClient {
  /// The limits of a request.
  public struct Limits: Sendable {
    public var connectTimeout: Duration
    /// From the look-up of the name to the last byte of the answer.
    public var totalTimeout: Duration
    /// Bytes of the answer's body.
    public var body: Int
    /// A PEM file of the authorities to trust instead of the system's.
    public var certificateAuthorities: String?
    /// Whether the certificate is looked at. Not for asking the server of this machine by its loopback address, which no
    /// certificate names; a program that could answer there in its place has the machine already.
    public var verifiesCertificate = true
    /// Whether it goes through the proxy that the environment names (`http_proxy`), where it names one. Not for asking the
    /// server of this machine.
    public var takesProxies = true
    /// The authorities to trust instead of the system's, in PEM, where they are kept in no file.
    public var authorities: String?
    /// Whether only addresses of the public internet are connected to, whatever a name resolves to, and without a proxy,
    /// which would resolve it itself. For URLs that a stranger gave.
    public var onlyPublicAddresses = false

    public init(
      connectTimeout: Duration = .seconds(5), totalTimeout: Duration = .seconds(20), body: Int = 4 << 20,
      certificateAuthorities: String? = nil
    ) {
      self.connectTimeout = connectTimeout
      self.totalTimeout = totalTimeout
      self.body = body
      self.certificateAuthorities = certificateAuthorities
    }
  }

  /// - Returns: the answer, whatever its status.
  /// - Throws: where there is none, or not the whole of it.
  public static func perform(
    _ request: OutgoingRequest, limits: Limits = Limits()
  ) throws(HTTPClientError) -> OutgoingResponse {
    try HTTPConversation().perform(request, limits: limits)
  }

  static func perform(
    _ request: OutgoingRequest, _ limits: Limits, by handle: UnsafeMutableRawPointer
  ) throws(HTTPClientError) -> OutgoingResponse {
    guard request.isWellFormed else { throw HTTPClientError(.malformedRequest, "method, URL or field") }
    let fields = fieldList(request)
    defer { curl_slist_free_all(fields) }
    let body = ReceivedBody(limit: limits.body)
    let doorkeeper = Doorkeeper()
    var reason = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))
    let code = withExtendedLifetime((body, doorkeeper)) {
      reason.withUnsafeMutableBufferPointer { reason in
        configure(handle, request, limits)
        configureBody(handle, request)
        if let signing = request.signing { configure(handle, signing) }
        if limits.onlyPublicAddresses { doorkeeper.guardSockets(of: handle) }
        musclemate_curl_set_pointer(handle, CURLOPT_HTTPHEADER, fields)
        musclemate_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, reason.baseAddress)
        musclemate_curl_set_writer(handle, takeBody, Unmanaged.passUnretained(body).toOpaque())
        musclemate_curl_set_header_taker(handle, takeHeader, Unmanaged.passUnretained(body).toOpaque())
        return curl_easy_perform(handle)
      }
    }
    guard code == CURLE_OK else {
      if doorkeeper.hasRefused { throw HTTPClientError(.privateAddress, "an address that is not public") }
      throw HTTPClientError(code, reason: reason, isTooLarge: body.isTooLarge)
    }
    return OutgoingResponse(
      status: musclemate_curl_response_code(handle), headers: body.headers, body: body.bytes)
  }

  private static func configure(
    _ handle: UnsafeMutableRawPointer, _ request: OutgoingRequest, _ limits: Limits
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
    musclemate_curl_set_number(handle, CURLOPT_TIMEOUT_MS, limits.totalTimeout.milliseconds)
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

  static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
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

/// An answer's body as it comes in, used by one thread.
private final class ReceivedBody {
  private(set) var bytes: [UInt8] = []
  private(set) var headers: [(name: String, value: String)] = []
  private(set) var isTooLarge = false
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// A status line begins the fields of another answer, as after `100 Continue`.
  func takeHeader(_ line: UnsafeRawBufferPointer) {
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix("HTTP/") { headers = [] }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let isSpace = { (character: Character) in character.isWhitespace }
    let value = text[text.index(after: colon)...].drop(while: isSpace)
    headers.append((text[..<colon].lowercased(), String(value.prefix { !$0.isNewline })))
  }

  /// - Returns: what was taken; less than was given ends the transfer.
  func take(_ piece: UnsafeRawBufferPointer) -> Int {
    guard bytes.count + piece.count <= limit else {
      isTooLarge = true
      return 0
    }
    bytes.append(contentsOf: piece)
    return piece.count
  }
}

private func takeBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ body: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes, let body else { return 0 }
  return Unmanaged<ReceivedBody>.fromOpaque(body).takeUnretainedValue()
    .take(UnsafeRawBufferPointer(start: bytes, count: size * count))
}

/// Field lines are bounded by libcurl itself (100 KiB each, 300 KiB together).
private func takeHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ body: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes, let body else { return 0 }
  Unmanaged<ReceivedBody>.fromOpaque(body).takeUnretainedValue()
    .takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
  return size * count
}
