import APISchema
import MuscleMateAPI
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// The clock of a live workout, pressed on devices that send it later.
@Suite struct `The clock that a device pressed` {
  private static let sets: JSON = [["name": "Squat", "sets": [["reps": 5]]]]

  /// A moment so many seconds from now.
  private static func moment(_ seconds: Int64) -> Timestamp {
    Timestamp(microseconds: Timestamp.now.microseconds / 1_000_000 * 1_000_000).advanced(bySeconds: seconds)
  }

  private static func press(_ moment: Timestamp?) -> JSON { moment.map { ["at": $0.encoded()] } ?? [:] }

  @Test func `ran between the moments of the presses, however late they come`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(["name": "Legs", "exercises": Self.sets])
      let start = Self.moment(-7_200)
      for (verb, seconds) in [("start", 0), ("pause", 600), ("resume", 900), ("pause", 1_500)]
        as [(String, Int64)]
      {
        try await anna.post("\(path)/\(verb)", Self.press(start.advanced(bySeconds: seconds))).expect(200)
      }
      let clock = try await anna.get(path).json["clock"]
      #expect(clock?["state"] == "paused" && clock?["active_seconds"] == 1_200)
      #expect(clock?["started_at"] == start.encoded())
      let workout = try await anna.send("POST", "\(path)/finish").expect(201).json
      #expect(workout["performed_at"] == start.encoded())
      #expect(workout["duration_seconds"] == 1_200)
    }
  }

  @Test func `takes a moment of the last day, and no other`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      /// How a draft of its own answers to a press at this moment, which has to arrive before ten seconds have passed.
      func start(_ seconds: Int64) async throws -> (path: String, answer: Received) {
        try await appearance(of: "a press that arrives at once") {
          let path = try await anna.draft(["name": "Legs"])
          let begun = ContinuousClock.now
          let answer = try await anna.post("\(path)/start", Self.press(Self.moment(seconds)))
          if begun.duration(to: .now) < .seconds(10) { return (path, answer) }
          try await anna.delete(path).expect(204)
          return nil
        }
      }
      for seconds: Int64 in [-86_460, 75, 86_400] {
        let (path, refused) = try await start(seconds)
        #expect(try refused.expect(422).faults == ["/at invalid"])
        #expect(try await anna.clock(path) == "draft 0")
        #expect(try await anna.post("\(path)/start", ["at": "soon"]).expect(422).faults == ["/at invalid"])
        try await anna.delete(path).expect(204)
      }
      // A device whose clock is a little ahead pressed now.
      let (path, taken) = try await start(50)
      try taken.expect(200)
      let clock = try await anna.get(path).json["clock"]
      let started = try #require(clock?["started_at"]?.text.flatMap { Timestamp($0) })
      #expect(started <= Timestamp.now.advanced(bySeconds: 1))
      try await anna.delete(path).expect(204)
      try await start(-86_340).answer.expect(200)
    }
  }

  @Test func `is turned once by the same press, and not by one that was overtaken`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(["name": "Legs"])
      let start = Self.moment(-3_600)
      let press = { (verb: String, seconds: Int64) in
        try await anna.post("\(path)/\(verb)", Self.press(start.advanced(bySeconds: seconds))).expect(200)
          .json
      }
      _ = try await press("start", 0)
      let paused = try await press("pause", 600)
      for (verb, seconds) in [("pause", 600), ("pause", 700), ("start", 0), ("start", 650)]
        as [(String, Int64)]
      {
        let again = try await press(verb, seconds)
        #expect(again["version"] == paused["version"], "\(verb) \(seconds)")
      }
      // The watch resumed before the phone paused, and says so afterwards; then the phone resumes.
      let overtaken = try await press("resume", 300)
      #expect(overtaken["version"] == paused["version"] && overtaken["clock"]?["state"] == "paused")
      _ = try await press("resume", 1_200)
      // The phone's first pause is sent again.
      #expect(try await press("pause", 600)["clock"]?["state"] == "running")
      #expect(try await press("pause", 1_800)["clock"]?["active_seconds"] == 1_200)
    }
  }

  @Test func `is repeated under one number after a lost answer, and counts once`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(["name": "Legs"])
      var watch = anna
      let (start, verbs) = (Self.moment(-3_600), ["start", "pause", "resume", "pause"])
      for (index, verb) in verbs.enumerated() {
        let id = UUID.v7(at: .now)
        watch.headers["Sync-Operation"] =
          "device=\"01a1fd18-80dc-73bd-9948-00000000000d\", sequence=\(index + 1), id=\"\(id)\""
        let press = Self.press(start.advanced(bySeconds: Int64(300 * index)))
        try await watch.post("\(path)/\(verb)", press).expect(200)
        try await watch.post("\(path)/\(verb)", press).expect(204)
      }
      #expect(try await anna.clock(path) == "paused 600")
    }
  }

  @Test func `goes on where a server of the release before turned it`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let begun = ContinuousClock.now
      let path = try await anna.draft(["name": "Legs", "start": true])
      let id = try #require(path.split(separator: "/").last.map(String.init))
      try server.letPass(minutes: 20, for: id)
      try await anna.send("POST", "\(path)/pause").expect(200)
      try server.database.administer("update app.drafts set turned_at = null")
      // Paused a moment ago, though nobody noted when.
      try await anna.post("\(path)/resume", Self.press(Self.moment(-600))).expect(200)
      let clock = try await anna.get(path).json["clock"]
      #expect(clock?["state"] == "paused")
      #expect(seconds(20, since: begun).contains(clock?["active_seconds"]?.integer ?? 0))
      try await anna.send("POST", "\(path)/resume").expect(200)
    }
  }

  /// The clock as the rule says it: a press counts from its moment, unless a later one turned the clock before.
  private struct Model {
    var startedAt: Timestamp?
    var runningSince: Timestamp?
    var ran = 0.0
    var turnedAt: Timestamp?

    mutating func press(_ verb: String, at moment: Timestamp) {
      if let turnedAt, moment < turnedAt { return }
      switch verb {
      case "start" where startedAt == nil: (startedAt, runningSince) = (moment, moment)
      case "pause":
        guard let since = runningSince else { return }
        ran += Self.seconds(since, moment)
        runningSince = nil
      case "resume" where runningSince == nil: runningSince = moment
      default: return
      }
      turnedAt = moment
    }

    func shown(at moment: Timestamp) -> Double { ran + (runningSince.map { Self.seconds($0, moment) } ?? 0) }

    private static func seconds(_ from: Timestamp, _ to: Timestamp) -> Double {
      Double(to.microseconds - from.microseconds) / 1_000_000
    }
  }

  @Test(arguments: 1...8)
  func `shows what ran between any presses, in whatever order they come`(_ seed: UInt64) async throws {
    try await TestServer.run { server in
      var random = SeededRandom(seed: seed, stream: 0)
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(["name": "Legs"])
      var moment = Timestamp.now.advanced(bySeconds: -72_000)
      // Pressed on several devices in this order, and sent a few places later or earlier, some of them twice.
      var presses: [(verb: String, at: Timestamp, turn: Int)] = [("start", moment, -10)]
      for turn in 1...60 {
        let step = Int64.random(in: 1...1_100_000_000, using: &random)
        moment = Timestamp(microseconds: moment.microseconds + step)
        let verb = ["start", "pause", "pause", "resume", "resume"].randomElement(using: &random) ?? "pause"
        for _ in 0..<(random.isTrue(0.2) ? 2 : 1) {
          presses.append(
            (verb, moment, turn + (random.isTrue(0.3) ? Int.random(in: -6...6, using: &random) : 0)))
        }
      }
      var model = Model()
      for press in presses.sorted(by: { $0.turn < $1.turn }) {
        let answer = try await anna.post("\(path)/\(press.verb)", Self.press(press.at)).expect(200).json[
          "clock"]
        model.press(press.verb, at: press.at)
        #expect(answer?["state"]?.text == (model.runningSince == nil ? "paused" : "running"))
        let shown = answer?["active_seconds"]?.double ?? -1
        let asOf = try #require(answer?["as_of"]?.text.flatMap { Timestamp($0) })
        // Shown in whole seconds, and each stretch is kept in whole milliseconds.
        #expect(abs(shown - model.shown(at: asOf)) <= 1 + 0.001 * Double(presses.count), "\(press)")
      }
    }
  }
}
