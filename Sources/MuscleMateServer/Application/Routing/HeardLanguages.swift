internal import EventLoop
internal import HTTPServer
internal import Localization
internal import Postgres
internal import Primitives
internal import Synchronization

/// The languages of the account that calls and of its tenant, as the sign-in's answer contains them. One of each request.
final class HeardLanguages: Sendable {
  private let locales = Mutex<(account: Language?, tenant: Language?)?>(nil)

  var account: Language? { locales.withLock { $0?.account } }
  var tenant: Language? { locales.withLock { $0?.tenant } }
  var isKnown: Bool { locales.withLock { $0 != nil } }

  /// - Parameter answer: two locales, each of which may be empty (auth.set_languages), and what `Party` is read from.
  func take(_ answer: String) {
    let parts = answer.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return }
    let tenant = Language(locale: parts[1])
    // On a route that is open to anyone the statements run as a visitor, for whom there is no account.
    locales.withLock { $0 = (Language(locale: parts[0]) ?? $0?.account, tenant) }
  }
}

extension Party {
  /// The account of a sign-in's answer: behind the locales the tenant's number and the account's id. Nil where a visitor calls.
  init?(signInAnswer answer: String) {
    let parts = answer.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 4, let group = Int32(parts[2]), let member = UUID(parts[3]) else { return nil }
    self.init(group: group, member: member)
  }
}

extension Call {
  /// Asks who calls, for an answer that no statement was run for: what is wrong with an input is found before. On a
  /// route that is open to anyone the caller may have signed in all the same. Where the asking fails, the request's own
  /// language has to do.
  func learnLanguage() async {
    guard !heard.isKnown else { return }
    let preamble: BoundStatement<String>
    switch caller {
    case .session: preamble = signIn
    case .key(let token):
      preamble = SignIn.key(token.digest, token.role.text, tenantHeader, [], true)
    case .visitor:
      if let token = request.headers["Authorization"].flatMap(SessionToken.init(authorization:)) {
        preamble = SignIn.session(token.digest, token.role.text, tenantHeader)
      } else if statedLanguage == nil {
        preamble = signIn
      } else {
        return
      }
    }
    _ = try? await pool.exchange(
      ExchangeSettings(as: role, for: party, deadline: Route.usualDeadline, preamble: preamble, heard: hear))
  }
}
