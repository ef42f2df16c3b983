internal import Primitives
internal import TestKit
internal import Testing

/// When the sets of a draft were changed: by it two devices know whose value is the later one.
struct SetTimeTests {
  private static let squat = "01890000-0000-7000-8000-0000000000e1"
  private static let sets = (1...3).map { "01890000-0000-7000-8000-00000000010\($0)" }
  private static let hour: Int64 = 3_600_000_000

  private static func exercise(_ reps: [Int]) -> JSON {
    let sets = zip(sets, reps).map { id, reps -> JSON in
      ["id": .string(id), "reps": .number("\(reps)"), "done": false]
    }
    return ["id": .string(squat), "name": "Squat", "sets": .array(sets)]
  }

  private static func draft(_ reps: Int...) -> JSON { ["name": "Legs", "exercises": [exercise(reps)]] }

  private static func text(_ moment: Timestamp) -> JSON { .string("\(moment)") }

  /// The times of sets in an answer; nil where a set has none.
  private static func times(_ answer: Received) throws -> [Timestamp?] {
    let times = try answer.json["set_times"]
    return sets.map { times?[$0]?.text.flatMap { Timestamp($0) } }
  }

  @Test func `a set was changed when the device says, not after the present and not before its last change`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(Self.draft(5, 5))
      let began = Timestamp.now
      let earlier = Timestamp(microseconds: began.microseconds - Self.hour)
      func log(_ reps: Int, _ at: Int64?) async throws -> Timestamp {
        let set: JSON = ["reps": .number("\(reps)")]
        let moment = at.map { Timestamp(microseconds: began.microseconds + $0) }
        let body = moment.map { set.with("at", Self.text($0)) } ?? set
        let answer = try await anna.put("\(path)/sets/\(Self.sets[0])", body).expect(200)
        return try #require(try Self.times(answer)[0])
      }
      #expect(try Self.times(await anna.get(path).expect(200)) == [nil, nil, nil])
      #expect(try await log(6, -Self.hour) == earlier)
      #expect(try await log(7, -2 * Self.hour) == earlier)
      let arrived = try await log(8, -25 * Self.hour)
      #expect(arrived >= began)
      let future = try await log(9, Self.hour)
      #expect(future >= arrived && future <= Timestamp.now)
      let unsaid = try await log(10, nil)
      #expect(unsaid >= future)
      // Logged once more as it is: nothing changed.
      #expect(try await log(10, nil) == unsaid)
      let without = try await anna.delete("\(path)/sets/\(Self.sets[0])").expect(200)
      #expect(try Self.times(without) == [nil, nil, nil])
    }
  }

  @Test
  func `who writes a whole draft or exercise says when its sets were changed; the others keep their times`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(Self.draft(5, 5))
      let moments = (1...3).map {
        Timestamp(microseconds: Timestamp.now.microseconds - Int64(4 - $0) * Self.hour)
      }
      let given = { (at: [Int: Timestamp]) in
        JSON.object(at.map { JSON.Member(Self.sets[$0.key], Self.text($0.value)) })
      }
      let first = try await anna.put(
        path, Self.draft(6, 5, 1).with("set_times", given([0: moments[0], 2: moments[1]]))
      ).expect(200)
      #expect(try Self.times(first) == [moments[0], nil, moments[1]])
      // The time of a set that is sent as it was is not taken.
      let second = try await anna.put(
        path, Self.draft(6, 7, 1).with("set_times", given([0: moments[2], 1: moments[2]]))
      ).expect(200)
      #expect(try Self.times(second) == [moments[0], moments[2], moments[1]])
      let third = try await anna.put(
        "\(path)/exercises/\(Self.squat)",
        Self.exercise([8, 7]).with("set_times", given([0: moments[1]]))
      ).expect(200)
      #expect(try Self.times(third) == [moments[1], moments[2], nil])
      let began = Timestamp.now
      let unsaid = try await anna.put(path, Self.draft(9, 7)).expect(200)
      #expect(try #require(try Self.times(unsaid)[0]) >= began)
      #expect(try Self.times(unsaid)[1] == moments[2])
    }
  }

  @Test func `a time that is none is refused by its place`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(Self.draft(5))
      let set = try await anna.put("\(path)/sets/\(Self.sets[0])", ["reps": 6, "at": "noon"]).expect(422)
      #expect(set.faults == ["/at invalid"])
      let whole = try await anna.put(
        path, Self.draft(6).with("set_times", [Self.sets[0]: "noon", "no-id": "2026-01-01T00:00:00Z"])
      ).expect(422)
      #expect(whole.faults == ["/set_times/\(Self.sets[0]) invalid"])
    }
  }
}
