internal import HTTPClient
internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Someone of the demo who uses the API.
struct DemoVisit: Sendable {
  let address: String
  let host: String
  private var token: String?
  private(set) var account = ""

  init(address: String, host: String) {
    self.address = address
    self.host = host
  }

  func signedIn(as login: String, password: String) throws -> DemoVisit {
    let session = try post("/v1/sessions", ["login": .string(login), "password": .string(password)])
    var visit = self
    visit.token = session["token"]?.text
    visit.account = session["account"]?["id"]?.text ?? ""
    return visit
  }

  func get(_ path: String) throws -> JSON { try send("GET", path) }

  @discardableResult
  func post(_ path: String, _ body: JSON) throws -> JSON { try send("POST", path, body.bytes) }

  func put(_ path: String, _ body: JSON? = nil) throws { _ = try send("PUT", path, body?.bytes) }

  func patch(_ path: String, _ body: JSON) throws { _ = try send("PATCH", path, body.bytes) }

  func upload(_ path: String, _ file: String, type: String) throws {
    _ = try send("POST", path, Array(file.utf8), type: type)
  }

  /// - Throws: if it was refused: the demo asks for nothing that may not be.
  private func send(
    _ method: String, _ path: String, _ body: [UInt8]? = nil, type: String = "application/json"
  ) throws -> JSON {
    var answer = try perform(method, path, body, type)
    // On a machine that is busy a request may run into its time limit. Nothing was saved then, so it is sent again.
    for attempt in 0..<Self.mostRetries where answer.status == 503 || answer.status == 504 {
      usleep(250_000 << UInt32(attempt))
      answer = try perform(method, path, body, type)
    }
    guard (200..<300).contains(answer.status) else {
      throw DemoRefused(request: "\(method) \(path)", answer: String(decoding: answer.body, as: UTF8.self))
    }
    return answer.body.isEmpty ? .null : try JSON.parse(answer.body)
  }

  private static let mostRetries = 5

  private func perform(
    _ method: String, _ path: String, _ body: [UInt8]?, _ type: String
  ) throws -> OutgoingResponse {
    var headers = [(name: "Host", value: host), (name: "Accept-Language", value: "en")]
    if let token { headers.append((name: "Authorization", value: "Bearer \(token)")) }
    if body != nil { headers.append((name: "Content-Type", value: type)) }
    // The server gives up before the client does.
    var limits = HTTPClient.Limits(totalTimeout: .seconds(120))
    limits.takesProxies = false
    return try HTTPClient.perform(
      OutgoingRequest(method, address + path, headers: headers, body: body ?? []), limits: limits)
  }
}

struct DemoRefused: Error, CustomStringConvertible {
  let request: String
  let answer: String
  var description: String { "\(request): \(answer)" }
}
