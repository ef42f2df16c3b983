internal import Postgres
internal import Primitives

/// A log as a table, in the form of Strong's newer exports: each set a row with its own unit, so that nothing is converted.
/// Behind their columns stand ours, by which it comes back as it was (`POST /v1/lifters/me/imports`).
enum WorkoutTable {
  private static let columns = [
    "Date", "Workout Name", "Exercise Name", "Set Order", "Weight", "Weight Unit", "Reps", "RPE", "Distance",
    "Distance Unit", "Seconds", "Notes", "Workout Notes", "Workout Duration", "Workout Id", "Started At",
    "Time Zone", "Activity", "Exercise Entry Id", "Superset", "Set Id", "Set Kind",
  ]

  static let answer = ExportFile(name: "workouts.csv", parts: [part]).answer

  static let part = ExportPart(
    opening: columns.joined(separator: ",") + "\r\n", pages: { ExportStatements.sets($0, $1, 50) }
  ) { rows in
    Array(lines(try JSON.parse(Array(rows.utf8)).elements ?? []).utf8)
  }

  /// - Parameter rows: sets as app.log_lines returns them, in order.
  private static func lines(_ rows: [JSON]) -> String {
    var text = ""
    var entry: JSON?
    var number = 0
    for row in rows {
      let isSame = ["id", "place"].allSatisfy { entry?[$0] == row[$0] }
      if !isSame {
        entry = row
        number = 0
        if let notes = row["exercise_notes"]?.text {
          text += line(row, order: "Note", [.init("notes", .string(notes))])
        }
      }
      guard let kind = row["kind"]?.text else { continue }
      number += 1
      text += line(row, order: order(kind, number), set(row))
      if let rest = row["rest_seconds"], rest != .null {
        text += line(row, order: "Rest Timer", [.init("seconds", rest)])
      }
    }
    return text
  }

  private static func order(_ kind: String, _ number: Int) -> String {
    switch kind {
    case "warm_up": "W"
    case "drop": "D"
    case "failure", "amrap": "F"
    default: "\(number)"
    }
  }

  private static func set(_ row: JSON) -> [JSON.Member] {
    ["weight", "unit", "reps", "rpe", "meters", "seconds", "notes", "set_id", "kind"].compactMap { name in
      row[name].map { JSON.Member(name, $0) }
    }
  }

  private static func line(_ row: JSON, order: String, _ members: [JSON.Member]) -> String {
    let set = JSON.object(members)
    let duration = (row["duration_seconds"]?.integer).map { "\($0)s" }
    let hasDistance = set["meters"].map { $0 != .null } ?? false
    let fields: [String?] = [
      word(row["date"]), word(row["workout"]), word(row["exercise"]), order, word(set["weight"]),
      word(set["unit"]),
      word(set["reps"]), word(set["rpe"]), word(set["meters"]), hasDistance ? "m" : nil, word(set["seconds"]),
      word(set["notes"]), word(row["workout_notes"]), duration, word(row["id"]), word(row["performed_at"]),
      word(row["time_zone"]), word(row["activity"]), word(row["entry_id"]), word(row["superset"]),
      word(set["set_id"]), word(set["kind"]),
    ]
    return fields.map { SpreadsheetCell.written($0 ?? "") }.joined(separator: ",") + "\r\n"
  }

  private static func word(_ value: JSON?) -> String? {
    switch value {
    case .string(let text): text
    case .number(let digits): digits
    default: nil
    }
  }
}
