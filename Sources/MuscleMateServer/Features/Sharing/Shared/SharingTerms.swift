internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// The wanted sharing, as the database takes it: scopes with when each begins and ends.
struct SharingTerms {
  let scopes: [String]
  let starts: [Timestamp]
  let ends: [Timestamp]

  /// Throws a problem that names each end that is past. A beginning that is past is now.
  init(_ sharing: Sharing, at now: Timestamp) throws {
    let faults = sharing.faults(at: now)
    guard faults.isEmpty else { throw Problem.invalid(faults) }
    scopes = sharing.scopes.map(\.rawValue)
    starts = sharing.scopes.map { scope in
      sharing.period(of: scope).startsAt.flatMap { $0 > now ? $0 : nil } ?? .minusInfinity
    }
    ends = sharing.scopes.map { sharing.period(of: $0).expiresAt ?? .infinity }
  }
}

extension Timestamp {
  /// PostgreSQL's own two (DT_NOBEGIN and DT_NOEND, src/include/datatype/timestamp.h).
  fileprivate static let minusInfinity = Timestamp(microseconds: .min)
  fileprivate static let infinity = Timestamp(microseconds: .max)
}

extension Call {
  /// The language that the request asks for as a statement takes it, beside texts by language (app.in_language).
  var stated: String? { statedLanguage?.rawValue }
}

extension Language {
  /// Each scope in words, by language: the database takes from this object what an answer names.
  static let scopeLabels = JSON.object(
    allCases.map { language in
      .init(
        language.rawValue,
        .object(Scope.allCases.map { .init($0.rawValue, language.labels(of: $0).encoded()) }))
    }
  ).description

  func labels(of scope: Scope) -> ScopeWords {
    var labels = ScopeWords()
    labels.scope = scope
    labels.name = text(.scope(scope))
    labels.opens = text(.scopeOpens(scope))
    labels.leavesClosed = text(.scopeLeavesClosed(scope))
    labels.isTickedSingly = scope.isTickedSingly
    return labels
  }
}
