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
  public var primaryColor: String?
  public var accentColor: String?
  public var backgroundColor: String?
  public var logoURL: String?
  public var iconURL: String?
  public var tagline: String?
  public var welcome: String?
  public var supportEmail: String?
  public var website: String?

  public init() {}

  public static let shape = Shape("Branding", Branding.init) {
    Field("primary_color", \.primaryColor, .format(.color))
    Field("accent_color", \.accentColor, .format(.color))
    Field("background_color", \.backgroundColor, .format(.color))
    Field("logo_url", \.logoURL, .length(1...500), .format(.secureURL))
    Field("icon_url", \.iconURL, .length(1...500), .format(.secureURL))
    Field("tagline", \.tagline, .length(1...200), .format(.name))
    Field("welcome", \.welcome, .length(1...2_000), .format(.notBlank))
    Field("support_email", \.supportEmail, .length(1...254), .format(.email))
    Field("website", \.website, .length(1...500), .format(.secureURL))
  }
}

/// The oldest version of each app that may go on.
public struct AppVersions: Message {
  public var ios: String?
  public var android: String?
  public var web: String?

  public init() {}

  public static let shape = Shape("AppVersions", AppVersions.init) {
    Field("ios", \.ios, .format(.version))
    Field("android", \.android, .format(.version))
    Field("web", \.web, .format(.version))
  }
}

public struct ShownPasswordPolicy: Message {
  public var minimumLength = 8
  public var requires: [PasswordPart] = []
  public var blocksCommon = true

  public init() {}

  public static let shape = Shape("ShownPasswordPolicy", ShownPasswordPolicy.init) {
    Field("minimum_length", \.minimumLength)
    Field("requires", \.requires)
    Field("blocks_common", \.blocksCommon, .note("Passwords that many people have are refused"))
  }
}

/// The tenant's settings that an app needs before anyone has signed in.
public struct ShownTenant: Message {
  public var slug = ""
  public var name = ""
  public var locale = ""
  public var modules: [TenantModule] = []
  public var branding = Branding()
  public var passwordPolicy = ShownPasswordPolicy()
  public var minimumAge: Int?
  public var minimumAppVersions = AppVersions()
  public var termsURL: String?
  public var privacyURL: String?
  public var signInWays: [String] = []

  public init() {}

  public static let shape = Shape("ShownTenant", ShownTenant.init) {
    Field("slug", \.slug)
    Field("name", \.name)
    Field("locale", \.locale)
    Field("modules", \.modules)
    Field("branding", \.branding)
    Field("password_policy", \.passwordPolicy)
    Field("minimum_age", \.minimumAge, .note("In years; absent or null: nobody is asked for a birth date"))
    Field("minimum_app_versions", \.minimumAppVersions, .note("Older apps have to be renewed"))
    Field("terms_url", \.termsURL)
    Field("privacy_url", \.privacyURL)
    Field("sign_in_ways", \.signInWays)
  }
}

/// All that a tenant's admins see of it.
public struct TenantSettingsDocument: Message {
  public var slug = ""
  public var name = ""
  public var locale = ""
  public var modules: [TenantModule] = []
  public var branding = Branding()
  public var publicURL: String?
  public var mailSender: String?
  public var hosts: [String] = []
  public var passwordMinimumLength = 8
  public var passwordRequires: [PasswordPart] = []
  public var passwordBlocksCommon = true
  public var minimumAge: Int?
  public var minimumAppVersions = AppVersions()
  public var termsURL: String?
  public var privacyURL: String?
  public var lockoutFailures = 0
  public var lockoutMinutes = 0
  public var sessionDays: Int?
  public var erasureGraceDays = 0
  public var breakGlassNeedsApproval = false
  public var passkeyDomain: String?
  public var passkeyOrigins: [String] = []
  public var corsOrigins: [String] = []

  public init() {}

  public static let shape = Shape("TenantSettings", TenantSettingsDocument.init) {
    Field("slug", \.slug)
    Field("name", \.name)
    Field("locale", \.locale)
    Field("modules", \.modules)
    Field("branding", \.branding)
    Field("public_url", \.publicURL)
    Field("mail_sender", \.mailSender)
    Field("hosts", \.hosts, .note("Given by the operator of the installation"))
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
  }
}

/// The changes by a tenant's admins; an absent member stays as it is.
public struct TenantChanges: Message {
  public var name = Change<String>.unchanged
  public var locale = Change<String>.unchanged
  public var modules = Change<[TenantModule]>.unchanged
  public var branding = Change<Branding>.unchanged
  public var publicURL = Change<String?>.unchanged
  public var mailSender = Change<String?>.unchanged
  public var passwordMinimumLength = Change<Int>.unchanged
  public var passwordRequires = Change<[PasswordPart]>.unchanged
  public var passwordBlocksCommon = Change<Bool>.unchanged
  public var minimumAge = Change<Int?>.unchanged
  public var minimumAppVersions = Change<AppVersions>.unchanged
  public var termsURL = Change<String?>.unchanged
  public var privacyURL = Change<String?>.unchanged
  public var lockoutFailures = Change<Int>.unchanged
  public var lockoutMinutes = Change<Int>.unchanged
  public var sessionDays = Change<Int?>.unchanged
  public var erasureGraceDays = Change<Int>.unchanged
  public var breakGlassNeedsApproval = Change<Bool>.unchanged
  public var passkeyDomain = Change<String?>.unchanged
  public var passkeyOrigins = Change<[String]>.unchanged
  public var corsOrigins = Change<[String]>.unchanged

  public init() {}

  public static let shape = Shape("TenantChanges", TenantChanges.init) {
    Field("name", \.name, .length(1...100), .format(.name))
    Field("locale", \.locale, .format(.locale))
    Field(
      "modules", \.modules, .count(0...20), .unique,
      .note("All that are to be on; routes of the others are 404"))
    Field("branding", \.branding)
    Field(
      "public_url", \.publicURL, .length(1...500), .format(.baseURL),
      .note("What links in mails begin with, at one of the hosts; null: the first host"))
    Field(
      "mail_sender", \.mailSender, .length(1...254), .format(.email), .note("An address at one of the hosts"))
    Field("password_minimum_length", \.passwordMinimumLength, .range(6...64))
    Field("password_requires", \.passwordRequires, .count(0...3), .unique)
    Field("password_blocks_common", \.passwordBlocksCommon)
    Field(
      "minimum_age", \.minimumAge, .range(13...21),
      .note("In years; null: nobody is asked. GDPR article 8 says 16, and a member state may say 13 to 15"))
    Field("minimum_app_versions", \.minimumAppVersions)
    Field("terms_url", \.termsURL, .length(1...500), .format(.secureURL))
    Field("privacy_url", \.privacyURL, .length(1...500), .format(.secureURL))
    Field(
      "lockout_failures", \.lockoutFailures, .range(5...1_000),
      .note("Failed sign-ins of an account, from wherever, before its password opens nothing for a while"))
    Field("lockout_minutes", \.lockoutMinutes, .range(1...1_440))
    Field(
      "session_days", \.sessionDays, .range(1...365),
      .note("How long an unused session lives; null: as the installation's limits say"))
    Field(
      "erasure_grace_days", \.erasureGraceDays, .range(0...90),
      .note("Between asking for an account's erasure and the erasure"))
    Field(
      "break_glass_needs_approval", \.breakGlassNeedsApproval,
      .note("Whether a second admin has to agree before support looks at a lifter's training"))
    Field(
      "passkey_domain", \.passkeyDomain, .length(1...253), .format(.domain),
      .note(
        "One of the hosts or a domain above it; null: the links' host. Passkeys of another domain open nothing any more"
      ))
    Field(
      "passkey_origins", \.passkeyOrigins, .count(0...20), .unique, .format(.passkeyOrigin),
      .note("Which further pages and apps may use them"))
    Field(
      "cors_origins", \.corsOrigins, .count(0...20), .unique, .format(.webOrigin),
      .note("Whose pages at other addresses may use the API with a bearer token (CORS)"))
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
