internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives

/// The routes as Swift source: an `Endpoint` for each that an app may call, domain by domain.
package enum EndpointSource {
  package static var lines: [String] {
    [
      "// Written by `musclemate routes --swift` (`make schema`).", "// swift-format-ignore-file", "",
      "public import APISchema", "public import MuscleMateAPI", "internal import Primitives",
      "public import Strength",
    ] + Application.domains.flatMap { lines(of: $0.features.flatMap { $0.routes }, domain: $0.name) }
  }

  private static func lines(of routes: [Route], domain: String) -> [String] {
    ["", "public enum \(domain)Endpoints {"]
      + routes.filter(\.isForApps).flatMap { route in
        [
          "  /// \(route.summary)",
          "  public static let \(name(of: route)) = Endpoint<\(types(of: route))>(\(arguments(of: route)))",
        ]
      } + ["}"]
  }

  /// `get_lifters_lifter_workouts` → `getLiftersLifterWorkouts`.
  private static func name(of route: Route) -> String {
    let words = OpenAPIDocument.operationID(route).split(separator: "_")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func types(of route: Route) -> String {
    let body = route.foreignContent == nil ? name(of: route.body) : file
    let answer = route.reply.isFile ? file : name(of: route.reply.message ?? Nothing.self)
    return [name(of: route.query), body, answer].joined(separator: ", ")
  }

  /// The client's type of a body that is no message.
  private static let file = "FileContent"

  private static func name(of type: any Message.Type) -> String {
    String(reflecting: type).replacing(/(APISchema|MuscleMateAPI|Strength)\./, with: "")
  }

  private static func arguments(of route: Route) -> String {
    var arguments = [".\(route.method.rawValue.lowercased())", "\"\(route.path)\""]
    if route.access == .anyone { arguments.append("needsSession: false") }
    if route.isIdempotent { arguments.append("isIdempotent: true") }
    if route.isVersioned { arguments.append("isVersioned: true") }
    if route.takesOperations { arguments.append("takesOperations: true") }
    if route.makesUnderID { arguments.append("makesUnderID: true") }
    if let type = route.foreignContent { arguments.append("sends: \"\(type)\"") }
    if route.reply.foreignContent != nil {
      arguments.append("answers: \"\(route.reply.mediaTypes.joined(separator: ", "))\"")
    }
    return arguments.joined(separator: ", ")
  }
}

extension Route {
  /// The media type of a body that is no message. `{}`, where JSON is taken and nothing is in it, need not be sent.
  var foreignContent: String? { body == Nothing.self && content != .json ? content.mediaTypes.first : nil }
}

extension Reply {
  /// The media type of an answer that is no message.
  var foreignContent: String? { message == nil && !mediaType.isEmpty ? mediaType : nil }

  /// A stream is not one: it does not end.
  fileprivate var isFile: Bool { foreignContent.map { $0 != "text/event-stream" } ?? false }
}
