internal import HTTPServer
internal import Localization
internal import MuscleMateAPI

extension Problem {
  /// The HTTP server's own refusal, as a problem document like any other.
  init(refusedBy fault: HTTPFault) {
    switch fault {
    case .badRequest(let malformation):
      self.init(.badRequest, .malformedRequest, ["reason": malformation.rawValue])
    case .timeout: self.init(.requestTimeout)
    case .bodyTooLarge: self.init(.contentTooLarge)
    case .uriTooLong: self.init(.uriTooLong)
    case .expectationFailed: self.init(.expectationFailed)
    case .headersTooLarge: self.init(.headersTooLarge)
    case .methodNotImplemented, .unsupportedTransferCoding: self.init(.notImplemented)
    case .tooManyConnections, .tooManyBodies: self = .unavailable()
    case .deadlineExceeded: self.init(.deadlineExceeded)
    case .versionNotSupported: self.init(.versionNotSupported)
    }
  }
}
