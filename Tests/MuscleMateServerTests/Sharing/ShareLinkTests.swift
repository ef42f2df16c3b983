import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A share link` {
  @Test func `shows a workout as it was, to who is not signed in, until it is refreshed`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let workout = try await MadeLink.log(anna)
      let made = try await MadeLink.link(anna, ["kind": "workout", "subject_id": .string(workout)])
      // Messengers and mailers add members to the query.
      try await server.visitor.get("\(made.path)?utm_source=mail&fbclid=x").expect(200)
      let page = try await made.page(server).expect(200).text
      for text in ["<h1>Legs</h1>", "Squat", "142.5 kg × 5 @8.5", "150 kg × 3", "27 November 2026"] {
        #expect(page.contains(text), "\(text): \(page)")
      }
      try await anna.put(
        "/v1/lifters/me/workouts/\(workout)",
        [
          "name": "Arms", "performed_at": "2026-11-27T18:00:00Z",
          "exercises": [["name": "Curl", "sets": [["reps": 12, "weight": 20, "unit": "kg"]]]],
        ]
      ).expect(200)
      #expect(try await made.page(server).expect(200).text.contains("<h1>Legs</h1>"))
      let refreshed = try await anna.send("PUT", "/v1/share-links/\(made.id)/document").expect(200).json
      #expect(refreshed["name"] == "Arms")
      #expect(refreshed["link"] == nil)
      let later = try await made.page(server).expect(200).text
      #expect(later.contains("<h1>Arms</h1>") && later.contains("20 kg × 12") && !later.contains("Squat"))
      // Deleting the workout leaves the snapshot; there is nothing to refresh it from.
      try await anna.delete("/v1/lifters/me/workouts/\(workout)").expect(204)
      let gone = try await anna.send("PUT", "/v1/share-links/\(made.id)/document").expect(404).json
      #expect(gone["detail"]?.text?.hasPrefix("What the link shows is not there") == true)
      try await made.page(server).expect(200)
    }
  }

  @Test func `keeps nothing that it does not show, neither on its page nor in the database`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch("/v1/me", ["display_name": "Anna L."]).expect(200)
      try server.weigh(anna, kilograms: 83)
      let workout = try await MadeLink.log(anna)
      let closed = try await MadeLink.link(anna, ["kind": "workout", "subject_id": .string(workout)])
      let kept = try server.database.rows("select document::text from app.share_links")[0][0] ?? ""
      let page = try await closed.page(server).expect(200).text
      for secret in ["Slept badly", "Anna", "anna", "Elbow", "83", workout] {
        #expect(!page.contains(secret) && !kept.contains(secret), "\(secret): \(kept)")
      }
      let hidden = try await MadeLink.link(
        anna,
        ["kind": "workout", "subject_id": .string(workout), "hide": ["weights", "date", "records"]])
      let bare = try await hidden.page(server).expect(200).text
      for secret in ["142", "kg", "27 November", "record"] {
        #expect(!bare.contains(secret), "\(secret): \(bare)")
      }
      let open = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(workout), "show": ["name", "notes"]])
      let told = try await open.page(server).expect(200).text
      #expect(told.contains("Anna L.") && told.contains("Slept badly"))
      // Of a pull-up with the body's weight only what the graph shows.
      let graph = try await MadeLink.link(anna, ["kind": "graph", "graph": ["of": "squat"]])
      let document =
        try server.database.rows("select document::text from app.share_links where id = '\(graph.id)'")[0][0]
        ?? ""
      for secret in ["workout_id", "body_weight", "rpe", "factor"] {
        #expect(!document.contains(secret), "\(secret): \(document)")
      }
    }
  }

  @Test func `of a graph of pull-ups shows the body's weight only where that is asked for`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.weigh(anna, kilograms: 80)
      for (name, kind, weight) in [("Pull-up", "added", 20), ("Pull Up (Assisted)", "helped", 20)] {
        let logged = try await anna.post(
          "/v1/lifters/me/workouts",
          [
            "name": "Pull", "performed_at": .string(Timestamp.now.description),
            "exercises": [
              ["name": .string(name), "sets": [["reps": 1, "weight": .number("\(weight)"), "unit": "kg"]]]
            ],
          ]
        ).expect(201).json
        let exercise = logged["exercises"]?.elements?.first?["exercise_id"] ?? ""
        let request: JSON = ["kind": "graph", "graph": ["of": exercise]]
        let closed = try await MadeLink.link(anna, request)
        let (total, own) = kind == "added" ? ("100 kg", "20 kg") : ("60 kg", "−20 kg")
        let page = try await closed.page(server).expect(200).text
        #expect(page.contains("<b>\(own)</b>") && !page.contains(total), "\(page)")
        try await closed.picture(server).expect(200)
        let open = try await MadeLink.link(anna, request.with("show", ["body"]))
        #expect(try await open.page(server).expect(200).text.contains("<b>\(total)</b>"), "\(name)")
      }
    }
  }

  @Test func `shows no goal where the tenant has no goals`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let goal =
        try await anna.post("/v1/goals", ["kind": "frequency", "target": 3]).expect(201).json["id"] ?? ""
      let request: JSON = ["kind": "goal", "subject_id": goal]
      let made = try await MadeLink.link(anna, request)
      try server.database.administer("update app.tenants set modules = array_remove(modules, 'goals')")
      try await anna.post("/v1/share-links", request).expect(404)
      try await anna.send("PUT", "/v1/share-links/\(made.id)/document").expect(404)
    }
  }

  @Test func `is over at once when it is withdrawn, and its snapshot is gone`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))])
      try await made.picture(server).expect(200)
      try await anna.delete("/v1/share-links/\(made.id)").expect(204)
      let over = try await made.page(server).expect(410)
      #expect(over.text.contains("This link no longer works") && !over.text.contains("Legs"))
      try await made.picture(server).expect(410)
      try await anna.delete("/v1/share-links/\(made.id)").expect(204)
      #expect(
        try await anna.send("PUT", "/v1/share-links/\(made.id)/document").expect(410).json["type"]
          == "/problems/gone")
      #expect(try await anna.items("/v1/share-links", "state") == ["withdrawn"])
      #expect(try server.database.rows("select document from app.share_links") == [[nil]])
    }
  }

  @Test func `is over when its time has passed, and 30 days later nothing is left of it`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))])
      try server.database.administer("update app.share_links set expires_at = now() - interval '1 second'")
      #expect(try await made.page(server).expect(410).text.contains("This link no longer works"))
      try await made.picture(server).expect(410)
      #expect(try await anna.items("/v1/share-links", "state") == ["expired"])
      try await server.run(job: "delete_expired", at: .days(29))
      try await made.page(server).expect(410)
      try await server.run(job: "delete_expired", at: .days(31))
      #expect(try await made.page(server).expect(404).text.contains("not known here"))
      #expect(try server.database.rows("select from app.share_links").isEmpty)
    }
  }

  @Test func `is over while its account is locked or waits to be erased, and goes with it`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))])
      for column in ["locked_at", "erasure_due_at"] {
        try server.database.administer(
          "update app.accounts set \(column) = now() where id = '\(anna.account)'")
        try await made.page(server).expect(410)
        try await made.picture(server).expect(410)
        try server.database.administer(
          "update app.accounts set \(column) = null where id = '\(anna.account)'")
        try await made.page(server).expect(200)
      }
      try server.database.administer("delete from app.accounts where id = '\(anna.account)'")
      try await made.page(server).expect(404)
    }
  }

  @Test func `is of one's own alone: nobody else makes, sees, refreshes or withdraws it`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (carl, olaf) = try (server.signedIn("carl", as: "coach"), server.signedIn("olaf"))
      try server.share(["history", "workout_details", "all_lifts", "body_metrics"], of: anna, with: carl)
      let workout = try await MadeLink.log(anna)
      let record = try #require(try await anna.items("/v1/lifters/me/records").first?["id"]?.text)
      let made = try await MadeLink.link(anna, ["kind": "workout", "subject_id": .string(workout)])
      for person in [carl, olaf] {
        for (kind, id) in [
          ("workout", workout), ("record", record), ("template", workout), ("goal", workout),
        ] {
          let refused = try await person.post(
            "/v1/share-links", ["kind": .string(kind), "subject_id": .string(id)]
          ).expect(422)
          #expect(refused.faults == ["/subject_id unknown"])
        }
        #expect(try await person.items("/v1/share-links").isEmpty)
        try await person.send("PUT", "/v1/share-links/\(made.id)/document").expect(404)
        try await person.delete("/v1/share-links/\(made.id)").expect(404)
      }
      try await server.visitor.get("/v1/share-links").expect(401)
      try await made.page(server).expect(200)
      var key = anna
      key.token = try await anna.post(
        "/v1/api-keys", ["name": "App", "scopes": ["training:read", "training:write"]]
      ).expect(201).json["token"]?.text
      try await key.get("/v1/share-links").expect(403)
    }
  }

  @Test func `names each fault of what is asked for`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let workout = JSON.string(try await MadeLink.log(anna))
      let bodies: [(JSON, [String])] = [
        [:], ["kind": "workout"], ["kind": "graph"], ["kind": "graph", "graph": [:]],
        ["kind": "graph", "graph": ["of": "curl"]], ["kind": "graph", "graph": ["of": "waist"]],
        [
          "kind": "graph",
          "graph": ["of": "squat", "from": "2026-02-01", "to": "2026-01-01"],
        ],
        ["kind": "workout", "subject_id": workout, "graph": ["of": "squat"]],
        ["kind": "graph", "graph": ["of": "squat"], "subject_id": workout],
        ["kind": "workout", "subject_id": workout, "hide": ["moon"], "show": ["place"], "theme": "noon"],
        ["kind": "workout", "subject_id": workout, "expires_at": "2020-01-01T00:00:00Z"],
        ["kind": "workout", "subject_id": workout, "expires_at": .string(Timestamp.days(367).description)],
        ["kind": "graph", "graph": ["of": "01a1fd18-80dc-73bd-9948-6f8d0a3b2c11"]],
      ].enumerated().map { ($0.element, Self.faults[$0.offset]) }
      for (body, faults) in bodies {
        let refused = try await anna.post("/v1/share-links", body).expect(422)
        #expect(refused.faults.map { String($0.prefix { $0 != " " }) } == faults, "\(body)")
      }
      #expect(try await anna.items("/v1/share-links").isEmpty)
    }
  }

  private static let faults = [
    ["/kind"], ["/subject_id"], ["/graph"], ["/graph/of"], ["/graph/of"], ["/graph/of"], ["/graph/to"],
    ["/graph"], ["/subject_id"], ["/hide/0", "/show/0", "/theme"], ["/expires_at"], ["/expires_at"],
    ["/graph/of"],
  ]

  @Test func `can be opened with 199 others of the account, and one more is refused`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let request: JSON = ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))]
      _ = try await MadeLink.link(anna, request)
      try server.database.administer(
        """
        insert into app.share_links (
          tenant_id, account_id, id, token_hash, kind, request, name, document, expires_at)
        select link.tenant_id, link.account_id, gen_random_uuid(), sha256(number::text::bytea), link.kind, link.request,
               link.name, link.document, link.expires_at
          from app.share_links as link
         cross join generate_series(1, 199) as number
        """)
      try await anna.post("/v1/share-links", request).expect(409)
      let first = try #require(try await anna.items("/v1/share-links").first?["id"]?.text)
      try await anna.delete("/v1/share-links/\(first)").expect(204)
      try await anna.post("/v1/share-links", request).expect(201)
    }
  }

  @Test func `leads to the tenant's own address`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let request: JSON = ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))]
      for (settings, start) in [
        ("", "http://127.0.0.1"),
        ("insert into app.tenant_hosts values (1, 'iron.example', 1)", "https://iron.example/s/"),
        (
          "update app.tenants set public_url = 'https://app.iron.example' where id = 1",
          "https://app.iron.example/s/"
        ),
      ] {
        if !settings.isEmpty { try server.database.administer(settings) }
        let link = try await anna.post("/v1/share-links", request).expect(201).json["link"]?.text ?? ""
        #expect(link.hasPrefix(start), "\(link)")
      }
    }
  }

  @Test func `of a record, a goal and a graph says what a picture of it says`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.weigh(anna, kilograms: 80)
      _ = try await MadeLink.log(anna)
      let records = try await anna.items("/v1/lifters/me/records?kind=weight_at_reps")
      let record = try await MadeLink.link(
        anna, ["kind": "record", "subject_id": records.first?["id"] ?? ""])
      #expect(try await record.page(server).expect(200).text.contains("Record of 27 November 2026"))
      _ = try await MadeLink.log(anna, on: "2026-10-02")
      let goal: JSON = ["kind": "body_weight", "target": 75, "unit": "kg", "due_on": "2099-12-31"]
      let id = try await anna.post("/v1/goals", goal).expect(201).json["id"] ?? ""
      let closed = try await MadeLink.link(anna, ["kind": "goal", "subject_id": id])
      let text = try await closed.page(server).expect(200).text
      #expect(text.contains("<h1>Body weight</h1>") && !text.contains("80 kg") && !text.contains("75 kg"))
      #expect(text.contains("<b>0%</b> done"))
      let open = try await MadeLink.link(anna, ["kind": "goal", "subject_id": id, "show": ["body"]])
      #expect(try await open.page(server).expect(200).text.contains("75 kg"))
      for (of, title) in [("squat", "Squat, estimated 1RM"), ("body_weight", "Body weight")] {
        let graph = try await MadeLink.link(anna, ["kind": "graph", "graph": ["of": .string(of)]])
        let page = try await graph.page(server).expect(200).text
        #expect(page.contains("<h1>\(title)</h1>"), "\(page)")
        #expect(of == "body_weight" || page.contains("<th scope=\"row\">2 October 2026</th>"), "\(page)")
        #expect(page.contains("<div class=\"drawing\"><svg") && !page.contains("<a href=\"/train/workouts"))
      }
    }
  }
}
