internal import APISchema
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

extension Problem {
  /// Runs what the database may refuse for faults (MM422) at places of what was written; `place` maps each to its place in the
  /// client's input.
  static func placing<Result>(
    _ place: (String) -> String, _ write: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await write()
    } catch DatabaseError.refused(let refusal) where refusal.state == .invalid {
      let faults = Problem.faults(in: refusal.detail).map { fault in
        Fault(pointer: place(fault.pointer), code: fault.code, arguments: fault.arguments)
      }
      guard !faults.isEmpty else { throw DatabaseError.refused(refusal) }
      throw Problem.invalid(faults)
    }
  }

  /// The problem for the client: one table from SQLSTATE to problem. Nil for a bug of ours.
  init?(_ error: DatabaseError) {
    switch error {
    case .refused(let refusal): self.init(refusal)
    case .deadline: self.init(.deadlineExceeded)
    case .busy, .unavailable, .connectionLost, .closed: self = .unavailable()
    case .unexpectedAnswer, .notForRole: return nil
    }
  }

  private init?(_ refusal: DatabaseError.Refusal) {
    switch refusal.state {
    case .unauthorized: self.init(.unauthorized)
    case .paymentRequired: self = .paymentRequired(refusal.detail)
    case .tenantMismatch: self.init(.badRequest, .tenantMismatch)
    case .forbidden where refusal.message == "scope-missing":
      self.init(.scopeMissing, .scopeMissing, ["scopes": refusal.detail ?? ""])
    case .forbidden where refusal.message == "duty-needed":
      self.init(.dutyNeeded, .dutyNeeded, ["duty": refusal.detail ?? ""])
    case .forbidden: self.init(refusal.message == "consent-needed" ? .consentNeeded : .proofNeeded)
    case .notFound: self.init(refusal.message == "unknown-tenant" ? .unknownTenant : .notFound)
    case .conflict: self = .conflict(refusal.message, refusal.detail)
    case .gone: self.init(refusal.message == "resync-needed" ? .resyncNeeded : .gone)
    case .preconditionFailed:
      self.init(.preconditionFailed, refusal.message == "already-there" ? .alreadyThere : nil)
    case .invalid:
      // A refusal that names nothing helps no one: then it is our SQL that is at fault.
      let faults = Problem.faults(in: refusal.detail)
      guard !faults.isEmpty else { return nil }
      self = .invalid(faults)
    case .tooManyRequests: self = .tooManyRequests(retryAfter: refusal.detail.flatMap { Int($0) } ?? 60)
    case .retiredKey, .unreckoned: self = .unavailable()
    case .insufficientPrivilege: self = .notFound
    case .uniqueViolation, .exclusionViolation: self.init(.conflict, .alreadyThere)
    case .foreignKeyViolation: self.init(.conflict)
    // 25006: a server that takes no writes, outside of any window of maintenance, is the wrong one.
    case .serializationFailure, .deadlockDetected, .lockNotAvailable, .readOnlyTransaction:
      self = .unavailable()
    case .queryCanceled: self.init(.deadlineExceeded)
    case let state where ["08", "53"].contains(state.errorClass) || state.code.hasPrefix("57P"):
      self = .unavailable()
    default: return nil
    }
  }

  /// The message is the code of a detail, where the conflict has one of its own; the error's detail an object with what
  /// it names: `{"id": "…"}`, a list for several.
  private static func conflict(_ reason: String, _ detail: String?) -> Problem {
    var problem = Problem(.conflict, MessageKey.Detail(code: reason))
    guard let detail, case .object(let members)? = try? JSON.parse(Array(detail.utf8)) else { return problem }
    for member in members {
      let words = (member.value.elements ?? [member.value]).compactMap {
        $0.text ?? $0.integer.map(String.init)
      }
      problem.arguments[member.name] = words.joined(separator: ", ")
      if member.name == "done", let number = words.first {
        problem.members.append(.init("done", .number(number)))
      }
      if member.name == "weekdays" {
        problem.weekdays["weekdays"] = Weekday.allCases.filter { words.contains($0.rawValue) }
      }
    }
    return problem
  }

  /// The detail is an object of what the document says further (`app.refuse`): entitlement, plans, preview.
  private static func paymentRequired(_ detail: String?) -> Problem {
    var problem = Problem(.paymentRequired)
    guard let detail, case .object(let members)? = try? JSON.parse(Array(detail.utf8)) else { return problem }
    problem.members = members.filter { $0.value != .null }
    return problem
  }

  /// The faults that SQL named in the error's detail: `[{"pointer": "/email", "code": "taken"}]`. Whatever else is text in
  /// one of them is what its message names.
  private static func faults(in detail: String?) -> [Fault] {
    guard let detail, let json = try? JSON.parse(Array(detail.utf8)) else { return [] }
    return faults(in: json)
  }

  static func faults(in json: JSON) -> [Fault] {
    (json.elements ?? []).compactMap { element in
      guard let pointer = element["pointer"]?.text,
        let code = element["code"]?.text.flatMap(Fault.Code.init(rawValue:))
      else { return nil }
      guard case .object(let members) = element else { return nil }
      let named = members.filter { !["pointer", "code"].contains($0.name) }.compactMap { member in
        member.value.text.map { (member.name, $0) }
      }
      return Fault(pointer: pointer, code: code, arguments: Dictionary(named) { first, _ in first })
    }
  }
}
