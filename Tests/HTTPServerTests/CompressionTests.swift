import CZlib
import Primitives
import Synchronization
import Testing

@testable import HTTPServer

@Suite struct `A compressed answer` {
  private static let text = String(repeating: "{\"reps\": 5, \"weight\": 100} ", count: 500)

  @Test func `is the same text to a client that takes gzip`() throws {
    let response = Self.page(tag: "\"7\"").selected(for: asking("gzip, br"))
    #expect(response.headers["Content-Encoding"] == "gzip")
    #expect(response.headers["Vary"] == "Accept-Encoding")
    #expect(response.headers["ETag"] == "\"7-gzip\"")
    guard case .bytes(let bytes) = response.body else { throw NoBytes() }
    #expect(bytes.count < Self.text.utf8.count / 10)
    #expect(try inflated(bytes) == Self.text)
  }

  @Test(arguments: [
    ("gzip", true), ("x-gzip", true), ("br, GZIP;q=0.5", true), ("*", true), ("*;q=0, gzip", true),
    ("gzip;q=0", false), ("gzip; q=0.000", false), ("*, gzip;q=0", false), ("br", false), ("identity", false),
    ("", false),
  ])
  func `is made where the client's field allows it`(_ field: String, _ isTaken: Bool) {
    let encoding = Self.page().selected(for: asking(field)).headers["Content-Encoding"]
    #expect(encoding == (isTaken ? "gzip" : nil))
  }

  @Test func `names Accept-Encoding to caches where this client got it plain`() {
    let response = Self.page().selected(for: asking(nil))
    #expect(response.headers["Vary"] == "Origin, Accept-Encoding")
    #expect(response.headers["Content-Encoding"] == nil)
  }

  @Test func `names Accept-Encoding once where the route named it`() {
    var page = Self.page()
    page.headers["Vary"] = "Origin, accept-encoding"
    #expect(page.selected(for: asking(nil)).headers["Vary"] == "Origin, accept-encoding")
  }

  @Test func `is not made of what is short, packed already, or no success`() {
    let short = Response(.ok, headers: ["Content-Type": "application/json"], body: .bytes(Array("{}".utf8)))
    var packed = Self.page()
    packed.headers["Content-Type"] = "application/zip"
    var refused = Self.page()
    refused.status = 422
    var encoded = Self.page()
    encoded.headers["Content-Encoding"] = "br"
    for response in [short, packed, refused, encoded] {
      #expect(response.selected(for: asking("gzip")).headers["Content-Encoding"] != "gzip")
    }
  }

  @Test func `shows each piece of a stream when it is written`() async throws {
    var response = Self.page()
    response.body = .stream { writer in
      for piece in ["one ", "two ", "three"] { try await writer.write(piece) }
    }
    guard case .stream(let produce) = response.selected(for: asking("gzip")).body else { throw NoBytes() }
    let sent = Mutex<[[UInt8]]>([])
    try await produce(BodyWriter { bytes in sent.withLock { $0.append(bytes) } })
    let pieces = sent.withLock { $0 }
    #expect(pieces.count == 4)
    #expect(try inflated(Array(pieces[..<1].joined())) == "one ")
    #expect(try inflated(Array(pieces[..<2].joined())) == "one two ")
    #expect(try inflated(Array(pieces.joined())) == "one two three")
  }

  private static func page(tag: String? = nil) -> Response {
    var response = Response(
      .ok, headers: ["Content-Type": "application/json", "Vary": "Origin"], body: .bytes(Array(text.utf8)))
    if tag != nil { response.headers["Vary"] = nil }
    response.headers["ETag"] = tag
    return response
  }
}

@Suite struct `An answer that the client has` {
  @Test(arguments: ["\"7\"", "W/\"7\"", "\"7-gzip\"", "\"1\", \"7\"", "*"])
  func `is 304 without a body`(_ field: String) {
    var head = asking(nil)
    head.headers["If-None-Match"] = field
    let response = Self.answer.selected(for: head)
    #expect(response.status == .notModified)
    #expect(response.headers["ETag"] == "\"7\"")
    #expect(response.headers["Access-Control-Allow-Origin"] == "https://app.example")
    #expect(response.headers["Content-Type"] == nil)
    guard case .none = response.body else { return #expect(Bool(false), "a 304 has no body") }
  }

  @Test(arguments: ["\"8\"", "7", "\"77\"", ""])
  func `is sent where another one is named`(_ field: String) {
    var head = asking(nil)
    head.headers["If-None-Match"] = field
    #expect(Self.answer.selected(for: head).status == .ok)
  }

  private static var answer: Response {
    Response(
      .ok,
      headers: [
        "Content-Type": "application/json", "ETag": "\"7\"",
        "Access-Control-Allow-Origin": "https://app.example",
      ], body: .bytes(Array("{}".utf8)))
  }
}

private struct NoBytes: Error {}

private func asking(_ encoding: String?) -> RequestHead {
  var head = RequestHead(method: .get, path: "/")
  head.headers["Accept-Encoding"] = encoding
  return head
}

/// zlib's output for a gzip stream, as far as it came.
private func inflated(_ bytes: [UInt8]) throws -> String {
  var stream = z_stream()
  guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
    throw NoBytes()
  }
  defer { inflateEnd(&stream) }
  var (input, output) = (bytes, [UInt8](repeating: 0, count: 1 << 20))
  let count = try input.withUnsafeMutableBufferPointer { input in
    try output.withUnsafeMutableBufferPointer { output in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(output.count)
      let status = inflate(&stream, Z_SYNC_FLUSH)
      guard status == Z_OK || status == Z_STREAM_END else { throw NoBytes() }
      return output.count - Int(stream.avail_out)
    }
  }
  return String(decoding: output[..<count], as: UTF8.self)
}
