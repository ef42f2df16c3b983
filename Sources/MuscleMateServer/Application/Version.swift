internal import DatabaseAdministration

/// The release: by a number for people, and by its newest migration for the database's state.
package enum Version {
  package static let number = "1.12.0"

  /// "musclemate 1.12.0 (Swift 6.3, schema 0366)"; without the SQL files beside the program it can't name the schema.
  package static func text(_ configuration: Configuration) -> String {
    let schema = (try? configuration.installation.migrator().scripts.migrations.last?.name).flatMap { $0 }
    let number = schema?.split(separator: "/").last?.prefix { $0.isNumber }
    return "musclemate \(self.number) (\(compiler)\(number.map { ", schema \($0)" } ?? ""))"
  }

  #if swift(>=6.4)
    static let compiler = "Swift 6.4 or newer"
  #else
    static let compiler = "Swift 6.3"
  #endif
}
