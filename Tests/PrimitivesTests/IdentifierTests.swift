import Primitives
import Testing

@Suite struct IdentifierTests {
  @Test func `version 7 identifiers are ordered by their time`() {
    let times = (0..<500).map { Timestamp(unixMicroseconds: 1_700_000_000_000_000 + Int64($0) * 1_000) }
    let identifiers = times.map { UUID.v7(at: $0) }
    #expect(identifiers.sorted() == identifiers)
    #expect(identifiers.map(\.description).sorted() == identifiers.map(\.description))
  }

  @Test func `version and variant are stamped and the time is in front`() {
    for _ in 0..<200 {
      let identifier = UUID.v7(at: Timestamp(unixMicroseconds: 0x017F_22E2_79B0 * 1_000))
      #expect(identifier.description.hasPrefix("017f22e2-79b0-7"))
      #expect(identifier.low >> 62 == 0b10)
    }
  }

  @Test func `an identifier is read in either case and written in lower case`() throws {
    let text = "017F22E2-79b0-7cc3-98C4-dc0c0c07398f"
    let identifier = try #require(UUID(text))
    #expect(identifier == UUID(high: 0x017F_22E2_79B0_7CC3, low: 0x98C4_DC0C_0C07_398F))
    #expect(identifier.description == text.lowercased())
  }

  @Test(arguments: [
    "", "017f22e2", "017f22e279b07cc398c4dc0c0c07398f", "017f22e2-79b0-7cc3-98c4-dc0c0c07398",
    "017f22e2-79b0-7cc3-98c4-dc0c0c07398f0", "{017f22e2-79b0-7cc3-98c4-dc0c0c07398f}",
    "017f22e2-79b0-7cc3-98c4-dc0c0c07398g", "017f22e27-9b0-7cc3-98c4-dc0c0c07398f",
    "017f22e2-79b0-7cc3-98c4-dc0c0c07398é", "017f22e2-79b0-7cc3-98c4+dc0c0c07398f",
  ])
  func `any other form is refused`(_ text: String) {
    #expect(UUID(text) == nil)
  }
}

@Suite struct EncodingTests {
  /// RFC 4648, section 10, without padding, and the two characters that are this alphabet's own.
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
    ("foobar", "Zm9vYmFy"), ("\u{3FF}\u{3FE}?>", "z7_Pvj8-"),
  ])
  func `base64url is that of the RFC`(_ plain: String, _ encoded: String) {
    #expect(Base64URL.encode(plain.utf8) == encoded)
    #expect(Base64URL.decode(encoded) == Array(plain.utf8))
  }

  @Test(arguments: ["Z", "Zg==", "Zh", "Zm9", "Zm9v\n", "Zm+v", "Zm/v", " Zg", "Zmé", "AAAAA"])
  func `what encoding would not have written is refused`(_ text: String) {
    #expect(Base64URL.decode(text) == nil)
  }

  @Test func `random bytes come back from either encoding`() {
    var random = SystemRandomNumberGenerator()
    for count in 0..<200 {
      let bytes = random.bytes(count)
      #expect(bytes.count == count)
      #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
      #expect(Hexadecimal.encode(bytes).utf8.count == count * 2)
    }
    #expect(Hexadecimal.encode([0x00, 0x9F, 0xAB]) == "009fab")
  }
}
