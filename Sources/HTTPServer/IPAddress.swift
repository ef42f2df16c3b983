#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An IPv4 or IPv6 address in 16 bytes; IPv4 is kept as its mapped form (RFC 4291 §2.5.5.2).
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
  let high: UInt64
  let low: UInt64

  public static let loopback = IPAddress(v4: 0x7F00_0001)

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(v4: UInt32) { self.init(high: 0, low: 0xFFFF_0000_0000 | UInt64(v4)) }

  /// Whether the address is this machine's own: 127.0.0.0/8 and ::1.
  public var isLoopback: Bool { isV4 ? low >> 24 & 0xFF == 0x7F : high == 0 && low == 1 }

  public var isV4: Bool { high == 0 && low >> 32 == 0xFFFF }

  /// What limits per address count by: the /64 of an IPv6 address, since a subscriber has at least one (RFC 6177), and an IPv4
  /// address itself.
  public var subscriber: IPAddress { isV4 ? self : IPAddress(high: high, low: 0) }

  /// Dotted decimal or the text form of RFC 4291; no port, no brackets, no zone.
  public init?(_ text: String) {
    var v4 = in_addr()
    if inet_pton(AF_INET, text, &v4) == 1 {
      self.init(v4: UInt32(bigEndian: v4.s_addr))
      return
    }
    var v6 = in6_addr()
    guard inet_pton(AF_INET6, text, &v6) == 1 else { return nil }
    self.init(v6)
  }

  init(_ v6: in6_addr) {
    let words = withUnsafeBytes(of: v6) { bytes in
      (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    self.init(high: UInt64(bigEndian: words.0), low: UInt64(bigEndian: words.1))
  }

  /// The text form of RFC 5952 for IPv6, dotted decimal for IPv4.
  public var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    if isV4 {
      var v4 = in_addr(s_addr: UInt32(truncatingIfNeeded: low).bigEndian)
      inet_ntop(AF_INET, &v4, &text, socklen_t(text.count))
    } else {
      var words = (high.bigEndian, low.bigEndian)
      inet_ntop(AF_INET6, &words, &text, socklen_t(text.count))
    }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// The addresses that share a prefix, as in `10.0.0.0/8`; a bare address is a range of one.
public struct AddressRange: Hashable, Sendable {
  private let network: IPAddress
  private let prefix: Int

  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = IPAddress(String(parts[0])) else { return nil }
    let width = address.isV4 ? 32 : 128
    var length = width
    if parts.count == 2 {
      guard parts[1].utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }), let given = Int(parts[1]), given <= width
      else { return nil }
      length = given
    }
    prefix = 128 - width + length
    network = address.masked(to: prefix)
  }

  public func contains(_ address: IPAddress) -> Bool { address.masked(to: prefix) == network }
}

extension IPAddress {
  fileprivate func masked(to prefix: Int) -> IPAddress {
    let highMask: UInt64 = prefix >= 64 ? .max : ~(.max >> UInt64(prefix))
    let lowMask: UInt64 = prefix <= 64 ? 0 : prefix == 128 ? .max : ~(.max >> UInt64(prefix - 64))
    return IPAddress(high: high & highMask, low: low & lowMask)
  }
}
