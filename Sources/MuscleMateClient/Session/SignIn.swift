public import MuscleMateAPI
public import Primitives

/// What became of a sign-in.
public enum SignIn: Sendable {
  case signedIn(Token, Account)
  /// There is no session yet: the challenge waits for a code.
  case needsSecondFactor(SecondFactorChallenge)
}

/// The first step of a sign-in was right, and the second one is due within five minutes.
public struct SecondFactorChallenge: Sendable {
  public let text: String
  public let expiresAt: Timestamp?
  /// The ways in which it can be answered. Those of a newer server are left out.
  public let methods: [SecondStepMethod]
  /// What the system asks for a passkey with, where one is possible: the options of WebAuthn.
  public let publicKey: JSON?

  init?(_ problem: Problem) {
    let members = problem.members
    guard problem.kind == .secondFactorNeeded, let text = members["challenge"]?.text else { return nil }
    self.text = text
    expiresAt = members["expires_at"]?.text.flatMap { Timestamp($0) }
    methods = (members["methods"]?.elements ?? []).compactMap {
      $0.text.flatMap(SecondStepMethod.init(rawValue:))
    }
    publicKey = members["publicKey"]
  }
}

/// Begins and ends sessions. Tokens are returned, not kept.
struct Sessions: Sendable {
  let caller: Caller

  /// - Parameter role: one of the account's. Nil: the one that it was registered with.
  /// - Parameter device: its name in the list of sessions.
  func signIn(
    login: String, password: String, role: AccountRole? = nil, device: String? = nil
  ) async throws(ClientError) -> SignIn {
    var request = SignInRequest(login: login, password: password)
    (request.role, request.device) = (role, device)
    do {
      return try begun(try await caller.call(IdentityEndpoints.postSessions, body: request).value)
    } catch {
      if case .problem(let problem) = error, let challenge = SecondFactorChallenge(problem) {
        return .needsSecondFactor(challenge)
      }
      throw error
    }
  }

  /// One of the three ways. A wrong code is `wrong-login`, and another may be tried; a challenge that is over is `gone`.
  func signIn(
    _ challenge: SecondFactorChallenge, code: String? = nil, recoveryCode: String? = nil,
    passkey: PasskeyAssertion? = nil
  ) async throws(ClientError) -> SignIn {
    var step = SecondStep()
    (step.challenge, step.code, step.recoveryCode) = (challenge.text, code, recoveryCode)
    step.passkey = passkey
    return try begun(try await caller.call(IdentityEndpoints.postSessionsSecondFactor, body: step).value)
  }

  /// The session goes on in another role under another token. If the answer is lost, the former token may have ended, and the
  /// user signs in again.
  func switchRole(to role: AccountRole, token: Token) async throws(ClientError) -> SignIn {
    var request = SessionRole()
    request.role = role
    let endpoint = IdentityEndpoints.putSessionsCurrentRole
    return try begun(try await caller.call(endpoint, body: request, token: token.text).value)
  }

  /// Ends the session on the server; one that ended before is no error.
  func signOut(_ token: Token) async throws(ClientError) {
    do {
      _ = try await caller.call(IdentityEndpoints.deleteSessionsCurrent, token: token.text)
    } catch {
      guard case .signedOut = error else { throw error }
    }
  }

  private func begun(_ session: OpenedSession) throws(ClientError) -> SignIn {
    // A token begins with the letter of its role.
    let role = AccountRole.allCases.first { $0.rawValue.first == session.token?.first }
    guard let text = session.token, let role else { throw .unreadable("a session without a known token") }
    let token = Token(
      text: text, role: role, expiresAt: session.expiresAt, account: session.account.id,
      tenant: caller.tenant, server: caller.server)
    return .signedIn(token, session.account)
  }
}
