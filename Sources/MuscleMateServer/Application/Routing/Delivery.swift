internal import HTTPServer
internal import Primitives
internal import Secrets

extension Gateway {
  /// The answer as it goes out: with what is announced in every one, and where the client asks for that, as 304 or in gzip.
  func delivered(_ response: Response, _ call: Call) async -> Response {
    var response = await addingAnnouncements(response.taggedByContent, call)
    if call.route.holdsSecret { response.headers["Cache-Control"] = "no-store" }
    guard call.mayBeCompressed else { return response }
    return response.selected(for: call.request.head)
  }
}

extension Call {
  /// The length of a compressed answer reveals some of its content (CRIME, BREACH). So what holds a secret is not compressed,
  /// nor the answer to what changes something, which may repeat what a page was made to send.
  fileprivate var mayBeCompressed: Bool { !request.head.isUnsafe && !route.holdsSecret }
}

extension Response {
  /// The version alone does not name the bytes: records and energy of a workout change without a new version of it. So the
  /// tag of what is shown is `"version-digest"`. `If-Match` takes the version of it.
  fileprivate var taggedByContent: Response {
    guard [.ok, .created].contains(status), let tag = headers["ETag"],
      Int64(tag.dropFirst().dropLast()) != nil
    else { return self }
    let digest: [UInt8]
    switch body {
    case .bytes(let bytes): digest = SHA256.digest(bytes)
    case .foreign(let bytes): digest = bytes.withUnsafeBytes { SHA256.digest($0) }
    case .none, .stream: return self
    }
    var response = self
    response.headers["ETag"] = "\(tag.dropLast())-\(Hexadecimal.encode(digest.prefix(Self.digestLength)))\""
    return response
  }

  /// Bytes.
  private static let digestLength = 8

  /// The same answer with a tag of its bytes, for what has no version and is often asked for again.
  var taggedByBytes: Response {
    guard case .bytes(let bytes) = body else { return self }
    var response = self
    response.headers["ETag"] = Self.tag(of: bytes)
    return response
  }

  /// A tag of what has no version.
  static func tag(of bytes: [UInt8]) -> String {
    "\"\(Hexadecimal.encode(SHA256.digest(bytes).prefix(digestLength)))\""
  }
}
