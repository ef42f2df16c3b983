public import APISchema
public import Primitives
public import Strength

/// A person's account, as that person sees it.
public struct Account: Message {
  public var id = UUID.unset
  public var roles: [AccountRole] = []
  /// What an admin looks after. Absent: it is no admin.
  public var duties: [AdminDuty]?
  public var email = ""
  public var emailVerified = false
  public var username = ""
  public var displayName: String?
  public var locale = ""
  public var timeZone = ""
  /// Whether the time zone is a name that is refused by now, so that the person has to choose one. Absent: it is not.
  public var timeZoneOutdated: Bool?
  /// The unit in which the person enters and reads weights.
  public var unit = WeightUnit.kg
  public var createdAt = Timestamp.unset
  /// When it will be erased; until then the erasure can be cancelled. Absent: it was not requested.
  public var erasureDueAt: Timestamp?
  /// From when on it can only be read, unless its holder agrees to new terms or a new privacy policy before. Absent:
  /// there is nothing to agree to.
  public var consentDueAt: Timestamp?
  /// Since when only what concerns the account's security is mailed, since three mails came back. Confirming the
  /// address again or changing it ends that.
  public var mailStoppedSince: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("Account", Account.init) {
    Field("id", \.id)
    Field("roles", \.roles)
    Field("duties", \.duties)
    Field("email", \.email)
    Field("email_verified", \.emailVerified)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("locale", \.locale)
    Field("time_zone", \.timeZone)
    Field("time_zone_outdated", \.timeZoneOutdated)
    Field("unit", \.unit)
    Field("created_at", \.createdAt)
    Field("erasure_due_at", \.erasureDueAt)
    Field("consent_due_at", \.consentDueAt)
    Field("mail_stopped_since", \.mailStoppedSince)
  }
}

public enum AccountRole: String, WordValue { case lifter, coach, admin }

/// The roles that people may take by themselves.
public enum OpenRole: String, WordValue { case lifter, coach }

/// A new account.
public struct Registration: Message {
  /// The role in which the person begins. Others can be taken later.
  public var role = OpenRole.lifter
  public var email = ""
  public var username = ""
  /// The password. The tenant's rules for passwords hold for it.
  public var password = ""
  public var displayName: String?
  /// The language for texts and mails, as a BCP 47 tag. Absent: the tenant's.
  public var locale: String?
  /// An IANA time zone, such as Europe/Berlin. Absent: UTC.
  public var timeZone: String?
  /// The unit in which the person enters and reads weights. Absent: kilograms.
  public var unit: WeightUnit?
  /// The token of an invitation: the address that it was mailed to is confirmed by it.
  public var invite: String?
  /// The day of birth. Needed where the tenant has a minimum age.
  public var birthDate: CivilDate?
  /// The versions of the policies that the person agrees to. Needed where the tenant has terms or a privacy policy.
  public var consents: [Agreement] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Registration", Registration.init) {
    Field("role", \.role)
    Field("email", \.email, .length(1...254), .format(.email), .trimmed)
    Field("username", \.username, .length(3...32), .format(.newUsername), .trimmed)
    Field("password", \.password, .length(PasswordText.length), .writeOnly)
    Field("display_name", \.displayName, .length(1...100), .format(.name))
    Field("locale", \.locale, .format(.locale))
    Field("time_zone", \.timeZone, .format(.timeZone))
    Field("unit", \.unit)
    Field("invite", \.invite, .length(1...100), .writeOnly)
    Field("birth_date", \.birthDate, .writeOnly)
    Field("consents", \.consents, .count(0...10), .defaulted, .writeOnly)
  }
}

/// The owner's changes of an account; an absent member stays as it is.
public struct AccountChanges: Message {
  /// The name that others see. Null: they see the username.
  public var displayName = Change<String?>.unchanged
  public var locale = Change<String>.unchanged
  public var timeZone = Change<String>.unchanged
  /// The unit in which the person enters and reads weights.
  public var unit = Change<WeightUnit>.unchanged

  public init() {}

  public static let shape: Shape<Self> = Shape("AccountChanges", AccountChanges.init) {
    Field("display_name", \.displayName, .length(1...100), .format(.name))
    Field("locale", \.locale, .format(.locale))
    Field("time_zone", \.timeZone, .format(.timeZone))
    Field("unit", \.unit)
  }.ignoringRest(of: Account.shape)
}

/// A role that the caller takes besides those that they have.
public struct RoleRequest: Message {
  /// The role that is taken.
  public var role = OpenRole.lifter

  public init() {}

  public static let shape: Shape<Self> = Shape("RoleRequest", RoleRequest.init) {
    Field("role", \.role)
  }
}

/// Names an address to which something is to be mailed, if it is someone's.
public struct AddressRequest: Message {
  /// The mail address.
  public var email = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("AddressRequest", AddressRequest.init) {
    Field("email", \.email, .length(1...254), .format(.email), .trimmed)
  }
}

/// An address in place of one that an admin set aside.
public struct AddressReplacement: Message {
  /// The username, or the address that was set aside.
  public var login = ""
  public var password = ""
  /// The new address.
  public var email = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("AddressReplacement", AddressReplacement.init) {
    Field("login", \.login, .length(1...254), .trimmed)
    Field("password", \.password, .length(PasswordText.length), .writeOnly)
    Field("email", \.email, .length(1...254), .format(.email), .trimmed)
  }
}

/// The token of a mailed link.
public struct TokenRequest: Message {
  /// The token of the link.
  public var token = ""

  public init() {}

  public init(_ token: String) { self.token = token }

  public static let shape: Shape<Self> = Shape("TokenRequest", TokenRequest.init) {
    Field("token", \.token, .length(1...100))
  }
}

/// A new password, by a mailed link.
public struct NewPassword: Message {
  /// The new password. The tenant's rules for passwords hold for it.
  public var password = ""
  /// Whether passkeys and linked providers go too, for who fears that someone else added one. Absent: false.
  public var endEverything = false

  public init() {}

  public static let shape: Shape<Self> = Shape("NewPassword", NewPassword.init) {
    Field("password", \.password, .length(PasswordText.length), .writeOnly)
    Field("end_everything", \.endEverything, .defaulted)
  }
}

/// The ways into an account besides its password.
public struct FurtherWaysIn: Message {
  /// The names of the passkeys.
  public var passkeys: [String] = []
  /// The linked providers.
  public var providers: [String] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("FurtherWaysIn", FurtherWaysIn.init) {
    Field("passkeys", \.passkeys)
    Field("providers", \.providers)
  }
}

/// Another password for one's own account.
public struct PasswordChange: Message {
  /// The password as it is.
  public var current = ""
  /// The password as it is to be. The tenant's rules for passwords hold for it.
  public var new = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("PasswordChange", PasswordChange.init) {
    Field("current", \.current, .length(PasswordText.length), .writeOnly)
    Field("new", \.new, .length(PasswordText.length), .writeOnly)
  }
}

/// Another address for one's own account. It counts once the link that is mailed to it was used.
public struct EmailChange: Message {
  /// The new address.
  public var email = ""
  public var password = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("EmailChange", EmailChange.init) {
    Field("email", \.email, .length(1...254), .format(.email), .trimmed)
    Field("password", \.password, .length(PasswordText.length), .writeOnly)
  }
}

/// Another username; the one before stays the account's for 90 days.
public struct UsernameChange: Message {
  /// The new username.
  public var username = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("UsernameChange", UsernameChange.init) {
    Field("username", \.username, .length(3...32), .format(.newUsername), .trimmed)
  }
}
