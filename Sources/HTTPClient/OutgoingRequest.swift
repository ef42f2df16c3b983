/// A request to someone else's server.
public struct OutgoingRequest: Sendable {
  public var method: String
  public var url: String
  public var headers: [(name: String, value: String)]
  public var body: [UInt8]
  /// Signs the request, for a service that speaks as Amazon's do.
  public var signing: AWSSigning?

  public init(
    _ method: String, _ url: String, headers: [(name: String, value: String)] = [], body: [UInt8] = []
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// The credentials and the service for AWS Signature Version 4. libcurl signs the request, with the query as it is
/// written: its parameters have to be sorted and percent-encoded, and each needs its `=`.
public struct AWSSigning: Sendable {
  public var region: String
  public var service: String
  public var accessKey: String
  public var secretKey: String

  public init(region: String, service: String, accessKey: String, secretKey: String) {
    self.region = region
    self.service = service
    self.accessKey = accessKey
    self.secretKey = secretKey
  }
}

/// The answer, whatever its status.
public struct OutgoingResponse: Sendable {
  public var status: Int
  /// As they came; names in lower case.
  public var headers: [(name: String, value: String)]
  public var body: [UInt8]

  public init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first field of this name, in lower case.
  public func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
