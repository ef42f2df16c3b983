internal import HTTPServer
internal import Primitives
internal import Secrets

/// Reads settings one by one and collects what is wrong with them.
struct SettingReader {
  private let values: [String: String]
  var mistakes: [String] = []

  init(_ values: [String: String]) {
    self.values = values.filter { !$0.value.isEmpty }
    let known = Set(Configuration.settings.map(\.name))
    for name in values.keys.sorted() where name.hasPrefix("MUSCLEMATE_") && !known.contains(name) {
      mistakes.append("\(name): there is no such setting")
    }
  }

  func text(_ name: String) -> String? { values[name] }

  /// `on` or `off`; off where it is absent.
  mutating func isOn(_ name: String, usually: Bool = false) -> Bool {
    parsed(name, "on or off") { ["on": true, "off": false][$0] } ?? usually
  }

  mutating func number(_ name: String, _ range: ClosedRange<Int>) -> Int? {
    parsed(name, "a whole number from \(range.lowerBound) to \(range.upperBound)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  mutating func listenAddress(_ name: String) -> Configuration.ListenAddress? {
    parsed(name, "ADDRESS:PORT, such as 127.0.0.1:8080 or [::1]:0") { text in
      guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
        return nil
      }
      let address = text[..<colon].drop { $0 == "[" }.prefix { $0 != "]" }
      return IPAddress(String(address)) == nil ? nil : .init(address: String(address), port: port)
    }
  }

  mutating func baseURL(_ name: String) -> String? {
    parsed(name, "a URL that begins with http:// or https://") { text in
      guard text.hasPrefix("http://") || text.hasPrefix("https://") else { return nil }
      return text.hasSuffix("/") ? String(text.dropLast()) : text
    }
  }

  mutating func mailTarget(_ name: String) -> Configuration.MailTarget? {
    parsed(name, "file:DIR, smtp://… or smtps://…") { text in
      if text.hasPrefix("file:"), text.count > 5 { return .folder(String(text.dropFirst(5))) }
      return text.hasPrefix("smtp://") || text.hasPrefix("smtps://") ? .smtp(url: text) : nil
    }
  }

  mutating func tls(certificate: String, key: String) -> Server.TLS? {
    switch (values[certificate], values[key]) {
    case (let certificate?, let key?): return Server.TLS(certificateFile: certificate, keyFile: key)
    case (nil, nil): return nil
    default:
      mistakes.append("\(certificate) and \(key): one needs the other")
      return nil
    }
  }

  mutating func addressRanges(_ name: String) -> [AddressRange] {
    let ranges = parsed(name, "addresses or ranges such as 10.0.0.0/8, by commas") {
      text -> [AddressRange]? in
      let parts = text.split(separator: ",").map { AddressRange(String($0.trimmingSpaces())) }
      return parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }
    }
    return ranges ?? []
  }

  mutating func keys(_ name: String, atMost count: Int) -> [[UInt8]] {
    let keys = parsed(name, count == 1 ? "64 hexadecimal digits" : "keys of 64 hexadecimal digits, by commas")
    {
      text -> [[UInt8]]? in
      let parts = text.split(separator: ",").map { SealingKey.bytes(of: $0.trimmingSpaces()) }
      return parts.count > count || parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }
    }
    return keys ?? []
  }

  mutating func parsed<Value>(
    _ name: String, _ expected: String, _ parse: (String) -> Value?
  ) -> Value? {
    guard let text = values[name] else { return nil }
    guard let value = parse(text) else {
      // The value itself is not repeated: it may hold a password.
      mistakes.append("\(name): expected \(expected)")
      return nil
    }
    return value
  }
}
