import APISchema
import MuscleMateAPI
import Testing

@testable import MuscleMateServer

@Suite struct `A password` {
  private let policy = PasswordPolicy(minimumLength: 8, requires: [], blocksCommon: true)
  private let names = ["hanna.b", "hanna.b@example.com"]

  @Test(arguments: [
    "password", "Password1", "P@ssw0rd!", "12345678", "87654321", "qwertyui", "QWERTYUIOP", "aaaaaaaa",
    "abcabcabc", "letmein!!", "iloveyou2", "00000000", "1q2w3e4r", "hanna.b1", "HANNA.B2024", "deadlift99",
    "abcdefgh", "football123", "dragonmonkey", "SunshineBaby1!", "24.12.1990", "qwedsazxc", "zaq12wsxcde3",
  ])
  func `that is tried first is weak`(_ password: String) {
    #expect(code(policy, password) == .weak)
  }

  @Test(arguments: [
    "correct horse battery", "tr0mb0ne-umbrella", "kdhf83hsla", "мой длинный пароль", "squat 3x5 on mondays",
  ])
  func `that nobody else has is fine`(_ password: String) {
    #expect(code(policy, password) == nil)
  }

  @Test func `has bounds in characters`() {
    #expect(code(policy, "äöüßäöü") == .tooShort)
    #expect(code(policy, String(repeating: "pa ss", count: 26)) == .tooLong)
  }

  @Test func `has every kind of character that its tenant asks for`() {
    let strict = PasswordPolicy(
      minimumLength: 6, requires: ["letter", "digit", "special"], blocksCommon: false)
    #expect(codes(strict, "abcdef1") == [.needsSpecial])
    #expect(codes(strict, "abcdef!") == [.needsDigit])
    #expect(codes(strict, "123456!") == [.needsLetter])
    #expect(codes(strict, "abcdef") == [.needsDigit, .needsSpecial])
    #expect(codes(strict, "abc") == [.tooShort, .needsDigit, .needsSpecial])
    #expect(codes(strict, "abcde1!") == [])
  }

  private func code(_ policy: PasswordPolicy, _ password: String) -> Fault.Code? {
    codes(policy, password).first
  }

  private func codes(_ policy: PasswordPolicy, _ password: String) -> [Fault.Code] {
    var faults = Faults()
    for fault in policy.faults(of: password, names: names) { faults.add(fault) }
    return faults.list.map(\.code)
  }

  @Test func `is hashed with a salt, and checked`() async throws {
    let hasher = try PasswordHasher(cost: .init(memory: 64, passes: 1, lanes: 1), atOnce: 2)
    let hash = try await hasher.hash("correct horse")
    #expect(try await hasher.hash("correct horse") != hash)
    #expect(try await hasher.isRight("correct horse", for: hash))
    #expect(try await !hasher.isRight("correct horses", for: hash))
    #expect(try await !hasher.isRight("", for: nil))
    #expect(!hasher.isOutdated(hash))
    hasher.close()
  }

  @Test func `waits its turn, and beyond the bound is refused with a time to come again`() async throws {
    let hasher = try PasswordHasher(cost: .init(memory: 8_192, passes: 1, lanes: 1), atOnce: 1, waiting: 2)
    let outcomes = await withTaskGroup(of: Int?.self) { group in
      for _ in 1...40 {
        group.addTask {
          do {
            _ = try await hasher.hash("correct horse")
            return 0
          } catch {
            return (error as? Problem)?.retryAfter
          }
        }
      }
      return await group.reduce(into: [Int?]()) { $0.append($1) }
    }
    #expect(outcomes.contains(0))
    #expect(outcomes.contains(2))
    #expect(outcomes.allSatisfy { $0 == 0 || $0 == 2 })
    hasher.close()
  }
}
