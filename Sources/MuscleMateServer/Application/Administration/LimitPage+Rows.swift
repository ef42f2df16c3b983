internal import DatabaseAdministration
internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives

extension LimitPage {
  /// One limit, and the place that its number comes from.
  struct Row {
    let what: String
    let source: Source
    /// The time that it is counted over.
    var span: String?
    /// The file of sql/functions that refuses more, where the number is not there.
    var refusedIn: String?

    enum Source {
      case number(Int)
      /// A column of auth.limits, as the schema has it.
      case column(String)
      /// In a file of sql/functions: the words before the number.
      case function(String, after: String)
    }

    /// The file of sql/functions that refuses more (`app.raise_limited`).
    var file: String? {
      if case .function(let file, _) = source { return file }
      return refusedIn
    }
  }

  static let attempts: [Row] = [
    often(
      "registrations from one address", .column("registrations_per_hour"), "an hour", refusedIn: "identities"),
    often(
      "requests to mail a link again, from one address", .column("address_requests_per_hour"), "an hour",
      refusedIn: "address_requests"),
    often("mails with a link to one account", .column("mails_per_hour"), "an hour"),
    often(
      "changes of one account's address", .column("mails_per_hour"), "an hour", refusedIn: "account_address"),
    often(
      "wrong passwords for one account from one address, before each waits longer",
      .column("failures_before_wait"), "a row"),
    often(
      "wrong passwords from one address, for whatever account", .column("address_failures_per_minute"),
      "a minute"),
    often(
      "begun sign-ins through another provider, from one address", .column("sign_ins_per_hour"), "an hour",
      refusedIn: "sign_in_flows"),
    often(
      "begun sign-ins by a passkey, from one address", .column("address_failures_per_minute"), "a minute",
      refusedIn: "passkey_answers"),
    often("tries of one second factor's challenge", .column("challenge_tries"), "its five minutes"),
    often(
      "wrong codes of an account", .column("codes_per_hour"), "an hour", refusedIn: "second_factor_codes"),
    often("wrong codes of an account", .column("codes_per_day"), "a day"),
    often("changes of one account's username", .number(1), "30 days", refusedIn: "usernames"),
    often("requests by one API key, to each server", .number(MinuteLimits.byKey), "a minute"),
    often(
      "requests of one session to `GET /v1/sync`, to each server, unless set",
      .number(MinuteLimits.usualPulls), "a minute"),
    often(
      "operations of one session (`Sync-Operation`), to each server, unless set",
      .number(MinuteLimits.usualOperations), "a minute"),
    often(
      "visits to pages of share links from one address, to each server, unless set",
      .number(MinuteLimits.usualVisits),
      "a minute"),
    often("invitations of one coach", .function("invites", after: "interval '1 day') >= "), "a day"),
    often(
      "invitations of one coach to addresses", .function("invites", after: "recent.invites >= "),
      "an hour"),
    often(
      "mails of one coach's open invitations to one person",
      .function("invites", after: "invite.expires_at > now()) > "),
      "their time"),
    often(
      "mails of one team's open invitations to one person",
      .function("team_invites", after: "earlier.expires_at > now()) > "),
      "their time"),
    often(
      "requests of one coach to one client for more access",
      .function("scope_requests", after: "interval '30 days') >= "), "30 days"),
    often(
      "proposals to move one client within a team", .function("team_moves", after: "interval '30 days') >= "),
      "30 days"),
    often("comments by one author", .function("comment_writing", after: "if lately >= "), "a minute"),
    often("comments by one author", .function("comment_writing", after: "if today >= "), "a day"),
    often("messages to one person", .function("message_writing", after: "if lately >= "), "a minute"),
    often("messages to one person", .function("message_writing", after: "if today >= "), "a day"),
    often("checkouts of one account", .function("stripe", after: "if taken > "), "an hour"),
    often("exports of one's own data", .function("data_exports", after: "raise_limited('"), "a day"),
  ]

  static let counts: [Row] = [
    Row(
      what: "items on a page (\(PageQuery.usualLimit) unless asked)",
      source: .number(Int(PageQuery.limits.upperBound))),
    Row(what: "lifters of one assignment", source: .number(AssignmentMaking.mostLifters)),
    Row(
      what: "sessions of an account; the one used least recently ends",
      source: .column("sessions_per_account")),
    Row(
      what: "devices of an account that number what they send; the one that was away for longest goes",
      source: .function("accepted_operations", after: "offset ")),
    Row(what: "things on a page of `GET /v1/sync`", source: .number(100)),
    Row(
      what: "sets on a page of `GET /v1/sync`, unless one thing alone has more",
      source: .function("sync_pages", after: "set_limit constant integer := ")),
    Row(what: "API keys of an account", source: .column("api_keys_per_account")),
    Row(
      what: "phones and browsers of an account that notices are sent to",
      source: .function("push_targets", after: "enforce_limit(")),
    Row(
      what: "share links of an account that can be opened",
      source: .function("share_links", after: "enforce_limit(")),
    Row(what: "second factors of an account", source: .column("factors_per_account")),
    Row(
      what: "open reports of one lifter about graphs",
      source: .function("graph_reports", after: "enforce_limit(")),
    Row(
      what: "open reports of one account to support",
      source: .function("user_feedback", after: "enforce_limit(")
    ),
    Row(
      what: "runs of one job that were asked for and have not ended",
      source: .function("job_runs", after: "enforce_limit(")),
    Row(
      what: "heavy requests of one account at once, to each server (\(heavyRoutes))",
      source: .number(HeavyRequests.limitPerAccount)),
    Row(
      what: "heavy requests from one address at once, to each server",
      source: .number(HeavyRequests.limitPerAddress)),
    Row(what: "streams of a session", source: .number(StreamHub.limitPerSession)),
    Row(what: "streams of an account", source: .number(StreamHub.limitPerAccount)),
    Row(what: "lifters that a stream watches", source: .number(StreamQuery.mostWatched)),
    Row(what: "connections of clients, unless set", source: .number(Server.Configuration().connectionLimit)),
    Row(
      what: "connections from one address, unless set",
      source: .number(Server.Configuration().connectionLimitPerAddress)),
  ]

  private static var heavyRoutes: String {
    Application.routes.filter(\.isHeavy).map { "`\($0.method.rawValue) \($0.path)`" }.joined(separator: ", ")
  }

  private static func often(
    _ what: String, _ source: Row.Source, _ span: String, refusedIn file: String? = nil
  ) -> Row {
    Row(what: what, source: source, span: span, refusedIn: file)
  }
}

extension LimitPage.Row {
  /// - Throws: where the code does not say it in these words any more.
  func value(_ schema: String, _ functions: [MigrationScripts.Script]) throws -> String {
    switch source {
    case .number(let number): return "\(number)"
    case .column(let name):
      guard let start = schema.firstRange(of: "CREATE TABLE auth.limits ("),
        let number = Self.number(
          after: "\n    \(name) ", in: schema[start.upperBound...], skipping: "DEFAULT ")
      else { throw AdministrationError.refused("sql/schema.sql has no auth.limits.\(name)") }
      return "\(number) *"
    case .function(let file, let words):
      guard let text = functions.first(where: { $0.file == "\(file).sql" })?.text,
        let number = Self.number(after: words, in: text[...])
      else { throw AdministrationError.refused("no function in \(file).sql says “\(words)” before a number") }
      return "\(number)"
    }
  }

  private static func number(after words: String, in text: Substring, skipping more: String? = nil) -> Int? {
    guard let found = text.firstRange(of: words) else { return nil }
    var rest = text[found.upperBound...]
    if let more {
      guard let skipped = rest.firstRange(of: more) else { return nil }
      rest = rest[skipped.upperBound...]
    }
    // In words where it is one.
    return rest.hasPrefix("one-") ? 1 : Int(rest.prefix { $0.isNumber })
  }
}
