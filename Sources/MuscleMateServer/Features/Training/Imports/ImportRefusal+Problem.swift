internal import APISchema
internal import Localization
internal import MuscleMateAPI

extension Problem {
  init(_ refusal: ImportRefusal) {
    self =
      switch refusal {
      case .unknownFormat: .expected(.importFile)
      case .spreadsheet: .expected(.importedAsCSV)
      case .unusable(.workoutRows): .expected(.importedRows)
      case .unusable(.bodyMeasurements): .expected(.importedSets)
      case .columnsNeeded(let app, let missing):
        .invalid(
          [Fault(pointer: "/columns", code: .invalid, arguments: ["expected": Self.expected(app)])]
            + missing.map { Fault(pointer: "/\($0)", code: .missing) })
      case .unitNeeded: .invalid("/unit", .needed)
      case .cutJSON: .expected(.importedJSON)
      case .foreignJSON: .expected(.importFile)
      case .newerVersion: .invalid([Fault(pointer: "/version", code: .tooLarge, arguments: ["bound": "1"])])
      }
  }

  private static func expected(_ text: ExpectedText) -> Problem {
    .invalid([Fault(pointer: "", code: .invalid, arguments: ["expected": text.rawValue])])
  }

  private static func expected(_ app: TableForm.App?) -> String {
    guard let name = app?.name else { return ExpectedText.importedColumns.rawValue }
    return ExpectedText.importedColumnsOfApp.rawValue.replacing("{app}", with: name)
  }

  static func columns(of table: ImportTable) -> Problem {
    let meanings = ImportColumn.choices.map(\.rawValue).joined(separator: ", ")
    return .invalid([
      Fault(
        pointer: "/columns", code: .invalid,
        arguments: ["expected": "\(table.names.count) × \(meanings), -"])
    ])
  }
}
