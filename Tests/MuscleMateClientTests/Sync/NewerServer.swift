internal import Foundation
internal import MuscleMateAPI
internal import Primitives

@testable internal import MuscleMateClient

/// What a server of a later release would answer and take: a workout has a tempo, a set may be a cluster, and there are moods.
enum NewerServer {
  static let (tempo, word, kind): (JSON, String, String) = ("3-1-1", "cluster", "mood")
  static let id = Primitives.UUID(high: 0x01a1_fc4a_3c64_7952, low: 0x9ee0_e7b8_f8fa_35a7)

  /// Its answer to a pull.
  static func given(_ answer: IncomingResponse, to request: OutgoingRequest) -> IncomingResponse {
    guard request.url.path == "/v1/sync", answer.status == 200, let page = try? JSON.parse(answer.body) else {
      return answer
    }
    let mood: JSON = ["kind": .string(kind), "id": .string("\(id)"), "version": 1, "value": ["mood": "good"]]
    let items = (page["items"]?.elements ?? []).map { item in
      guard item["kind"] == "workout", let value = item["value"] else { return item }
      return item.setting("value", to: worded(value.setting("tempo", to: tempo), "working", word))
    }
    var newer = answer
    newer.body = page.setting("items", to: .array([mood] + items)).bytes
    return newer
  }

  /// The request as the server of this release takes it.
  static func taken(_ request: OutgoingRequest) -> OutgoingRequest {
    guard let body = request.body.flatMap({ try? JSON.parse($0) }), body["tempo"] != nil else {
      return request
    }
    var older = request
    older.body = worded(body.without(["tempo"]), word, "working").bytes
    return older
  }

  private static func worded(_ value: JSON, _ old: String, _ new: String) -> JSON {
    let text = "\(value)".replacing("\"kind\":\"\(old)\"", with: "\"kind\":\"\(new)\"")
    return (try? JSON.parse(Array(text.utf8))) ?? value
  }
}
