internal import DatabaseAdministration
internal import HTTPServer
internal import MuscleMateServer
internal import OperatingSystem
public import Primitives

/// Push services in a process of their own: Apple's over HTTP/2 (python-h2), and a browser's, which reads what it gets as the
/// browser would (http-ece) and checks who sent it. They write down each request, and answer as a test wants.
public struct PushServers: Sendable {
  public let apns: String
  public let web: String
  /// PEM: the key that Apple gave us, and who vouches for both servers.
  public let appleKey: String
  public let roots: String
  /// The keys of the browser that every address at the service belongs to.
  public let p256dh: String
  public let auth: String
  private let folder: String

  /// One request, as the service understood it.
  public struct Message: Sendable {
    public let kind: String
    /// The device token, or the last part of the path.
    public let device: String
    public let status: Int
    /// Which connection of its service it came by.
    public let connection: Int
    public let headers: [String: String]
    /// What the device reads.
    public let payload: JSON
    /// Everything that the service saw of it.
    public let text: String
  }

  public static func run(_ body: (PushServers) async throws -> Void) async throws {
    let script = Files.parent(of: try MigrationScripts.findFolder()) + "/Tests/push/servers.py"
    let certificate = try TestCertificate()
    let command = [
      try Programs.python("python"), script, certificate.tls.certificateFile, certificate.tls.keyFile,
    ]
    try await Programs.serve("the push services", command) { folder, ready in
      let ready = try JSON.parse(Array(ready.utf8))
      func text(_ name: String) -> String { ready[name]?.text ?? "" }
      let servers = PushServers(
        apns: text("apns"), web: text("web"), appleKey: text("apple_key"),
        roots: try Files.readText(certificate.tls.certificateFile), p256dh: text("p256dh"),
        auth: text("auth"), folder: folder)
      try await body(servers)
    }
  }

  /// The next answers to a device; without any, all is well. `503 30` says when to come again.
  public func plan(_ device: String, _ answers: String...) throws {
    try Files.write(answers.joined(separator: "\n").utf8, to: "\(folder)/plan-\(device)")
  }

  /// No answer to a device until it is released.
  public func hold(_ device: String) throws { try Files.write("".utf8, to: "\(folder)/hold-\(device)") }

  public func release(_ device: String) { Files.remove("\(folder)/hold-\(device)") }

  /// In the order in which they came.
  public func messages() throws -> [Message] {
    try Files.names(in: folder).filter { $0.hasPrefix("message-") }.sorted().map { name in
      let told = try JSON.parse(try Files.read("\(folder)/\(name)"))
      var headers: [String: String] = [:]
      if case .object(let members) = told["headers"] ?? .null {
        for member in members { headers[member.name] = member.value.text }
      }
      return Message(
        kind: told["kind"]?.text ?? "", device: told["device"]?.text ?? "",
        status: told["status"]?.integer ?? 0,
        connection: told["connection"]?.integer ?? 0, headers: headers, payload: told["payload"] ?? .null,
        text: told.description)
    }
  }

  /// The settings of a tenant that is known at both.
  public var apnsSettings: JSON {
    [
      "team_id": "TEAM123456", "key_id": "KEY1234567", "bundle_id": "com.example.musclemate",
      "private_key_pem": .string(appleKey), "api_url": .string(apns), "roots_pem": .string(roots),
    ]
  }

  public func webSettings(_ made: JSON, privateAddresses: Bool = true) -> JSON {
    guard case .object(let members) = made else { return made }
    return .object(
      members + [
        JSON.Member("roots_pem", .string(roots)), JSON.Member("private_addresses", .bool(privateAddresses)),
      ])
  }

  /// A browser's address at the service.
  public func subscription(_ name: String) -> JSON {
    [
      "kind": "web", "endpoint": .string("\(web)/push/\(name)"),
      "keys": ["p256dh": .string(p256dh), "auth": .string(auth)],
    ]
  }
}
