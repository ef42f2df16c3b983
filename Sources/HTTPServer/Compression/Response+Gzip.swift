internal import Synchronization

extension Response {
  /// Below this many bytes, gzip's own header and the client's work weigh more than what is saved.
  private static let worthwhile = 1024

  /// The answer as it goes to this client: 304 where the client has it, else in gzip where the client takes that (RFC 9110,
  /// section 12.5.3) and it is text that is worth the work. A strong entity tag names bytes, so that of the compressed ones is
  /// another one (section 8.8.3.3).
  public func selected(for head: RequestHead) -> Response {
    guard isCompressible else { return unlessKnown(to: head) }
    var response = self
    response.headers["Vary"] = Self.vary(headers["Vary"])
    guard head.takesGzip else { return response.unlessKnown(to: head) }
    response.headers["Content-Encoding"] = "gzip"
    response.headers["ETag"] = headers["ETag"].map(EntityTag.ofGzip)
    response = response.unlessKnown(to: head)
    if response.status == .ok { response.body = body.compressed }
    return response
  }

  /// A route that has both forms of its answer ready says so itself.
  private static func vary(_ known: String?) -> String {
    guard let known else { return "Accept-Encoding" }
    let names = known.split(separator: ",").map { $0.filter { $0 != " " }.lowercased() }
    return names.contains("accept-encoding") ? known : "\(known), Accept-Encoding"
  }

  /// Events are some bytes each, minutes apart: a compressor would hold its window for each open stream and save nothing.
  private var isCompressible: Bool {
    guard status == .ok, !headers.contains("Content-Encoding"), !headers.contains("Accept-Ranges"),
      let type = headers["Content-Type"], !type.hasPrefix("text/event-stream")
    else { return false }
    return (type.hasPrefix("text/") || type.hasPrefix("application/json") || type.hasPrefix("image/svg+xml"))
      && body.isAtLeast(Self.worthwhile)
  }
}

extension Response {
  /// The same bytes in gzip, for what is made once and sent often.
  public static func gzip(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes(Gzip.compressing) }
}

extension Response.Body {
  fileprivate func isAtLeast(_ count: Int) -> Bool {
    switch self {
    case .none: false
    case .bytes(let bytes): bytes.count >= count
    case .foreign(let bytes): bytes.withUnsafeBytes { $0.count >= count }
    case .stream: true
    }
  }

  fileprivate var compressed: Self {
    switch self {
    case .none: .none
    case .bytes(let bytes): .bytes(bytes.withUnsafeBytes(Gzip.compressing))
    case .foreign(let bytes): .bytes(bytes.withUnsafeBytes(Gzip.compressing))
    case .stream(let produce):
      .stream { writer in
        let gzip = StreamedGzip()
        try await produce(BodyWriter { try await writer.write(gzip.compress($0, .event)) })
        try await writer.write(gzip.compress([], .end))
      }
    }
  }
}

/// The gzip stream of a body that is written piece by piece: each piece can be read when it arrives.
private final class StreamedGzip: Sendable {
  private let gzip = Mutex(Gzip(.little))

  func compress(_ bytes: [UInt8], _ flush: Gzip.Flush) -> [UInt8] {
    var output: [UInt8] = []
    gzip.withLock { gzip in bytes.withUnsafeBytes { gzip.append($0, flush, to: &output) } }
    return output
  }
}

extension RequestHead {
  /// Whether the client says that it takes gzip (RFC 9110, section 12.5.3): by name or by `*`, and not with a weight of 0.
  public var takesGzip: Bool {
    var byStar = false
    for coding in headers.values("Accept-Encoding").joined(separator: ",").split(separator: ",") {
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      let isRefused = parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
      if parts.first == "gzip" || parts.first == "x-gzip" { return !isRefused }
      if parts.first == "*" { byStar = !isRefused }
    }
    return byStar
  }
}
