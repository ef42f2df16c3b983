public import APISchema

/// What an admin looks after.
public enum AdminDuty: String, WordValue {
  /// People: their accounts, invitations and erasures, and looks for support.
  case accounts
  /// The tenant's brand and settings, what it sells, its policies.
  case content
  /// Feedback, and alerts about what looks unusual.
  case moderation
  /// Jobs, backups, maintenance, the audit log, figures.
  case operations
}

/// The duties of an admin.
public struct AdminDuties: Message {
  /// What the admin looks after. Without any, no route of admins is open.
  public var duties: [AdminDuty] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("AdminDuties", AdminDuties.init) {
    Field("duties", \.duties, .count(0...4), .unique)
  }
}
