/// RFC 9112 §5: field-name ":" OWS field-value OWS. No space before the colon, no folding, no control
/// characters.
struct FieldLine {
  let name: Slice<Bytes>
  let value: Slice<Bytes>

  init(_ line: Bytes) throws(HTTPFault) {
    if let first = line.first, isBlank(first) { throw .badRequest(.lineFolding) }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(ByteSet.token.contains)
    else { throw .badRequest(.fieldName) }
    name = line[..<colon]
    value = line[(colon + 1)...].trimmed
    guard value.allSatisfy(isFieldText) else { throw .badRequest(.fieldValue) }
  }
}

/// RFC 9110 §5.5: visible characters, space, tab, and the bytes above ASCII.
func isFieldText(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t")
}
