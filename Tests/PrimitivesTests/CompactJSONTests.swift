import Primitives
import Testing

@Suite struct CompactJSONTests {
  static func compact(_ text: String) -> String {
    String(decoding: Array(text.utf8).withUnsafeBytes(JSON.compact), as: UTF8.self)
  }

  @Test(
    arguments: [
      (#" { "a" : 1 , "b": [ true , "x" ] } "#, #"{"a":1,"b":[true,"x"]}"#),
      ("{\n\t\"a\":\r\n-1.5e3}", #"{"a":-1.5e3}"#),
      (#"{"a" : null}"#, "{}"),
      (#"{"a": null, "b": 1}"#, #"{"b":1}"#),
      (#"{"a": 1, "b": null}"#, #"{"a":1}"#),
      (#"{"a": 1, "b": null, "c": null, "d": 2}"#, #"{"a":1,"d":2}"#),
      (#"{"a": null, "b": null, "c": {"d": null}}"#, #"{"c":{}}"#),
      (#"[{"a": null}, {"b": null, "c": [null, {"d": null}, null]}]"#, #"[{},{"c":[null,{},null]}]"#),
      (#"{"null": "null", "a": "nil", "n": false}"#, #"{"null":"null","a":"nil","n":false}"#),
      (#"{"a\": null": " : null, \\", "\\": null}"#, #"{"a\": null":" : null, \\"}"#),
      (#"{"ü": "\u00e9 🏋", "e": null, "f": ""}"#, #"{"ü":"\u00e9 🏋","f":""}"#),
      ("[ ]", "[]"), ("{ }", "{}"), ("null", "null"), (" [ null , null ] ", "[null,null]"), ("", ""),
    ])
  func `space and members without a value are left out`(_ text: String, _ expected: String) {
    #expect(Self.compact(text) == expected)
  }

  @Test func `what is compact stays as it is`() throws {
    let value: JSON = [
      "a": ["b": [1, "two", [["c": "\\\"\n\u{1}"]]], "d": true], "e": [], "f": .object([]),
      "g": .number("-0.5"),
    ]
    #expect(Self.compact(value.description) == value.description)
  }

  /// Bytes that are no JSON come out in some form, and nothing is written past the end.
  @Test(arguments: [#"{"a"#, #""\"#, "nul", "{,,}", #"{"a":n"#, #"{"a":nul"#])
  func `a broken text does no harm`(_ text: String) {
    #expect(Self.compact(text).utf8.count <= text.utf8.count)
  }
}
