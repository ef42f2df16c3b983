/// One event of a stream of server-sent events.
public struct ServerEvent: Sendable, Equatable {
  /// `message` where the stream names none.
  public var name: String
  /// The last id that the stream named up to this event, be it at an earlier one. Nil: it has named none.
  public var id: String?
  public var data: String
}

/// A line or an event is longer than the parser takes. Nothing more can be read of this stream.
public struct EventTooLong: Error, Sendable, Equatable {}

/// Reads server-sent events (WHATWG HTML, section 9.2.6) from bytes that may be split anywhere.
public struct EventStreamParser: Sendable {
  /// How many milliseconds to wait before another stream is opened, as the server last said.
  public private(set) var retry: Int?
  private let mostBytes: Int
  private var line: [UInt8] = []
  private var isFirstLine = true
  /// A line feed right after a carriage return belongs to it.
  private var endedByReturn = false
  private var name = ""
  private var data: [UInt8] = []
  private var id: String?

  /// - Parameter mostBytes: of a line, and of the data of one event.
  public init(mostBytes: Int = 65_536) { self.mostBytes = mostBytes }

  /// The events that these bytes complete. Events that were complete before a line that is too long go with the error.
  public mutating func feed(_ bytes: some Sequence<UInt8>) throws(EventTooLong) -> [ServerEvent] {
    var events: [ServerEvent] = []
    for byte in bytes {
      let followsReturn = endedByReturn
      endedByReturn = byte == Self.carriageReturn
      switch byte {
      case Self.lineFeed where followsReturn: continue
      case Self.lineFeed, Self.carriageReturn:
        if let event = endLine() { events.append(event) }
      default: line.append(byte)
      }
      if max(line.count, data.count) > mostBytes { throw EventTooLong() }
    }
    return events
  }

  private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The event, where an empty line ends one.
  private mutating func endLine() -> ServerEvent? {
    var text = line[...]
    line = []
    if isFirstLine, text.starts(with: Self.byteOrderMark) { text = text.dropFirst(3) }
    isFirstLine = false
    guard !text.isEmpty else { return endEvent() }
    let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
    let value = text[colon...].dropFirst()
    take(text[..<colon], value.first == UInt8(ascii: " ") ? value.dropFirst() : value)
    return nil
  }

  /// A line without a name is a comment; other names are passed over.
  private mutating func take(_ field: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    let text = String(decoding: value, as: UTF8.self)
    switch String(decoding: field, as: UTF8.self) {
    case "event": name = text
    case "data": data += value + [Self.lineFeed]
    case "id": if !value.contains(0) { id = text }
    case "retry": if value.allSatisfy({ 0x30...0x39 ~= $0 }) { retry = Int(text) ?? retry }
    default: break
    }
  }

  private mutating func endEvent() -> ServerEvent? {
    defer { (name, data) = ("", []) }
    // An event without data is none.
    guard !data.isEmpty else { return nil }
    let text = String(decoding: data.dropLast(), as: UTF8.self)
    return ServerEvent(name: name.isEmpty ? "message" : name, id: id == "" ? nil : id, data: text)
  }
}
