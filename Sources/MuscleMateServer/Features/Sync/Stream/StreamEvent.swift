internal import APISchema
internal import MuscleMateAPI
internal import Primitives

/// One event of a stream, as it is sent. It carries numbers and ids, no data.
enum StreamEvent {
  /// The account's own data has seen so many changes.
  case changed(Int64)
  /// A watched lifter's data has.
  case client(UUID, Int64)
  /// Something changed for one of the coach's clients, or there are others.
  case roster
  /// So many notices are unread.
  case notices(Int64)
  /// The lifter's data may no longer be seen.
  case closed(UUID)
  /// The last event: the server ends the stream.
  case bye(StreamEnd)

  var text: String {
    switch self {
    case .changed(let version):
      "event: changed\nid: \(version)\ndata: \(Self.data(StreamChange(version: version)))\n\n"
    case .client(let lifter, let version):
      "event: client\ndata: \(Self.data(StreamClient(lifter: lifter, version: version)))\n\n"
    case .roster: "event: roster\ndata: {}\n\n"
    case .notices(let unread): "event: notices\ndata: \(Self.data(Self.count(unread)))\n\n"
    case .closed(let lifter): "event: closed\ndata: \(Self.data(StreamClosed(lifter: lifter)))\n\n"
    case .bye(let reason): "event: bye\ndata: \(Self.data(StreamBye(reason: reason)))\n\n"
    }
  }

  private static func count(_ unread: Int64) -> UnreadCount {
    var count = UnreadCount()
    count.unread = Int(unread)
    return count
  }

  private static func data(_ message: some Message) -> String {
    String(decoding: message.encoded().bytes, as: UTF8.self)
  }
}
