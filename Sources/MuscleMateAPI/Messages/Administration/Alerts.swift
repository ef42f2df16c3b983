public import APISchema
public import Primitives

/// Something unusual, by an account or at an address.
public struct Alert: Message {
  public var id = UUID.unset
  /// What was noticed.
  public var kind = OpenWord.known(AlertKind.massReads)
  /// The subject, if it is no account: a network address.
  public var about: String?
  /// The account that it is about. Absent: it is about something else.
  public var account: AuditPerson?
  /// How much was counted, and what was usual.
  public var details = AuditDetails()
  /// When it was seen first.
  public var firstAt = Timestamp.unset
  /// When it was seen last; it goes on as long as no admin has acknowledged it.
  public var lastAt = Timestamp.unset
  /// When an admin acknowledged it. Absent: no admin did.
  public var acknowledgedAt: Timestamp?
  /// The admin who acknowledged it.
  public var acknowledgedBy: AuditPerson?
  /// What the admin noted of it.
  public var note: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("Alert", Alert.init) {
    Field("id", \.id)
    Field("kind", \.kind)
    Field("about", \.about)
    Field("account", \.account)
    Field("details", \.details)
    Field("first_at", \.firstAt)
    Field("last_at", \.lastAt)
    Field("acknowledged_at", \.acknowledgedAt)
    Field("acknowledged_by", \.acknowledgedBy)
    Field("note", \.note)
  }
}

public enum AlertKind: String, WordValue {
  case failedSignInsOfAccount = "failed_sign_ins_of_account"
  case failedSignInsFromAddress = "failed_sign_ins_from_address"
  case massReads = "mass_reads"
  case manyExports = "many_exports"
  case auditLogChanged = "audit_log_changed"
  case auditSignerAdded = "audit_signer_added"
  case backupOverdue = "backup_overdue"
  case backupNotConfigured = "backup_not_configured"
  case erasureRecordChanged = "erasure_record_changed"
  case paymentDisputed = "payment_disputed"
}

/// The wanted alerts, the newest first.
public struct AlertQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only alerts that no admin has acknowledged.
  public var open = false

  public init() {}

  public static let shape: Shape<Self> = Shape("AlertQuery", AlertQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("open", \.open, .defaulted)
  }
}

/// An admin's acknowledgement of an alert, and the outcome.
public struct Acknowledgement: Message {
  /// What came of it, for other admins.
  public var note: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("Acknowledgement", Acknowledgement.init) {
    Field("note", \.note, .length(1...500), .format(.notBlank))
  }
}
