internal import APISchema
internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// A maintenance window that is not over, as a server keeps it in mind.
struct PlannedWindow: Sendable, Equatable {
  /// Nil for the whole installation.
  let tenant: Int32?
  let mode: MaintenanceMode
  let startsAt: Timestamp
  let endsAt: Timestamp
  /// The texts for users, by language.
  let messages: [String: String]
  /// The tenant whose window it is, by what a visitor can name it with.
  let slug: String
  let isOfDefaultTenant: Bool
  let hosts: [String]

  init?(_ document: JSON) {
    guard let mode = document["mode"]?.text.flatMap(MaintenanceMode.init(rawValue:)),
      let startsAt = document["starts_at"]?.text.flatMap({ Timestamp($0) }),
      let endsAt = document["ends_at"]?.text.flatMap({ Timestamp($0) }), let slug = document["slug"]?.text
    else { return nil }
    self.mode = mode
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.slug = slug
    tenant = document["tenant"]?.integer.flatMap(Int32.init(exactly:))
    isOfDefaultTenant = document["is_default"]?.boolean ?? false
    hosts = (document["hosts"]?.elements ?? []).compactMap(\.text)
    var messages: [String: String] = [:]
    if case .object(let members)? = document["messages"] {
      for member in members { messages[member.name] = member.value.text }
    }
    self.messages = messages
  }

  func isUnderWay(at now: Timestamp) -> Bool { startsAt <= now && now < endsAt }

  /// In this language, else in English, where there is one.
  func message(in language: Language) -> String? { messages[language.rawValue] ?? messages["en"] }

  /// As everyone reads it.
  func notice(in language: Language) -> JSON {
    var notice = MaintenanceNotice()
    notice.mode = mode
    notice.startsAt = startsAt
    notice.endsAt = endsAt
    notice.message = message(in: language)
    return notice.encoded()
  }

  /// The field that announces it, a structured item with its times as dates (RFC 9651, sections 3.3.4 and 3.3.7):
  /// `closed;from=@1765432100;until=@1765439000`.
  var field: String { "\(mode.rawValue);from=@\(startsAt.unixSeconds);until=@\(endsAt.unixSeconds)" }
}

/// The tenant of a request, as far as the request itself shows it.
enum NamedTenant: Equatable {
  /// Named by the `Tenant` field, or else by the host.
  case named(slug: String?, host: String)
  case number(Int32)

  func isMeant(by window: PlannedWindow) -> Bool {
    guard let tenant = window.tenant else { return true }
    switch self {
    case .number(let number): return number == tenant
    case .named(let slug?, _): return window.slug == slug.lowercased()
    case .named(nil, let host):
      let name = String(host.prefix { $0 != ":" })
      // As auth.begin_visit: a host that is nobody's is the default tenant's. One of a tenant without a window is not known
      // here; at worst its visitors read of the default tenant's window.
      return window.hosts.contains(name) || window.isOfDefaultTenant
    }
  }
}
