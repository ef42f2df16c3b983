internal import HTTPClient
internal import Primitives

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

  func get(_ path: String) throws -> JSON { try send("GET", path, nil) }

  @discardableResult
  func post(_ path: String, _ body: JSON) throws -> JSON { try send("POST", path, body) }

  func put(_ path: String, _ body: JSON) throws { _ = try send("PUT", path, body) }

  func patch(_ path: String, _ body: JSON) throws { _ = try send("PATCH", path, body) }

  /// - Throws: if it was refused: the demo asks for nothing that may not be.
  private func send(_ method: String, _ path: String, _ body: JSON?) throws -> JSON {
    var headers = [(name: "Host", value: host), (name: "Accept-Language", value: "en")]
    if let token { headers.append((name: "Authorization", value: "Bearer \(token)")) }
    if body != nil { headers.append((name: "Content-Type", value: "application/json")) }
    var limits = HTTPClient.Limits()
    limits.takesProxies = false
    let answer = try HTTPClient.perform(
      OutgoingRequest(method, address + path, headers: headers, body: body?.bytes ?? []), limits: limits)
    guard (200..<300).contains(answer.status) else {
      throw DemoRefused(request: "\(method) \(path)", answer: String(decoding: answer.body, as: UTF8.self))
    }
    return answer.body.isEmpty ? .null : try JSON.parse(answer.body)
  }
}

struct DemoRefused: Error, CustomStringConvertible {
  let request: String
  let answer: String
  var description: String { "\(request): \(answer)" }
}
