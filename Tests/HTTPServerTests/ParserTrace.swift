import Primitives

@testable import HTTPServer

/// A parser's output for a stream of bytes, comparable whichever way the stream was cut.
struct ParserTrace: Equatable, CustomStringConvertible {
  var steps: [String] = []
  var fault: HTTPFault?

  /// Feeds the bytes in pieces of these sizes, over and over.
  init(_ input: [UInt8], cut sizes: [Int] = [.max], limits: RequestParser.Limits = .init()) {
    var parser = RequestParser(limits: limits)
    var body: [UInt8] = []
    var start = 0
    var turn = 0
    do throws(HTTPFault) {
      while start < input.count {
        let size = sizes[turn % sizes.count]
        let end = size >= input.count - start ? input.count : start + max(1, size)
        turn += 1
        try feed(Array(input[start..<end]), to: &parser, collecting: &body)
        start = end
      }
      // A request that ends without bytes, such as one without body, is due after the last piece too.
      try feed([], to: &parser, collecting: &body)
    } catch {
      fault = error
    }
    if !body.isEmpty { steps.append("body \(String(decoding: body, as: UTF8.self))") }
  }

  init(_ text: String, cut sizes: [Int] = [.max], limits: RequestParser.Limits = .init()) {
    self.init(Array(text.utf8), cut: sizes, limits: limits)
  }

  private mutating func feed(
    _ piece: [UInt8], to parser: inout RequestParser, collecting body: inout [UInt8]
  ) throws(HTTPFault) {
    try piece.withUnsafeBufferPointer { (bytes) throws(HTTPFault) in
      var offset = 0
      while let event = try parser.next(bytes, from: &offset) {
        switch event {
        case .body(let range): body.append(contentsOf: bytes[range])
        case .head(let parsed): steps.append(Self.line(parsed))
        case .end:
          steps.append("end \(String(decoding: body, as: UTF8.self))")
          body = []
        }
      }
    }
  }

  private static func line(_ parsed: ParsedHead) -> String {
    let head = parsed.head
    var line = "\(head.method.rawValue) \(head.path) ?\(head.query ?? "-") \(head.host) \(head.framing)"
    if parsed.expectsContinue { line += " expects" }
    if !parsed.keepsAlive { line += " closes" }
    for (name, value) in head.headers { line += "|\(name)=\(value)" }
    return line
  }

  var description: String { steps.joined(separator: "\n") + (fault.map { "\nfault \($0)" } ?? "") }
}
