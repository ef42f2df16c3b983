public import APISchema
public import Primitives

/// The body of every answer that is a problem (RFC 9457).
public struct ProblemDocument: Message {
  /// The kind of problem: /problems/ and a word of a closed list.
  public var type = ""
  /// What the kind of problem is, in words of the caller's language.
  public var title = ""
  /// The status of the answer.
  public var status = 0
  /// What is the matter this time. Absent: the title says it all.
  public var detail: String?
  /// The request's id, which helps to find out what it was.
  public var instance = ""
  /// Of 409: the reason, in kebab-case.
  public var code: String?
  /// Of sequence-gap and sequence-taken: the number of the device's last operation that was carried out.
  public var done: Int?
  /// Every fault of the input. Absent: the fault is not in the input.
  public var errors: [FaultDocument]?
  /// Of 402: the feature that the caller's tier does not include.
  public var entitlement: PaidFeature?
  /// Of 402: the tiers that include it.
  public var plans: [Plan]?
  /// Of 402: what was asked for, over the last 14 days, where it is a graph.
  public var preview: PaywallPreview?
  /// Of second-factor-needed: goes into POST /v1/sessions/second-factor, with one of the methods.
  public var challenge: String?
  /// Of second-factor-needed: when the challenge ends.
  public var expiresAt: Timestamp?
  /// Of second-factor-needed: the ways in which it can be answered.
  public var methods: [SecondStepMethod]?
  /// Of second-factor-needed: what navigator.credentials.get takes.
  public var publicKey: ForeignObject?
  /// Of maintenance: what it closes.
  public var mode: MaintenanceMode?
  /// Of maintenance: what the operator says of it.
  public var message: String?
  /// Of maintenance: when it ends, where that is known.
  public var until: Timestamp?

  public init() {}

  /// Nil where this version does not know it.
  public var kind: ProblemKind? {
    type.hasPrefix(Self.types) ? ProblemKind(rawValue: String(type.dropFirst(Self.types.count))) : nil
  }

  private static let types = "/problems/"

  public static let shape: Shape<Self> = Shape("Problem", ProblemDocument.init) {
    Field("type", \.type)
    Field("title", \.title)
    Field("status", \.status)
    Field("detail", \.detail)
    Field("instance", \.instance)
    Field("code", \.code)
    Field("done", \.done)
    Field("errors", \.errors)
    Field("entitlement", \.entitlement)
    Field("plans", \.plans)
    Field("preview", \.preview)
    Field("challenge", \.challenge)
    Field("expires_at", \.expiresAt)
    Field("methods", \.methods)
    Field("publicKey", \.publicKey)
    Field("mode", \.mode)
    Field("message", \.message)
    Field("until", \.until)
  }
}

/// One fault of an input, in a problem.
public struct FaultDocument: Message {
  /// Where it is: a JSON pointer (RFC 6901) into the body, or a query's name.
  public var pointer = ""
  /// What is wrong, for programs.
  public var code = ""
  /// What is wrong, in words of the caller's language.
  public var message = ""
  /// What the message names, for programs: `bound`, `date`, `exercises` or `scope`, as goes with the code.
  public var arguments: NoticeArguments?

  public init() {}

  public static let shape: Shape<Self> = Shape("Fault", FaultDocument.init) {
    Field("pointer", \.pointer, .format(anything))
    Field("code", \.code)
    Field("message", \.message)
    Field("arguments", \.arguments)
  }

  /// A pointer names a member as it was sent, be it of characters that no text here may have.
  private static let anything = TextFormat("text", pattern: "^[\\s\\S]*$") { _ in true }
}
