internal import HTTPServer
internal import Primitives

extension Gateway {
  /// The answer as it goes out: with what is announced in every one, and where the client asks for that, as 304 or in gzip.
  func delivered(_ response: Response, _ call: Call) async -> Response {
    let response = await announcing(response.taggedByContent, call)
    guard call.mayBeCompressed else { return response }
    return response.unlessKnown(to: call.request.head).compressed(for: call.request.head)
  }
}

extension Call {
  /// The length of a compressed answer tells of what is in it (CRIME, BREACH). So what may hold a secret is not compressed:
  /// pages with what a form sends back, and answers to whatever changes something, which tell tokens and codes.
  fileprivate var mayBeCompressed: Bool { !request.head.isUnsafe && !route.isPage }
}

extension Response {
  /// The version alone does not name the bytes: records and energy of a workout change without a new version of it. So the
  /// tag of what is shown is `"version-digest"`. `If-Match` takes the version of it.
  fileprivate var taggedByContent: Response {
    guard [.ok, .created].contains(status), let tag = headers["ETag"], tag.hasSuffix("\"") else {
      return self
    }
    let digest: [UInt8]
    switch body {
    case .bytes(let bytes): digest = SHA256.digest(bytes)
    case .foreign(let bytes): digest = bytes.withUnsafeBytes { SHA256.digest($0) }
    case .none, .stream: return self
    }
    var response = self
    response.headers["ETag"] = "\(tag.dropLast())-\(Hexadecimal.encode(digest.prefix(8)))\""
    return response
  }
}
