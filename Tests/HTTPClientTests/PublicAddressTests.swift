import Testing

@testable import HTTPClient

struct PublicAddressTests {
  @Test(
    arguments: [
      (127, 0, 0, 1), (10, 1, 2, 3), (172, 16, 0, 1), (172, 31, 255, 255), (192, 168, 1, 1),
      (169, 254, 169, 254),
      (0, 0, 0, 0), (100, 64, 0, 1), (224, 0, 0, 1), (255, 255, 255, 255), (198, 19, 0, 1), (203, 0, 113, 5),
    ] as [(UInt32, UInt32, UInt32, UInt32)])
  func `an address of IPv4 that is kept for something is not public`(
    address: (UInt32, UInt32, UInt32, UInt32)
  ) {
    #expect(!PublicAddress.isPublic(v4: number(address)))
  }

  @Test(
    arguments: [(1, 1, 1, 1), (172, 15, 0, 1), (172, 32, 0, 1), (17, 188, 143, 34), (100, 63, 0, 1)]
      as [(UInt32, UInt32, UInt32, UInt32)])
  func `every other address of IPv4 is`(address: (UInt32, UInt32, UInt32, UInt32)) {
    #expect(PublicAddress.isPublic(v4: number(address)))
  }

  @Test func `of IPv6 only what everyone can reach is`() {
    func isPublic(_ start: [UInt8], _ end: [UInt8] = []) -> Bool {
      PublicAddress.isPublic(
        v6: start + [UInt8](repeating: 0, count: 16 - start.count - end.count) + end)
    }
    #expect(isPublic([0x2A, 0x00, 0x14, 0x50], [1]))
    #expect(isPublic([0x26, 0x20, 0x01, 0x49], [1]))
    #expect(!isPublic([], [1]))
    #expect(!isPublic([], [0xFF, 0xFF, 8, 8, 8, 8]))
    #expect(!isPublic([0xFE, 0x80], [1]))
    #expect(!isPublic([0xFD, 0x00], [1]))
    #expect(!isPublic([0xFF, 0x02], [1]))
    #expect(!isPublic([0x20, 0x01, 0x0D, 0xB8], [1]))
    #expect(!isPublic([0x20, 0x02, 0x7F, 0, 0, 1], [1]))
    #expect(!isPublic([0x00, 0x64, 0xFF, 0x9B], [127, 0, 0, 1]))
  }

  private func number(_ parts: (UInt32, UInt32, UInt32, UInt32)) -> UInt32 {
    parts.0 << 24 | parts.1 << 16 | parts.2 << 8 | parts.3
  }
}
