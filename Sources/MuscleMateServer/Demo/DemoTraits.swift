internal import Postgres

/// What the catalogue knows of an exercise: a trigger would have looked it up.
struct DemoTraits: Sendable {
  let slug: String?
  let type: String?
  let measure: String?
  let primaryMuscles: String
  let secondaryMuscles: String

  /// Of the exercises of the demo, in their order.
  static func read(from session: borrowing ScriptSession) throws -> [DemoTraits] {
    try DemoTraining.exercises.map { exercise in
      let row = try session.rows(
        """
        select entry.slug, entry.training_type, entry.measure, entry.primary_muscles, entry.secondary_muscles
          from app.catalogue_aliases as alias
          join app.catalogue_exercises as entry using (slug)
         where alias.words = app.catalogue_words($1)
            or entry.slug = case $2 when 'squat' then 'back-squat' else replace($2, '_', '-') end
         limit 1
        """, exercise.name, exercise.lift ?? ""
      ).first
      return DemoTraits(
        slug: row?[0], type: row?[1], measure: row?[2], primaryMuscles: (row?[3] ?? nil) ?? "{}",
        secondaryMuscles: (row?[4] ?? nil) ?? "{}")
    }
  }
}
