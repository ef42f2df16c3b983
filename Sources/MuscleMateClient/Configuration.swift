public import Foundation
public import Primitives

/// Which server an app talks to, and where it keeps its copy.
public struct Configuration: Sendable {
  /// `https://train.example.com`
  public var server: URL
  /// The slug of the brand. Nil: the one of the server's host.
  public var tenant: String?
  /// The folder of the stores, one file for each account. It is made where it is missing.
  public var folder: String
  /// The device's name in the list of sessions and in copies: "Anna's iPhone".
  public var device: String
  /// The app and its version, as in `User-Agent`.
  public var app: String?
  /// The languages of errors, as in `Accept-Language`.
  public var language: String?
  /// The number of the server's data model that this package knows.
  public var schema = 1
  /// The device's clock.
  public var now: @Sendable () -> Timestamp = { .now }

  /// Limits of time are multiplied by this: of a call, of a contact and of the wait for another process that writes. It is more
  /// than one only in tests, which share a busy machine.
  var leniency = 1

  public init(server: URL, tenant: String? = nil, folder: String, device: String) {
    (self.server, self.tenant, self.folder, self.device) = (server, tenant, folder, device)
  }
}
