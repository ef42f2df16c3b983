internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives
internal import Testing

@testable internal import MuscleMateServer

/// Whether the message that a route names holds all of what the server sent: the answer is read as that message, written again
/// and compared. Every answer in every test is checked.
enum GoldenAnswer {
  static func check(_ received: Received, to method: String, _ target: String) {
    let path = target.prefix { $0 != "?" }
    guard let method = HTTPMethod(rawValue: method), let json = try? received.json,
      case .found(let route, _) = router.match(method, String(path)),
      let message = message(of: received, route)
    else { return }
    for slip in slips(json, message) {
      Issue.record("\(route.method.rawValue) \(route.path) (\(received.status), \(message)): \(slip)")
    }
  }

  private static let router = Application.routes.reduce(into: Router<Route>()) { router, route in
    // The server refuses to start with two routes of one path.
    try? router.add(route.method, route.path, route)
  }

  private static func message(of received: Received, _ route: Route) -> (any Message.Type)? {
    switch received.headers["content-type"] {
    case "application/problem+json": ProblemDocument.self
    case "application/json": route.reply.message
    default: nil
    }
  }

  /// What is lost or changed between what was sent and what an app sees of it.
  static func slips(_ json: JSON, _ message: any Message.Type) -> [String] {
    var faults = Faults(reading: .answer)
    let value = message.decode(json, Rules(), into: &faults)
    let unread =
      faults.list.map { "\($0.pointer) \($0.code.rawValue) \($0.arguments)" }
      + faults.passedOver.map { "\($0) is not known" }
    guard let value else { return unread }
    return unread + differences(json, value.encoded(), at: "")
  }

  /// A default would stand where nothing was sent: the document says that such a member is always there.
  private static func differences(_ sent: JSON, _ seen: JSON, at pointer: String) -> [String] {
    switch (sent, seen) {
    case (.object(let members), .object(let others)):
      members.flatMap { member in
        differences(member.value, seen[member.name] ?? .null, at: "\(pointer)/\(member.name)")
      } + others.filter { sent[$0.name] == nil }.map { "\(pointer)/\($0.name) was not sent" }
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      zip(elements, others).enumerated().flatMap { index, pair in
        differences(pair.0, pair.1, at: "\(pointer)/\(index)")
      }
    case (.number(let digits), .number(let others)) where isSame(digits, others): []
    default: sent == seen ? [] : ["\(pointer) \(sent) became \(seen)"]
    }
  }

  private static func isSame(_ digits: String, _ others: String) -> Bool {
    if let number = Decimal(digits), let other = Decimal(others) { return number == other }
    return Double(digits) == Double(others)
  }
}
