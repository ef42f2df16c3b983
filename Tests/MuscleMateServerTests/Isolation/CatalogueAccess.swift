internal import MuscleMateAPI

extension AccessMatrix {
  private static let exercise = World.id(8000)

  static let catalogue: [TableAccess] = [
    TableAccess(
      "app.catalogue_exercises", where: "slug = 'world-hop'",
      seed: """
        insert into app.catalogue_exercises (
          slug, primary_muscles, secondary_muscles, training_type, measure, equipment)
        values ('world-hop', '{calves}', '{}', 'endurance', 'reps_only', 'none')
        """),
    TableAccess(
      "app.catalogue_texts", where: "slug = 'world-hop'",
      seed: """
        insert into app.catalogue_texts (slug, language, name, instruction)
        values ('world-hop', 'en', 'World hop', 'Hop.')
        """),
    TableAccess(
      "app.catalogue_aliases", where: "slug = 'world-hop'",
      seed: "insert into app.catalogue_aliases (name, slug) values ('World hop', 'world-hop')"),
    TableAccess("app.predetermined_routines", where: "slug = 'arm-builder'"),
    TableAccess("app.predetermined_texts", where: "slug = 'arm-builder'"),
    TableAccess("app.predetermined_exercises", where: "routine = 'arm-builder'"),
    TableAccess(
      "app.exercise_aliases", where: "\(ownerRow) and exercise_id = '\(exercise)'",
      seed: """
        insert into app.exercises (tenant_id, lifter_id, id, name)
        values (1, '\(ownerID)', '\(exercise)', 'Meadows row');
        insert into app.exercise_aliases (tenant_id, lifter_id, name, exercise_id)
        values (1, '\(ownerID)', 'Landmine row, mine', '\(exercise)')
        """,
      select: .opened(by: .workoutDetails, .allLifts)),
  ]
}
