import Testing

@testable import HTTPServer

@Suite struct RequestParserTests {
  @Test func `a request without a body ends with its header section`() {
    let trace = ParserTrace("GET /a/b?q=1&r HTTP/1.1\r\nHost: Example.org:80\r\nX: \t y z \r\n\r\n")
    #expect(trace.steps == ["GET /a/b ?q=1&r example.org:80 none|Host=Example.org:80|X=y z", "end "])
    #expect(trace.fault == nil)
  }

  @Test func `a body of a given length is followed by the next request`() {
    let trace = ParserTrace(
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
        + "\r\nGET /2 HTTP/1.1\r\nhost: [::1]:8080\r\nConnection: x, Close\r\n\r\n")
    #expect(
      trace.steps == [
        "POST / ?- a length(5)|Host=a|Content-Length=5", "end hello",
        "GET /2 ?- [::1]:8080 none closes|host=[::1]:8080|Connection=x, Close", "end ",
      ])
  }

  @Test func `chunks, their extensions and trailers are read and dropped`() {
    let trace = ParserTrace(
      "PUT /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\nExpect: 100-Continue\r\n\r\n"
        + "5;name=\"value\"\r\nhello\r\n00A ; x\r\n, world...\r\n0\r\nSum: 1\r\n\r\n")
    #expect(trace.steps.last == "end hello, world...")
    #expect(trace.steps.first?.contains("chunked expects") == true)
    #expect(trace.fault == nil)
  }

  @Test func `absolute form brings its own authority, and HTTP 1.0 closes`() {
    let absolute = ParserTrace("GET http://Other.org?x HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(absolute.steps.first == "GET / ?x other.org none|Host=a")
    #expect(ParserTrace("GET / HTTP/1.0\r\n\r\n").steps.first == "GET / ?-  none closes")
    #expect(ParserTrace("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n").steps.first?.hasPrefix("OPTIONS * ") == true)
    #expect(ParserTrace("GET / HTTP/1.7\r\nHost: a\r\n\r\n").steps.count == 2)
  }

  /// RFC 9112 and RFC 9110, one line for each way to break them.
  static let malformed: [(HTTPFault, String)] = [
    (.badRequest(.requestLine), "GET /\r\n\r\n"),
    (.badRequest(.target), "GET  HTTP/1.1\r\n\r\n"),
    (.badRequest(.requestLine), " GET / HTTP/1.1\r\n\r\n"),
    (.badRequest(.requestLine), "GET / http/1.1\r\n\r\n"),
    (.badRequest(.requestLine), "GET / HTTP/1.1 \r\n\r\n"),
    (.badRequest(.requestLine), "GE(T / HTTP/1.1\r\n\r\n"),
    (.badRequest(.requestLine), "\r\n\r\nGET / HTTP/1.1\r\n\r\n"),
    (.badRequest(.lineEnding), "GET / HTTP/1.1\nHost: a\n\n"),
    (.badRequest(.lineEnding), "GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n"),
    (.badRequest(.lineEnding), "GET / HTTP/1.1\r\nHost: a\r\n\n"),
    (.badRequest(.target), "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET a HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET * HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET /%2 HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET /?%zz HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET /#x HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET /\u{e9} HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET http:/// HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET http://u@b/ HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.badRequest(.target), "GET ftp://b/ HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.methodNotImplemented, "BREW / HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.methodNotImplemented, "get / HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.methodNotImplemented, "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n"),
    (.versionNotSupported, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    (.versionNotSupported, "GET / HTTP/3.0\r\n\r\n"),
    (.badRequest(.host), "GET / HTTP/1.1\r\n\r\n"),
    (.badRequest(.host), "GET / HTTP/1.1\r\nHost:\r\n\r\n"),
    (.badRequest(.host), "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"),
    (.badRequest(.host), "GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n"),
    (.badRequest(.host), "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"),
    (.badRequest(.host), "GET / HTTP/1.1\r\nHost: a, b\r\n\r\n"),
    (.badRequest(.host), "GET / HTTP/1.1\r\nHost: a:b\r\n\r\n"),
    (.badRequest(.host), "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n"),
    (.badRequest(.fieldName), "GET / HTTP/1.1\r\nHost : a\r\n\r\n"),
    (.badRequest(.fieldName), "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n"),
    (.badRequest(.fieldName), "GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n"),
    (.badRequest(.fieldName), "GET / HTTP/1.1\r\nHost: a\r\nX Y: b\r\n\r\n"),
    (.badRequest(.fieldValue), "GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n"),
    (.badRequest(.fieldValue), "GET / HTTP/1.1\r\nHost: a\r\nX: a\u{7f}b\r\n\r\n"),
    (.badRequest(.lineFolding), "GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n"),
    (.badRequest(.lineFolding), "GET / HTTP/1.1\r\n Host: a\r\n\r\n"),
    (.badRequest(.contentLength), post("Content-Length: +5")),
    (.badRequest(.contentLength), post("Content-Length: -1")),
    (.badRequest(.contentLength), post("Content-Length: 5 5")),
    (.badRequest(.contentLength), post("Content-Length: 5, 5")),
    (.badRequest(.contentLength), post("Content-Length: 0x5")),
    (.badRequest(.contentLength), post("Content-Length:")),
    (.badRequest(.contentLength), post("Content-Length: 5\r\nContent-Length: 5")),
    (.badRequest(.contentLength), post("Content-Length: 5\r\ncontent-length: 6")),
    (.badRequest(.conflictingFraming), post("Content-Length: 5\r\nTransfer-Encoding: chunked")),
    (.badRequest(.conflictingFraming), post("Transfer-Encoding: chunked\r\nContent-Length: 5")),
    (
      .badRequest(.conflictingFraming),
      "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    (.unsupportedTransferCoding, post("Transfer-Encoding: gzip, chunked")),
    (.unsupportedTransferCoding, post("Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked")),
    (.badRequest(.transferEncoding), post("Transfer-Encoding: gzip")),
    (.badRequest(.transferEncoding), post("Transfer-Encoding: chunked, gzip")),
    (.badRequest(.transferEncoding), post("Transfer-Encoding: chunked, chunked")),
    (.badRequest(.transferEncoding), post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked")),
    (.badRequest(.transferEncoding), post("Transfer-Encoding: xchunked")),
    (.badRequest(.transferEncoding), post("Transfer-Encoding:")),
    (.badRequest(.fieldValue), post("Transfer-Encoding: \u{b}chunked")),
    (.expectationFailed, post("Content-Length: 5\r\nExpect: 200-ok")),
    (.badRequest(.chunk), chunked("\r\n")),
    (.badRequest(.chunk), chunked("x\r\n")),
    (.badRequest(.chunk), chunked("-5\r\nhello\r\n")),
    (.badRequest(.chunk), chunked("0x5\r\nhello\r\n")),
    (.badRequest(.chunk), chunked("5 \r\nhello\r\n")),
    (.badRequest(.chunk), chunked("5\r\nhello!\r\n")),
    (.badRequest(.chunk), chunked("5\r\nhello0\r\n\r\n")),
    (.badRequest(.lineEnding), chunked("5\nhello\r\n")),
    (.badRequest(.lineEnding), chunked("5\r\nhello\n")),
    (.badRequest(.lineEnding), chunked("5;a\rb\r\nhello\r\n")),
    (.badRequest(.fieldName), chunked("0\r\nSum : 1\r\n\r\n")),
    (.badRequest(.lineFolding), chunked("0\r\n Sum: 1\r\n\r\n")),
    (.bodyTooLarge, chunked("FFFFFFFFFFFFFFFFFF\r\n")),
  ]

  private static func post(_ fields: String) -> String {
    "POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\nhello"
  }

  private static func chunked(_ body: String) -> String {
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(body)"
  }

  @Test(arguments: malformed)
  func `what breaks the grammar is refused, whichever way it is cut`(fault: HTTPFault, input: String) {
    let whole = ParserTrace(input)
    #expect(whole.fault == fault, "\(input.debugDescription): \(whole)")
    #expect(ParserTrace(input, cut: [1]) == whole)
  }

  @Test func `bytes above ASCII in a value are taken as they are`() {
    let trace = ParserTrace("GET / HTTP/1.1\r\nHost: a\r\nX: caf\u{e9}\r\n\r\n")
    #expect(trace.steps.first?.hasSuffix("X=café") == true)
  }

  @Test func `no length that a client announces is reserved`() {
    let huge = ParserTrace("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\nab")
    #expect(huge.steps.first?.contains("length(\(Int.max))") == true)
    #expect(huge.fault == nil)
    #expect(ParserTrace(Self.chunked("7FFFFFFFFFFFFFFF\r\nab")).steps.last == "body ab")
  }

  @Test(arguments: [1, 7, .max])
  func `lines, sections, field counts and chunk extensions are bounded`(size: Int) {
    let limits = RequestParser.Limits(requestLine: 100, header: 200, headerCount: 3, chunkLine: 20)
    func fault(_ text: String) -> HTTPFault? { ParserTrace(text, cut: [size], limits: limits).fault }
    let long = String(repeating: "a", count: 300)
    let start = "GET / HTTP/1.1\r\nHost: a\r\n"
    #expect(fault("GET /\(long)") == .uriTooLong)
    #expect(fault("\(start)X: \(long)") == .headersTooLarge)
    #expect(fault(start + String(repeating: "X: y\r\n", count: 4)) == .headersTooLarge)
    #expect(fault(Self.chunked("5;\(long)")) == .badRequest(.chunk))
    #expect(fault(Self.chunked(String(repeating: "1;abcdefgh\r\nx\r\n", count: 40))) == .headersTooLarge)
    #expect(fault(Self.chunked("0\r\n" + String(repeating: "X: y\r\n", count: 4))) == .headersTooLarge)
  }
}
