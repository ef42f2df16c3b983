internal import APISchema
public import MuscleMateAPI
public import Primitives

/// An answer that is no success: what the server says of it (RFC 9457), or only its status where something in between answered.
public struct Problem: Error, Sendable {
  public let status: Int
  /// Everything as it came: what some kinds say beside (`challenge`, `plans`).
  public let members: JSON
  /// Before this time it is of no use to ask again.
  public let retryAfter: Duration?
  private let document: ProblemDocument

  init(_ response: IncomingResponse, at now: Timestamp = .now) {
    status = response.status
    members = (try? JSON.parse(response.body)) ?? .null
    retryAfter = response.fields["retry-after"].flatMap { FieldText.duration($0, from: now) }
    var faults = Faults(reading: .answer)
    document = ProblemDocument.shape.decode(members, into: &faults) ?? ProblemDocument()
  }

  /// Whether the server itself says so. Else a proxy or another network answered in its place.
  public var isOurs: Bool { type.hasPrefix("/problems/") }
  /// Whether the same request would be refused again.
  var isRefusal: Bool { isOurs && 400..<500 ~= status && ![408, 429].contains(status) }

  /// Whether something on the way answered. Of a failure it is all the same who says it.
  var isForeign: Bool { !isOurs && status < 500 && ![408, 429].contains(status) }
  var endsSession: Bool { isOurs && status == 401 }

  /// Nil where a newer server has a kind that this version does not know, or where the answer is not the server's.
  public var kind: ProblemKind? { document.kind }
  /// `/problems/not-found`; empty where the answer is not the server's.
  public var type: String { document.type }
  /// Of a 409: the reason, in kebab-case.
  public var code: String? { document.code }
  /// In words of the caller's language.
  public var title: String { document.title }
  public var detail: String? { document.detail }
  /// By pointer into the body that was sent, or into the query.
  public var faults: [FaultDocument] { document.errors ?? [] }
  /// By which the operator finds the request.
  public var requestID: UUID? { document.instance.split(separator: "/").last.flatMap { UUID($0) } }
  /// Of `sequence-gap` and `sequence-taken`: the number of the device's last operation that was carried out.
  public var done: Int? { document.done }

  public func faults(at pointer: String) -> [FaultDocument] { faults.filter { $0.pointer == pointer } }
}
