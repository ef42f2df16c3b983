public import Primitives

/// An action: the actor, the time and the origin.
public struct AuditRecord: Message {
  /// Counted from 1 without a gap: what is missing shows.
  public var number = 0
  public var at = Timestamp(microseconds: 0)
  /// The actor; absent: a job, the operator's command, or someone who was not signed in.
  public var actor: AuditPerson?
  public var role = AuditRole.admin
  public var action = ""
  /// The account that it was done to.
  public var subject: AuditPerson?
  public var details = AuditDetails()
  public var requestID: UUID?
  /// The origin of the request; absent if there was none, and once it is forgotten.
  public var origin: AuditOrigin?
  /// The digest of this entry and, through the one before it, of all before it: SHA-256 in hexadecimal digits.
  public var hash = ""

  public init() {}

  public static let shape = Shape("AuditRecord", AuditRecord.init) {
    Field("number", \.number)
    Field("at", \.at)
    Field("actor", \.actor)
    Field("role", \.role)
    Field("action", \.action)
    Field("subject", \.subject)
    Field("details", \.details)
    Field("request_id", \.requestID)
    Field("origin", \.origin)
    Field("hash", \.hash)
  }
}

/// In which role something was done.
public enum AuditRole: String, WordValue { case visitor, lifter, coach, admin, worker, command }

/// An account by its id, and by its names as long as there is one.
public struct AuditPerson: Message {
  public var id = UUID(high: 0, low: 0)
  public var username: String?
  public var displayName: String?

  public init() {}

  public static let shape = Shape("AuditPerson", AuditPerson.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
  }
}

public struct AuditOrigin: Message {
  public var email: String?
  public var address = ""
  public var userAgent = ""

  public init() {}

  public static let shape = Shape("AuditOrigin", AuditOrigin.init) {
    Field("email", \.email)
    Field("address", \.address)
    Field("user_agent", \.userAgent)
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
  public var actor: UUID?
  public var subject: UUID?
  public var action: AuditAction?
  /// From this moment on.
  public var from: Timestamp?
  /// Before this one.
  public var to: Timestamp?
  /// In the action, the details, the address that mail goes to, the network address, the user agent; either case.
  public var text: String?

  public init() {}

  public static let shape = Shape("AuditFilter", AuditFilter.init) {
    Field("actor", \.actor)
    Field("subject", \.subject)
    Field("action", \.action)
    Field("from", \.from)
    Field("to", \.to)
    Field("q", \.text, .length(1...100))
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

  public static let shape = Shape("AuditQuery", AuditQuery.init) {
    Field("actor", \.filter.actor)
    Field("subject", \.filter.subject)
    Field("action", \.filter.action)
    Field("from", \.filter.from)
    Field("to", \.filter.to)
    Field("q", \.filter.text, .length(1...100))
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
  } check: { query, faults in
    faults.checkOrder(from: query.filter.from, to: query.filter.to)
  }
}
