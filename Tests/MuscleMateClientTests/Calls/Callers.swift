internal import Foundation
internal import MuscleMateAPI
internal import MuscleMateCurl
internal import Primitives
internal import TestKit

@testable internal import MuscleMateClient

extension Caller {
  /// A caller of its own transport.
  init(
    to address: String, tenant: String? = nil, timeout: Duration = .seconds(30) * TestServer.leniency,
    by library: Library = .curl
  ) throws {
    guard let url = URL(string: address) else { throw TestKitError("no address: \(address)") }
    self.init(base: url, tenant: tenant, transport: try library.transport)
    self.timeout = timeout
  }
}

/// What carries requests: both are to do the same.
enum Library: CaseIterable {
  case urlSession, curl

  var transport: any Transport {
    get throws {
      switch self {
      case .urlSession: URLSessionTransport()
      case .curl: try CurlTransport()
      }
    }
  }
}

/// A body weight, to write something simple.
func bodyWeight(_ kilograms: Int64) -> MuscleMateAPI.Measurement {
  var measurement = MuscleMateAPI.Measurement()
  measurement.value = Primitives.Decimal(kilograms)
  measurement.unit = .kg
  return measurement
}

func newID() -> Primitives.UUID { .v7(at: .now) }

/// The error that this ends with.
func failure<Value>(of body: () async throws(ClientError) -> Value) async -> ClientError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}

extension ClientError {
  var problem: Problem? { if case .problem(let problem) = self { problem } else { nil } }

  /// The name of the case.
  var name: String { String("\(self)".prefix { $0 != "(" }) }
}

extension TransportError {
  var isInterrupted: Bool { if case .interrupted = self { true } else { false } }
}
