internal import Localization

/// `1h 2m`, `45m`, `58s`, or a bare number of seconds.
func spokenDuration(_ text: String) throws(RowFault) -> Int {
  if let seconds = Int(text), (0...SetLimits.durationSeconds).contains(seconds) { return seconds }
  var total = 0
  var digits: Int?
  for byte in text.lowercased().utf8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits = (digits ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      if let digits, digits > SetLimits.durationSeconds { throw RowFault(.duration, text) }
    case UInt8(ascii: "h"), UInt8(ascii: "m"), UInt8(ascii: "s"):
      guard let count = digits else { throw RowFault(.duration, text) }
      total += count * (byte == UInt8(ascii: "h") ? 3_600 : byte == UInt8(ascii: "m") ? 60 : 1)
      digits = nil
    case UInt8(ascii: " "): continue
    default: throw RowFault(.duration, text)
    }
  }
  guard digits == nil, !text.isEmpty, total <= SetLimits.durationSeconds else {
    throw RowFault(.duration, text)
  }
  return total
}

/// `h:mm:ss` or `mm:ss`.
func clockDuration(_ text: String) throws(RowFault) -> Int {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
  guard (2...3).contains(parts.count) else { throw RowFault(.duration, text) }
  var total = 0
  for (index, part) in parts.enumerated() {
    guard let part, part >= 0, part < (index == 0 ? 10_000 : 60) else { throw RowFault(.duration, text) }
    total = total * 60 + part
  }
  guard total <= SetLimits.durationSeconds else { throw RowFault(.duration, text) }
  return total
}
