/// Every kind of problem that the API answers with (RFC 9457): `type` is `/problems/<kind>`. The list is closed,
/// so that an app can handle it whole.
public enum ProblemKind: String, CaseIterable, Sendable {
  case badRequest = "bad-request"
  case unauthorized = "unauthorized"
  case wrongLogin = "wrong-login"
  case secondFactorNeeded = "second-factor-needed"
  case paymentRequired = "payment-required"
  case roleNotAllowed = "role-not-allowed"
  case dutyNeeded = "duty-needed"
  case emailUnverified = "email-unverified"
  case addressSetAside = "address-set-aside"
  case proofNeeded = "proof-needed"
  case consentNeeded = "consent-needed"
  case scopeMissing = "scope-missing"
  case crossSite = "cross-site"
  case notFound = "not-found"
  case unknownTenant = "unknown-tenant"
  case methodNotAllowed = "method-not-allowed"
  case notAcceptable = "not-acceptable"
  case requestTimeout = "request-timeout"
  case conflict = "conflict"
  case gone = "gone"
  case resyncNeeded = "resync-needed"
  case preconditionFailed = "precondition-failed"
  case contentTooLarge = "content-too-large"
  case uriTooLong = "uri-too-long"
  case unsupportedMediaType = "unsupported-media-type"
  case expectationFailed = "expectation-failed"
  case invalid = "invalid"
  case tooManyRequests = "too-many-requests"
  case headersTooLarge = "headers-too-large"
  case internalError = "internal-error"
  case notImplemented = "not-implemented"
  case unavailable = "unavailable"
  case maintenance = "maintenance"
  case deadlineExceeded = "deadline-exceeded"
  case versionNotSupported = "version-not-supported"

  public var status: Int {
    switch self {
    case .badRequest: 400
    case .unauthorized, .wrongLogin, .secondFactorNeeded: 401
    case .paymentRequired: 402
    case .roleNotAllowed, .dutyNeeded, .emailUnverified, .addressSetAside, .proofNeeded, .consentNeeded,
      .scopeMissing, .crossSite:
      403
    case .notFound, .unknownTenant: 404
    case .methodNotAllowed: 405
    case .notAcceptable: 406
    case .requestTimeout: 408
    case .conflict: 409
    case .gone, .resyncNeeded: 410
    case .preconditionFailed: 412
    case .contentTooLarge: 413
    case .uriTooLong: 414
    case .unsupportedMediaType: 415
    case .expectationFailed: 417
    case .invalid: 422
    case .tooManyRequests: 429
    case .headersTooLarge: 431
    case .internalError: 500
    case .notImplemented: 501
    case .unavailable, .maintenance: 503
    case .deadlineExceeded: 504
    case .versionNotSupported: 505
    }
  }
}
