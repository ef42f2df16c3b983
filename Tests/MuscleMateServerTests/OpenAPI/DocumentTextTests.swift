import APISchema
import MuscleMateAPI
import Primitives
import Testing

@testable import MuscleMateServer
@testable import TestKit

@Suite struct `The document says` {
  private static let document = OpenAPIDocument.make(Application.sections)

  private static let schemas = members(document["components"]?["schemas"])

  private static let operations = members(document["paths"]).flatMap { path in
    members(path.value).map { (name: "\($0.name) \(path.name)", operation: $0.value) }
  }

  private static func members(_ json: JSON?) -> [JSON.Member] {
    if case .object(let members)? = json { members } else { [] }
  }

  private static func isSaid(_ text: JSON?) -> Bool { text?.text?.isEmpty == false }

  @Test func `what each schema is, and each member`() {
    let unsaid = Self.schemas.flatMap { schema in
      (Self.isSaid(schema.value["description"]) ? [] : [schema.name])
        + Self.members(schema.value["properties"]).filter { !Self.isSaid($0.value["description"]) }
        .map { "\(schema.name).\($0.name)" }
    }
    #expect(Self.schemas.count > 400)
    #expect(unsaid == [], "it has no doc comment, and SharedDescriptions does not have it")
  }

  @Test func `what each operation, each of its parameters and each of its answers is`() {
    for (name, operation) in Self.operations {
      #expect(Self.isSaid(operation["summary"]), "\(name)")
      for parameter in operation["parameters"]?.elements ?? [] {
        #expect(Self.isSaid(parameter["description"]), "\(name) \(parameter["name"]?.text ?? "")")
        #expect(parameter["example"] != nil, "\(name) \(parameter["name"]?.text ?? "")")
      }
      for answer in Self.members(operation["responses"]) {
        let meaning = answer.value["description"] ?? Self.problem(answer.value)?["description"]
        #expect(Self.isSaid(meaning), "\(name) \(answer.name)")
      }
    }
    #expect(Self.operations.count > 300)
  }

  private static func problem(_ answer: JSON) -> JSON? {
    let name = answer["$ref"]?.text?.split(separator: "/").last.map(String.init)
    return name.flatMap { document["components"]?["responses"]?[$0] }
  }

  @Test func `an example of each member, unless it has members of its own`() {
    let without = Self.schemas.flatMap { schema in
      Self.members(schema.value["properties"]).filter {
        $0.value["examples"] == nil && !Self.hasMembers($0.value)
      }
      .map { "\(schema.name).\($0.name)" }
    }
    #expect(without == [], "ExampleValues does not have it")
  }

  private static func hasMembers(_ schema: JSON) -> Bool {
    if let inner = schema["items"] ?? (schema["anyOf"] ?? schema["allOf"])?.elements?.first {
      return hasMembers(inner)
    }
    return schema["$ref"] != nil
  }

  @Test func `an example of each body`() {
    for (name, operation) in Self.operations {
      let bodies =
        [operation["requestBody"]]
        + Self.members(operation["responses"]).map { answer in
          Self.problem(answer.value) ?? answer.value
        }
      for body in bodies {
        // Bytes have no example.
        guard let content = Self.members(body?["content"]).first,
          !["application/zip", "image/png"].contains(content.name)
        else { continue }
        #expect(content.value["example"] ?? "" != "", "\(name) \(content.name)")
      }
    }
  }

  @Test func `nothing twice, and nothing that is not needed`() {
    let names = Self.keys(of: SharedDescriptions.lines)
    let members = Set(Self.schemas.flatMap { Self.members($0.value["properties"]).map(\.name) })
    let parameters = Set(
      Self.operations.flatMap { $0.operation["parameters"]?.elements ?? [] }.compactMap { parameter in
        parameter["name"]?.text.map { parameter["in"] == "path" ? "{\($0)}" : $0 }
      })
    #expect(Set(names).count == names.count)
    #expect(names.filter { !members.contains($0) && !parameters.contains($0) } == [])
  }

  @Test func `values of examples once, and as JSON`() throws {
    let keys = Self.keys(of: ExampleValues.lines)
    #expect(Set(keys).count == keys.count)
    for line in ExampleValues.lines.split(separator: "\n") {
      let value = line.split(separator: ": ", maxSplits: 1).last ?? ""
      #expect(throws: Never.self, "\(line)") { try JSON.parse(Array(value.utf8)) }
    }
  }

  private static func keys(of lines: String) -> [String] {
    lines.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }
}

/// An example that is refused, or that no server sends, would lead astray.
@Suite struct `An example in the document` {
  private static let document = OpenAPIDocument.make(Application.sections)

  private static func operation(_ route: Route) -> JSON? {
    document["paths"]?[route.path]?[route.method.rawValue.lowercased()]
  }

  private static let routes = Application.routes.filter { !$0.isPage }

  @Test func `of a request is in order`() throws {
    for route in Self.routes where route.body != Nothing.self && route.content == .json {
      let content = Self.operation(route)?["requestBody"]?["content"]?["application/json"]
      let example = try #require(content?["example"])
      var faults = Faults()
      #expect(route.body.decode(example, Rules(), into: &faults) != nil, "\(route.path) \(example)")
      #expect(faults.list == [], "\(route.path) \(example)")
    }
  }

  @Test func `of a parameter is in order`() throws {
    for route in Self.routes {
      for parameter in Self.operation(route)?["parameters"]?.elements ?? [] where parameter["in"] == "query" {
        let name = try #require(parameter["name"]?.text)
        let example = try #require(parameter["example"], "\(route.path) \(name)")
        let text = (example.elements ?? [example]).map { $0.text ?? $0.description }.joined(separator: ",")
        #expect(Self.faults(of: route.query, [(name, text)]) == [], "\(route.path) \(name)")
      }
    }
  }

  /// Those of the parameter itself: others may be missing.
  private static func faults<Query: Message>(
    of _: Query.Type, _ query: [(name: String, value: String)]
  ) -> [Fault] {
    var faults = Faults()
    _ = Query.shape.decode(query: query, into: &faults)
    return faults.list.filter { $0.pointer == "/\(query[0].name)" }
  }

  @Test func `of an answer is one that the message holds`() throws {
    for route in Self.routes {
      guard let message = route.reply.message else { continue }
      for status in route.reply.statuses {
        let content = Self.operation(route)?["responses"]?["\(status)"]?["content"]?["application/json"]
        let example = try #require(content?["example"], "\(route.path)")
        #expect(GoldenAnswer.slips(example, message) == [], "\(route.path) \(example)")
      }
    }
  }

  @Test func `of a problem is one that the server sends`() {
    guard case .object(let problems)? = Self.document["components"]?["responses"] else { return }
    for problem in problems {
      let example = problem.value["content"]?["application/problem+json"]?["example"] ?? .null
      #expect(GoldenAnswer.slips(example, ProblemDocument.self) == [], "\(problem.name)")
      #expect(example["type"] == .string("/problems/\(problem.name)"))
    }
    #expect(problems.count > 10)
  }
}

@Suite struct `The doc comments of messages` {
  private static let source = DescriptionSource(
    """
    /// A workout as it was done:
    /// exercises in order.
    public struct Workout: Message {
      public var id = UUID(high: 0, low: 0)
      /// With `repsMax` the lower end.
      public var reps: Int?
      /// The upper
      /// end.
      public var repsMax: Int?

      public init() {}

      public static let shape: Shape<Self> = Shape("Workout", Workout.init) {
        Field("id", \\.id)
        Field("reps", \\.reps)
        Field(
          "reps_max", \\.repsMax, .range(0...10))
      }

      /// How it is done.
      public struct Part: Message {
        /// A remark.
        public var note: String?

        public static let shape: Shape<Self> = Shape("WorkoutPart", Part.init) { Field("note", \\.note) }
      }
    }

    /// No message.
    struct Other {
      /// Nothing.
      var name = ""
    }
    """)

  @Test func `are those of its schema and its members, under their names in JSON`() {
    #expect(
      Self.source.descriptions == [
        "Workout: A workout as it was done: exercises in order.",
        "Workout.reps: With `reps_max` the lower end.", "Workout.reps_max: The upper end.",
        "Workout.Part: How it is done.", "Workout.Part.note: A remark.",
      ])
  }
}
