public import APISchema
public import Primitives

/// An action: the actor, the time and the origin.
public struct AuditRecord: Message {
  /// The number of the entry, counted from 1 without a gap: what is missing shows.
  public var number = 0
  /// When it happened.
  public var at = Timestamp.unset
  /// The account that did it. Absent: a job, the operator's command, or someone who was not signed in.
  public var actor: AuditPerson?
  /// The role in which the actor acted.
  public var role = AuditRole.admin
  /// What was done.
  public var action = ""
  /// The account that it was done to. Also absent if the entry is about sharing and shows its actor.
  public var subject: AuditPerson?
  /// What was said with it; each action has members of its own. Also empty if the entry is about sharing.
  public var details = AuditDetails()
  /// Why an admin did it, in the admin's words. Absent: the action asks for no reason, or the account is gone.
  public var reason: String?
  /// The request that did it, as in the problem documents and in the server's log.
  public var requestID: UUID?
  /// The origin of what an admin, a job or the command did. Absent: there was none, it is forgotten by now, or it is shown on request.
  public var origin: AuditOrigin?
  /// Whether the origin is kept and `POST /v1/admin/audit/{number}/origin` shows it: what lifters, coaches and visitors did.
  public var originOnRequest = false
  /// The digest of this entry and, through the one before it, of all before it: SHA-256 in hexadecimal digits.
  public var hash = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("AuditRecord", AuditRecord.init) {
    Field("number", \.number)
    Field("at", \.at)
    Field("actor", \.actor)
    Field("role", \.role)
    Field("action", \.action)
    Field("subject", \.subject)
    Field("details", \.details)
    Field("reason", \.reason)
    Field("request_id", \.requestID)
    Field("origin", \.origin)
    Field("origin_on_request", \.originOnRequest)
    Field("hash", \.hash)
  }
}

/// In which role something was done.
public enum AuditRole: String, WordValue { case visitor, lifter, coach, admin, worker, command }

/// An account by its id, and by its names as long as there is one.
public struct AuditPerson: Message {
  public var id = UUID.unset
  /// The username. Absent: the account is gone.
  public var username: String?
  /// The name that others see. Absent: there is none, or the account is gone.
  public var displayName: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("AuditPerson", AuditPerson.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
  }
}

/// Where a request came from.
public struct AuditOrigin: Message {
  /// The mail address that was tried, of a sign-in that failed.
  public var email: String?
  /// The network address.
  public var address = ""
  /// The program that sent the request, as it names itself.
  public var userAgent = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("AuditOrigin", AuditOrigin.init) {
    Field("email", \.email)
    Field("address", \.address)
    Field("user_agent", \.userAgent)
  }
}

/// An admin's reason for looking where a request came from.
public struct OriginRequest: Message {
  /// Why it is looked at. It is kept in the audit log.
  public var reason = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("OriginRequest", OriginRequest.init) {
    Field("reason", \.reason, .length(1...500), .format(.notBlank))
  }
}

/// An object whose members go with the action: ids and words.
public struct AuditDetails: FieldValue {
  public var members: [JSON.Member] = []

  public init() {}

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> AuditDetails? {
    guard case .object(let members) = json else {
      faults.add(.wrongType(expected: "object"))
      return nil
    }
    var details = AuditDetails()
    details.members = members
    return details
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON { ["type": "object"] }
  public func encoded() -> JSON { .object(members) }
}

/// The wanted entries.
public struct AuditFilter: Message {
  /// Only what this account did.
  public var actor: UUID?
  /// Only what was done to this account.
  public var subject: UUID?
  /// Only this action.
  public var action: AuditAction?
  /// Only what was done at this moment or later.
  public var from: Timestamp?
  /// Only what was done before this moment.
  public var to: Timestamp?
  /// Only entries with this in the action, the details, the reason or the origin, as far as the entry shows them, in either
  /// case.
  public var text: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("AuditFilter", AuditFilter.init) {
    Field("actor", \.actor)
    Field("subject", \.subject)
    Field("action", \.action)
    Field("from", \.from)
    Field("to", \.to)
    Field("q", \.text, .length(1...100), .trimmed)
  } check: { filter, faults in
    faults.checkOrder(from: filter.from, to: filter.to)
  }
}

/// The wanted entries, a page at a time.
public struct AuditQuery: PagedQuery {
  public var filter = AuditFilter()
  public var limit = PageQuery.usualLimit
  public var after: Cursor?

  public init() {}

  public static let shape: Shape<Self> = Shape("AuditQuery", AuditQuery.init) {
    AuditFilter.shape.fields.map { $0.within(\.filter) }
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
  } check: { query, faults in
    faults.checkOrder(from: query.filter.from, to: query.filter.to)
  }
}
