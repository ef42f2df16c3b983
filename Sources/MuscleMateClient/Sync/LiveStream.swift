internal import MuscleMateAPI
internal import Primitives

extension SyncEngine {
  enum StreamEnd: Sendable { case ended, failed, signedOut }

  /// Opens one stream and hears it until it ends. Returns how, and how long the server asks to wait.
  func hear() async -> (StreamEnd, Duration) {
    var parser = EventStreamParser()
    var isHeard = false
    do {
      let request = try caller.request(.get, "/v1/sync/stream", token: token.text)
      for try await bytes in caller.transport.stream(request) {
        for event in try parser.feed(bytes) {
          if !isHeard { await begin() }
          isHeard = true
          if await hear(event) { return (.signedOut, .zero) }
        }
      }
      return (isHeard ? .ended : .failed, .milliseconds(parser.retry ?? 3_000))
    } catch let refusal as StreamRefused {
      let problem = Problem(refusal.response, at: database.now())
      if problem.endsSession {
        await tell { $0.phase = .signedOut }
        return (.signedOut, .zero)
      }
      return (.failed, problem.retryAfter ?? .seconds(3))
    } catch {
      return (.failed, .milliseconds(parser.retry ?? 3_000))
    }
  }

  /// There is a connection again: what failed for want of it is not waited for any longer.
  private func begin() async {
    await tell { $0.isLive = true }
    backOff.reset()
    if status.phase == .waiting { bell.ring() }
  }

  /// Whether the session is over. What is said of a coach's clients, or by a newer server, is passed over.
  private func hear(_ event: ServerEvent) async -> Bool {
    guard let data = try? JSON.parse(Array(event.data.utf8)) else { return false }
    switch event.name {
    case "changed": if data["version"]?.integer ?? .max > version { bell.ring() }
    case "notices":
      let unread = data["unread"]?.integer
      await tell { $0.unreadNotices = unread }
    case "bye" where data["reason"]?.text == "signed_out":
      await tell { $0.phase = .signedOut }
      return true
    default: break
    }
    return false
  }
}
