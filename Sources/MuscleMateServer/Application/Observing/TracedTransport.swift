internal import HTTPClient

extension TraceParent {
  /// How requests to others travel on behalf of the request that this task works for: they name its trace. Made in the
  /// task, since the threads that wait for an answer know of no task.
  static func transport(
    _ limits: HTTPClient.Limits = HTTPClient.Limits(), leniency: Int = 1
  ) -> @Sendable (OutgoingRequest) throws(HTTPClientError) -> OutgoingResponse {
    let limits = limits.timesMultiplied(by: leniency)
    let field = current?.child().field
    return { (request) throws(HTTPClientError) in
      var request = request
      if let field { request.headers.append(("traceparent", field)) }
      return try HTTPClient.perform(request, limits: limits)
    }
  }
}
