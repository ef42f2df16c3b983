internal import Primitives

/// That an account was erased, as it is kept outside of the database: by ids alone, and signed under a key of the
/// installation, so that no line that someone puts there erases anyone.
struct ErasureNote: Sendable, Hashable {
  let tenant: Int32
  let account: UUID
  let at: Timestamp
  private let key: String
  private let code: [UInt8]

  init(tenant: Int32, account: UUID, at: Timestamp, key: [UInt8]) {
    self.tenant = tenant
    self.account = account
    self.at = at
    self.key = KeyID(of: key).description
    code = Self.code(tenant, account, at, under: key)
  }

  /// A line of the record; nil for what is none.
  init?(_ line: some Collection<UInt8>) {
    guard let json = try? JSON.parse(Array(line)),
      let tenant = json["tenant"]?.integer.flatMap(Int32.init(exactly:)),
      let account = json["account"]?.text.flatMap({ UUID($0) }),
      let at = json["at"]?.text.flatMap(Timestamp.init), let key = json["key"]?.text,
      let code = json["hmac_sha256"]?.text.flatMap({ Hexadecimal.decode($0) })
    else { return nil }
    self.tenant = tenant
    self.account = account
    self.at = at
    self.key = key
    self.code = code
  }

  var line: [UInt8] {
    let json: JSON = [
      "tenant": .number("\(tenant)"), "account": .string(account.description), "at": .string(at.description),
      "key": .string(key), "hmac_sha256": .string(Hexadecimal.encode(code)),
    ]
    return json.bytes + [UInt8(ascii: "\n")]
  }

  func isSigned(byOneOf keys: [[UInt8]]) -> Bool {
    keys.contains { SHA256.areEqual(Self.code(tenant, account, at, under: $0), code) }
  }

  private static func code(_ tenant: Int32, _ account: UUID, _ at: Timestamp, under key: [UInt8]) -> [UInt8] {
    SHA256.code(of: Array("\(tenant)\n\(account)\n\(at)".utf8), under: key, for: "musclemate erasure")
  }
}
