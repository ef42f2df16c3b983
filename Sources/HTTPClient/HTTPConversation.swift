internal import CCurl

/// Requests one after the other, which share connections to the same server. For one thread at a time.
public final class HTTPConversation {
  private let handle: UnsafeMutableRawPointer

  public init() throws(HTTPClientError) {
    guard HTTPClient.isReady, let handle = curl_easy_init() else {
      throw HTTPClientError(.failed, "curl_easy_init")
    }
    self.handle = handle
  }

  deinit { curl_easy_cleanup(handle) }

  /// As `HTTPClient.perform`.
  public func perform(
    _ request: OutgoingRequest, limits: HTTPClient.Limits = HTTPClient.Limits()
  ) throws(HTTPClientError) -> OutgoingResponse {
    // Options only: connections stay open.
    defer { curl_easy_reset(handle) }
    let exchange = try Exchange(request, limits, at: handle)
    return try exchange.outcome(curl_easy_perform(handle)).get()
  }
}
