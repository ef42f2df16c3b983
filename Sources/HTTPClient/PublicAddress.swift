internal import CCurl

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Addresses of the public internet: all but those that IANA keeps for private networks, for a machine itself, for one link,
/// for groups and for examples (the "special-purpose address registries" of IPv4 and IPv6, RFC 6890).
public enum PublicAddress {
  /// Whether this host of an address, with or without a port, is one that may be reached: a name, or an address that is public.
  /// What a name stands for is looked at when it is called (`Limits.onlyPublicAddresses`).
  public static func admits(host authority: some StringProtocol) -> Bool {
    guard authority.hasPrefix("[") else {
      var v4 = in_addr()
      // libcurl takes "127.1" and "0x7f000001" for addresses, too (inet_aton(3)).
      let isAddress = inet_aton(String(authority.prefix { $0 != ":" }), &v4) == 1
      return !isAddress || isPublic(v4: UInt32(bigEndian: v4.s_addr))
    }
    var v6 = in6_addr()
    return inet_pton(AF_INET6, String(authority.dropFirst().prefix { $0 != "]" }), &v6) == 1
      && isPublic(v6: withUnsafeBytes(of: v6) { Array($0) })
  }

  /// - Parameter address: the first byte is the highest.
  static func isPublic(v4 address: UInt32) -> Bool {
    !special.contains { address >> (32 - $0.bits) == $0.network >> (32 - $0.bits) }
  }

  /// Only what is given out to be reached by everyone (2000::/3). IPv4 in IPv6, however it is written, is not: the name
  /// has an address of IPv4 as well.
  static func isPublic(v6 address: [UInt8]) -> Bool {
    guard address.count == 16, address[0] & 0xE0 == 0x20 else { return false }
    let head =
      (UInt32(address[0]) << 24) | UInt32(address[1]) << 16 | UInt32(address[2]) << 8 | UInt32(address[3])
    // 2001::/23 (protocols, Teredo among them), 2001:db8::/32 and 3fff::/20 (examples), 2002::/16 (6to4).
    return head >> 9 != 0x2001_0000 >> 9 && head != 0x2001_0DB8 && head >> 12 != 0x3FFF_0000 >> 12
      && head >> 16 != 0x2002
  }

  private static let special: [(network: UInt32, bits: UInt32)] = [
    (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16),
    (0xAC10_0000, 12), (0xC000_0000, 24), (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16),
    (0xC612_0000, 15), (0xC633_6400, 24), (0xCB00_7100, 24), (0xE000_0000, 4), (0xF000_0000, 4),
  ]
}

/// Opens libcurl's sockets, after the name was resolved: so a name that leads to another address each time is refused too.
final class Doorkeeper {
  private(set) var hasRefused = false

  func guardSockets(of handle: UnsafeMutableRawPointer) {
    musclemate_curl_set_socket_opener(handle, openSocket, Unmanaged.passUnretained(self).toOpaque())
  }

  fileprivate func admits(_ address: UnsafeMutablePointer<curl_sockaddr>) -> Bool {
    let isPublic = Self.isPublic(address)
    if !isPublic { hasRefused = true }
    return isPublic
  }

  private static func isPublic(_ address: UnsafeMutablePointer<curl_sockaddr>) -> Bool {
    guard let start = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return false }
    // It is longer than its declared type where the family needs that (CURLOPT_OPENSOCKETFUNCTION(3)).
    let socketAddress = UnsafeRawPointer(address) + start
    switch address.pointee.family {
    case AF_INET:
      let bytes = socketAddress.loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
      return PublicAddress.isPublic(v4: UInt32(bigEndian: bytes))
    case AF_INET6:
      let bytes = socketAddress.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      return PublicAddress.isPublic(v6: withUnsafeBytes(of: bytes) { Array($0) })
    default: return false
    }
  }
}

private func openSocket(
  _ doorkeeper: UnsafeMutableRawPointer?, _: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
  guard let doorkeeper, let address,
    Unmanaged<Doorkeeper>.fromOpaque(doorkeeper).takeUnretainedValue().admits(address)
  else { return -1 }
  return socket(address.pointee.family, address.pointee.socktype, address.pointee.protocol)
}
