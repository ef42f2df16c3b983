/// The escapes of URLs and forms (RFC 3986, section 2.1).
public enum PercentEncoding {
  /// The unreserved characters stay; every other byte of the UTF-8 is escaped.
  public static func encode(_ text: String) -> String {
    var output: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "~"):
        output.append(byte)
      default:
        output.append(UInt8(ascii: "%"))
        output.append(digit(byte >> 4))
        output.append(digit(byte & 0xF))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The members of a query or of an application/x-www-form-urlencoded body.
  public static func form(_ pairs: KeyValuePairs<String, String>) -> String {
    pairs.map { "\(encode($0.key))=\(encode($0.value))" }.joined(separator: "&")
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
