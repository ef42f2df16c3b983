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
        .array(file.problems.map(\.kept)))
    ]
    if let (order, isAssumed) = file.dates, let dates = ImportQuery.Dates(order) {
      members.append(.init("dates", .string(dates.rawValue)))
      members.append(.init("dates_assumed", .bool(isAssumed)))
    }
    if let hour = file.dialect.hourAssumed, file.workouts.contains(where: \.start.isHourAssumed) {
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
    let parts = [
      "time_zone_assumed", "time_of_day_assumed", "dates", "dates_assumed", "workouts", "sets", "twins",
    ]
    for name in parts {
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
        line: met["line"]?.integer ?? 0, code: code, found: met["found"]?.text ?? "", isRowLost: isRowLost,
        column: met["column"]?.text, count: met["count"]?.integer ?? 1)
    }
  }

  /// How many workouts or sets this became of.
  func count(_ kind: String, _ state: String) -> Int { report[kind]?[state]?.integer ?? 0 }
}

extension ImportProblem {
  func text(in language: Language) -> String {
    let problem = language.text(.importProblem(code), ["found": found])
    let loss = code.saysWhatWasDone ? nil : language.text(.importLoss(isRowLost ? .row : .value))
    let more = count > 1 ? language.text(.importProblem(.more), ["found": "\(count - 1)"]) : nil
    return [problem, loss, more].compactMap(\.self).joined(separator: "; ")
  }

  /// As `app.imports.report` has it.
  fileprivate var kept: JSON {
    var members: [JSON.Member] = [
      .init("line", .number("\(line)")), .init("code", .string(code.rawValue)),
      .init("found", .string(found)), .init("row_lost", .bool(isRowLost)),
    ]
    if let column { members.append(.init("column", .string(column))) }
    if count > 1 { members.append(.init("count", .number("\(count)"))) }
    return .object(members)
  }

  fileprivate func document(in language: Language) -> JSON {
    var members: [JSON.Member] = [
      .init("line", .number("\(line)")), .init("code", .string(code.rawValue)),
      .init("row_lost", .bool(isRowLost)),
    ]
    if let column { members.append(.init("column", .string(column))) }
    if count > 1 { members.append(.init("more", .number("\(count - 1)"))) }
    members.append(.init("message", .string(text(in: language))))
    return .object(members)
  }
}
