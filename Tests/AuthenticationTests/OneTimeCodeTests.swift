internal import Authentication
internal import Primitives
internal import Testing

struct OneTimeCodeTests {
  /// RFC 6238, appendix B, of which six digits are the last six.
  @Test(
    arguments: [
      (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"),
      (2_000_000_000, "279037"), (20_000_000_000, "353130"),
    ] as [(Int64, String)])
  func `codes are those of the RFC`(seconds: Int64, code: String) {
    let totp = TOTP(secret: Array("12345678901234567890".utf8))
    let time = Timestamp(unixSeconds: seconds)
    #expect(totp.code(at: TOTP.step(at: time)) == code)
    #expect(totp.step(of: code, at: time) == seconds / 30)
  }

  @Test func `a code is taken a step early and a step late, and no further`() {
    let totp = TOTP()
    let time = Timestamp(unixSeconds: 1_800_000_000)
    let step = TOTP.step(at: time)
    for offset in Int64(-3)...3 {
      let found = totp.step(of: totp.code(at: step + offset), at: time)
      #expect((found == step + offset) == (abs(offset) <= 1), "\(offset)")
    }
    for text in ["", "12345", "1234567", "abcdef", "１２３４５６"] { #expect(totp.step(of: text, at: time) == nil) }
  }

  @Test func `the link for apps escapes what people call themselves`() {
    let uri = TOTP(secret: [1, 2, 3, 4, 5]).uri(issuer: "Iron & Co", account: "an/na")
    #expect(
      uri == "otpauth://totp/Iron%20%26%20Co:an%2Fna?secret=AEBAGBAF&issuer=Iron%20%26%20Co&algorithm=SHA1"
        + "&digits=6&period=30")
  }

  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"),
    ("foobar", "MZXW6YTBOI"),
  ])
  func `base32 is that of the RFC`(text: String, encoded: String) {
    #expect(Base32.encode(text.utf8) == encoded)
    #expect(Base32.decode(encoded.lowercased()) == Array(text.utf8))
  }

  @Test func `base32 takes nothing else`() {
    for text in ["M1", "MZ=", "MZX", "A", "MZXW6YTBOJ"] { #expect(Base32.decode(text) == nil, "\(text)") }
  }

  @Test func `a recovery code is read however it is typed`() {
    let code = RecoveryCode()
    #expect(code.text.utf8.count == 19)
    #expect(RecoveryCode(code.text.lowercased().replacing("-", with: " ")) == code)
    #expect(RecoveryCode(code.text.replacing("-", with: "")) == code)
    #expect(RecoveryCode("") == nil)
    #expect(RecoveryCode(code.text + "A") == nil)
    #expect(Set((0..<100).map { _ in RecoveryCode().text }).count == 100)
  }
}
