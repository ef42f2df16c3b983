internal import Postgres
internal import Primitives

/// What a file may be of.
enum ExportArea: String, CaseIterable {
  case workouts, templates, goals, measurements, programmes, records

  /// Whether its things name exercises by their ids.
  var namesExercises: Bool {
    switch self {
    case .workouts, .templates, .goals, .records: true
    case .measurements, .programmes: false
    }
  }

  var pages: ExportPart.Pages {
    switch self {
    case .workouts: { ExportStatements.workouts($0, $1, 50) }
    case .templates: { ExportStatements.templates($0, $1, 50) }
    case .goals: { ExportStatements.goals($0, $1, 100) }
    case .measurements: { ExportStatements.measurements($0, $1, 1_000, false) }
    // A definition may take half a megabyte.
    case .programmes: { ExportStatements.programmes($0, $1, 5) }
    case .records: { ExportStatements.records($0, $1, 200) }
    }
  }
}
