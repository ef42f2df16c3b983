internal import OperatingSystem

/// The files that are applied again whenever they change, and their order. This is the one place that says so.
extension MigrationScripts {
  /// The folders in `functions` and in `tables`. Within a folder files are applied by name, but for `first`.
  ///
  /// A folder comes before those that call its functions, as far as that goes. It matters in two cases. A body in standard
  /// SQL (`return …`, `begin atomic`) is read when the function is made: what it calls has to be there. And each file is a
  /// transaction of its own, between which the release before serves people: a function may call no new one of a later file
  /// (FunctionOrderTests). Where such a new function has callers in an earlier folder, it is made in the earlier folder.
  package static let domains = [
    "context", "progress", "notifications", "billing", "administration", "sharing", "body", "training",
    "coaching", "sync", "identity", "operations", "jobs", "privacy", releaseBefore,
  ]

  /// Functions under the names by which the release before calls them. Last, since each calls its successor.
  static let releaseBefore = "release_before"

  /// Within their folders before the others, since new functions of theirs are called there: how a function refuses, which
  /// days are light, when a set was logged.
  package static let first = [
    "functions/context/refusals.sql", "functions/progress/light_days.sql", "functions/training/set_times.sql",
  ]

  package var functions: [Script] { repeatables.filter { $0.name.hasPrefix("functions/") } }

  /// First functions; then tables with their policies, grants and triggers, which name functions; at last repairs of what
  /// older releases left, which run both.
  static func readRepeatables(in folder: String) throws -> [Script] {
    try readDomains("functions", in: folder) + readDomains("tables", in: folder)
      + readAll("repairs", in: folder)
  }

  private static func readDomains(_ kind: String, in folder: String) throws -> [Script] {
    if let stray = Files.names(in: "\(folder)/\(kind)").first(where: { !domains.contains($0) }) {
      throw MigrationError.noDomain("\(kind)/\(stray)")
    }
    let scripts = try domains.flatMap { domain in
      let all = try readAll("\(kind)/\(domain)", in: folder)
      return all.filter { first.contains($0.name) } + all.filter { !first.contains($0.name) }
    }
    let double = Dictionary(grouping: scripts, by: \.file).values.first { $0.count > 1 }
    if let double { throw MigrationError.sameName(double.map(\.name)) }
    return scripts
  }
}
