extension Server {
  /// The address that the server listens at, and its limits for a client. Sizes are bytes.
  public struct Configuration: Sendable {
    /// A numeric IPv4 or IPv6 address.
    public var address: String
    /// 0 lets the system pick one; `start` returns it.
    public var port: UInt16
    public var tls: TLS?

    /// The request line (longer: 414).
    public var requestLineLimit = 8 * 1024
    /// All field lines together (longer: 431); trailers have the same bound.
    public var headerLimit = 16 * 1024
    /// The number of fields (more: 431).
    public var headerCountLimit = 100

    /// From a request's first byte to the end of its header section (longer: 408). A TLS handshake and the
    /// first request together have it as well.
    public var headerDeadline = Duration.seconds(10)
    /// How long a connection may wait for its next request.
    public var idleDeadline = Duration.seconds(75)
    /// From the end of the header section to the end of the body (longer: 408).
    public var bodyDeadline = Duration.seconds(60)
    /// How long a client may take nothing of a waiting answer before it is cut.
    public var sendDeadline = Duration.seconds(30)

    public var connectionLimit = 20_000
    public var connectionLimitPerAddress = 1024
    /// All bodies longer than 64 KiB that are received or worked on, in bytes (more: 503), and those from one address: sixteen of
    /// the largest, and four. A program that sends them under a made-up token is found out only once all of it is there.
    public var bodyBytesLimit = 256 * 1024 * 1024
    public var bodyBytesLimitPerAddress = 64 * 1024 * 1024
    /// Only these may name the client's address in `X-Forwarded-For`.
    public var trustedProxies: [AddressRange] = []

    /// Whether a request's task runs on the loop that owns its socket. Elsewhere it runs on Swift's global
    /// pool, and its answer hops back.
    public var prefersLoopExecutor = true

    public init(address: String = "127.0.0.1", port: UInt16 = 8080, tls: TLS? = nil) {
      self.address = address
      self.port = port
      self.tls = tls
    }

    /// For tests, which share a busy machine.
    public mutating func multiplyDeadlines(by factor: Int) {
      headerDeadline *= factor
      idleDeadline *= factor
      bodyDeadline *= factor
      sendDeadline *= factor
    }
  }

  /// PEM files: the certificate with its chain, and its private key.
  public struct TLS: Sendable {
    public var certificateFile: String
    public var keyFile: String

    public init(certificateFile: String, keyFile: String) {
      self.certificateFile = certificateFile
      self.keyFile = keyFile
    }

    /// Throws what a server would stop at: files that can't be read, or a key that is another certificate's.
    public func check() throws(ServerError) { _ = try TLSContext(self) }
  }
}

/// Why a server could not start.
public struct ServerError: Error, CustomStringConvertible {
  public let description: String
}
