public import Foundation
public import Primitives

/// The one seam between the client and the network: tests put faults behind it, and an app may put another HTTP library there.
public protocol Transport: Sendable {
  /// The whole answer, whatever its status is. Throws `cancelled` as soon as the task is cancelled.
  func send(_ request: OutgoingRequest) async throws(TransportError) -> IncomingResponse

  /// The bytes of an answer as they arrive. The first element comes only after a 200: any other answer ends the stream with
  /// `StreamRefused`, and a broken connection with a `TransportError`. The connection closes when nobody reads any more.
  func stream(_ request: OutgoingRequest) -> AsyncThrowingStream<[UInt8], any Error>
}

public struct OutgoingRequest: Sendable {
  public var method: HTTPMethod
  public var url: URL
  public var fields: [String: String] = [:]
  public var body: [UInt8]?
  /// The longest silence: it begins anew with every byte that comes, so that a slow connection is not given up while it works.
  /// `URLSession` counts whole seconds, at least one.
  public var timeout: Duration
}

public struct IncomingResponse: Sendable, Equatable {
  public var status: Int
  /// By lower-case name.
  public var fields: [String: String]
  public var body: [UInt8]

  public init(status: Int, fields: [String: String] = [:], body: [UInt8] = []) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }
}

/// Why there is no answer.
public enum TransportError: Error, Sendable, Equatable {
  /// No connection came about: the server has seen nothing of the request.
  case offline
  /// Nothing came for the request's `timeout`. The request may have arrived.
  case timedOut
  /// The task was cancelled. The request may have arrived.
  case cancelled
  /// The connection broke, or is not to be trusted. The request may have arrived.
  case interrupted(String)
}

/// The server's answer to a stream that it did not open.
public struct StreamRefused: Error, Sendable {
  public let response: IncomingResponse

  public init(_ response: IncomingResponse) { self.response = response }
}
