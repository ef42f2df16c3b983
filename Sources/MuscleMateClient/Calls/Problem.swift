public import MuscleMateAPI
public import Primitives

/// An answer that is no success: what the server says of it (RFC 9457), or only its status where something in between answered.
public struct Problem: Error, Sendable {
  public let status: Int
  /// Nil where a newer server has a kind that this version does not know, or where the answer is not the server's.
  public let kind: ProblemKind?
  /// `/problems/not-found`; empty where the answer is not the server's.
  public let type: String
  /// Of a 409: the reason, in kebab-case.
  public let code: String?
  /// In words of the caller's language.
  public let title: String
  public let detail: String?
  /// By pointer into the body that was sent, or into the query.
  public let faults: [FaultDocument]
  /// Before this time it is of no use to ask again.
  public let retryAfter: Duration?
  /// By which the operator finds the request.
  public let requestID: UUID?
  /// Everything as it came: what some kinds say beside (`done`, `challenge`, `plans`).
  public let members: JSON

  init(_ response: IncomingResponse, at now: Timestamp = .now) {
    status = response.status
    retryAfter = response.fields["retry-after"].flatMap { FieldText.duration($0, from: now) }
    members = (try? JSON.parse(response.body)) ?? .null
    var faults = Faults(reading: .answer)
    let document = ProblemDocument.shape.decode(members, into: &faults) ?? ProblemDocument()
    kind = document.kind
    type = document.type
    code = document.code
    title = document.title
    detail = document.detail
    self.faults = document.errors ?? []
    requestID = document.instance.split(separator: "/").last.flatMap { UUID($0) }
  }

  public func faults(at pointer: String) -> [FaultDocument] { faults.filter { $0.pointer == pointer } }

  /// Of `sequence-gap` and `sequence-taken`: the number of the device's last operation that was carried out.
  public var done: Int? { members["done"]?.integer }
}
