internal import HTTPServer
internal import Primitives
internal import Synchronization

/// An operation of a device that works without a connection, as the field `Sync-Operation` states it: a dictionary of
/// structured values (RFC 9651, section 3.2), `device="…", sequence=41, id="…"`, in any order.
final class SyncOperation: Sendable {
  /// The device's own id, which it made when it was set up.
  let device: UUID
  /// Counts the device's operations from 1 on.
  let sequence: Int64
  /// The operation's own id.
  let id: UUID

  /// Whether a transaction of the request has claimed it and was committed.
  private let claimed = Atomic(false)

  static let field = "Sync-Operation"
  /// Of the answer to what was carried out before.
  static let repeated = "Sync-Repeated"

  /// For the API's document; the members may also come in another order.
  static let pattern =
    #"^device="\#(uuid)", sequence=[1-9][0-9]{0,14}, id="\#(uuid)"$"#
  static let example: JSON =
    #"device="01a1fd18-80dc-73bd-9948-00000000000d", sequence=41, id="01a1fd18-80dc-73bd-9948-0000000000aa""#
  private static let uuid = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"

  var isClaimed: Bool { claimed.load(ordering: .acquiring) }
  func noteClaimed() { claimed.store(true, ordering: .releasing) }

  init?(_ text: String) {
    var values: [String: String] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.trimmingSpaces().split(separator: "=", maxSplits: 1)
      guard pair.count == 2, values.updateValue(String(pair[1]), forKey: String(pair[0])) == nil else {
        return nil
      }
    }
    guard values.count == 3, let device = values["device"].flatMap(Self.quoted).flatMap({ UUID($0) }),
      let id = values["id"].flatMap(Self.quoted).flatMap({ UUID($0) }),
      let sequence = values["sequence"].flatMap({ Int64($0) }), Self.sequences.contains(sequence)
    else { return nil }
    self.device = device
    self.sequence = sequence
    self.id = id
  }

  /// An integer of a structured field has 15 digits.
  private static let sequences: ClosedRange<Int64> = 1...999_999_999_999_999

  private static func quoted(_ text: String) -> String? {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
