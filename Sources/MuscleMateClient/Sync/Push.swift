internal import MuscleMateAPI
internal import Primitives

extension SyncEngine {
  /// So often an operation meets another device's change before it is set aside.
  private static let mostCollisions = 10
  /// The server takes presses of the last 24 hours.
  private static let oldestPress: Int64 = 23 * 3_600

  /// Sends what is queued, one operation at a time, in their order.
  func push(_ report: inout SyncReport) async throws(ClientError) {
    var asked: Int64?
    while let next = try await stored({ () async throws(StoreError) in try await database.nextOperation() }) {
      if Task.isCancelled { throw .cancelled }
      try await checkSchema()
      if let moment = next.notBefore, moment > database.now() { throw .timedOut }
      guard try await isWorthSending(next) else { continue }
      if asked != next.n, try await isBlind(next) {
        asked = next.n
        try await pull(&report)
        continue
      }
      let sent = try await stored { () async throws(StoreError) in try await database.markSent(next.n) }
      guard let sent else { continue }
      try await take(try await answer(to: sent), to: sent, &report)
    }
  }

  private func checkSchema() async throws(ClientError) {
    let minimum = try await stored { () async throws(StoreError) in
      try await database.setting("minimum_schema")
    }
    if let minimum = minimum.flatMap({ Int($0) }), minimum > schema { throw .tooOld(minimum: minimum) }
  }

  /// A press of the day before yesterday says nothing any more; the end of the workout carries what the clock showed.
  private func isWorthSending(_ operation: Operation) async throws(ClientError) -> Bool {
    guard operation.state == .queued else { return true }
    let now = serverTime
    if operation.isPress, let at = operation.body?["at"]?.moment,
      now.microseconds - at.microseconds > Self.oldestPress * 1_000_000
    {
      try await stored { () async throws(StoreError) in try await database.skipPress(operation) }
      return false
    }
    if operation.isFinish {
      try await stored { () async throws(StoreError) in try await database.sayDuration(operation) }
    }
    return true
  }

  /// Whether the server has the thing in a version that this device does not know, since the app ended between an answer and the
  /// pull behind it: without a version the operation would overwrite what others did.
  private func isBlind(_ operation: Operation) async throws(ClientError) -> Bool {
    guard operation.state == .queued, operation.isCompared, operation.baseVersion == nil else { return false }
    let row = try await stored { () async throws(StoreError) in
      try await database.row(operation.kind, operation.id)
    }
    return row?.theirs != nil && row?.version == 0
  }

  private func answer(to operation: Operation) async throws(ClientError) -> IncomingResponse {
    let device = try await stored { () async throws(StoreError) in try await database.setting("device") }
    guard let device = device.flatMap({ UUID($0) }), let sequence = operation.sequence else {
      throw .store(.damaged)
    }
    var fields = operation.fields
    fields[FieldText.operation] = FieldText.operation(
      device: device, sequence: sequence, id: operation.operation)
    if let version = operation.baseVersion { fields["If-Match"] = FieldText.version(version) }
    var body = operation.body
    if operation.isDocument, let kind = ThingKind(rawValue: operation.kind) { body = body.map(kind.sent) }
    return try await caller.raw(
      operation.method, operation.path, fields: fields, body: body?.bytes, token: token.text)
  }

  /// The table of answers in docs/sync.md.
  private func take(
    _ response: IncomingResponse, to operation: Operation, _ report: inout SyncReport
  ) async throws(ClientError) {
    if response.isDone { return try await confirm(operation, response, &report) }
    let problem = Problem(response, at: database.now())
    if problem.isForeign {
      try await noteForeign(operation, problem)
      throw .problem(problem)
    }
    switch (response.status, problem.code) {
    case (401, _): throw .signedOut
    case (408, _), (429, _), (500..., _):
      let moment = problem.retryAfter.map { database.now().advanced(by: $0) }
      if let moment {
        try await stored { () async throws(StoreError) in
          try await database.postpone(operation.n, until: moment)
        }
      }
      throw .problem(problem)
    case (409, "sequence-gap"), (409, "sequence-taken"):
      try await stored { () async throws(StoreError) in
        try await database.renumber(from: Int64(problem.done ?? 0))
      }
    case (412, _): try await collide(operation, problem, isGone: false, &report)
    case (409, "deleted-meanwhile"), (409, "draft-finished"):
      try await collide(operation, problem, isGone: true, &report)
    case (404, _) where operation.method == .delete && (operation.isEntry || operation.kind == "workout"):
      // What was to go is not there.
      try await stored { () async throws(StoreError) in try await database.skip(operation.n) }
      try await pull(&report)
    case (404, _) where operation.kind == "draft":
      try await collide(operation, problem, isGone: true, &report)
    default: try await refuse(operation, problem, &report)
    }
  }

  private func confirm(
    _ operation: Operation, _ response: IncomingResponse, _ report: inout SyncReport
  ) async throws(ClientError) {
    report.sent += 1
    let answer = (try? JSON.parse(response.body)) ?? .null
    let version =
      response.fields["etag"].flatMap(FieldText.version(inTag:)) ?? answer["version"]?.integer.map(Int64.init)
    let made = answer["id"]?.text.flatMap { UUID($0) }
    try await stored { () async throws(StoreError) in
      try await database.done(operation.n, version: response.wasRepeated ? nil : version, made: made)
    }
    if response.wasRepeated { report.repeated += 1 }
    // What became of it, the pull says. The workout that was made of a draft may have sets of other devices.
    if response.wasRepeated || operation.isFinish { try await pull(&report) }
  }

  /// With what the others did, the same operation is another request, or comes to nothing.
  private func collide(
    _ operation: Operation, _ problem: Problem, isGone: Bool, _ report: inout SyncReport
  ) async throws(ClientError) {
    report.collided += 1
    if isGone, operation.isPress {
      try await stored { () async throws(StoreError) in try await database.skip(operation.n) }
    } else if operation.collisions >= Self.mostCollisions {
      try await refuse(operation, problem, &report)
    } else {
      let merge = merge
      try await stored { () async throws(StoreError) in
        try await database.takeBack(operation.n, isGone: isGone, merge: merge)
      }
      try await pull(&report)
    }
  }

  private func refuse(
    _ operation: Operation, _ problem: Problem, _ report: inout SyncReport
  ) async throws(ClientError) {
    report.refused += 1
    let fault = problem.members == .null ? ["status": .number("\(problem.status)")] : problem.members
    try await stored { () async throws(StoreError) in try await database.refuse(operation.n, fault: fault) }
  }
}

extension Database {
  /// The end of a workout whose start never reached the server says how long it was.
  func sayDuration(_ finish: Operation) throws(StoreError) {
    try write(durable: false) { (writing) throws(StoreError) in
      guard try writing.connection.row("draft", finish.id)?.theirs?["started_at"] == nil else { return }
      try writing.sayDuration(finish)
    }
  }

  /// A press that is not sent any more: the end of the workout says how long it was.
  func skipPress(_ press: Operation) throws(StoreError) {
    try write(durable: true) { (writing) throws(StoreError) in
      try writing.remove(press)
      let finish = try writing.connection.operations(on: "draft", press.id).first(where: \.isFinish)
      if let finish, finish.state == .queued { try writing.sayDuration(finish) }
    }
  }

  /// How many changes wait to be sent, and how many things wait for the user.
  nonisolated func counts() async throws(StoreError) -> (pending: Int, aside: Int) {
    let all = try await operations([.queued, .sent, .refused, .conflict])
    let aside = all.filter(\.isSetAside)
    return (all.count - aside.count, Set(aside.map(\.id)).count)
  }
}

extension Writing {
  fileprivate mutating func sayDuration(_ finish: Operation) throws(StoreError) {
    guard let workout = try connection.row("workout", finish.id)?.mine else { return }
    try alter(finish.n) { $0.body = workout.only(["performed_at", "duration_seconds"]) }
  }
}

extension Timestamp {
  func advanced(by duration: Duration) -> Timestamp {
    Timestamp(microseconds: microseconds + Int64(duration / .microseconds(1)))
  }
}
