internal import APISchema
internal import Localization
internal import MuscleMateAPI
internal import Primitives

extension ImportReport {
  /// The report on the file itself, as `app.imports.report` keeps it: problems by their codes, since the reader's language
  /// may be another one later.
  static func found(in file: ImportFile) -> JSON {
    var members: [JSON.Member] = [
      .init(
        "problems",
        .array(
          file.problems.map {
            [
              "line": .number("\($0.line)"), "code": .string($0.code.rawValue), "found": .string($0.found),
              "row_lost": .bool($0.isRowLost),
            ]
          }))
    ]
    if let hour = file.dialect.hourAssumed {
      members.append(.init("time_of_day_assumed", .string("\(hour):00")))
    }
    return .object(members)
  }
}

extension ImportRecord {
  /// In the API's form.
  ///
  /// - Parameter preview: what a dry run shows beside it.
  func report(in language: Language, _ preview: [JSON.Member] = []) -> JSON {
    var members: [JSON.Member] = []
    if let id { members.append(.init("id", .string(id.description))) }
    if let createdAt { members.append(.init("created_at", createdAt.encoded())) }
    members += [
      .init("source", .string(source)), .init("dialect", .string(dialect)),
      .init("time_zone", .string(timeZone)),
    ]
    for name in ["time_zone_assumed", "time_of_day_assumed", "workouts", "sets"] {
      if let value = report[name] { members.append(.init(name, value)) }
    }
    members.append(.init("problems", .array(problems.map { $0.document(in: language) })))
    return .object(members + preview)
  }

  var problems: [ImportProblem] {
    (report["problems"]?.elements ?? []).compactMap { met in
      guard let code = met["code"]?.text.flatMap(ImportProblemCode.init) else { return nil }
      // Reports from before knew no value that was left out, but for those whose text says so.
      let isRowLost = met["row_lost"].map { $0 == .bool(true) } ?? !(code.saysWhatWasDone || code == .rpe)
      return ImportProblem(
        line: met["line"]?.integer ?? 0, code: code, found: met["found"]?.text ?? "", isRowLost: isRowLost)
    }
  }

  /// How many workouts or sets this became of.
  func count(_ kind: String, _ state: String) -> Int { report[kind]?[state]?.integer ?? 0 }
}

extension ImportProblem {
  func text(in language: Language) -> String {
    let problem = language.text(.importProblem(code), ["found": found])
    if code.saysWhatWasDone { return problem }
    return "\(problem); \(language.text(.importLoss(isRowLost ? .row : .value)))"
  }

  fileprivate func document(in language: Language) -> JSON {
    [
      "line": .number("\(line)"), "code": .string(code.rawValue), "row_lost": .bool(isRowLost),
      "message": .string(text(in: language)),
    ]
  }
}
