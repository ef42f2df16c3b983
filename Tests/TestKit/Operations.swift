internal import Primitives
internal import Synchronization

/// The operations of a device: numbers every request that changes something, and remembers it.
public final class Operations: Sendable {
  private let device: String
  private let all = Mutex<[Sent]>([])

  public init(of device: String) { self.device = device }

  public struct Sent: Sendable {
    let client: Client
    let method: String
    let path: String
    let type: String?
    let body: [UInt8]

    /// Sends it again, as it was.
    public func repeated() async throws -> Received {
      try await client.send(method, path, type: type, body)
    }
  }

  public var sent: [Sent] { all.withLock { $0 } }

  /// The client that sends the next one.
  func next(_ client: Client, _ method: String, _ path: String, _ type: String?, _ body: [UInt8]) -> Client {
    all.withLock { sent in
      var client = client
      client.operations = nil
      let id = UUID.v7(at: .now)
      client.headers["Sync-Operation"] = "device=\"\(device)\", sequence=\(sent.count + 1), id=\"\(id)\""
      sent.append(Sent(client: client, method: method, path: path, type: type, body: body))
      return client
    }
  }
}
