/// One record of a file of separated values: places in the file's bytes, so that only what is asked for becomes a
/// string.
struct CSVRecord: Sendable {
  fileprivate(set) var line = 1
  /// The line behind it; more than one further where a field holds line breaks.
  fileprivate(set) var nextLine = 1
  fileprivate(set) var endsInQuote = false
  /// The file ends with it, and not with its line.
  fileprivate(set) var endsWithoutLineEnd = false
  /// Behind its first line break.
  fileprivate var secondLine: Int?
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

  /// Without the white space around it.
  func text(_ index: Int) -> String {
    guard index < fields.count else { return "" }
    let field = fields[index]
    let text = String(decoding: bytes[field.range], as: UTF8.self)
    return Self.trimmed(field.hasDoubledQuotes ? text.replacingDoubledQuotes() : text)
  }

  /// Whether a field that is not quoted has a quote in it, as the end of a quoted one has.
  var holdsQuotes: Bool {
    fields.contains { field in
      let quote = UInt8(ascii: "\"")
      let isQuoted = field.range.lowerBound > 0 && bytes[field.range.lowerBound - 1] == quote
      return !isQuoted && bytes[field.range].contains(quote)
    }
  }

  /// With one field in place of `extra` + 1: a name that holds separators, in a file that quotes nothing.
  func joined(from index: Int, _ extra: Int) -> CSVRecord {
    var record = self
    let range = fields[index].range.lowerBound..<fields[index + extra].range.upperBound
    record.fields.replaceSubrange(index...index + extra, with: [Field(range: range, hasDoubledQuotes: false)])
    return record
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
///
/// The bytes are UTF-8 without a NUL (`TextEncoding`).
struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int
  private var line = 1
  /// How many bytes may still be read a second time.
  private var retries: Int

  init(_ bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    retries = 4 * bytes.count
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next record that is no blank line; nil at the end.
  mutating func next() -> CSVRecord? {
    var record = CSVRecord(bytes: bytes)
    repeat {
      guard position < bytes.count else { return nil }
      record.fields.removeAll(keepingCapacity: true)
      record.line = line
      record.secondLine = nil
      record.endsInQuote = false
      record.endsWithoutLineEnd = false
      readRecord(into: &record)
    } while record.isBlank
    record.nextLine = line
    return record
  }

  /// Goes back behind the first line of a record that is none, since a stray quote may have taken whole rows into it. False
  /// where it has one line, or where so much was read twice that the time would no longer be linear in the file's length.
  mutating func retry(behindFirstLineOf record: CSVRecord) -> Bool {
    guard let start = record.secondLine, start < position, position - start <= retries else { return false }
    retries -= position - start
    position = start
    line = record.line + 1
    return true
  }

  /// Whether a line within the record, from its second on, is a record of its own: a quote that is never closed takes the
  /// rows below into its field.
  mutating func holdsRecord(in record: CSVRecord, where isRow: (CSVRecord) -> Bool) -> Bool {
    var start = record.secondLine
    while let from = start, from < position, retries > 0 {
      var reader = self
      reader.position = from
      guard let inner = reader.next() else { return false }
      retries -= reader.position - from
      if inner.secondLine == nil, isRow(inner) { return true }
      start = bytes[from..<position].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }
    return false
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
      guard position < bytes.count else {
        record.endsWithoutLineEnd = true
        return
      }
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
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        record.secondLine = record.secondLine ?? position + 1
      }
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
