/// Rows in the text format of COPY: fields end with a tab, rows with a newline, \N is null (PostgreSQL
/// documentation, COPY, File Formats).
struct CopyText {
  private(set) var bytes: [UInt8] = []

  mutating func row(_ fields: String?...) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      append(field)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A row whose first fields many rows share.
  mutating func row(after prefix: [UInt8], _ fields: String?...) {
    bytes += prefix
    for field in fields {
      bytes.append(UInt8(ascii: "\t"))
      append(field)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  private mutating func append(_ field: String?) {
    guard let field else {
      bytes += "\\N".utf8
      return
    }
    for byte in field.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      default: bytes.append(byte)
      }
    }
  }
}
