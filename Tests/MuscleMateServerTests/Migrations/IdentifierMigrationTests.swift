internal import DatabaseAdministration
internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// An installation whose workouts, drafts and comments have no ids of exercises and sets.
struct IdentifierMigrationTests {
  private static let lifter = "01890000-0000-7000-8000-0000000000a1"
  private static let workout = "01890000-0000-7000-8000-0000000000d1"

  @Test func `gets the derived ones, each row once, and no row is written for it`() async throws {
    let all = try MigrationScripts(in: MigrationScripts.findFolder()).migrations
    let folder = try Scripts([:])
    for script in all where script.name < "migrations/0430" { try folder.write(script.name, script.text) }
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    try database.administer(Self.before)
    let written =
      "select xmin::text, ctid::text from app.sets union all select xmin::text, ctid::text from app.comments"
    let rows = try database.rows(written)
    for script in all { try folder.write(script.name, script.text) }
    try folder.migrator().migrate(owner: database.owner)
    #expect(try database.rows(written) == rows)
    let owner = try #require(UUID(Self.workout))
    let ids =
      "select coalesce(id, app.derived_id(workout_id, exercise_position, position)) from app.sets order by position"
    #expect(
      try database.rows(ids)
        == (0...1).map { [UUID.derived(from: owner, entry: 0, line: $0).description] })
    let taken = UUID.derived(from: owner, entry: 0, line: 1)
    #expect(throws: (any Error).self) {
      try database.administer("update app.sets set id = '\(taken)' where position = 0")
    }
  }

  /// A workout of two sets, and a comment on the second.
  private static let before = """
    insert into app.accounts (
      tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
    select tenant.id, '\(lifter)', 'anna@example.com', now(), 'anna', '{lifter}', 'en', 'UTC', 'kg'
      from app.tenants as tenant;
    insert into app.exercises (tenant_id, lifter_id, id, name)
    select tenant_id, id, gen_random_uuid(), 'Squat' from app.accounts;
    insert into app.workouts (
      tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count)
    select tenant_id, id, '\(workout)', 'Legs', now(), 'UTC', 1, 2 from app.accounts;
    insert into app.workout_exercises (tenant_id, lifter_id, workout_id, position, exercise_id)
    select tenant_id, lifter_id, '\(workout)', 0, id from app.exercises;
    insert into app.sets (tenant_id, lifter_id, workout_id, exercise_position, position, kind, reps)
    select tenant_id, id, '\(workout)', 0, position, 'working', 5
      from app.accounts
     cross join generate_series(0, 1) as position;
    insert into app.comments (
      tenant_id, lifter_id, id, workout_id, author_id, exercise_position, set_position, about, text, created_at)
    select tenant_id, id, gen_random_uuid(), '\(workout)', id, 0, 1, '{}', 'Deeper!', now()
      from app.accounts;
    """
}
