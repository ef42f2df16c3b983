internal import CLibpq

/// PostgreSQL's notices beside its answers, as of `raise notice`. Confined to its connection's loop.
///
/// `@unchecked Sendable`: written by libpq while the loop reads from the socket, read on the same thread.
final class NoticeCollector: @unchecked Sendable {
  private(set) var messages: [String] = []
  /// A script in a loop must not fill the memory.
  private static let limit = 1_000

  func append(_ message: String) {
    if messages.count < Self.limit { messages.append(message) }
  }

  func removeAll() { messages = [] }
}

extension Wire {
  /// The collector must outlive the wire.
  func collectNotices(into collector: NoticeCollector) {
    PQsetNoticeReceiver(connection, noticeReceived, Unmanaged.passUnretained(collector).toOpaque())
  }
}

private func noticeReceived(_ context: UnsafeMutableRawPointer?, _ result: OpaquePointer?) {
  guard let context, let message = PQresultErrorField(result, ErrorField.message.code) else { return }
  Unmanaged<NoticeCollector>.fromOpaque(context).takeUnretainedValue().append(String(cString: message))
}
