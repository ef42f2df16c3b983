public import APISchema
public import Primitives

/// The permissions of an API key. Writing does not include reading.
public enum KeyScope: String, WordValue, CaseIterable {
  case readTraining = "training:read"
  case writeTraining = "training:write"
  case readBody = "body:read"
  case writeBody = "body:write"
  case readCoaching = "coaching:read"
  case writeCoaching = "coaching:write"
  case readProfile = "profile:read"
  case writeProfile = "profile:write"
}

/// A new API key.
public struct APIKeyRequest: Message {
  /// A name by which its owner knows it again.
  public var name = ""
  /// What it may do. Writing does not include reading.
  public var scopes: [KeyScope] = []
  /// When it ends. Absent: it works until it is revoked.
  public var expiresAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("APIKeyRequest", APIKeyRequest.init) {
    Field("name", \.name, .length(1...60), .format(.name))
    Field("scopes", \.scopes, .count(1...8), .unique)
    Field("expires_at", \.expiresAt)
  }
}

/// An API key, without its token.
public struct APIKey: Message {
  public var id = UUID.unset
  /// The name that its owner gave it.
  public var name = ""
  /// The role in which it acts: that of the session which made it.
  public var role = OpenRole.lifter
  /// What it may do. Writing does not include reading.
  public var scopes: [KeyScope] = []
  public var createdAt = Timestamp.unset
  public var lastUsedAt: Timestamp?
  /// When it ends. Absent: it works until it is revoked.
  public var expiresAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("APIKey", APIKey.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("role", \.role)
    Field("scopes", \.scopes)
    Field("created_at", \.createdAt)
    Field("last_used_at", \.lastUsedAt)
    Field("expires_at", \.expiresAt)
  }
}

/// A key that was just made. The token is shown here only.
public struct MadeAPIKey: Message {
  /// The token `mmkey_…` that goes into the Authorization header. It is shown once.
  public var token = ""
  /// The key that it belongs to.
  public var key = APIKey()

  public init() {}

  public static let shape: Shape<Self> = Shape("MadeAPIKey", MadeAPIKey.init) {
    Field("token", \.token)
    Field("key", \.key)
  }
}
