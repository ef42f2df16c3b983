internal import APISchema
internal import Localization
internal import MuscleMateAPI
internal import Primitives

extension ImportReport {
  /// The report on the file itself, as `app.imports.report` keeps it: problems by their codes, since the reader's language
  /// may be another one later.
  static func found(in file: ImportFile) -> JSON {
    var members = [problems(file.problems)]
    if let (order, isAssumed) = file.dates, let dates = ImportQuery.Dates(order) {
      members.append(.init("dates", .string(dates.rawValue)))
      members.append(.init("dates_assumed", .bool(isAssumed)))
    }
    if let hour = file.dialect.hourAssumed, file.workouts.contains(where: \.start.isHourAssumed) {
      members.append(.init("time_of_day_assumed", .string("\(hour):00")))
    }
    return .object(members)
  }

  static func found(in file: TrainingFile) -> JSON { .object([problems(file.problems)]) }

  private static func problems(_ problems: [ImportProblem]) -> JSON.Member {
    .init("problems", .array(problems.map(\.kept)))
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
      "time_zone_assumed", "time_of_day_assumed", "dates", "dates_assumed", "workouts", "sets", "areas",
      "twins",
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
        line: met["line"]?.integer, pointer: met["pointer"]?.text, code: code,
        fault: Fault(kept: met["fault"]),
        found: met["found"]?.text ?? "", isRowLost: isRowLost, column: met["column"]?.text,
        count: met["count"]?.integer ?? 1)
    }
  }

  /// How many workouts or sets this became of.
  func count(_ kind: String, _ state: String) -> Int { report[kind]?[state]?.integer ?? 0 }

  /// How many of each area that is no workouts, where there are any.
  var thingsAdded: [(area: String, count: Int)] {
    guard case .object(let areas) = report["areas"] else { return [] }
    return areas.map { ($0.name, $0.value["added"]?.integer ?? 0) }.filter { $0.count > 0 }
  }
}

extension ImportProblem {
  func text(in language: Language) -> String {
    let problem = fault?.text(in: language) ?? language.text(.importProblem(code), ["found": found])
    let lost: ImportLoss = pointer != nil ? .item : isRowLost ? .row : .value
    let loss = code.saysWhatWasDone ? nil : language.text(.importLoss(lost))
    let more = count > 1 ? language.text(.importProblem(.more), ["found": "\(count - 1)"]) : nil
    return [problem, loss, more].compactMap(\.self).joined(separator: "; ")
  }

  /// As `app.imports.report` has it.
  fileprivate var kept: JSON {
    var members =
      place + [
        .init("code", .string(code.rawValue)), .init("found", .string(found)),
        .init("row_lost", .bool(isRowLost)),
      ]
    if let fault { members.append(.init("fault", fault.kept)) }
    if let column { members.append(.init("column", .string(column))) }
    if count > 1 { members.append(.init("count", .number("\(count)"))) }
    return .object(members)
  }

  private var place: [JSON.Member] {
    [line.map { .init("line", .number("\($0)")) }, pointer.map { .init("pointer", .string($0)) }]
      .compactMap(\.self)
  }

  fileprivate func document(in language: Language) -> JSON {
    var members =
      place + [
        .init("code", .string(fault?.code.rawValue ?? code.rawValue)), .init("row_lost", .bool(isRowLost)),
      ]
    if let column { members.append(.init("column", .string(column))) }
    if count > 1 { members.append(.init("more", .number("\(count - 1)"))) }
    members.append(.init("message", .string(text(in: language))))
    return .object(members)
  }
}

extension Fault {
  /// As `app.imports.report` has it, without its place.
  fileprivate var kept: JSON {
    let values = arguments.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }
    return ["code": .string(code.rawValue), "arguments": .object(values)]
  }

  fileprivate init?(kept: JSON?) {
    guard let kept, let code = kept["code"]?.text.flatMap(Code.init) else { return nil }
    var arguments: [String: String] = [:]
    if case .object(let members)? = kept["arguments"] {
      for member in members { arguments[member.name] = member.value.text }
    }
    self.init(pointer: "", code: code, arguments: arguments)
  }
}
