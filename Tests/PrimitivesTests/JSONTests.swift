import Primitives
import Testing

@Suite struct JSONTests {
  static func parse(_ text: String) throws -> JSON { try JSON.parse(Array(text.utf8)) }

  @Test(
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("\t[ ]\r\n", .array([])), ("{}", .object([])),
      ("-0", .number("-0")),
      ("1E400", .number("1E400")), ("0.10", .number("0.10")), ("\"\"", .string("")),
      (#""\u0041\/\b\f\n\r\t\"\\""#, .string("A/\u{8}\u{C}\n\r\t\"\\")), (#""\uD83C\uDFCB""#, .string("🏋")),
      (#""\u0000""#, .string("\0")), ("\"\u{7F}\u{2028}é\"", .string("\u{7F}\u{2028}é")),
      (#"{"b":1,"a":[{"c":null}]}"#, ["b": 1, "a": [["c": .null]]]), (#"{"":0}"#, ["": 0]),
    ] as [(String, JSON)])
  func `what RFC 8259 allows is read`(_ text: String, _ expected: JSON) throws {
    #expect(try Self.parse(text) == expected)
  }

  @Test(arguments: [
    "", " ", "nul", "nulL", "True", "01", "-", "-01", "+1", ".5", "1.", "1e", "1e+", "0x1", "NaN", "Infinity",
    "1 2",
    "[1,]", "[,1]", "[1 2]", "[", "]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{'a':1}",
    "{\"a\" 1}",
    "{\"a\":1 \"b\":2}", "\"", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "\"\n\"", "\"\t\"", "\"\u{0}\"",
    "// a\n1", "/* */1", "\u{FEFF}1", "1\u{0}", "\u{A0}1", #""\uD83C""#, #""\uDFCB""#, #""\uD83Cx""#,
    #""\uD83C\n""#, #""\uD83C\uD83C""#, #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, #"[{"x":{"k":1,"k":1}}]"#,
  ])
  func `everything else is refused`(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try Self.parse(text) }
  }

  @Test(
    arguments: [
      [0x80], [0xC3], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func `a string that is no UTF-8 is refused, as value and as name`(_ bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError.self) { try JSON.parse([0x22] + bytes + [0x22]) }
    #expect(throws: JSONSyntaxError.self) { try JSON.parse(Array("{\"".utf8) + bytes + Array("\":1}".utf8)) }
    #expect(throws: JSONSyntaxError.self) { try JSON.parse(bytes) }
  }

  @Test func `nesting is limited, and siblings do not count`() throws {
    let deepest = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(throws: Never.self) { try Self.parse(deepest) }
    #expect(throws: JSONSyntaxError.self) { try Self.parse("[\(deepest)]") }
    #expect(throws: JSONSyntaxError.self) { try Self.parse(String(repeating: "{\"a\":", count: 100_000)) }
    let wide = "[" + Array(repeating: "[]", count: 1_000).joined(separator: ",") + "]"
    #expect(try Self.parse(wide).elements?.count == 1_000)
    #expect(throws: Never.self) { try JSON.parse(Array("1".utf8), depth: 0) }
  }

  @Test func `a fault names its byte`() {
    let fault = #expect(throws: JSONSyntaxError.self) { try Self.parse("[1, 2x]") }
    #expect(fault?.offset == 5)
  }

  @Test func `every control character is escaped in writing`() throws {
    let text = String(decoding: Array(UInt8(0)..<0x80), as: UTF8.self)
    let written = JSON.string(text).bytes
    #expect(written.allSatisfy { $0 >= 0x20 })
    #expect(try JSON.parse(written) == .string(text))
  }

  @Test func `accessors answer for their own kind alone`() {
    let json: JSON = ["n": 12, "s": "x", "b": true, "a": [1]]
    #expect(json["n"]?.integer == 12 && json["n"]?.double == 12 && json["n"]?.text == nil)
    #expect(json["s"]?.text == "x" && json["s"]?.boolean == nil)
    #expect(json["b"]?.boolean == true && json["a"]?.elements == [1] && json["z"] == nil)
  }
}
