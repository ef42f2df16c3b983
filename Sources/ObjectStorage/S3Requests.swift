internal import COpenSSL
internal import HTTPClient
internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension S3Store {
  /// How often a request is tried that failed for a passing reason, with pauses of 0.25 s, 0.5 s, 1 s between.
  private static var tries: Int { 4 }

  /// - Parameter query: sorted by name, as libcurl signs it.
  func send(
    _ method: String, _ name: ObjectName?, query: [(String, String)] = [],
    fields: [(name: String, value: String)] = [], body: [UInt8] = []
  ) throws(StorageError) -> OutgoingResponse {
    var request = OutgoingRequest(method, url(name, query), headers: fields, body: body)
    request.signing = AWSSigning(
      region: bucket.region, service: "s3", accessKey: bucket.accessKey, secretKey: bucket.secretKey)
    // S3 wants it among the signed fields, and this libcurl (7.88) signs it only where it is given.
    request.headers.append(("x-amz-content-sha256", Hexadecimal.encode(Self.digest(body))))
    if !body.isEmpty { request.headers.append(("Content-Type", "application/octet-stream")) }
    // At 64 KiB/s a piece of 16 MiB takes four minutes.
    let limits = HTTPClient.Limits(
      connectTimeout: .seconds(10), totalTimeout: .seconds(300), body: pieceSize + 4 << 20)
    for attempt in 1..<Self.tries {
      if let answer = passing(request, limits) { return answer }
      // Blocks, as libcurl's transfers do: callers are on a side pool's thread, or are commands on their own.
      usleep(125_000 << UInt32(attempt))
    }
    do throws(HTTPClientError) {
      return try HTTPClient.perform(request, limits: limits)
    } catch {
      let isPassing = error.kind == .unreachable || error.kind == .interrupted
      throw StorageError(isPassing ? .passing : .failed, "\(place): \(error)")
    }
  }

  /// Nil where it is worth another try: no answer, or one that says so (500 InternalError, 503 SlowDown).
  private func passing(_ request: OutgoingRequest, _ limits: HTTPClient.Limits) -> OutgoingResponse? {
    guard let answer = try? HTTPClient.perform(request, limits: limits) else { return nil }
    return answer.status >= 500 || answer.status == 429 ? nil : answer
  }

  func expect(_ status: Int, _ answer: OutgoingResponse, _ doing: String) throws(StorageError) {
    guard answer.status == status else { throw S3Answer.error(answer, doing) }
  }

  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: 32)
    let status = EVP_Digest(bytes, bytes.count, &output, nil, EVP_sha256(), nil)
    precondition(status == 1, "OpenSSL without SHA-256")
    return output
  }

  private func url(_ name: ObjectName?, _ query: [(String, String)]) -> String {
    let path = "\(bucket.endpoint)/\(bucket.name)" + (name.map { "/\(bucket.prefix)\($0)" } ?? "/")
    let pairs = query.map { "\($0)=\(PercentEncoding.encode($1))" }
    return pairs.isEmpty ? path : "\(path)?\(pairs.joined(separator: "&"))"
  }
}

/// Reads S3's answers: flat XML of known elements, without attributes in the parts that we read.
enum S3Answer {
  static func elements(_ name: String, in text: String) -> [Substring] {
    var found: [Substring] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "<\(name)>"),
      let end = rest[start.upperBound...].firstRange(of: "</\(name)>")
    {
      found.append(rest[start.upperBound..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    return found
  }

  static func element(_ name: String, in text: some StringProtocol) -> String? {
    elements(name, in: String(text)).first.map(String.init)
  }

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]

  static func unescaped(_ text: String) -> String {
    entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  static func escaped(_ text: String) -> String {
    text.replacingScalars { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : nil }
  }

  /// With S3's own word for it, such as NoSuchBucket; an answer to HEAD or from something else has none.
  static func error(_ answer: OutgoingResponse, _ doing: String) -> StorageError {
    let text = String(decoding: answer.body, as: UTF8.self)
    let code = element("Code", in: text) ?? "no reason given"
    let kind: StorageError.Kind =
      switch answer.status {
      case 404 where code != "NoSuchBucket": .noSuchObject
      case 401, 403: .refused
      case 429, 500...: .passing
      default: .failed
      }
    return StorageError(kind, "can't \(doing): \(answer.status) \(code)")
  }
}
