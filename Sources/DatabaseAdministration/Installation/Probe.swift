/// One check of `musclemate check`.
package struct Probe {
  /// The subject of a fault, if its own words do not name it.
  package let subject: String?
  /// Returns the checks that passed, one line each; nothing is said of what is not set up.
  package let run: () throws -> [String]

  package init(_ subject: String? = nil, _ run: @escaping () throws -> [String]) {
    self.subject = subject
    self.run = run
  }
}
