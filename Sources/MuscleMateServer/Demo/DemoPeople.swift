internal import Postgres
internal import Primitives

/// All people of the demo tenant, and what each lifter shares with which coach.
struct DemoPeople: Sendable {
  let coaches: [DemoPerson]
  let lifters: [DemoPerson]

  init(_ plan: DemoPlan) {
    coaches = (0..<plan.coaches).map { DemoPerson("coach", number: $0 + 1, plan: plan) }
    lifters = (0..<plan.lifters).map { DemoPerson("lifter", number: $0 + 1, plan: plan) }
  }

  func write(
    to session: borrowing ScriptSession, tenant: String, plan: DemoPlan, passwordHash: String
  ) throws {
    let began = "\(Timestamp(unixSeconds: plan.firstMonday * 86_400))"
    var accounts = CopyText()
    var credentials = CopyText()
    for (person, start) in coaches.map({ ($0, began) }) + lifters.enumerated().map({ ($1, plan.joined($0)) })
    {
      let id = "\(person.id)"
      accounts.row(
        tenant, id, person.email, start, person.username, person.displayName, "{\(person.role)}",
        person.place.locale, person.place.timeZone, person.unit, start)
      credentials.row(tenant, id, passwordHash)
    }
    var coachings = CopyText()
    var grants = CopyText()
    for (index, lifter) in lifters.enumerated() {
      let coach = "\(coaches[index / plan.liftersPerCoach].id)"
      let start = plan.joined(index)
      coachings.row(tenant, coach, "\(lifter.id)", start)
      for scope in Self.scopes(index) { grants.row(tenant, coach, "\(lifter.id)", scope, start) }
    }
    try session.run("begin")
    try session.copy(
      """
      copy app.accounts (
        tenant_id, id, email, email_verified_at, username, display_name, roles, locale, time_zone, unit,
        created_at) from stdin
      """, accounts.bytes)
    try session.copy(
      "copy auth.credentials (tenant_id, account_id, password_hash) from stdin", credentials.bytes)
    try session.copy("copy app.coachings (tenant_id, coach_id, lifter_id, since) from stdin", coachings.bytes)
    try session.copy(
      "copy app.grants (tenant_id, coach_id, lifter_id, scope, since) from stdin", grants.bytes)
    try session.run("commit")
  }

  /// Seven of ten share their training, two its outline, one nothing.
  private static func scopes(_ index: Int) -> [String] {
    switch index % 10 {
    case 0..<7: ["history", "workout_details", "main_lifts", "all_lifts"]
    case 7, 8: ["history", "main_lifts"]
    default: []
    }
  }
}
