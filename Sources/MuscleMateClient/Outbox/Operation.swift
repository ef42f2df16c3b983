internal import Primitives

/// A request that the server has not confirmed yet, in the order in which the user acted.
struct Operation: Sendable, Equatable {
  enum State: String, Sendable {
    case queued
    /// The server may have it. It is never changed any more, only sent again.
    case sent
    /// Set aside with the server's reasons (`fault`), or because an earlier one of the same thing was.
    case refused
    /// Set aside until the user decides between both versions. `after` is the user's.
    case conflict
  }

  /// Its place in the queue, given by the store.
  var n: Int64 = 0
  /// Its number on the server, given when it is sent.
  var sequence: Int64?
  /// The same for each repetition.
  var operation: UUID
  var kind: String
  var id: UUID
  var method: HTTPMethod
  var path: String
  var fields: [String: String] = [:]
  var body: JSON?
  /// For `If-Match`. Nil: none is sent.
  var baseVersion: Int64?
  /// The whole thing after an operation on a part of it, or after one that was sent before others changed the thing. The store
  /// fills it in.
  var after: JSON?
  var state = State.queued
  /// How often others had changed the thing when it arrived.
  var collisions = 0
  /// Not sent again before.
  var notBefore: Timestamp?
  var fault: JSON?
}

extension Operation {
  var isSetAside: Bool { state == .refused || state == .conflict }

  /// Whether it says what the thing is, rather than what is to happen with it, as a press of the clock does.
  var isContent: Bool { method != .post }

  /// Whether it writes or deletes the whole thing, under its own path. A comment's text is not the whole comment.
  var isDocument: Bool {
    guard method == .put || method == .delete, kind != "comment" else { return false }
    return path.hasSuffix("/\(id)") || path.hasSuffix("/\(kind)")
  }

  /// Whether it writes a set or an exercise of the thing.
  var isEntry: Bool {
    isContent && ["sets", "exercises"].contains { path.contains("/\(id)/\($0)/") }
  }

  /// What stands last in its path: the id of what it writes, but for a list or a press.
  var lastOfPath: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// Whether it turns the clock of a live workout.
  var isPress: Bool { method == .post && kind == "draft" && !isFinish }

  /// Whether it makes a workout of a draft.
  var isFinish: Bool { kind == "draft" && path.hasSuffix("/finish") }

  /// Whether it goes with the version that the user saw: then nothing of another device's is overwritten unseen.
  var isCompared: Bool {
    isEntry || isPress || isDocument && ThingKind(rawValue: kind) != nil
  }

  /// A draft is finished under its own id, so what is done to the workout follows what was done to the draft.
  static func kinds(like kind: String) -> [String] {
    kind == "draft" || kind == "workout" ? ["draft", "workout"] : [kind, kind]
  }

  func ofWholeThing() -> Operation {
    var whole = self
    let text = "/\(id)"
    if let range = path.firstRange(of: text) { whole.path = String(path[..<range.upperBound]) }
    whole.method = .put
    return whole
  }

  /// The same request for another thing, to be made.
  func making(_ id: UUID, _ value: JSON) -> Operation {
    Operation(
      operation: .v7(at: .now), kind: kind, id: id, method: .put,
      path: path.replacing("\(self.id)", with: "\(id)"), body: value)
  }

  static let columns =
    "n, sequence, operation, kind, id, method, path, fields, base_version, body, after, state, collisions, not_before, fault"

  init(_ columns: Columns) throws(StoreError) {
    guard let method = HTTPMethod(rawValue: columns.text(5)), let state = State(rawValue: columns.text(11)),
      case .object(let fields)? = try columns.json(7)
    else { throw .damaged }
    self.init(
      n: columns.integer(0), sequence: columns.isNull(1) ? nil : columns.integer(1),
      operation: try columns.id(2),
      kind: columns.text(3), id: try columns.id(4), method: method, path: columns.text(6),
      fields: Dictionary(fields.map { ($0.name, $0.value.text ?? "") }) { $1 }, body: try columns.json(9),
      baseVersion: columns.isNull(8) ? nil : columns.integer(8), after: try columns.json(10), state: state,
      collisions: Int(columns.integer(12)),
      notBefore: columns.isNull(13) ? nil : Timestamp(microseconds: columns.integer(13)),
      fault: try columns.json(14))
  }

  /// In the order of the columns, without `n`.
  var values: [(any Storable)?] {
    let fields = JSON.object(fields.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) })
    return [
      sequence, operation, kind, id, method.rawValue, path, fields, baseVersion, body, after, state.rawValue,
      collisions,
      notBefore?.microseconds, fault,
    ]
  }
}
