package import Primitives
internal import Secrets

/// That an account was erased, as it is kept outside of the database: by ids alone, and signed under a key of the
/// installation, so that no line that someone puts there erases anyone. What is signed names the line before, so that none
/// is taken out between two.
package struct ErasureNote: Sendable, Hashable {
  package let tenant: Int32
  package let account: UUID
  package let at: Timestamp
  /// The SHA-256 of the line before, in hexadecimal; nil in lines from before they were chained.
  package let previous: String?
  /// The identifier of the key that it is signed under.
  package let key: String
  private let code: [UInt8]

  package init(tenant: Int32, account: UUID, at: Timestamp, after previous: [UInt8]? = nil, key: [UInt8]) {
    self.tenant = tenant
    self.account = account
    self.at = at
    self.previous = previous.map { Hexadecimal.encode(SHA256.digest($0)) }
    self.key = KeyID(of: key).description
    code = Self.code(tenant, account, at, self.previous, under: key)
  }

  /// A line of the record; nil for what is none.
  package init?(_ line: some Collection<UInt8>) {
    guard let json = try? JSON.parse(Array(line)),
      let tenant = json["tenant"]?.integer.flatMap(Int32.init(exactly:)),
      let account = json["account"]?.text.flatMap({ UUID($0) }),
      let at = json["at"]?.text.flatMap(Timestamp.init), let key = json["key"]?.text,
      let code = json["hmac_sha256"]?.text.flatMap({ Hexadecimal.decode($0) })
    else { return nil }
    self.tenant = tenant
    self.account = account
    self.at = at
    previous = json["previous"]?.text
    self.key = key
    self.code = code
  }

  package var line: [UInt8] {
    var members: [JSON.Member] = [
      .init("tenant", .number("\(tenant)")), .init("account", .string(account.description)),
      .init("at", .string(at.description)),
    ]
    if let previous { members.append(.init("previous", .string(previous))) }
    members += [
      .init("key", .string(key)), .init("hmac_sha256", .string(Hexadecimal.encode(code))),
    ]
    return JSON.object(members).bytes + [UInt8(ascii: "\n")]
  }

  package func isSigned(byOneOf keys: [[UInt8]]) -> Bool {
    keys.contains { SHA256.areEqual(Self.code(tenant, account, at, previous, under: $0), code) }
  }

  private static func code(
    _ tenant: Int32, _ account: UUID, _ at: Timestamp, _ previous: String?, under key: [UInt8]
  ) -> [UInt8] {
    let text = "\(tenant)\n\(account)\n\(at)" + (previous.map { "\n\($0)" } ?? "")
    return SHA256.code(of: Array(text.utf8), under: key, for: "musclemate erasure")
  }
}
