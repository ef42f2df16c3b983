internal import Postgres
internal import Primitives

/// `templates.csv`: a row for each set, or for an exercise without one.
enum TemplateTable {
  static let table = ExportTable(columns: [
    "template_id", "template", "weekdays", "any_day", "template_notes", "entry_id", "exercise", "superset",
    "exercise_notes", "set_id", "kind", "reps", "reps_max", "weight", "weight_unit", "percentage", "rpe",
    "rest_seconds", "duration_seconds", "distance_meters", "notes",
  ])

  static let answer = ExportFile(name: "templates.csv", parts: [part]).answer

  static let part = table.part(ExportArea.templates.pages) { templates in
    templates.map(lines).joined()
  }

  private static func lines(_ template: JSON) -> String {
    let head = template.renamed(["id": "template_id", "name": "template", "notes": "template_notes"])
    return (template["exercises"]?.elements ?? []).map { exercise in
      let entry = exercise.renamed(["id": "entry_id", "name": "exercise", "notes": "exercise_notes"])
      let sets = exercise["sets"]?.elements ?? []
      return sets.isEmpty
        ? table.line(entry, head)
        : sets.map { table.line($0.renamed(["id": "set_id", "unit": "weight_unit"]), entry, head) }.joined()
    }.joined()
  }
}

/// `goals.csv`.
enum GoalTable {
  static let table = ExportTable(columns: [
    "id", "kind", "exercise", "lift", "target", "unit", "reps", "started_on", "due_on", "notes",
  ])

  static let answer = ExportFile(name: "goals.csv", parts: [part]).answer

  static let part = table.part(ExportArea.goals.pages) { $0.renamed(["name": "exercise"]) }
}

/// `measurements.csv`.
enum MeasurementTable {
  static let table = ExportTable(columns: [
    "id", "kind", "value", "unit", "measured_at", "local_time", "time_zone", "notes",
  ])

  static let answer = ExportFile(name: "measurements.csv", parts: [part]).answer

  static let part = table.part({ ExportStatements.measurements($0, $1, 1_000, true) })
}

/// `records.csv`. Nothing reads it again: records follow from the workouts.
enum RecordTable {
  static let table = ExportTable(columns: [
    "id", "date", "exercise", "lift", "kind", "at_reps", "value", "unit", "set_weight", "set_weight_unit",
    "set_reps", "set_rpe", "previous", "previous_date", "workout_id",
  ])

  static let answer = ExportFile(name: "records.csv", parts: [part]).answer

  static let part = table.part(ExportArea.records.pages) { records in
    records.map { record in
      let set = record["set"]?.renamed([
        "weight": "set_weight", "unit": "set_weight_unit", "reps": "set_reps", "rpe": "set_rpe",
      ])
      return table.line(record, set ?? .null)
    }.joined()
  }
}

extension JSON {
  /// The object with other names for some of its members.
  fileprivate func renamed(_ names: [String: String]) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.map { JSON.Member(names[$0.name] ?? $0.name, $0.value) })
  }
}
