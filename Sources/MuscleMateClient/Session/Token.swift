public import MuscleMateAPI
public import Primitives

/// What a signed-in person's requests are sent with. There is no refresh token: each use extends it, and a 401 ends it.
public struct Token: Sendable, Equatable {
  public let text: String
  public let role: AccountRole
  /// When it ends unless it is used before, as it was at the sign-in.
  public let expiresAt: Timestamp
  public let account: UUID
  /// The slug of the brand that it was asked for with.
  public let tenant: String?
  /// The address of the server that gave it: it is sent to no other.
  public let server: String

  /// For a token that did not come by `MuscleMate.signIn`.
  public init(
    text: String, role: AccountRole, expiresAt: Timestamp, account: UUID, tenant: String?, server: String
  ) {
    (self.text, self.role, self.expiresAt) = (text, role, expiresAt)
    (self.account, self.tenant, self.server) = (account, tenant, server)
  }
}

extension Token: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try [String: String](from: decoder)
    guard let text = values["text"], let role = values["role"].flatMap(AccountRole.init(rawValue:)),
      let expiresAt = values["expires_at"].flatMap({ Timestamp($0) }),
      let account = values["account"].flatMap({ UUID($0) }), let server = values["server"]
    else { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not a token")) }
    let tenant = values["tenant"]
    self.init(
      text: text, role: role, expiresAt: expiresAt, account: account, tenant: tenant, server: server)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = ["text": text, "role": role.rawValue, "server": server, "expires_at": "\(expiresAt)"]
    values["account"] = "\(account)"
    values["tenant"] = tenant
    try values.encode(to: encoder)
  }
}

/// Without the text: what is printed ends up in logs.
extension Token: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(role.rawValue)'s token of \(account) at \(server)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Keeps tokens on the device, each under a key of the caller's, such as the address of the server.
public protocol TokenStore: Sendable {
  /// Nil where there is none. An error where it can't be read: nobody is signed out by a device that is locked.
  func load(for key: String) throws -> Token?
  /// Replaces the one that is there. After an error that one is still there.
  func save(_ token: Token, for key: String) throws
  func remove(for key: String) throws
}

/// A call of the system that failed while a token was kept or read.
public struct TokenStoreError: Error, Sendable, Equatable {
  public let call: String
  /// `errno`, or the `OSStatus` of the keychain.
  public let number: Int32
}
