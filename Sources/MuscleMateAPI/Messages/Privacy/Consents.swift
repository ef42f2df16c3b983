public import APISchema
public import Primitives

/// The policies that people agree to: the terms, the privacy policy, and that data about their health is kept.
public enum PolicyKind: String, WordValue { case terms, privacy, health }

/// A version that is agreed to.
public struct Agreement: Message {
  /// The policy.
  public var kind = PolicyKind.terms
  /// The version of the policy.
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("Agreement", Agreement.init) {
    Field("kind", \.kind)
    Field("version", \.version, .range(1...10_000))
  }
}

/// The version of a policy that is agreed to.
public struct AgreedVersion: Message {
  /// The version of the policy.
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("AgreedVersion", AgreedVersion.init) {
    Field("version", \.version, .range(1...10_000))
  }
}

/// One version of what there is to agree to.
public struct Policy: Message {
  /// The policy.
  public var kind = PolicyKind.terms
  /// The version of the policy, from 1.
  public var version = 0
  /// From when on it holds.
  public var effectiveAt = Timestamp.unset
  /// Users who have not agreed by then can only read.
  public var agreeBy = Timestamp.unset
  public var texts: [PolicyText] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Policy", Policy.init) {
    Field("kind", \.kind)
    Field("version", \.version)
    Field("effective_at", \.effectiveAt)
    Field("agree_by", \.agreeBy)
    Field("texts", \.texts)
  }
}

/// Where a policy can be read in a language.
public struct PolicyText: Message {
  public var language = ""
  public var url = ""
  /// The digest of the text: SHA-256 in hexadecimal digits.
  public var sha256 = ""

  public init() {}

  private static let digest = TextFormat(
    "the 64 hexadecimal digits of a SHA-256", pattern: "^[0-9a-f]{64}$"
  ) { text in
    text.utf8.count == 64 && text.utf8.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
  }

  private static let address = TextFormat("an http or https address", pattern: "^https?://[^ ]+$") { text in
    (text.hasPrefix("https://") && text.utf8.count > 8 || text.hasPrefix("http://") && text.utf8.count > 7)
      && !text.contains(where: \.isWhitespace)
  }

  public static let shape: Shape<Self> = Shape("PolicyText", PolicyText.init) {
    Field("language", \.language, .format(.locale))
    Field("url", \.url, .length(1...500), .format(address))
    Field("sha256", \.sha256, .format(digest))
  }
}

/// A version as an admin publishes it.
public struct NewPolicy: Message {
  /// From when on it holds.
  public var effectiveAt = Timestamp.unset
  /// Users who have not agreed by then can only read.
  public var agreeBy = Timestamp.unset
  public var texts: [PolicyText] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("NewPolicy", NewPolicy.init) {
    Field("effective_at", \.effectiveAt)
    Field("agree_by", \.agreeBy)
    Field("texts", \.texts, .count(1...20))
  } check: { policy, faults in
    if policy.agreeBy < policy.effectiveAt { faults.add("agree_by", .invalid("not before effective_at")) }
    let languages = policy.texts.map(\.language)
    let isTwice = languages.indices.contains { languages[..<$0].contains(languages[$0]) }
    if isTwice { faults.add("texts", .duplicate) }
  }
}

/// The state of my consents to the policies.
public struct Consents: Message {
  /// From when on the caller can only read. Absent: there is nothing to agree to.
  public var dueAt: Timestamp?
  /// The policies whose newest version the caller has not agreed to.
  public var needed: [PolicyKind] = []
  public var history: [Consent] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Consents", Consents.init) {
    Field("due_at", \.dueAt)
    Field("needed", \.needed)
    Field("history", \.history)
  }
}

/// One time that I agreed to something, or withdrew consent.
public struct Consent: Message {
  /// The policy.
  public var kind = PolicyKind.terms
  /// The version of the policy.
  public var version = 0
  /// Whether consent was given or withdrawn.
  public var isGiven = true
  /// Whether it was said with the registration or later.
  public var how = How.request
  /// When it was said.
  public var at = Timestamp.unset

  public init() {}

  public enum How: String, WordValue { case registration, request }

  public static let shape: Shape<Self> = Shape("Consent", Consent.init) {
    Field("kind", \.kind)
    Field("version", \.version)
    Field("is_given", \.isGiven)
    Field("how", \.how)
    Field("at", \.at)
  }
}

/// The inventory of personal data: what is kept of people, for how long, and for what.
public struct PrivacyInventory: Message {
  /// The tables of the database.
  public var tables: [InventoriedTable] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("PrivacyInventory", PrivacyInventory.init) {
    Field("tables", \.tables)
  }
}

/// A table, and how long its rows are kept.
public struct InventoriedTable: Message {
  /// The name of the table.
  public var name = ""
  /// How long its rows are kept. `account`: until it is deleted or the account is erased; `days`: for so many;
  /// `expiry`: until the moment that it names itself; `subscription`: as the subscription it speaks of; `tenant`: of no
  /// person.
  public var retention = ""
  /// How many days its rows are kept, where retention is days.
  public var days: Int?
  /// What it is for.
  public var purpose = ""
  /// Its columns that tell something of a person, by their category.
  public var columns: [InventoriedColumns] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("InventoriedTable", InventoriedTable.init) {
    Field("name", \.name)
    Field("retention", \.retention)
    Field("days", \.days)
    Field("purpose", \.purpose)
    Field("columns", \.columns)
  }
}

/// Columns of one category.
public struct InventoriedColumns: Message {
  /// What kind of data it is.
  public var category = ""
  /// Whether a person's archive has it.
  public var isExported = false
  /// The names of the columns.
  public var names: [String] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("InventoriedColumns", InventoriedColumns.init) {
    Field("category", \.category)
    Field("is_exported", \.isExported)
    Field("names", \.names)
  }
}
