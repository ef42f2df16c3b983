internal import Primitives
internal import TestKit
internal import Testing

/// A coach's Monday with fifty clients: who needs me, why, what I say to it, and what they train this week.
struct CoachMondayStoryTests {
  @Test func `fifty clients before breakfast`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let clients = try await Self.gather(50, for: coach, on: server)
      let (falling, silent, missing, straining) = (clients[3], clients[11], clients[22], clients[37])
      for client in clients where client.account != silent.account && client.account != falling.account {
        try await Self.train(client, [(8, 100), (4, 100), (1, 100)])
      }
      try await Self.train(silent, [(20, 100)])
      try await Self.train(falling, [(12, 110), (9, 110), (6, 104), (3, 102), (1, 100)])
      try await Self.giveAPlan(to: missing, by: coach, daysAgo: 5, then: nil)
      try await Self.giveAPlan(to: straining, by: coach, daysAgo: 3, then: 9.5)

      // The home screen is one request, and the queue says why it is who it is.
      let roster = try await coach.get("/v1/clients?limit=50&sort=attention").expect(200).json
      let rows = roster["items"]?.elements ?? []
      #expect(rows.count == 50)
      #expect(roster["clients"] == 50)
      let flags = Dictionary(
        uniqueKeysWithValues: rows.map { ($0.id, $0["flags"]?.elements?.compactMap(\.text) ?? []) })
      #expect(flags[falling.account] == ["falling_e1rm"])
      #expect(flags[silent.account] == ["silence"])
      #expect(flags[missing.account] == ["missed_sessions"])
      #expect(flags[straining.account] == ["high_rpe"])
      #expect(flags.values.filter { !$0.isEmpty }.count == 4)
      #expect(Set(rows.prefix(4).map(\.id)) == Set([falling, silent, missing, straining].map(\.account)))

      let queue = try await coach.items("/v1/attention")
      #expect(queue.count == 4)
      let fall = try #require(queue.first { $0["rule"] == "falling_e1rm" })
      #expect(fall["client"]?["id"]?.text == falling.account)
      #expect(fall["data"]?["exposures"]?.elements?.count == 4)
      #expect(fall["parameters"]?["fall_percent"] == 5)

      // List and queue are on record: each client reads that the coach saw them there.
      for client in [falling, silent, missing, straining] {
        #expect(try await client.items("/v1/me/access-log", "scope").contains("client_list"))
      }
      #expect(try await clients[0].items("/v1/me/access-log", "scope") == ["client_list"])

      try await Self.talk(coach, with: falling)
      try await Self.sort(coach, falling, silent)
      try await Self.planTheWeek(coach, clients)
    }
  }

  // MARK: - Before Monday

  /// By one code on a poster: each redeems it and shares what they like.
  private static func gather(
    _ count: Int, for coach: Client, on server: TestServer
  ) async throws -> [Client] {
    let poster: JSON = ["scopes": ["history"], "uses": .number("\(count)")]
    let code = try await coach.post("/v1/invite-codes", poster).expect(201).json["code"]?.text ?? ""
    let scopes = ["history", "workout_details", "main_lifts", "plans"]
    var clients: [Client] = []
    for number in 0..<count {
      let client = try server.signedIn("client\(number)")
      try await client.accept(code, sharing: scopes)
      clients.append(client)
    }
    let late = try server.signedIn("late")
    try await late.post("/v1/invites/\(code)/accept", ["scopes": []]).expect(410)
    return clients
  }

  /// Squats, each on the day so long ago.
  private static func train(_ client: Client, _ days: [(daysAgo: Int, kilograms: Int)]) async throws {
    for day in days {
      _ = try await client.log("Legs", at: moment(day.daysAgo), [("Squat", [(5, day.kilograms)])])
    }
  }

  /// A moment ago rather than at an hour of the clock: that may be to come.
  private static func moment(_ daysAgo: Int) -> String {
    Timestamp.now.advanced(bySeconds: Int64(-daysAgo) * 86_400 - 60).description
  }

  /// A session on a day that is over: left undone, or done with this RPE instead of the seven that were asked.
  private static func giveAPlan(
    to client: Client, by coach: Client, daysAgo: Int, then rpe: Double?
  ) async throws {
    let template = try await coach.post("/v1/templates", session("Heavy \(daysAgo)")).expect(201).json
    let day = String(moment(daysAgo).prefix(10))
    let assignment: JSON = [
      "template_id": .string(template.id), "lifters": [.string(client.account)], "dates": [.string(day)],
      "starts_on": .string(day), "past": true,
    ]
    try await coach.post("/v1/assignments", assignment).expect(201)
    guard let rpe else { return }
    let planned = try await client.items("/v1/planned-workouts?from=\(day)&to=\(day)").first
    let draft = try await client.post(
      "/v1/drafts", ["planned_workout_id": .string(planned?.id ?? ""), "start": true]
    ).expect(201).json
    for number in 0..<3 {
      try await client.put(
        "/v1/drafts/\(draft.id)/sets/\(draft.partID(0, number))",
        ["reps": 5, "weight": 100, "unit": "kg", "rpe": .number("\(rpe)"), "done": true]
      ).expect(200)
    }
    try await client.send("POST", "/v1/drafts/\(draft.id)/finish").expect(201)
  }

  private static func session(_ name: String) -> JSON {
    let set: JSON = ["reps": 5, "weight": 100, "unit": "kg", "rpe": 7]
    return ["name": .string(name), "exercises": [["name": "Squat", "sets": [set, set, set]]]]
  }

  // MARK: - What the coach does

  /// A comment on the very set, the client's answer, and what each of them has not read.
  private static func talk(_ coach: Client, with client: Client) async throws {
    let workouts = "/v1/lifters/\(client.account)/workouts"
    let last = try await coach.items("\(workouts)?limit=1").first?.id ?? ""
    let workout = try await coach.get("\(workouts)/\(last)").expect(200).json
    let comment = try await coach.post(
      "\(workouts)/\(last)/comments",
      [
        "text": "Hips shot up here. Belt next time?", "exercise": .string(workout.partID(0)),
        "set": .string(workout.partID(0, 0)),
      ]
    ).expect(201).json
    #expect(comment["about"]?["name"] == "Squat")
    #expect(try await client.items("/v1/notices", "kind").contains("workout_comment"))
    let answer: JSON = ["text": "Slept badly.", "reply_to": .string(comment.id)]
    try await client.post("/v1/lifters/me/workouts/\(last)/comments", answer).expect(201)
    try await client.post("/v1/conversations/\(coach.account)/messages", ["text": "Deload?"]).expect(201)

    let row = try await coach.get("/v1/clients/\(client.account)").expect(200).json
    #expect(row["unread_comments"] == 1)
    #expect(row["unread_messages"] == 1)
    #expect(row["flags"]?.elements?.contains("unread") == true)
    let now = Timestamp.now.advanced(bySeconds: 1).description
    try await coach.put("\(workouts)/\(last)/comments/read", ["up_to": .string(now)]).expect(204)
    try await coach.put("/v1/conversations/\(client.account)/read", ["up_to": .string(now)]).expect(204)
    let read = try await coach.get("/v1/clients/\(client.account)").expect(200).json
    #expect(read["unread_comments"] == 0)
    #expect(read["unread_messages"] == 0)
  }

  /// Labels, a note that nobody else reads, and a rule that is to be quiet about someone on holiday.
  private static func sort(_ coach: Client, _ falling: Client, _ away: Client) async throws {
    try await coach.put("/v1/clients/\(falling.account)/labels", ["labels": ["peaking"]]).expect(200)
    #expect(try await coach.items("/v1/clients?label=peaking", "id") == [falling.account])
    let note: JSON = ["text": "Sister's wedding in May; no meet before."]
    try await coach.post("/v1/clients/\(falling.account)/notes", note).expect(201)
    try await falling.get("/v1/clients/\(falling.account)/notes").expect(403)

    try await coach.put("/v1/clients/\(away.account)/attention-rules", ["own": ["muted": ["silence"]]])
      .expect(200)
    #expect(try await coach.items("/v1/attention?rule=silence").isEmpty)
  }

  /// One plan for everyone in one request; one does it, and the coach sees it set for set.
  private static func planTheWeek(_ coach: Client, _ clients: [Client]) async throws {
    let template = try await coach.post("/v1/templates", session("Monday")).expect(201).json
    let everyone = JSON.array(clients.map { .string($0.account) })
    let made = try await coach.post(
      "/v1/assignments",
      [
        "template_id": .string(template.id), "lifters": everyone, "weeks": 4, "adaptation": ["loads"],
        "weekdays": ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
      ]
    ).expect(201).json
    #expect(made["clients"]?.elements?.count == 50)

    let client = clients[0]
    let due = try await client.get("/v1/today").expect(200).json["due"]?[0]
    let draft = try await client.post(
      "/v1/drafts", ["planned_workout_id": .string(due?.id ?? ""), "start": true]
    ).expect(201).json
    for number in 0..<2 {
      try await client.put(
        "/v1/drafts/\(draft.id)/sets/\(draft.partID(0, number))",
        ["reps": 5, "weight": .number("102.5"), "unit": "kg", "rpe": 7, "done": true]
      ).expect(200)
    }
    try await client.send("POST", "/v1/drafts/\(draft.id)/finish").expect(201)
    let compared = try await coach.get(
      "/v1/lifters/\(client.account)/planned-workouts/\(due?.id ?? "")/comparison"
    ).expect(200).json
    #expect(compared["state"] == "done")
    #expect(compared["asked_sets"] == 3)
    #expect(compared["met_sets"] == 2)
    #expect(compared["exercises"]?[0]?["sets"]?[0]?["weight_difference"] == .number("2.5"))
    let seen = try await coach.get("/v1/assignments/\(made.id)").expect(200).json
    let one = seen["clients"]?.elements?.first { $0.id == client.account }
    #expect(one?["progress"]?["done"] == 1)

    // The client leaves: what was logged and what was planned are the client's to keep.
    let before = try await client.items("/v1/planned-workouts?limit=100").count
    try await client.delete("/v1/coaches/\(coach.account)").expect(204)
    #expect(try await client.items("/v1/planned-workouts?limit=100").count == before)
    #expect(try await client.items("/v1/lifters/me/workouts").count == 4)
    try await coach.get("/v1/lifters/\(client.account)/planned-workouts").expect(404)
  }
}
