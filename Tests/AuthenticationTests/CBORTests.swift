internal import Primitives
internal import Testing

@testable internal import Authentication

struct CBORTests {
  private func read(_ digits: String) -> CBOR? {
    var reader = CBORReader(Hexadecimal.decode(digits) ?? [])
    guard let value = reader.value(), reader.isAtEnd else { return nil }
    return value
  }

  /// RFC 8949, appendix A.
  @Test func `values are those of the RFC`() {
    #expect(read("17") == .integer(23))
    #expect(read("1818") == .integer(24))
    #expect(read("1b000000e8d4a51000") == .integer(1_000_000_000_000))
    #expect(read("3903e7") == .integer(-1000))
    #expect(read("4401020304") == .bytes([1, 2, 3, 4]))
    #expect(read("6449455446") == .text("IETF"))
    #expect(
      read("8301820203820405")
        == .array([.integer(1), .array([.integer(2), .integer(3)]), .array([.integer(4), .integer(5)])]))
    #expect(
      read("a201020304")
        == .map([.init(key: .integer(1), value: .integer(2)), .init(key: .integer(3), value: .integer(4))]))
    #expect(read("f5") == .simple(21))
    #expect(read("fa47c35000") == .number)
  }

  @Test func `what is cut off, endless, too deep, doubled or too large is refused`() {
    for digits in [
      "", "18", "1b00", "44010203", "61ff", "9f01ff", "5f41014102ff", "a10102ff", "a201020102",
      "1bffffffffffffffff", "3bffffffffffffffff", "5bffffffffffffffff", "9bffffffffffffffff",
      "bb7fffffffffffffff",
      String(repeating: "81", count: 100) + "01", "1c", "ff",
    ] {
      #expect(read(digits) == nil, "\(digits)")
    }
  }

  @Test func `no bytes make it crash`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let bytes = random.bytes(Int.random(in: 0...64, using: &random))
      var reader = CBORReader(bytes)
      _ = reader.value()
      #expect(reader.position <= bytes.count)
    }
  }
}
