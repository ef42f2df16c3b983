internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A lifter's own training as files to take away: an area as a table or as JSON, or everything in one file.
enum Exports: Feature {
  static let routes: [Route] = tables + documents

  static let statements = ExportStatements.all

  private static let tables: [Route] = [
    Route(
      .get, "/v1/lifters/me/workouts.csv", .lifterOrCoach,
      "Export my workouts as CSV, a row for each set, oldest first",
      keys: .training, reply: .text("text/csv"), heavy: true, handle: WorkoutTable.answer),
    Route(
      .get, "/v1/lifters/me/templates.csv", .lifterOrCoach,
      "Export my templates as CSV, a row for each set, in my order",
      keys: .training, reply: .text("text/csv"), heavy: true, handle: TemplateTable.answer),
    Route(
      .get, "/v1/lifters/me/goals.csv", .lifterOrCoach, "Export my goals as CSV, by their first day",
      keys: .training, module: .goals, reply: .text("text/csv"), heavy: true, handle: GoalTable.answer),
    Route(
      .get, "/v1/lifters/me/measurements.csv", .lifterOrCoach, "Export my measurements as CSV, oldest first",
      keys: .body, reply: .text("text/csv"), heavy: true, handle: MeasurementTable.answer),
    Route(
      .get, "/v1/lifters/me/records.csv", .lifterOrCoach, "Export my personal records as CSV, oldest first",
      keys: .training, reply: .text("text/csv"), heavy: true, handle: RecordTable.answer),
  ]

  private static let documents: [Route] = [
    Route(
      .get, "/v1/lifters/me/training.json", .lifterOrCoach, "Export all my training as one JSON file",
      keys: [.training, .body], reply: .ok(TrainingExport.self), heavy: true,
      handle: TrainingDocument.everything),
    Route(
      .get, "/v1/lifters/me/workouts.json", .lifterOrCoach, "Export my workouts as JSON, oldest first",
      keys: .training, reply: .ok(TrainingExport.self), heavy: true, handle: TrainingDocument.workouts),
    Route(
      .get, "/v1/lifters/me/templates.json", .lifterOrCoach, "Export my templates as JSON, in my order",
      keys: .training, reply: .ok(TrainingExport.self), heavy: true, handle: TrainingDocument.templates),
    Route(
      .get, "/v1/lifters/me/goals.json", .lifterOrCoach, "Export my goals as JSON, by their first day",
      keys: .training, module: .goals, reply: .ok(TrainingExport.self), heavy: true,
      handle: TrainingDocument.goals),
    Route(
      .get, "/v1/lifters/me/measurements.json", .lifterOrCoach,
      "Export my measurements as JSON, oldest first",
      keys: .body, reply: .ok(TrainingExport.self), heavy: true, handle: TrainingDocument.measurements),
    Route(
      .get, "/v1/lifters/me/programmes.json", .lifterOrCoach, "Export my programmes as JSON, oldest first",
      keys: .training, module: .programmes, reply: .ok(TrainingExport.self), heavy: true,
      handle: TrainingDocument.programmes),
    Route(
      .get, "/v1/lifters/me/records.json", .lifterOrCoach,
      "Export my personal records as JSON, oldest first",
      keys: .training, reply: .ok(TrainingExport.self), heavy: true, handle: TrainingDocument.records),
  ]
}
