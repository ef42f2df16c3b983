internal import APISchema
internal import Localization

/// The problems of a file, so few that one kind hides no other: of each code in a column the first stand singly, and the rest
/// as one with their number.
struct ProblemReport {
  private(set) var problems: [ImportProblem] = []
  private var seen: [Kind: (count: Int, rest: Int?)] = [:]

  private struct Kind: Hashable {
    let code: ImportProblemCode
    let column: String?
    let isRowLost: Bool
    let fault: Fault.Code?
  }

  private static let listed = 5

  mutating func add(_ problem: ImportProblem) {
    let kind = Kind(
      code: problem.code, column: problem.column, isRowLost: problem.isRowLost,
      fault: problem.fault?.code)
    let (count, rest) = seen[kind] ?? (0, nil)
    if let rest {
      problems[rest].count += 1
      return
    }
    seen[kind] = (count + 1, count == Self.listed ? problems.count : nil)
    problems.append(problem)
  }
}
