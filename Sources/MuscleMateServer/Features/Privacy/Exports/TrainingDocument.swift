internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A `TrainingExport` as the database renders its things.
enum TrainingDocument {
  static let everything = ExportFile(
    name: "training.json", parts: parts(of: ExportArea.allCases, exercises(of: nil))
  ).answer
  static let workouts = file(of: .workouts)
  static let templates = file(of: .templates)
  static let goals = file(of: .goals)
  static let measurements = file(of: .measurements)
  static let programmes = file(of: .programmes)
  static let records = file(of: .records)

  private static func file(of area: ExportArea) -> ExportFile.Handler {
    let exercises = area.namesExercises ? exercises(of: area) : []
    return ExportFile(name: "\(area.rawValue).json", parts: parts(of: [area], exercises)).answer
  }

  /// - Parameter exercises: what stands before the areas, already begun.
  private static func parts(of areas: [ExportArea], _ exercises: [ExportPart]) -> [ExportPart] {
    let lists = areas.map { list(of: $0.pages, named: $0.rawValue) }
    var parts = exercises + lists
    let head = #"{"format":"musclemate","version":1,"exercises":["# + (exercises.isEmpty ? "]" : "")
    parts[0].opening = head + parts[0].opening
    parts[parts.count - 1].closing += "}"
    return parts
  }

  private static func list(of pages: @escaping ExportPart.Pages, named name: String) -> ExportPart {
    ExportPart(opening: ",\"\(name)\":[", separator: ",", closing: "]", pages: pages, text: items)
  }

  private static func exercises(of area: ExportArea?) -> [ExportPart] {
    let name = area?.rawValue
    return [
      ExportPart(
        opening: "", separator: ",", closing: "]", pages: { ExportStatements.exercises(name, $0, $1, 200) },
        text: items)
    ]
  }

  /// Of an array what is between its brackets, of which the file has one pair for all pages.
  @Sendable private static func items(_ rows: String) -> [UInt8] {
    let bytes = Array(rows.utf8)
    return Array(bytes.withUnsafeBytes { JSON.compact($0) }.dropFirst().dropLast())
  }
}
