internal import Primitives
internal import TestKit

extension TestDatabase {
  /// Someone signed in, without the detour by mail and Argon2: the account and its session are put into the
  /// database.
  func signedIn(
    _ name: String, as role: String = "lifter", unit: String = "kg", zone: String = "Europe/Berlin",
    through visitor: Client
  ) throws -> Client {
    let id = UUID.v7(at: .now)
    try administer(
      """
      insert into app.accounts (
        tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
      values (1, '\(id)', '\(name)@example.com', now(), '\(name)', '{\(role)}', 'en', '\(zone)', '\(unit)');
      """)
    return try signedIn(account: id.description, as: role, through: visitor)
  }

  /// The same for an account that is there.
  func signedIn(account id: String, as role: String, through visitor: Client) throws -> Client {
    let token = "\(role.prefix(1))\(Base64URL.encode((0..<32).map { _ in UInt8.random(in: 0...255) }))"
    try administer(
      """
      insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at)
      values (1, '\(id)', sha256('\(token)'), '\(role)', now() + interval '1 day');
      """)
    var client = visitor
    client.token = token
    client.account = id
    return client
  }
}

extension TestServer {
  func signedIn(
    _ name: String, as role: String = "lifter", unit: String = "kg", zone: String = "Europe/Berlin"
  ) throws -> Client {
    try database.signedIn(name, as: role, unit: unit, zone: zone, through: visitor)
  }

  /// Lets the coach into these scopes of the lifter's data.
  func share(_ scopes: [String], of lifter: Client, with coach: Client) throws {
    let pair = "1, '\(coach.account)', '\(lifter.account)'"
    try database.administer(
      """
      delete from app.grants where coach_id = '\(coach.account)' and lifter_id = '\(lifter.account)';
      insert into app.coachings (tenant_id, coach_id, lifter_id) values (\(pair)) on conflict do nothing;
      insert into app.grants (tenant_id, coach_id, lifter_id, scope)
      select \(pair), scope from unnest('{\(scopes.joined(separator: ","))}'::text[]) as scope;
      """)
  }
}

/// Shortcuts to what the tests send and read.
enum Sample {
  /// A workout of one exercise; each set as reps and weight.
  static func workout(
    _ name: String, at moment: String = "2026-05-04T18:00:00+02:00", exercise: String = "Squat",
    notes: String? = nil, sets: [(Int, JSON)] = [(5, 100)]
  ) -> JSON {
    [
      "name": .string(name), "performed_at": .string(moment), "notes": notes.map(JSON.string) ?? .null,
      "exercises": [
        [
          "name": .string(exercise),
          "sets": .array(sets.map { ["reps": .number("\($0.0)"), "weight": $0.1] }),
        ]
      ],
    ]
  }
}

extension JSON {
  /// The texts of this member in the items of a list.
  func items(_ name: String) -> [String] { (self["items"]?.elements ?? []).compactMap { $0[name]?.text } }

  subscript(_ index: Int) -> JSON? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The object with this member put in or replaced.
  func with(_ name: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name } + [Member(name, value)])
  }
}
