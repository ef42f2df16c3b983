internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// While the app is open.
struct OpenAppTests {
  /// With a limit, since a query that is told of nothing waits for ever.
  @Test(.timeLimit(.minutes(12)))
  func `what one device logs comes to the other by itself, and each query tells it`() async throws {
    try await withTwoPhones { _, _, phone, tablet in
      try await phone.mate.start()
      try await tablet.mate.start()
      try await eventually("both are live") { phone.mate.status.isLive && tablet.mate.status.isLive }
      var shown = tablet.mate.log.all().makeAsyncIterator()
      #expect(try await shown.next()?.isEmpty == true)
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      let came = try await shown.next()?.first
      #expect(came?.id == id)
      #expect(came?.exercises.first?.name == "Squat")
      try await tablet.mate.log.edit(id) { $0.name = "Heavy legs" }
      #expect(try await shown.next()?.first?.name == "Heavy legs")
      try await eventually("the phone has the edit") {
        try await phone.mate.log.one(id).now()?.name == "Heavy legs"
      }
      await phone.mate.pause()
      await tablet.mate.pause()
    }
  }

  @Test func `after a failure it goes on by itself`() async throws {
    try await withTwoPhones { _, anna, phone, _ in
      phone.line.isOffline = true
      try await phone.mate.start()
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      try await eventually("the phone waits") {
        phone.mate.status.phase == .waiting && phone.mate.status.pending == 1
      }
      phone.line.isOffline = false
      await phone.mate.nudge()
      try await eventually("the phone has sent it") {
        phone.mate.status.phase == .idle && phone.mate.status.pending == 0
      }
      _ = try await anna.get("/v1/lifters/me/workouts/\(id)").expect(200)
      await phone.mate.pause()
    }
  }

  /// With a limit, since without the stream it would wait for minutes.
  @Test(.timeLimit(.minutes(12)))
  func `what waits after failures is sent as soon as the stream is back`() async throws {
    try await withTwoPhones { _, anna, phone, _ in
      let mate = MuscleMate(
        phone.mate.configuration, tokens: FileTokenStore(folder: phone.folder.path), transport: phone.line,
        clock: ListenersClock())
      await phone.mate.end()
      phone.line.refuseStreams(with: .foreignPage(503))
      phone.line.isOffline = true
      try await mate.start()
      let id = try await mate.log.save(aWorkout("Legs"))
      try await eventually("it waits") { mate.status.phase == .waiting && phone.line.refusedStreams > 0 }
      phone.line.isOffline = false
      phone.line.refuseStreams(with: nil)
      try await eventually("it is sent") { mate.status.pending == 0 && mate.status.isLive }
      _ = try await anna.get("/v1/lifters/me/workouts/\(id)").expect(200)
      await mate.end()
    }
  }

  @Test func `a session that ended elsewhere keeps what is not sent, and the next one sends it`() async throws
  {
    try await withTwoPhones { server, anna, phone, _ in
      let sessions = try await anna.get("/v1/sessions").expect(200).json["items"]?.elements ?? []
      for session in sessions where session["current"] != true {
        _ = try await anna.delete("/v1/sessions/\(session["id"]?.text ?? "")")
      }
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      let error = await failure { () async throws(ClientError) in try await phone.sync() }
      #expect(error?.name == "signedOut")
      #expect(phone.mate.status.phase == .signedOut)
      #expect(phone.mate.status.pending == 1)
      let again = try await phone.killed(server, try await anna.signedIn("anna"))
      try await again.sync()
      _ = try await anna.get("/v1/lifters/me/workouts/\(id)").expect(200)
      await again.mate.end()
    }
  }

  @Test func `signing out with unsent work says so first, and then nothing of the person is on the disk`()
    async throws
  {
    try await withTwoPhones { _, _, phone, _ in
      try await phone.mate.log.save(aWorkout("Secret legs"))
      let error = await failure { () async throws(ClientError) in try await phone.mate.signOut() }
      guard case .unsent(1) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      try await phone.mate.signOut(.discard)
      let files = try FileManager.default.contentsOfDirectory(
        at: phone.folder, includingPropertiesForKeys: nil)
      for file in files {
        let bytes = try Data(contentsOf: file)
        #expect(bytes.range(of: Data("Secret legs".utf8)) == nil, "\(file.lastPathComponent)")
      }
      #expect(!files.contains { $0.lastPathComponent.hasSuffix(".sqlite") })
      let after = await failure { () async throws(ClientError) in try await phone.mate.log.all().now() }
      #expect(after?.name == "signedOut")
    }
  }
}

/// The wait between two streams is over at once, and the one after a failure, which is shorter at first, never.
private struct ListenersClock: Clock {
  typealias Instant = ContinuousClock.Instant
  var now: Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance _: Duration?) async throws {
    if now.duration(to: deadline) < .seconds(2) { try await Task.sleep(for: .seconds(86_400)) }
    await Task.yield()
  }
}
