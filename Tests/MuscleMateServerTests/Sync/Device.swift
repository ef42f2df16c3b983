internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

/// A device that keeps a copy of its user's data by `GET /v1/sync`.
struct Device {
  let client: Client
  private(set) var cursor: String?
  /// By kind and id.
  private(set) var things: [String: JSON] = [:]
  var kinds: String?

  init(of client: Client, kinds: String? = nil) {
    self.client = client
    self.kinds = kinds
  }

  /// Goes on to the end; returns what the server said that changed, each once.
  @discardableResult
  mutating func pull(by size: Int = 100) async throws -> Set<String> {
    var changed: Set<String> = []
    while true {
      let page = try await page(by: size)
      for item in page["items"]?.elements ?? [] { changed.insert(try keep(item)) }
      if page["more"] != .bool(true) { return changed }
    }
  }

  /// One page.
  mutating func page(by size: Int) async throws -> JSON {
    var query = "limit=\(size)"
    if let cursor { query += "&cursor=\(cursor)" }
    if let kinds { query += "&kinds=\(kinds)" }
    let page = try await client.get("/v1/sync?\(query)").expect(200).json
    cursor = page["cursor"]?.text
    return page
  }

  mutating func keep(_ item: JSON) throws -> String {
    let kind = try #require(item["kind"]?.text.flatMap(SyncKind.init(rawValue:)))
    let key = "\(kind.rawValue) \(item["id"]?.text ?? "")"
    guard let value = item["value"] else {
      #expect(item["deleted"] == .bool(true))
      things[key] = nil
      return key
    }
    var faults = Faults(reading: .answer)
    _ = kind.message.decode(value, Rules(), into: &faults)
    #expect(faults.isEmpty, "\(kind): \(faults.list)")
    // The version of a value is that of its item; a change of it alone would be none.
    things[key] = value.with("version", .null)
    return key
  }

  /// What a new device gets.
  static func fresh(_ client: Client) async throws -> [String: JSON] {
    var device = Device(of: client)
    try await device.pull()
    return device.things
  }
}
