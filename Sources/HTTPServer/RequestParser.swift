#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads requests from a stream of bytes, whichever way it is cut: a pure value, strict to RFC 9112.
///
/// It keeps at most one unfinished line, bounded by the limits, and hands a body on as it comes: no size that
/// a client announces is ever reserved. After a fault the connection is of no further use (§2.2).
struct RequestParser {
  struct Limits {
    var requestLine = 8 * 1024
    var header = 16 * 1024
    var headerCount = 100
    /// A chunk's size with its extensions, which nobody uses (RFC 9112 §7.1.1).
    var chunkLine = 256
  }

  enum Event {
    case head(ParsedHead)
    /// A piece of the body, as indices of the input.
    case body(Range<Int>)
    case end
  }

  private enum State {
    case requestLine
    case fields(RequestLine)
    case body(remaining: Int)
    case chunkSize
    case chunk(remaining: Int)
    case chunkEnd
    case trailers
    case end
  }

  private let limits: Limits
  private var state = State.requestLine
  private var unfinished: [UInt8] = []
  private var headers = Headers()
  private var sectionSize = 0
  private var sectionCount = 0
  private var skippedEmptyLine = false

  init(limits: Limits = Limits()) { self.limits = limits }

  /// Whether nothing of a next request has come yet.
  var isBetweenRequests: Bool {
    guard case .requestLine = state else { return false }
    return unfinished.isEmpty && !skippedEmptyLine
  }

  /// The next event of the input from `offset` on, which moves past what was read; nil once the input is used
  /// up without one.
  mutating func next(_ input: Bytes, from offset: inout Int) throws(HTTPFault) -> Event? {
    while true {
      switch state {
      case .end:
        state = .requestLine
        return .end
      case .body(let remaining):
        guard let piece = take(remaining, of: input, from: &offset) else { return nil }
        state = piece.count == remaining ? .end : .body(remaining: remaining - piece.count)
        return .body(piece)
      case .chunk(let remaining):
        guard let piece = take(remaining, of: input, from: &offset) else { return nil }
        state = piece.count == remaining ? .chunkEnd : .chunk(remaining: remaining - piece.count)
        return .body(piece)
      case .requestLine, .fields, .chunkSize, .chunkEnd, .trailers:
        switch try readLine(of: input, from: &offset) {
        case .incomplete: return nil
        case .taken(nil): continue
        case .taken(let event): return event
        }
      }
    }
  }

  private func take(_ count: Int, of input: Bytes, from offset: inout Int) -> Range<Int>? {
    guard offset < input.count else { return nil }
    let piece = offset..<(offset + min(count, input.count - offset))
    offset = piece.upperBound
    return piece
  }

  private enum LineResult {
    case incomplete
    case taken(Event?)
  }

  private mutating func readLine(of input: Bytes, from offset: inout Int) throws(HTTPFault) -> LineResult {
    guard offset < input.count, let base = input.baseAddress else { return .incomplete }
    let available = input.count - offset
    let found = memchr(base + offset, 10, available)
    let length = found.map { $0 - UnsafeMutableRawPointer(mutating: base + offset) } ?? available
    try checkLimit(unfinished.count + length)
    let piece = Bytes(start: base + offset, count: length)
    guard found != nil else {
      unfinished.append(contentsOf: piece)
      offset = input.count
      return .incomplete
    }
    offset += length + 1
    if unfinished.isEmpty { return .taken(try handle(terminated: piece)) }
    var line: [UInt8] = []
    swap(&line, &unfinished)
    line.append(contentsOf: piece)
    return .taken(
      try line.withUnsafeBufferPointer { (line) throws(HTTPFault) in try handle(terminated: line) })
  }

  /// The bound of the line being read, its CR included.
  private func checkLimit(_ length: Int) throws(HTTPFault) {
    switch state {
    case .fields, .trailers:
      if sectionSize + length > limits.header { throw .headersTooLarge }
    case .chunkSize:
      if length > limits.chunkLine { throw .badRequest(.chunk) }
    case .chunkEnd:
      if length > 1 { throw .badRequest(.chunk) }
    default:
      if length > limits.requestLine { throw .uriTooLong }
    }
  }

  /// A line up to its LF. A CR anywhere but right before it, or none there, is refused (RFC 9112 §2.2).
  private mutating func handle(terminated line: Bytes) throws(HTTPFault) -> Event? {
    guard line.last == 13, line.firstIndex(of: 13) == line.count - 1 else { throw .badRequest(.lineEnding) }
    let line = Bytes(rebasing: line.dropLast())
    switch state {
    case .fields(let requestLine): return try handleField(line, of: requestLine)
    case .trailers: return try handleTrailer(line)
    case .chunkSize:
      state = try chunk(line)
    case .chunkEnd:
      state = .chunkSize
    default:
      try handleRequestLine(line)
    }
    return nil
  }

  /// One empty line before a request is skipped: old clients end a body with it (RFC 9112 §2.2).
  private mutating func handleRequestLine(_ line: Bytes) throws(HTTPFault) {
    if line.isEmpty, !skippedEmptyLine {
      skippedEmptyLine = true
      return
    }
    state = .fields(try RequestLine(line))
    skippedEmptyLine = false
    headers = Headers(reserving: 8, bytes: 512)
    startSection()
  }

  private mutating func handleField(_ line: Bytes, of requestLine: RequestLine) throws(HTTPFault) -> Event? {
    guard line.isEmpty else {
      let field = try countedField(line)
      headers.add(name: field.name, value: field.value)
      return nil
    }
    let parsed = try ParsedHead(requestLine, headers)
    headers = Headers()
    switch parsed.head.framing {
    case .none, .length(0): state = .end
    case .length(let length): state = .body(remaining: length)
    case .chunked:
      state = .chunkSize
      startSection()
    }
    return .head(parsed)
  }

  /// Trailers are checked, bounded and dropped (RFC 9110 §6.5.1 allows it).
  private mutating func handleTrailer(_ line: Bytes) throws(HTTPFault) -> Event? {
    guard line.isEmpty else {
      _ = try countedField(line)
      return nil
    }
    state = .requestLine
    return .end
  }

  private mutating func startSection() {
    sectionSize = 0
    sectionCount = 0
  }

  private mutating func countedField(_ line: Bytes) throws(HTTPFault) -> FieldLine {
    sectionSize += line.count + 2
    sectionCount += 1
    guard sectionCount <= limits.headerCount else { throw .headersTooLarge }
    return try FieldLine(line)
  }

  /// RFC 9112 §7.1: 1*HEXDIG [chunk-ext]. All extensions of a body count together against the header limit.
  private mutating func chunk(_ line: Bytes) throws(HTTPFault) -> State {
    let digits = line.prefix(while: isHexadecimalDigit)
    let rest = line[digits.endIndex...]
    guard !digits.isEmpty, rest.isEmpty || rest.trimmed.first == UInt8(ascii: ";"),
      rest.allSatisfy(isFieldText)
    else { throw .badRequest(.chunk) }
    sectionSize += rest.count
    guard sectionSize <= limits.header else { throw .headersTooLarge }
    // No limit admits a value that does not fit an Int.
    guard let size = Int(digits.string, radix: 16) else { throw .bodyTooLarge }
    if size == 0 {
      startSection()
      return .trailers
    }
    return .chunk(remaining: size)
  }
}
