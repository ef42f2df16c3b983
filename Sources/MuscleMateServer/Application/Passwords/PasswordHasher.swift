internal import CArgon2
internal import EventLoop
internal import Primitives

/// Hashes and checks passwords with Argon2id (RFC 9106) on threads of its own, whose number bounds how many
/// run at once: each takes `memory` KiB and most of a core.
struct PasswordHasher: Sendable {
  /// The cost of a hash; the hash records it, so that it can be raised at any time.
  struct Cost: Sendable, Equatable {
    /// KiB.
    var memory: UInt32
    var passes: UInt32
    var lanes: UInt32

    /// OWASP's recommendation for Argon2id.
    static let recommended = Cost(memory: 19_456, passes: 2, lanes: 1)

    /// How an encoded hash of this cost begins.
    fileprivate var prefix: String { "$argon2id$v=19$m=\(memory),t=\(passes),p=\(lanes)$" }
  }

  private let pool: SidePool
  private let cost: Cost
  /// Checked where nobody has the login, so that the time taken does not reveal it.
  private let decoy: String

  init(cost: Cost = .recommended, atOnce: Int, waiting: Int = 64) throws {
    pool = try SidePool(threads: atOnce, queue: waiting)
    self.cost = cost
    decoy = try Self.hash("", cost)
  }

  /// Keyboards send the same letters in different forms: all become one (NIST SP 800-63B, section 5.1.1.2).
  func hash(_ password: String) async throws -> String {
    let cost = cost
    return try await run { try Self.hash(password.compatibilityComposed, cost) }
  }

  /// What a check of a password found.
  enum Match: Sendable {
    case none
    /// In the form that is hashed today, or in one that an older release hashed as it came.
    case today, older
  }

  /// Compares the password with this hash in each form that it may have been hashed in; none after the same time where there
  /// is no hash.
  func match(_ password: String, for hash: String?) async throws -> Match {
    let decoy = decoy
    let forms = Self.forms(of: password)
    return try await run {
      let index = try forms.firstIndex { try Self.verify($0, hash ?? decoy) && hash != nil }
      return index.map { $0 == 0 ? .today : .older } ?? .none
    }
  }

  func isRight(_ password: String, for hash: String?) async throws -> Bool {
    try await match(password, for: hash) != .none
  }

  /// A hash to keep instead of the one that the password matched; nil where that is as it would be made today.
  func renewal(of hash: String, after match: Match, _ password: String) async throws -> String? {
    match == .older || isOutdated(hash) ? try await self.hash(password) : nil
  }

  /// The form that is hashed, then the others that differ from it: as it came, and as some keyboards write letters with marks.
  private static func forms(of password: String) -> [[UInt8]] {
    var forms: [[UInt8]] = []
    // Not as texts: these forms are equal to Swift.
    for form in [password.compatibilityComposed, password, password.canonicallyDecomposed] {
      let bytes = Array(form.utf8)
      if !forms.contains(bytes) { forms.append(bytes) }
    }
    return forms
  }

  /// Whether the hash was made at another cost than today's.
  func isOutdated(_ hash: String) -> Bool { !hash.hasPrefix(cost.prefix) }

  func close() { pool.close() }

  private func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    do { return try await pool.run(work) } catch is SidePoolFull { throw Problem.unavailable(retryAfter: 2) }
  }

  private static let saltLength = 16
  private static let hashLength = 32

  /// Of the password as it is.
  static func hash(_ password: String, _ cost: Cost) throws -> String {
    var random = SystemRandomNumberGenerator()
    let salt = random.bytes(saltLength)
    let password = Array(password.utf8)
    let capacity = argon2_encodedlen(
      cost.passes, cost.memory, cost.lanes, UInt32(saltLength), UInt32(hashLength), Argon2_id)
    var encoded = [CChar](repeating: 0, count: capacity)
    let code = argon2id_hash_encoded(
      cost.passes, cost.memory, cost.lanes, password, password.count, salt, salt.count, hashLength,
      &encoded, encoded.count)
    guard code == ARGON2_OK.rawValue else { throw PasswordHashError(code: code) }
    return String(decoding: encoded.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func verify(_ password: [UInt8], _ hash: String) throws -> Bool {
    let code = argon2id_verify(hash, password, password.count)
    if code == ARGON2_VERIFY_MISMATCH.rawValue { return false }
    guard code == ARGON2_OK.rawValue else { throw PasswordHashError(code: code) }
    return true
  }
}

/// Argon2 refused: out of memory, or a hash that is none.
struct PasswordHashError: Error, CustomStringConvertible {
  let code: Int32

  var description: String { "Argon2: \(String(cString: argon2_error_message(code)))" }
}
