internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

struct EventStreamParserTests {
  @Test func `an event has a name, an id and its lines of data`() throws {
    #expect(
      try events("event: changed\nid: 1842\ndata: {\"version\":\ndata:1842}\n\n") == [
        ServerEvent(name: "changed", id: "1842", data: "{\"version\":\n1842}")
      ])
  }

  @Test func `a line ends with a line feed, a carriage return or both`() throws {
    for end in ["\n", "\r", "\r\n"] {
      let text = ["event: a", "data: 1", "", "event: b", "data: 2", "", ""].joined(separator: end)
      #expect(try events(text) == [ServerEvent(name: "a", data: "1"), ServerEvent(name: "b", data: "2")])
    }
    #expect(try events("data: 1\r\n\ndata: 2\n\r") == [message("1"), message("2")])
  }

  @Test func `only the first space behind the colon is left out`() throws {
    #expect(try events("data:  two\n\ndata:none\n\n") == [message(" two"), message("none")])
  }

  @Test func `comments and fields of other names are passed over`() throws {
    #expect(try events(": heartbeat\n\n:\nfoo: bar\nDATA: big\ndata: 1\n: in between\n\n") == [message("1")])
  }

  @Test func `an event without data is none, and leaves no name behind`() throws {
    #expect(try events("event: lost\n\ndata: 1\n\n") == [message("1")])
    #expect(try events("data\n\ndata:\n\n") == [message(""), message("")])
    #expect(try events("data: never ended") == [])
  }

  @Test func `an id counts for the events after it, until another one`() throws {
    let found = try events(
      "id: 1\ndata: a\n\ndata: b\n\nid: 2\n\ndata: c\n\nid: x\0y\ndata: d\n\nid\ndata: e\n\n")
    #expect(found.map(\.id) == ["1", "1", "2", "2", nil])
  }

  @Test func `a byte order mark is left out where the stream begins, and nowhere else`() throws {
    #expect(try events("\u{FEFF}data: 1\n\n") == [message("1")])
    #expect(try events("data: 1\n\n\u{FEFF}data: 2\n\n") == [message("1")])
  }

  @Test func `bytes that are no UTF-8 become the replacement character`() throws {
    var parser = EventStreamParser()
    #expect(try parser.feed(Array("data: a".utf8) + [0xFF] + Array("b\n\n".utf8)) == [message("a\u{FFFD}b")])
  }

  @Test func `the time to wait is the last one that is digits alone`() throws {
    var parser = EventStreamParser()
    #expect(parser.retry == nil)
    _ = try parser.feed("retry: 3182\n".utf8)
    #expect(parser.retry == 3_182)
    for text in ["retry: soon\n", "retry:\n", "retry: -1\n", "retry: 99999999999999999999\n"] {
      _ = try parser.feed(text.utf8)
      #expect(parser.retry == 3_182, "\(text)")
    }
    _ = try parser.feed("retry:5\r".utf8)
    #expect(parser.retry == 5)
  }

  @Test func `a line or an event that is too long ends the reading`() throws {
    var parser = EventStreamParser(mostBytes: 100)
    _ = try parser.feed((String(repeating: "x", count: 100) + "\n").utf8)
    #expect(throws: EventTooLong()) { try parser.feed(String(repeating: "y", count: 101).utf8) }
    var second = EventStreamParser(mostBytes: 100)
    let line = "data: " + String(repeating: "z", count: 60) + "\n"
    _ = try second.feed(line.utf8)
    #expect(throws: EventTooLong()) { try second.feed(line.utf8) }
  }

  @Test func `wherever a stream is split, its events are the same`() throws {
    let text =
      "\u{FEFF}retry: 7\r\n\r\nevent: a\rid: 1\r\ndata: ä€🏋\rdata: 2\r\r\n:\n\nevent:b\r\ndata: 3\n\ndata:4\r\n\r\n"
    let bytes = Array(text.utf8)
    let whole = try events(text)
    #expect(whole.map(\.data) == ["ä€🏋\n2", "3", "4"])
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var parser = EventStreamParser()
        var found = try parser.feed(bytes[..<first])
        found += try parser.feed(bytes[first..<second])
        found += try parser.feed(bytes[second...])
        #expect(found == whole, "split at \(first) and \(second)")
        #expect(parser.retry == 7)
      }
    }
  }

  @Test func `whatever comes, in whatever pieces, the events are those of the whole`() throws {
    var random = SplitMix64(seed: 20_261_123)
    let words = [
      "data", "event", "id", "retry", ":", ": ", " ", "\n", "\r", "\r\n", "\n\n", "7", "ü", "\u{FEFF}", "\0",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      let bytes = Array(text.joined().utf8)
      let whole = try events(text.joined())
      var parser = EventStreamParser()
      var found: [ServerEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...7, using: &random)
        found += try parser.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(found == whole, "\(text)")
    }
  }

  private func events(_ text: String) throws -> [ServerEvent] {
    var parser = EventStreamParser()
    return try parser.feed(text.utf8)
  }

  private func message(_ data: String) -> ServerEvent { ServerEvent(name: "message", data: data) }
}
