public import APISchema

/// The optional modules of a tenant (`app.modules`). One that this release has not is refused.
public enum TenantModule: String, WordValue {
  case billing
  case predeterminedRoutines = "predetermined_routines"
  case coaching, programmes, powerlifting, goals, ideas
  case onboarding, library, nutrition
  case healthData = "health_data"
  case photos, community, meets
}

/// The characters that every password of a tenant must have.
public enum PasswordPart: String, WordValue { case letter, digit, special }

/// The look and the texts of a brand.
public struct Branding: Message {
  /// The main colour, as #rrggbb.
  public var primaryColor: String?
  /// The colour of what stands out, as #rrggbb.
  public var accentColor: String?
  /// The colour of the background, as #rrggbb.
  public var backgroundColor: String?
  /// The address of the logo.
  public var logoURL: String?
  /// The address of the icon.
  public var iconURL: String?
  /// A short line beside the name.
  public var tagline: String?
  /// The text on the first page.
  public var welcome: String?
  /// The mail address for questions.
  public var supportEmail: String?
  /// The address of the tenant's own site.
  public var website: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("Branding", Branding.init) {
    Field("primary_color", \.primaryColor, .format(.color))
    Field("accent_color", \.accentColor, .format(.color))
    Field("background_color", \.backgroundColor, .format(.color))
    Field("logo_url", \.logoURL, .length(1...500), .format(.secureURL))
    Field("icon_url", \.iconURL, .length(1...500), .format(.secureURL))
    Field("tagline", \.tagline, .length(1...200), .format(.name))
    Field("welcome", \.welcome, .length(1...2_000), .format(.notBlank))
    Field("support_email", \.supportEmail, .length(1...254), .format(.email), .trimmed)
    Field("website", \.website, .length(1...500), .format(.secureURL))
  }
}

/// The oldest version of each app that may go on.
public struct AppVersions: Message {
  /// The oldest version for iOS, such as 2.4.0.
  public var ios: String?
  /// The oldest version for Android, such as 2.4.0.
  public var android: String?
  /// The oldest version of the web app, such as 2.4.0.
  public var web: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("AppVersions", AppVersions.init) {
    Field("ios", \.ios, .format(.version))
    Field("android", \.android, .format(.version))
    Field("web", \.web, .format(.version))
  }
}

/// The rules for passwords.
public struct ShownPasswordPolicy: Message {
  /// How many characters a password has at least.
  public var minimumLength = 8
  /// What a password has to have in it.
  public var requires: [PasswordPart] = []
  /// Whether passwords that many people have are refused.
  public var blocksCommon = true

  public init() {}

  public static let shape: Shape<Self> = Shape("ShownPasswordPolicy", ShownPasswordPolicy.init) {
    Field("minimum_length", \.minimumLength)
    Field("requires", \.requires)
    Field("blocks_common", \.blocksCommon)
  }
}

/// The tenant's settings that an app needs before anyone has signed in.
public struct ShownTenant: Message {
  public var slug = ""
  /// The tenant's name, as people see it.
  public var name = ""
  /// The language of texts for whom no other is known, as a BCP 47 tag.
  public var locale = ""
  /// The parts of the platform that are on. Routes of the others are 404.
  public var modules: [TenantModule] = []
  public var branding = Branding()
  /// The rules for passwords.
  public var passwordPolicy = ShownPasswordPolicy()
  /// The youngest age at which one may register, in years. Absent: nobody is asked for a birth date.
  public var minimumAge: Int?
  /// The oldest version of each app that may go on. Older ones have to be renewed.
  public var minimumAppVersions = AppVersions()
  public var termsURL: String?
  public var privacyURL: String?
  /// How many days lie between asking for an account's erasure and the erasure.
  public var erasureGraceDays = 0
  /// The ways to sign in: `password`, and providers.
  public var signInWays: [String] = []
  /// The pictures of the brand that admins uploaded.
  public var pictures = TenantPictures()

  public init() {}

  public static let shape: Shape<Self> = Shape("ShownTenant", ShownTenant.init) {
    Field("slug", \.slug)
    Field("name", \.name)
    Field("locale", \.locale)
    Field("modules", \.modules)
    Field("branding", \.branding)
    Field("password_policy", \.passwordPolicy)
    Field("minimum_age", \.minimumAge)
    Field("minimum_app_versions", \.minimumAppVersions)
    Field("terms_url", \.termsURL)
    Field("privacy_url", \.privacyURL)
    Field("erasure_grace_days", \.erasureGraceDays)
    Field("sign_in_ways", \.signInWays)
    Field("pictures", \.pictures)
  }
}

/// All that a tenant's admins see of it.
public struct TenantSettingsDocument: Message {
  public var slug = ""
  /// The tenant's name, as people see it.
  public var name = ""
  /// The language of texts for whom no other is known, as a BCP 47 tag.
  public var locale = ""
  /// The parts of the platform that are on. Routes of the others are 404.
  public var modules: [TenantModule] = []
  public var branding = Branding()
  /// What links in mails begin with. Absent: the first host.
  public var publicURL: String?
  /// The address that mails come from. Absent: the installation's.
  public var mailSender: String?
  /// The names of the hosts under which the tenant answers. The operator of the installation sets them.
  public var hosts: [String] = []
  /// How many characters a password has at least.
  public var passwordMinimumLength = 8
  /// What a password has to have in it.
  public var passwordRequires: [PasswordPart] = []
  /// Whether passwords that many people have are refused.
  public var passwordBlocksCommon = true
  /// The youngest age at which one may register, in years. Absent: nobody is asked for a birth date.
  public var minimumAge: Int?
  /// The oldest version of each app that may go on.
  public var minimumAppVersions = AppVersions()
  public var termsURL: String?
  public var privacyURL: String?
  /// How many sign-ins of an account may fail before its password opens nothing for a while.
  public var lockoutFailures = 0
  /// How long the password then opens nothing, in minutes.
  public var lockoutMinutes = 0
  /// How long an unused session lives, in days. Absent: as the installation's limits say.
  public var sessionDays: Int?
  /// How many days lie between asking for an account's erasure and the erasure.
  public var erasureGraceDays = 0
  /// Whether a second admin has to agree before support looks at a lifter's training.
  public var breakGlassNeedsApproval = false
  /// The domain that passkeys belong to. Absent: the links' host.
  public var passkeyDomain: String?
  /// The further pages and apps that may use passkeys.
  public var passkeyOrigins: [String] = []
  /// The pages at other addresses that may use the API with a bearer token (CORS).
  public var corsOrigins: [String] = []
  /// The pictures of the brand. They are set by themselves, as files.
  public var pictures = TenantPictures()

  public init() {}

  public static let shape: Shape<Self> = Shape("TenantSettings", TenantSettingsDocument.init) {
    Field("slug", \.slug)
    Field("name", \.name)
    Field("locale", \.locale)
    Field("modules", \.modules)
    Field("branding", \.branding)
    Field("public_url", \.publicURL)
    Field("mail_sender", \.mailSender)
    Field("hosts", \.hosts)
    Field("password_minimum_length", \.passwordMinimumLength)
    Field("password_requires", \.passwordRequires)
    Field("password_blocks_common", \.passwordBlocksCommon)
    Field("minimum_age", \.minimumAge)
    Field("minimum_app_versions", \.minimumAppVersions)
    Field("terms_url", \.termsURL)
    Field("privacy_url", \.privacyURL)
    Field("lockout_failures", \.lockoutFailures)
    Field("lockout_minutes", \.lockoutMinutes)
    Field("session_days", \.sessionDays)
    Field("erasure_grace_days", \.erasureGraceDays)
    Field("break_glass_needs_approval", \.breakGlassNeedsApproval)
    Field("passkey_domain", \.passkeyDomain)
    Field("passkey_origins", \.passkeyOrigins)
    Field("cors_origins", \.corsOrigins)
    Field("pictures", \.pictures)
  }
}

/// The changes by a tenant's admins; an absent member stays as it is.
public struct TenantChanges: Message {
  /// The tenant's name, as people see it.
  public var name = Change<String>.unchanged
  /// The language of texts for whom no other is known, as a BCP 47 tag.
  public var locale = Change<String>.unchanged
  /// The parts of the platform that are on: all of them. Routes of the others are 404.
  public var modules = Change<[TenantModule]>.unchanged
  /// The look and the texts of the brand. They replace those before.
  public var branding = Change<Branding>.unchanged
  /// What links in mails begin with, at one of the hosts. Null: the first host.
  public var publicURL = Change<String?>.unchanged
  /// The address that mails come from, at one of the hosts. Null: the installation's.
  public var mailSender = Change<String?>.unchanged
  /// How many characters a password has at least.
  public var passwordMinimumLength = Change<Int>.unchanged
  /// What a password has to have in it.
  public var passwordRequires = Change<[PasswordPart]>.unchanged
  /// Whether passwords that many people have are refused.
  public var passwordBlocksCommon = Change<Bool>.unchanged
  /// The youngest age at which one may register, in years. Null: nobody is asked. GDPR article 8 says 16, and a member
  /// state may say 13 to 15.
  public var minimumAge = Change<Int?>.unchanged
  /// The oldest version of each app that may go on. They replace those before.
  public var minimumAppVersions = Change<AppVersions>.unchanged
  public var termsURL = Change<String?>.unchanged
  public var privacyURL = Change<String?>.unchanged
  /// How many sign-ins of an account may fail, from wherever, before its password opens nothing for a while.
  public var lockoutFailures = Change<Int>.unchanged
  /// How long the password then opens nothing, in minutes.
  public var lockoutMinutes = Change<Int>.unchanged
  /// How long an unused session lives, in days. Null: as the installation's limits say.
  public var sessionDays = Change<Int?>.unchanged
  /// How many days lie between asking for an account's erasure and the erasure.
  public var erasureGraceDays = Change<Int>.unchanged
  /// Whether a second admin has to agree before support looks at a lifter's training.
  public var breakGlassNeedsApproval = Change<Bool>.unchanged
  /// The domain that passkeys belong to: one of the hosts or a domain above it. Null: the links' host. Passkeys of
  /// another domain open nothing any more.
  public var passkeyDomain = Change<String?>.unchanged
  /// The further pages and apps that may use passkeys.
  public var passkeyOrigins = Change<[String]>.unchanged
  /// The pages at other addresses that may use the API with a bearer token (CORS).
  public var corsOrigins = Change<[String]>.unchanged

  public init() {}

  public static let shape: Shape<Self> = Shape("TenantChanges", TenantChanges.init) {
    Field("name", \.name, .length(1...100), .format(.name))
    Field("locale", \.locale, .format(.locale))
    Field("modules", \.modules, .count(0...20), .unique)
    Field("branding", \.branding)
    Field("public_url", \.publicURL, .length(1...500), .format(.baseURL))
    Field("mail_sender", \.mailSender, .length(1...254), .format(.email), .trimmed)
    Field("password_minimum_length", \.passwordMinimumLength, .range(6...64))
    Field("password_requires", \.passwordRequires, .count(0...3), .unique)
    Field("password_blocks_common", \.passwordBlocksCommon)
    Field("minimum_age", \.minimumAge, .range(13...21))
    Field("minimum_app_versions", \.minimumAppVersions)
    Field("terms_url", \.termsURL, .length(1...500), .format(.secureURL))
    Field("privacy_url", \.privacyURL, .length(1...500), .format(.secureURL))
    Field("lockout_failures", \.lockoutFailures, .range(5...1_000))
    Field("lockout_minutes", \.lockoutMinutes, .range(1...1_440))
    Field("session_days", \.sessionDays, .range(1...365))
    Field("erasure_grace_days", \.erasureGraceDays, .range(0...90))
    Field("break_glass_needs_approval", \.breakGlassNeedsApproval)
    Field("passkey_domain", \.passkeyDomain, .length(1...253), .format(.domain))
    Field("passkey_origins", \.passkeyOrigins, .count(0...20), .unique, .format(.passkeyOrigin))
    Field("cors_origins", \.corsOrigins, .count(0...20), .unique, .format(.webOrigin))
  }.ignoringRest(of: TenantSettingsDocument.shape)
}

extension TextFormat {
  static let color = TextFormat("a colour such as #1a2b3c", pattern: "^#[0-9a-fA-F]{6}$") { text in
    text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
      && text.utf8.dropFirst().allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 | 0x20 }
  }

  static let secureURL = TextFormat("an https address", pattern: "^https://[!-~]+$") { text in
    text.hasPrefix("https://") && text.utf8.count > 8 && text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
  }

  /// Without a slash at the end, as the table of tenants checks it.
  static let baseURL = TextFormat(
    "an http or https address without a slash at its end", pattern: "^https?://[!-.0-~]+(/[!-~]*[!-.0-~])?$"
  ) { text in
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      ["http", "https"].contains(text[..<colon]), text[colon...].hasPrefix("://")
    else { return false }
    let rest = text.utf8[colon...].dropFirst(3)
    return rest.first != nil && rest.first != UInt8(ascii: "/") && rest.last != UInt8(ascii: "/")
      && rest.allSatisfy { 0x21...0x7E ~= $0 } && hasSoundPort(rest) && !hasDotSegments(rest)
  }

  private static func hasSoundPort(_ rest: Substring.UTF8View) -> Bool {
    let authority = rest.prefix { $0 != UInt8(ascii: "/") }
    guard let colon = authority.lastIndex(of: UInt8(ascii: ":")), authority.last != UInt8(ascii: "]") else {
      return true
    }
    let digits = authority[colon...].dropFirst()
    return digits.allSatisfy { 0x30...0x39 ~= $0 }
      && UInt16(String(Substring(digits))).map { $0 > 0 } ?? false
  }

  /// `.` and `..` in a path lead elsewhere (RFC 3986, section 5.2.4).
  private static func hasDotSegments(_ rest: Substring.UTF8View) -> Bool {
    rest.split(separator: UInt8(ascii: "/")).dropFirst().contains {
      [".", ".."].contains(String(Substring($0)))
    }
  }

  /// With a dot: passkeys belong to no whole top-level domain.
  static let domain = TextFormat("a domain in small letters", pattern: "^[a-z0-9-]+(\\.[a-z0-9-]+)+$") {
    text in
    let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { !$0.isEmpty && $0.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == 0x2D } }
  }

  /// An origin of a page, or what Android calls an app (WebAuthn, section 5.8.1).
  static let passkeyOrigin = TextFormat(
    "https://host, or android:apk-key-hash:…",
    pattern: "^(https://[a-z0-9.-]+(:[0-9]{1,5})?|android:apk-key-hash:[A-Za-z0-9_-]{1,100})$"
  ) { text in
    text.wholeMatch(of: /https:\/\/[a-z0-9.-]+(:[0-9]{1,5})?|android:apk-key-hash:[A-Za-z0-9_-]{1,100}/)
      != nil
  }

  /// The value of a browser's field `Origin` (RFC 6454, section 6.1), in clear only from the developer's own machine.
  static let webOrigin = TextFormat(
    "https://host", pattern: "^(https://[a-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1))(:[0-9]{1,5})?$"
  ) { text in
    text.wholeMatch(of: /(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]{1,5})?/) != nil
  }

  static let version = TextFormat(
    "a version such as 1.2 or 1.2.3", pattern: "^[0-9]{1,5}(\\.[0-9]{1,5}){0,3}$"
  ) {
    text in
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (1...4).contains(parts.count)
      && parts.allSatisfy { (1...5).contains($0.count) && $0.allSatisfy { 48...57 ~= $0 } }
  }
}
