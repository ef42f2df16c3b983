public import Primitives

/// How a coach invites a lifter.
public struct InviteRequest: Message {
  /// A username, or an address, which need not have an account.
  public var lifter = ""
  public var message: String?
  /// What the coach asks to see; the lifter decides.
  public var scopes: [Scope] = []

  public init() {}

  public static let shape = Shape("InviteRequest", InviteRequest.init) {
    Field("lifter", \.lifter, .format(.usernameOrAddress))
    Field("message", \.message, .length(0...1_000))
    Field("scopes", \.scopes, .unique, .count(0...Scope.allCases.count))
  }
}

/// An invitation, as the coach who sent it and the lifter who received it see it.
public struct Invite: Message {
  public var id = UUID(high: 0, low: 0)
  public var coach = Person()
  /// The username or address that the coach invited.
  public var lifter = ""
  public var message: String?
  public var scopes: [Scope] = []
  public var state = State.open
  public var createdAt = Timestamp(microseconds: 0)
  public var expiresAt = Timestamp(microseconds: 0)

  public enum State: String, WordValue { case open, accepted, declined, withdrawn, expired }

  public init() {}

  public static let shape = Shape("Invite", Invite.init) {
    Field("id", \.id)
    Field("coach", \.coach)
    Field("lifter", \.lifter)
    Field("message", \.message)
    Field("scopes", \.scopes)
    Field("state", \.state)
    Field("created_at", \.createdAt)
    Field("expires_at", \.expiresAt)
  }
}

extension TextFormat {
  /// 3–32 of `a-z 0-9 _ . -` in either case, or printable ASCII around one @, 64 before it and 254 in all at
  /// most (RFC 5321, section 4.5.3.1).
  public static let usernameOrAddress = TextFormat(
    "username or email address", pattern: "^([A-Za-z0-9_.-]{3,32}|[!-?A-~]{1,64}@[!-?A-~]{1,189})$"
  ) { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return (3...32).contains(text.utf8.count) && text.utf8.allSatisfy(isOfUsername)
    case 2:
      return (1...64).contains(parts[0].count) && (1...189).contains(parts[1].count)
        && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    default: return false
    }
  }

  private static func isOfUsername(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
