internal import Foundation
internal import Primitives

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Sends by `URLSession`. Nothing is cached and no cookie is kept. Redirections are answers like others, so that a token never
/// goes to another host.
public final class URLSessionTransport: Transport {
  private let calls = SessionLine(URLSessionTransport.configuration())
  private let streams: SessionLine

  public init() {
    let configuration = Self.configuration()
    // The server sends a line every 20 seconds at the latest: two may be missed.
    configuration.timeoutIntervalForRequest = 45
    #if canImport(Darwin)
      configuration.waitsForConnectivity = true
    #endif
    streams = SessionLine(configuration)
  }

  public func send(_ request: OutgoingRequest) async throws(TransportError) -> IncomingResponse {
    let request = Self.urlRequest(request)
    return try await Pieces.whole { calls.pieces(of: request) }
  }

  public func stream(_ request: OutgoingRequest) -> AsyncThrowingStream<[UInt8], any Error> {
    var request = Self.urlRequest(request)
    // Decoders of gzip hold bytes back until they have enough.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    // Without the transport its sessions would end.
    return Pieces.bytes(of: streams.pieces(of: request), keeping: self)
  }

  private static func configuration() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    return configuration
  }

  private static func urlRequest(_ request: OutgoingRequest) -> URLRequest {
    var result = URLRequest(url: request.url)
    result.httpMethod = request.method.rawValue
    result.httpBody = request.body.map { Data($0) }
    // FoundationNetworking cuts fractions off, and 0 ends the request at once.
    result.timeoutInterval = max(1, (request.timeout / .seconds(1)).rounded(.up))
    for (name, value) in request.fields { result.setValue(value, forHTTPHeaderField: name) }
    return result
  }
}
