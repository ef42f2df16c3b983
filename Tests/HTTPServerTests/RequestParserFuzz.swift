import Primitives
import TestKit
import Testing

@testable import HTTPServer

@Suite struct RequestParserFuzz {
  static let seeds: [[UInt8]] = [
    "GET /v1/lifters/me/workouts?limit=20&q=a%20b HTTP/1.1\r\nHost: api.example.org\r\nAccept: */*\r\n\r\n",
    "POST /v1/sessions HTTP/1.1\r\nHost: a:80\r\nContent-Length: 11\r\nConnection: close\r\n\r\n{\"a\":\"b\"}\r\n",
    "PUT / HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\nA\r\n0123456789\r\n0\r\nT: v\r\n\r\n",
    "GET http://a/b?c HTTP/1.0\r\nExpect: 100-continue\r\n\r\n\r\nDELETE /x HTTP/1.1\r\nHost: a\r\n\r\n",
  ].map { Array($0.utf8) }

  /// The tokens that most often matter to a parser of HTTP.
  static let tokens: [[UInt8]] = [
    "\r\n", "\n", "\r", "\0", " ", "\t", ":", "0", "FFFFFFFFFFFFFFFF", "Content-Length: 3\r\n",
    "Transfer-Encoding: chunked\r\n", "HTTP/1.1", "%", "\u{ff}", ";", ",", "\r\n\r\n",
  ].map { Array($0.utf8) }

  @Test(arguments: Draws.among(8, oneIn: 4))
  func `mutated requests never trap, never loop, and read the same in any cut`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<1500 {
      var input = try #require(Self.seeds.randomElement(using: &random))
      if Bool.random(using: &random) { input += try #require(Self.seeds.randomElement(using: &random)) }
      for _ in 0..<Int.random(in: 0...4, using: &random) { Self.mutate(&input, &random) }
      let whole = ParserTrace(input)
      let sizes = (0..<4).map { _ in Int.random(in: 1...9, using: &random) }
      let cut = ParserTrace(input, cut: sizes)
      #expect(cut == whole, "seed \(seed): \(String(decoding: input, as: UTF8.self).debugDescription)")
      #expect(whole.steps.count <= input.count + 2)
      if cut != whole { return }
    }
  }

  static func mutate(_ input: inout [UInt8], _ random: inout SplitMix64) {
    let place = Int.random(in: 0...input.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where place < input.count: input[place] = .random(in: .min ... .max, using: &random)
    case 1 where place < input.count: input[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2:
      let end = min(input.count, place + Int.random(in: 0...8, using: &random))
      input.removeSubrange(place..<end)
    case 3: input.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: place)
    default:
      let end = min(input.count, place + Int.random(in: 0...20, using: &random))
      input.insert(contentsOf: Array(input[place..<end]), at: place)
    }
  }
}
