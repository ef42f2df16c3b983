internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// While the app is open.
struct OpenAppTests {
  /// With a limit, since a query that is told of nothing waits for ever.
  @Test(.timeLimit(.minutes(6)))
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

  @Test func `a session that ended elsewhere keeps what is not sent, and the next one sends it`() async throws
  {
    try await withTwoPhones { server, anna, phone, _ in
      let sessions = try await anna.get("/v1/sessions").expect(200).json["items"]?.elements ?? []
      for session in sessions where session["current"] != true {
        _ = try await anna.delete("/v1/sessions/\(session["id"]?.text ?? "")")
      }
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      let error = await failure { () async throws(ClientError) in try await phone.mate.sync() }
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
