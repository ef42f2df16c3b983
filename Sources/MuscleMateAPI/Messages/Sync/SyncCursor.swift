public import APISchema
public import Primitives

/// Where a device is with what changed. Opaque to clients; the database writes it (`app.sync_page`):
/// `epoch.kinds.version`, where a walk over the pages was finished, else with `.kind.id.s<swept>` behind it, and with
/// `.k<kinds>-<version>` while kinds that were asked for later catch up.
public struct SyncCursor: FieldValue, Hashable {
  /// The first part of the installation's epoch. A database that was restored from a backup has another one.
  public let epoch: String
  /// The kinds, a bit for each.
  public let kinds: Int32
  public let version: Int64
  /// The last thing of an unfinished walk.
  public let last: Place?
  /// The kinds that are known up to a version.
  public let known: Known?

  public struct Place: Hashable, Sendable {
    public let kind: String
    public let id: UUID
    /// How far tombstones were swept when the walk began.
    public let swept: Int64
  }

  public struct Known: Hashable, Sendable {
    public let kinds: Int32
    public let version: Int64
  }

  public let text: String

  public init?(_ text: String) {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false)[...]
    guard parts.count >= 3, let epoch = parts.popFirst(), epoch.utf8.count == 8,
      let kinds = parts.popFirst().flatMap({ Int32($0, radix: 16) }), kinds >= 0,
      let version = parts.popFirst().flatMap({ Int64($0) }), Self.versions.contains(version)
    else { return nil }
    if parts.isEmpty {
      last = nil
      known = nil
    } else {
      guard parts.count == 3 || parts.count == 4, let kind = parts.popFirst(),
        kind.utf8.allSatisfy({
          $0 == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        }),
        let id = parts.popFirst().flatMap({ UUID(String($0)) }),
        let swept = parts.popFirst(), swept.first == "s", let swept = Int64(swept.dropFirst()),
        Self.versions.contains(swept)
      else { return nil }
      last = Place(kind: String(kind), id: id, swept: swept)
      guard let known = parts.popFirst() else {
        self.known = nil
        (self.epoch, self.kinds, self.version, self.text) = (String(epoch), kinds, version, text)
        return
      }
      let numbers = known.dropFirst().split(separator: "-")
      guard known.first == "k", numbers.count == 2, let bits = Int32(numbers[0], radix: 16), bits >= 0,
        let version = Int64(numbers[1]), Self.versions.contains(version)
      else { return nil }
      self.known = Known(kinds: bits, version: version)
    }
    (self.epoch, self.kinds, self.version, self.text) = (String(epoch), kinds, version, text)
  }

  private static let versions: ClosedRange<Int64> = 0...(1 << 52)

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> SyncCursor? {
    guard case .string(let text) = json else {
      faults.add(.wrongType(expected: "string"))
      return nil
    }
    guard let cursor = SyncCursor(text) else {
      faults.add(.invalid("the cursor of an earlier page"))
      return nil
    }
    return cursor
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON {
    [
      "type": "string",
      "pattern":
        "^[0-9a-f]{8}\\.[0-9a-f]{1,7}\\.[0-9]{1,15}(\\.[a-z_]+\\.[0-9a-f-]{36}\\.s[0-9]{1,15}(\\.k[0-9a-f]{1,7}-[0-9]{1,15})?)?$",
    ]
  }

  public func encoded() -> JSON { .string(text) }
}
