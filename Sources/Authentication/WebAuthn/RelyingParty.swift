internal import COpenSSL

/// The scope of a tenant's passkeys: a domain, and the origins that may use them.
public struct RelyingParty: Sendable {
  public let name: String
  /// The domain: `coach.example`.
  public let id: String
  private let origins: Set<String>
  private let takesAnyLocalPort: Bool

  /// - Parameter takesAnyLocalPort: for a server on the developer's own machine, where the page comes from another port.
  public init(name: String, id: String, origins: Set<String>, takesAnyLocalPort: Bool = false) {
    self.name = name
    self.id = id
    self.origins = origins
    self.takesAnyLocalPort = takesAnyLocalPort
  }

  func accepts(_ origin: String) -> Bool {
    if origins.contains(origin) { return true }
    guard takesAnyLocalPort, origin.hasPrefix("http://localhost") else { return false }
    let port = origin.dropFirst("http://localhost".count)
    return port.isEmpty
      || port.first == ":" && (2...6).contains(port.utf8.count) && UInt16(port.dropFirst()) != nil
  }

  var hash: [UInt8] { sha256(id.utf8) }
}

func sha256(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  let input = Array(bytes)
  var output = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
  precondition(
    EVP_Digest(input, input.count, &output, nil, EVP_sha256(), nil) == 1, "OpenSSL without SHA-256")
  return output
}
