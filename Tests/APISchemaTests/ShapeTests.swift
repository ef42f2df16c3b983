import Primitives
import Testing

@testable import APISchema

enum Colour: String, WordValue { case red, white }

private struct Plate: Message, Equatable {
  var colour: Colour = .red
  var weight: Int = 0
  var note: String?
  var marks: [String] = []
  init() {}

  static let shape: Shape<Self> = Shape("Plate", Plate.init) {
    Field("colour", \.colour, .defaulted)
    Field("weight", \.weight, .range(1...50))
    Field("note", \.note, .length(0...5))
    Field("marks", \.marks, .defaulted, .count(0...3), .length(1...4), .unique)
  } check: { plate, faults in
    if plate.colour == .red, plate.weight != 25 { faults.add("weight", .invalid("25 for red")) }
  }
}

struct Rack: Message {
  var id = ""
  var name = ""
  var weights: [Colour: Int] = [:]
  init() {}

  static let shape: Shape<Self> = Shape("Rack", Rack.init) {
    Field("id", \.id)
    Field("name", \.name)
    Colour.allCases.map { Field($0.rawValue, \.weights[$0]) }
  }
}

private func decode(_ text: String) throws -> (value: Plate?, faults: [Fault]) {
  var faults = Faults()
  let value = Plate.shape.decode(try JSON.parse(Array(text.utf8)), into: &faults)
  return (value, faults.list)
}

@Suite struct `A shape` {
  @Test func `decodes what is in order and keeps defaults`() throws {
    let (value, faults) = try decode(#"{"weight": 25, "note": null}"#)
    #expect(faults.isEmpty)
    #expect(value?.weight == 25)
    #expect(value?.colour == .red)
    #expect(value?.note == nil)
  }

  @Test func `names every fault with its pointer at once`() throws {
    let (value, faults) = try decode(
      #"{"colour": "blue", "note": "too long", "marks": ["a", "", "a"], "wieght": 3}"#)
    #expect(value == nil)
    #expect(
      Set(faults.map { "\($0.pointer) \($0.code.rawValue)" }) == [
        "/colour invalid", "/note too_long", "/marks/1 missing", "/marks/2 duplicate", "/wieght unknown",
        "/weight missing",
      ])
  }

  @Test func `checks rules between fields only where each field is in order`() throws {
    #expect(try decode(#"{"weight": 20}"#).faults.map(\.pointer) == ["/weight"])
    #expect(try decode(#"{"weight": 99}"#).faults.map(\.code) == [.tooLarge])
  }

  @Test func `refuses a NUL character by name, since PostgreSQL's text can't hold it`() throws {
    #expect(try decode(#"{"weight": 25, "note": "a\u0000"}"#).faults.map(\.code) == [.nulCharacter])
  }

  @Test func `counts 25.0 among the integers, as JSON Schema does`() throws {
    #expect(try decode(#"{"weight": 25.0}"#).value?.weight == 25)
    #expect(try decode(#"{"weight": 25.5}"#).faults.map(\.code) == [.wrongType])
  }

  @Test func `reads back what it encodes`() throws {
    var plate = Plate()
    plate.weight = 25
    plate.marks = ["x"]
    var faults = Faults()
    #expect(Plate.shape.decode(plate.encoded(), into: &faults) == plate)
  }

  @Test func `reads and writes what has no place of its own in the value, as an entry of a dictionary`()
    throws
  {
    var faults = Faults()
    let json: JSON = ["white": 5, "id": "a", "name": "Left"]
    let rack = try #require(Rack.shape.decode(json, into: &faults))
    #expect(rack.weights == [.white: 5])
    #expect(rack.encoded() == ["id": "a", "name": "Left", "white": 5])
  }

  @Test func `writes a time as PostgreSQL does, which renders most answers`() throws {
    let time = try #require(Timestamp("2026-11-21T19:30:00.25+01:00"))
    #expect(time.encoded() == "2026-11-21T18:30:00.25+00:00")
  }

  @Test func `decodes a query by the same declaration, and refuses a parameter that stands twice`() {
    var faults = Faults()
    let plate = Plate.shape.decode(query: [("weight", "25"), ("marks", "a,b")], into: &faults)
    #expect(plate?.marks == ["a", "b"])
    _ = Plate.shape.decode(query: [("weight", "25"), ("weight", "25")], into: &faults)
    #expect(faults.list.map(\.code) == [.duplicate])
  }

  @Test func `files its schema once and refers to it`() {
    var components = SchemaComponents()
    #expect(Plate.shape.schema(&components) == ["$ref": "#/components/schemas/Plate"])
    var requests = SchemaComponents(ofRequestsBeside: components)
    #expect(Plate.shape.schema(&requests) == ["$ref": "#/components/schemas/PlateInput"])
    let document = components.document(with: requests)
    // An answer has the members that a request may leave to their defaults.
    #expect(document["Plate"]?["required"] == ["colour", "weight", "marks"])
    #expect(document["PlateInput"]?["required"] == ["weight"])
    #expect(document["Plate"]?["properties"]?["note"]?["type"] == "string")
    #expect(document["PlateInput"]?["properties"]?["note"]?["type"] == ["string", "null"])
  }

  @Test func `tells what it and its members are, a member by its name where it has no text of its own`() {
    var components = SchemaComponents(
      Descriptions(
        ofTypes: "Rack: A rack.\nRack.name: Says: what it is called.", ofNames: "id: The id."))
    _ = Rack.shape.schema(&components)
    let schema = components["Rack"]
    #expect(schema?["description"] == "A rack.")
    #expect(schema?["properties"]?["name"]?["description"] == "Says: what it is called.")
    #expect(schema?["properties"]?["id"]?["description"] == "The id.")
  }

  @Test func `bounds the number of faults in an answer`() throws {
    let members = (0..<5_000).map { #""m\#($0)": 1"# }.joined(separator: ",")
    #expect(try decode("{\(members)}").faults.count == 100)
  }
}
