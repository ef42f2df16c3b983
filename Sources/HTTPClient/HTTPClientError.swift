internal import CCurl

/// Why there is no answer.
public struct HTTPClientError: Error, Equatable, CustomStringConvertible {
  public enum Kind: Sendable {
    /// The request can't be written: what it is made of would end its line, or the URL is none of http and https.
    case malformedRequest
    /// No name, no route, or no one listening: nothing of the request was sent.
    case unreachable
    /// The connection broke. The request may have arrived.
    case interrupted
    case timedOut
    /// The certificate is not for this name, or of no authority that is trusted.
    case untrusted
    case tooLarge
    /// The name leads to a machine that is not in the public internet, where only such ones are asked.
    case privateAddress
    case failed
  }

  public let kind: Kind
  public let description: String

  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  init(_ code: CURLcode, reason: [CChar], isTooLarge: Bool) {
    let detail = String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let text = detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail
    self.init(isTooLarge ? .tooLarge : Self.kind(of: code), text)
  }

  private static func kind(of code: CURLcode) -> Kind {
    switch code {
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT: .malformedRequest
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT: .unreachable
    case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_SSL_CONNECT_ERROR:
      .interrupted
    case CURLE_OPERATION_TIMEDOUT: .timedOut
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR: .untrusted
    default: .failed
    }
  }
}
