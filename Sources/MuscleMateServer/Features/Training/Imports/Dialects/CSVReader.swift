/// One record of a file of separated values: places in the file's bytes, so that only what is asked for becomes a
/// string.
struct CSVRecord: Sendable {
  fileprivate(set) var line = 1
  fileprivate(set) var endsInQuote = false
  fileprivate var bytes: [UInt8]
  fileprivate var fields: [Field] = []

  struct Field {
    var range: Range<Int>
    var hasDoubledQuotes: Bool
  }

  var count: Int { fields.count }

  /// Whether the line is empty.
  var isBlank: Bool { fields.count == 1 && fields[0].range.isEmpty }

  /// Stands for what the whole record says.
  var fingerprint: Int {
    guard let first = fields.first, let last = fields.last else { return 0 }
    return fingerprint(of: first.range.lowerBound..<last.range.upperBound)
  }

  /// Stands for what these fields say together.
  func fingerprint(of indices: [Int]) -> Int {
    var hasher = Hasher()
    for index in indices where index < fields.count { hasher.combine(fingerprint(of: fields[index].range)) }
    return hasher.finalize()
  }

  private func fingerprint(of range: Range<Int>) -> Int {
    var hasher = Hasher()
    bytes[range].withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  func holdsNUL(_ index: Int) -> Bool { bytes[fields[index].range].contains(0) }

  /// Without the white space around it. Nil where it is not UTF-8 or holds a NUL, which PostgreSQL's text can't.
  func text(_ index: Int) -> String? {
    let field = fields[index]
    let content = bytes[field.range]
    guard !content.contains(0), let text = String(validating: content, as: UTF8.self) else { return nil }
    return Self.trimmed(field.hasDoubledQuotes ? text.replacingDoubledQuotes() : text)
  }

  private static func trimmed(_ text: String) -> String {
    // Nearly every field begins and ends with a plain ASCII character; to distinguish characters is slow.
    let plain: ClosedRange<UInt8> = 0x21...0x7E
    guard let first = text.utf8.first, let last = text.utf8.last else { return text }
    if plain.contains(first) && plain.contains(last) { return text }
    guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else { return text }
    var rest = text[...].drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension String {
  fileprivate func replacingDoubledQuotes() -> String {
    var output: [UInt8] = []
    var skipsNext = false
    for byte in utf8 {
      if byte == UInt8(ascii: "\""), skipsNext {
        skipsNext = false
      } else {
        skipsNext = byte == UInt8(ascii: "\"")
        output.append(byte)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// Reads separated values (RFC 4180) in one pass over the bytes: LF or CRLF, quoted fields with separators, line
/// breaks and doubled quotes in them, a byte order mark in front. A quote inside an unquoted field is itself.
struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int
  private var line = 1

  init(_ bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next record that is no blank line; nil at the end.
  mutating func next() -> CSVRecord? {
    var record = CSVRecord(bytes: bytes)
    repeat {
      guard position < bytes.count else { return nil }
      record.fields.removeAll(keepingCapacity: true)
      record.line = line
      readRecord(into: &record)
    } while record.isBlank
    return record
  }

  private mutating func readRecord(into record: inout CSVRecord) {
    while true {
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        readQuotedField(into: &record)
      } else {
        let start = position
        skipToFieldEnd()
        record.fields.append(.init(range: start..<position, hasDoubledQuotes: false))
      }
      guard position < bytes.count else { return }
      let byte = bytes[position]
      position += 1
      if byte == separator { continue }
      if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
        position += 1
      }
      line += 1
      return
    }
  }

  /// Characters between the closing quote and the separator belong to no field and are skipped.
  private mutating func readQuotedField(into record: inout CSVRecord) {
    position += 1
    let start = position
    var hasDoubledQuotes = false
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      if bytes[position] == UInt8(ascii: "\"") {
        guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\"") else { break }
        hasDoubledQuotes = true
        position += 1
      }
      position += 1
    }
    record.endsInQuote = position == bytes.count
    record.fields.append(.init(range: start..<position, hasDoubledQuotes: hasDoubledQuotes))
    skipToFieldEnd()
  }

  private mutating func skipToFieldEnd() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return }
      position += 1
    }
  }
}
