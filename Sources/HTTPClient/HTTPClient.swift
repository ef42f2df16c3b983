internal import CCurl

/// Sends a request to someone else's server and waits for the answer: blocking, by libcurl, for a thread that may wait.
///
/// Only http and https are spoken, certificates are verified unless a server asks itself, no redirect is followed (where a request with a
/// secret goes is the caller's to say), and an answer beyond the limit is given up.
public enum HTTPClient {
  /// The limits of a request.
  public struct Limits: Sendable {
    public var connectTimeout: Duration
    /// From the look-up of the name to the last byte of the answer. Nil: as long as it takes.
    public var totalTimeout: Duration?
    /// Whether an answer in gzip is asked for, and unpacked.
    public var takesGzip = false
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
      connectTimeout: Duration = .seconds(5), totalTimeout: Duration? = .seconds(20), body: Int = 4 << 20,
      certificateAuthorities: String? = nil
    ) {
      self.connectTimeout = connectTimeout
      self.totalTimeout = totalTimeout
      self.body = body
      self.certificateAuthorities = certificateAuthorities
    }

    /// The same with longer times, for tests, which share a busy machine.
    public func timesMultiplied(by factor: Int) -> Limits {
      var limits = self
      limits.connectTimeout *= factor
      limits.totalTimeout = totalTimeout.map { $0 * factor }
      return limits
    }
  }

  /// - Returns: the answer, whatever its status.
  /// - Throws: where there is none, or not the whole of it.
  public static func perform(
    _ request: OutgoingRequest, limits: Limits = Limits()
  ) throws(HTTPClientError) -> OutgoingResponse {
    try HTTPConversation().perform(request, limits: limits)
  }

  static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
