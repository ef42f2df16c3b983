internal import HTTPClient

/// A push service's answer, and so the fate of a message and of its target.
public enum PushOutcome: Equatable, Sendable {
  /// The service has it.
  case taken
  /// The target is there no more: the app was taken off, or the browser has unsubscribed.
  case gone
  /// Later, and not before these seconds where the service says so. `service`: it takes nothing at all now.
  case later(seconds: Int?, service: Bool)
  /// Our credentials are refused: no message goes before an operator sees to it.
  case notTrusted(String)
  /// The credential is too old: another one is taken.
  case expired
  /// This message would never be taken.
  case refused(String)
}

extension OutgoingResponse {
  /// The seconds of `Retry-After`, a day at most (RFC 9110, section 10.2.3; a date is taken for none).
  var retryAfter: Int? {
    header("retry-after").flatMap { Int($0) }.map { min(max(0, $0), 86_400) }
  }
}

/// What is wrong with a tenant's settings.
public struct PushSettingsFault: Error, CustomStringConvertible {
  public let description: String
}
