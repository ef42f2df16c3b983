public import Primitives

/// The body of every answer that is a problem (RFC 9457).
public struct ProblemDocument: Message {
  public var type = ""
  public var title = ""
  public var status = 0
  public var detail: String?
  public var instance = ""
  /// Of 409: the reason, in kebab-case.
  public var code: String?
  /// Of sequence-gap and sequence-taken: the number of the device's last operation that was carried out.
  public var done: Int?
  public var errors: [FaultDocument]?
  public var entitlement: PaidFeature?
  public var plans: [Plan]?
  public var preview: PaywallPreview?
  public var challenge: String?
  public var expiresAt: Timestamp?
  public var methods: [SecondStepMethod]?
  public var publicKey: ForeignObject?
  public var mode: MaintenanceMode?
  public var message: String?
  public var until: Timestamp?

  public init() {}

  /// Nil where this version does not know it.
  public var kind: ProblemKind? {
    type.hasPrefix(Self.types) ? ProblemKind(rawValue: String(type.dropFirst(Self.types.count))) : nil
  }

  private static let types = "/problems/"

  public static let shape = Shape("Problem", ProblemDocument.init) {
    Field("type", \.type)
    Field("title", \.title)
    Field("status", \.status)
    Field("detail", \.detail)
    Field("instance", \.instance, .note("The request's id, which helps to find out what it was."))
    Field("code", \.code, .note("Of 409: the reason, in kebab-case"))
    Field(
      "done", \.done,
      .note(
        "Of sequence-gap and sequence-taken: the number of the device's last operation that was carried out"))
    Field("errors", \.errors)
    Field("entitlement", \.entitlement, .note("Of 402: what the caller's tier does not include"))
    Field("plans", \.plans, .note("Of 402: the tiers that do"))
    Field(
      "preview", \.preview, .note("Of 402: what was asked for, over the last 14 days, where it is a graph"))
    Field(
      "challenge", \.challenge,
      .note("Of second-factor-needed: goes into POST /v1/sessions/second-factor, with one of the methods"))
    Field("expires_at", \.expiresAt, .note("Of second-factor-needed: when the challenge ends"))
    Field("methods", \.methods, .note("Of second-factor-needed"))
    Field("publicKey", \.publicKey, .note("Of second-factor-needed: what navigator.credentials.get takes"))
    Field("mode", \.mode, .note("Of maintenance: what it closes"))
    Field("message", \.message, .note("Of maintenance: what the operator says of it"))
    Field("until", \.until, .note("Of maintenance: when it ends, where that is known"))
  }
}

/// One fault of an input, in a problem.
public struct FaultDocument: Message {
  public var pointer = ""
  public var code = ""
  public var message = ""

  public init() {}

  public static let shape = Shape("Fault", FaultDocument.init) {
    Field(
      "pointer", \.pointer, .format(anything),
      .note("Where: a JSON pointer (RFC 6901) into the body, or a query's name."))
    Field("code", \.code)
    Field("message", \.message, .note("For a person, in their language."))
  }

  /// A pointer names a member as it was sent, be it of characters that no text here may have.
  private static let anything = TextFormat("text", pattern: "^[\\s\\S]*$") { _ in true }
}
