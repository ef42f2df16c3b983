import APISchema
import Primitives
import Strength
import Testing

@testable import MuscleMateAPI

private enum Colour: String, WordValue { case red, white }

private struct Disc: Message, Equatable {
  var id = ""
  var colour = Colour.red
  init() {}
  static let shape: Shape<Self> = Shape("Disc", Disc.init) {
    Field("id", \.id)
    Field("colour", \.colour)
  }
}

private struct Barbell: Message, Equatable {
  var id = ""
  var version = 0
  var name = ""
  var secret = ""
  var colour: Colour?
  var marks: [Colour] = []
  var kind = OpenWord.known(Colour.red)
  var weight: Decimal = 0
  var discs: [Disc] = []
  init() {}

  static let shape: Shape<Self> = Shape("Barbell", Barbell.init) {
    Field("id", \.id, .readOnly)
    Field("version", \.version, .readOnly, .range(1...10))
    Field("name", \.name, .length(1...5), .format(.name))
    Field("secret", \.secret, .writeOnly)
    Field("colour", \.colour)
    Field("marks", \.marks, .defaulted, .count(0...1), .unique)
    Field("kind", \.kind, .defaulted)
    Field("weight", \.weight, .defaulted, .range(1...50))
    Field("discs", \.discs, .defaulted)
  } check: { bar, faults in
    if bar.name == "taken" { faults.add("name", .taken) }
  }
}

private struct Renaming: Message {
  var name = Change<String?>.unchanged
  var weight = Change<Int>.unchanged
  init() {}
  static let shape: Shape<Self> = Shape("Renaming", Renaming.init) {
    Field("name", \.name)
    Field("weight", \.weight)
  }
}

private func json(_ text: String) throws -> JSON { try JSON.parse(Array(text.utf8)) }

@Suite struct `An answer` {
  private static let bar = #"{"id": "b1", "version": 7, "name": "bar"}"#

  private func read<Value: Message>(
    _: Value.Type, _ text: String
  ) throws -> (value: Value?, faults: Faults) {
    var faults = Faults(reading: .answer)
    return (Value.decode(try json(text), Rules(), into: &faults), faults)
  }

  @Test func `is read with what only the server says, and is not asked for what only a client says`() throws {
    let (bar, faults) = try read(Barbell.self, Self.bar)
    #expect(faults.isEmpty)
    #expect(bar?.id == "b1")
    #expect(bar?.version == 7)
    #expect(
      try read(Barbell.self, #"{"id": "b1", "name": "bar"}"#).faults.list.map(\.pointer) == ["/version"])
  }

  @Test func `never has what is write-only`() throws {
    let (bar, faults) = try read(
      Barbell.self, #"{"id": "b1", "version": 7, "name": "bar", "secret": "s3cret"}"#)
    #expect(bar?.secret == "")
    #expect(faults.passedOver == ["/secret"])
  }

  @Test func `may have members of a newer server`() throws {
    let (bar, faults) = try read(
      Barbell.self, #"{"id": "b1", "version": 7, "name": "bar", "tempo": {"eccentric": 3}}"#)
    #expect(bar?.name == "bar")
    #expect(faults.isEmpty)
    #expect(faults.passedOver == ["/tempo"])
  }

  @Test func `is held to no rule of what is sent in`() throws {
    let (bar, faults) = try read(
      Barbell.self,
      #"{"id": "b1", "version": 99, "name": "much\u0007 too long", "marks": ["red", "red"], "weight": 77.1234567}"#
    )
    #expect(faults.isEmpty)
    #expect(bar?.version == 99)
    #expect(bar?.marks == [.red, .red])
    #expect(bar?.weight == Decimal("77.1234567"))
    #expect(try read(Barbell.self, #"{"id": "", "version": 1, "name": "taken"}"#).value?.name == "taken")
    #expect(try read(BirthDateMessage.self, #"{"day": "1850-01-01"}"#).value?.day.day.year == 1850)
  }

  @Test func `leaves out words of a newer server, and what cannot be without them`() throws {
    let (bar, faults) = try read(
      Barbell.self,
      #"""
      {"id": "b1", "version": 7, "name": "bar", "colour": "blue", "marks": ["blue", "white"], "kind": "axle",
       "discs": [{"id": "d1", "colour": "green"}, {"id": "d2", "colour": "red"}]}
      """#)
    #expect(faults.isEmpty)
    #expect(bar?.colour == nil)
    #expect(bar?.marks == [.white])
    #expect(bar?.kind == .other("axle"))
    #expect(bar?.discs.map(\.id) == ["d2"])
    #expect(faults.passedOver == ["/colour", "/marks/0", "/kind", "/discs/0/colour"])
    #expect(try read(Disc.self, #"{"id": "d1", "colour": "green"}"#).value == nil)
  }

  @Test func `of the wrong form is at fault as ever`() throws {
    let (bar, faults) = try read(Barbell.self, #"{"id": 1, "version": "7", "name": "bar", "discs": [{}]}"#)
    #expect(bar == nil)
    #expect(
      faults.list.map { "\($0.pointer) \($0.code.rawValue)" } == [
        "/id wrong_type", "/version wrong_type", "/discs/0/id missing", "/discs/0/colour missing",
      ])
  }

  @Test func `reads an amount with all its digits, and refuses one that no amount holds`() throws {
    var faults = Faults(reading: .answer)
    #expect(Amount.decode(.number("102.0582833"), Rules(), into: &faults)?.decimal == Decimal("102.0582833"))
    #expect(Amount.decode(.number("9000000000000000000"), Rules(), into: &faults) == nil)
    #expect(Percentage.decode(.number("9000000000000000000"), Rules(), into: &faults) == nil)
    #expect(faults.list.map(\.code) == [.tooLarge, .tooLarge])
  }
}

private struct BirthDateMessage: Message {
  var day = BirthDate(CivilDate(unixDay: 0))
  init() {}
  static let shape: Shape<Self> = Shape("BirthDateMessage", BirthDateMessage.init) { Field("day", \.day) }
}

@Suite struct `A request` {
  @Test func `holds no word of a newer version`() throws {
    var faults = Faults()
    let body = try json(#"{"name": "bar", "secret": "s", "kind": "axle"}"#)
    #expect(Barbell.decode(body, Rules(), into: &faults) == nil)
    #expect(faults.list.map(\.pointer) == ["/kind"])
    var components = SchemaComponents()
    #expect(OpenWord<Colour>.schema(Rules(), &components)["enum"] == ["red", "white"])
  }

  @Test func `takes a value back by null, and leaves out what does not change`() {
    var renaming = Renaming()
    #expect(renaming.encoded() == .object([]))
    renaming.name = .to(nil)
    #expect(renaming.encoded() == ["name": .null])
    renaming.name = .to("bar")
    #expect(renaming.encoded() == ["name": "bar"])
  }
}

@Suite struct `Merging a value into what it was read from` {
  private static let before = #"""
    {"version": 7, "name": "bar", "id": "b1", "tempo": {"eccentric": 3}, "colour": "blue", "marks": ["blue", "white"],
     "kind": "axle", "discs": [{"id": "d1", "colour": "red", "edge": "rubber"}, {"id": "d2", "colour": "green"},
     {"id": "d3", "colour": "red"}]}
    """#

  private func merged(_ change: (inout Barbell) -> Void) throws -> JSON {
    var faults = Faults(reading: .answer)
    let before = try json(Self.before)
    var bar = try #require(Barbell.decode(before, Rules(), into: &faults))
    change(&bar)
    return bar.merging(into: before)
  }

  @Test func `keeps members and words that it does not know`() throws {
    let merged = try merged { $0.name = "axle" }
    #expect(merged["name"] == "axle")
    #expect(merged["tempo"] == ["eccentric": 3])
    #expect(merged["colour"] == "blue")
    #expect(merged["kind"] == "axle")
    #expect(merged["marks"] == ["white", "blue"])
  }

  @Test func `merges things by their id`() throws {
    let merged = try merged { bar in
      bar.discs.removeLast()
      bar.discs[0].colour = .white
      var disc = Disc()
      disc.id = "d4"
      bar.discs.insert(disc, at: 0)
    }
    #expect(
      merged["discs"] == [
        ["id": "d4", "colour": "red"], ["id": "d1", "colour": "white", "edge": "rubber"],
        ["id": "d2", "colour": "green"],
      ])
  }

  @Test func `takes out what is nil now, and adds what was not there`() throws {
    var faults = Faults(reading: .answer)
    let before = try json(#"{"id": "b1", "version": 7, "name": "bar", "colour": "red"}"#)
    var bar = try #require(Barbell.decode(before, Rules(), into: &faults))
    bar.colour = nil
    bar.marks = [.red]
    #expect(bar.merging(into: before)["colour"] == nil)
    #expect(bar.merging(into: before)["marks"] == ["red"])
  }
}
