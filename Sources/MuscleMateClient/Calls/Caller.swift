internal import APISchema
internal import Foundation
internal import MuscleMateAPI
internal import Primitives

/// Calls the API of one server: makes requests from endpoints, and reads the answers.
struct Caller: Sendable {
  let base: URL
  /// The slug of the brand. Nil: the one of the server's host, or the session's.
  var tenant: String?
  let transport: any Transport
  /// The languages of errors where the account has none, as in `Accept-Language`.
  var language: String?
  /// The app and its version, as the list of devices shows it.
  var agent: String?
  var timeout: Duration = .seconds(30)
  var now: @Sendable () -> Timestamp = { .now }
  /// Hears the server's clock with each answer that says it.
  var heard: @Sendable (ClockOffset.Sample) -> Void = { _ in }

  /// The address without a slash at its end.
  var server: String {
    base.absoluteString.hasSuffix("/") ? String(base.absoluteString.dropLast()) : base.absoluteString
  }

  /// Calls an endpoint. What an `Idempotency-Key` makes repeatable gets one, unless `fields` has it: the
  /// libraries below may send a request again by themselves. A numbered operation goes by `raw`, as its repetition has no value.
  func call<Q: Message, B: Message, A: Message>(
    _ endpoint: Endpoint<Q, B, A>, _ path: PathArguments = [:], query: Q? = nil, body: B? = nil,
    fields: [String: String] = [:], token: String? = nil
  ) async throws(ClientError) -> Answered<A> {
    if endpoint.needsSession, token == nil { throw .signedOut }
    if endpoint.answers == "text/event-stream" {
      throw .unreadable("\(endpoint.path) does not end: MuscleMate.start reads it")
    }
    var fields = fields
    if endpoint.isIdempotent, fields[FieldText.idempotencyKey] == nil {
      fields[FieldText.idempotencyKey] = Primitives.UUID.v7(at: now()).description
    }
    let file = body as? FileContent
    if let type = file?.mediaType ?? endpoint.sends { fields["Content-Type"] = type }
    let takesBody = [.post, .put, .patch].contains(endpoint.method)
    let response = try await raw(
      endpoint.method, try path.filling(endpoint.path) + (query.map(Self.text(ofQuery:)) ?? ""),
      fields: fields, body: takesBody ? file?.bytes ?? (body?.encoded() ?? [:]).bytes : nil, token: token)
    guard response.isSuccess else {
      let problem = Problem(response, at: now())
      throw problem.kind == .unauthorized && token != nil ? .signedOut : .problem(problem)
    }
    return try Self.read(response, of: endpoint)
  }

  /// Sends what is there as bytes, and returns the answer whatever its status is.
  ///
  /// - Parameter path: percent-encoded, with its query.
  /// - Parameter body: JSON, unless `fields` has another `Content-Type`.
  func raw(
    _ method: HTTPMethod, _ path: String, fields: [String: String] = [:], body: [UInt8]? = nil,
    token: String? = nil
  ) async throws(ClientError) -> IncomingResponse {
    let request = try request(method, path, fields: fields, body: body, token: token)
    let sent = now()
    let response: IncomingResponse
    do { response = try await transport.send(request) } catch { throw ClientError(error) }
    if let date = response.date, response.isOurs { heard(.init(sent: sent, received: now(), date: date)) }
    return response
  }

  /// The request of a stream or a call, with the fields that each one has.
  func request(
    _ method: HTTPMethod, _ path: String, fields: [String: String] = [:], body: [UInt8]? = nil,
    token: String? = nil
  ) throws(ClientError) -> OutgoingRequest {
    guard let url = URL(string: server + path) else { throw .unreadable("no address: \(path)") }
    var all = fields
    if let token { all["Authorization"] = "Bearer \(token)" }
    if let tenant { all["Tenant"] = tenant }
    if let language { all["Accept-Language"] = language }
    if let agent { all["User-Agent"] = agent }
    if body != nil, all["Content-Type"] == nil { all["Content-Type"] = "application/json" }
    return OutgoingRequest(method: method, url: url, fields: all, body: body, timeout: timeout)
  }

  /// `?limit=20&kinds=goal,draft`, or nothing.
  static func text(ofQuery query: some Message) -> String {
    guard case .object(let members) = query.encoded(), !members.isEmpty else { return "" }
    let pairs = members.map { "\($0.name)=\(PercentEncoding.encode(text(ofParameter: $0.value)))" }
    return "?" + pairs.joined(separator: "&")
  }

  /// A list is words separated by commas.
  private static func text(ofParameter json: JSON) -> String {
    switch json {
    case .string(let text): text
    case .array(let elements): elements.map(text(ofParameter:)).joined(separator: ",")
    default: json.description
    }
  }

  private static func read<Q, B, A>(
    _ response: IncomingResponse, of endpoint: Endpoint<Q, B, A>
  ) throws(ClientError) -> Answered<A> {
    if let type = endpoint.answers { return try read(response, as: type, of: endpoint) }
    if A.self == Nothing.self, !response.saysNothing {
      throw .unreadable("\(endpoint.method.rawValue) \(endpoint.path): \(response.status) with something")
    }
    let isMessage = !response.body.isEmpty
    let json = isMessage ? try? JSON.parse(response.body) : .null
    var faults = Faults(reading: .answer)
    guard let json, let value = A.shape.decode(isMessage ? json : [:], into: &faults) else {
      let places = faults.list.map { "\($0.pointer) \($0.code.rawValue)" } + faults.passedOver
      throw .unreadable("\(endpoint.method.rawValue) \(endpoint.path): \(places.joined(separator: ", "))")
    }
    return Answered(value: value, json: json, response: response)
  }

  /// A page of something on the way would else be taken for the file.
  private static func read<Q, B, A>(
    _ response: IncomingResponse, as type: String, of endpoint: Endpoint<Q, B, A>
  ) throws(ClientError) -> Answered<A> {
    let came = response.fields["content-type"] ?? ""
    let isExpected = type.split(separator: ", ").contains { came.hasPrefix($0) }
    guard isExpected, let file = FileContent(response.body, mediaType: came) as? A else {
      throw .unreadable("\(endpoint.method.rawValue) \(endpoint.path): \(came) in the place of \(type)")
    }
    return Answered(value: file, json: .null, response: response)
  }
}
