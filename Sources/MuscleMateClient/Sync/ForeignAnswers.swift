internal import MuscleMateAPI
internal import Primitives

/// Answers that are not the server's: a proxy's page, or that of a network which wants to be signed in to. They say nothing of the
/// operation, so it waits as for a server that is down. If the server itself is reached all the same, something on the way stops
/// this operation alone, and it would hold up the queue for ever.
extension SyncEngine {
  /// So often within an hour.
  private static let mostForeign = 5
  private static let window: Int64 = 3_600 * 1_000_000

  func noteForeign(_ operation: Operation, _ problem: Problem) async throws(ClientError) {
    let (n, now) = (operation.n, database.now().microseconds)
    let known = try await foreign()
    let times = known.n == n ? known.times.filter { now - $0 < Self.window } : []
    let noted = Foreign(n: n, status: problem.status, times: times + [now])
    try await stored { () async throws(StoreError) in try await database.set("foreign", noted.text) }
  }

  /// After a pull that the server answered. Whether one was set aside, so that the queue goes on.
  func setBlockedAside(_ report: inout SyncReport) async throws(ClientError) -> Bool {
    let known = try await foreign()
    guard known.times.count >= Self.mostForeign else { return false }
    let fault: JSON = [
      "code": "blocked", "title": "Something on the way to the server stops this change",
      "status": .number("\(known.status)"),
    ]
    try await stored { () async throws(StoreError) in
      try await database.refuse(known.n, fault: fault)
      try await database.set("foreign", nil)
    }
    report.refused += 1
    return true
  }

  private func foreign() async throws(ClientError) -> Foreign {
    let text = try await stored { () async throws(StoreError) in try await database.setting("foreign") }
    return Foreign(text ?? "")
  }
}

/// The operation that such answers came to, and when. One at a time: the order holds.
private struct Foreign {
  var n: Int64 = 0
  /// Of the last answer.
  var status = 0
  var times: [Int64] = []

  init(n: Int64, status: Int, times: [Int64]) { (self.n, self.status, self.times) = (n, status, times) }

  init(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int64($0) }
    guard numbers.count > 2 else { return }
    (n, status, times) = (numbers[0], Int(numbers[1]), Array(numbers[2...]))
  }

  var text: String { ([n, Int64(status)] + times).map(String.init).joined(separator: " ") }
}

extension IncomingResponse {
  /// Whether the server itself may have answered: by something else than a page, and by a problem of the API.
  var isOurs: Bool {
    if isSuccess { return fields["content-type"]?.hasPrefix("text/html") != true }
    return status == 304 || Problem(self).isOurs
  }

  /// Whether the server says that an operation is done: by 204, or by the thing that it changed. A profile has no id.
  var isDone: Bool {
    guard isSuccess, status != 204 else { return status == 204 }
    let answer = try? JSON.parse(body)
    return answer?["id"]?.text != nil || answer?["username"]?.text != nil
  }
}
