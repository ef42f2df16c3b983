internal import HTTPClient
internal import Primitives

/// Stripe's refusal, or the reason why it did not answer.
public struct StripeError: Error, Equatable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    /// 401, 403: the secret key is wrong, or may not do this.
    case unauthorized
    /// 404, or `resource_missing`: there is no such object.
    case missing
    /// 402: the payment method was declined.
    case declined
    /// 409, or an idempotency key with other parameters than before.
    case conflict
    case tooManyRequests
    /// 400 and whatever else Stripe finds wrong with the request.
    case refused
    /// 5xx.
    case failed
    case unreachable
    /// It answered what can't be read as Stripe's.
    case unreadable
  }

  public let kind: Kind
  /// Stripe's own word, such as `resource_missing` or `card_declined`.
  public let code: String?
  /// The parameter that it is about.
  public let parameter: String?
  public let message: String

  public init(_ kind: Kind, code: String? = nil, parameter: String? = nil, message: String) {
    self.kind = kind
    self.code = code
    self.parameter = parameter
    self.message = message
  }

  init(_ error: HTTPClientError) { self.init(.unreachable, message: error.description) }

  /// The error object that Stripe sends with a status of 4xx and 5xx; a proxy's page has none.
  init(status: Int, _ body: JSON?) {
    let error = body?["error"]
    let code = error?["code"]?.text
    let message = error?["message"]?.text ?? "HTTP \(status)"
    self.init(
      Self.kind(status: status, type: error?["type"]?.text, code: code), code: code,
      parameter: error?["param"]?.text, message: message)
  }

  private static func kind(status: Int, type: String?, code: String?) -> Kind {
    if code == "resource_missing" { return .missing }
    if type == "idempotency_error" { return .conflict }
    switch status {
    case 401, 403: return .unauthorized
    case 402: return .declined
    case 404: return .missing
    case 409: return .conflict
    case 429: return .tooManyRequests
    case 400..<500: return .refused
    default: return .failed
    }
  }

  /// Whether the same request may succeed later without anyone's doing.
  public var isTransient: Bool {
    switch kind {
    case .conflict, .tooManyRequests, .failed, .unreachable, .unreadable: true
    case .unauthorized, .missing, .declined, .refused: false
    }
  }

  /// Whether what this parameter names is not there.
  public func isMissing(_ parameter: String) -> Bool { kind == .missing && self.parameter == parameter }

  public var description: String { "Stripe: \(kind)\(code.map { " (\($0))" } ?? ""): \(message)" }
}
