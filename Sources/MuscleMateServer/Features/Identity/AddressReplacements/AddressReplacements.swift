internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Another address for an account whose own an admin set aside. Its holder can't sign in without one, so a visitor asks, with
/// the password.
enum AddressReplacements: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/address-replacements", .anyone,
      "Replace an email address that was set aside; takes effect once the emailed link is used",
      body: AddressReplacement.self, reply: .accepted(),
      refusals: [
        .unauthorized("wrong login, or no address of this account was set aside"),
        .rule("another account uses the address"),
        .tooMany("too many failures, or too much was asked from one address or for one account"),
      ], handle: replace)
  ]

  static let statements: [AnyStatement] = [candidate.erased, replace.erased]

  private static let candidate = Statement<SignInCandidate, String, String>(
    "address_replacements.candidate", for: [.server],
    """
    select retry_after, attempt, account_id, roles, password_hash
      from auth.replacement_candidate($1, $2)
    """)

  private static let replace = Statement<
    Bool, Int64, UUID, String, String, [UInt8], [UInt8], String
  >(
    "address_replacements.replace", for: [.server],
    """
    select auth.replace_set_aside_address($1, $2, $3, $4, $5, $6, $7)
    """)

  /// Two trips, the check of the password between them, as for a sign-in: an unknown login takes as long as a wrong password,
  /// and a login of any other account is unknown here.
  static func replace(_ call: Call, _: Nothing, _ body: AddressReplacement) async throws -> Response {
    let found = try await call.runAsServerWithContext(candidate(body.login, call.address))
    guard found.retryAfter == 0, let attempt = found.attempt else {
      throw Problem.tooManyRequests(retryAfter: max(1, found.retryAfter))
    }
    let match = try await call.services.passwords.match(body.password, for: found.hash)
    guard match != .none, let account = found.account, let hash = found.hash else {
      try await call.refusePassword(attempt)
      throw Problem(.wrongLogin)
    }
    let token = OneTimeToken()
    let isAsked = try await call.runAsServerWithContext(
      replace(
        attempt, account, hash, body.email, token.digest, try token.sealed(in: call.services.secrets),
        call.address))
    guard isAsked else { throw Problem(.wrongLogin) }
    return .accepted
  }
}
