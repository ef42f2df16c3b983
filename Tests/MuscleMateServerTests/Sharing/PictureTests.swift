import DatabaseAdministration
import Drawing
import OperatingSystem
import Primitives
import Rendering
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A picture of one's training` {
  /// A workout of a record, a warm-up, a helped set, sets of time and way, and notes.
  private static let legs: JSON = [
    "name": "Legs, heavy", "performed_at": "2026-11-27T18:00:00Z", "time_zone": "Europe/Berlin",
    "duration_seconds": 5040, "notes": "Slept badly",
    "exercises": [
      [
        "name": "Squat",
        "sets": [
          ["kind": "warm_up", "reps": 5, "weight": 60, "unit": "kg"],
          ["reps": 5, "weight": .number("142.5"), "unit": "kg", "rpe": .number("8.5")],
          ["reps": 5, "weight": .number("142.5"), "unit": "kg"],
          ["reps": 3, "weight": 150, "unit": "kg"],
        ],
      ],
      ["name": "Pull Up (Assisted)", "sets": [["reps": 8, "weight": 20, "unit": "kg"]]],
      ["name": "Plank", "sets": [["duration_seconds": 60], ["duration_seconds": 150]]],
      ["name": "Push-up", "sets": [["reps": 20], ["reps": 15]]],
    ],
  ]

  private static func log(_ lifter: Client, _ workout: JSON = legs) async throws -> String {
    let logged = try await lifter.post("/v1/lifters/me/workouts", workout).expect(201).json
    return try #require(logged["id"]?.text)
  }

  private static func texts(_ lifter: Client, _ path: String, _ query: String = "") async throws -> [String] {
    let pdf = try await lifter.get("/v1/lifters/me/\(path)/picture?format=pdf\(query)").expect(200)
    #expect(pdf.headers["content-type"] == "application/pdf")
    return try await PDFReader.lines(of: pdf.body)
  }

  @Test func `of a workout says what was done, and keeps notes and name to itself until asked`() async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.patch("/v1/me", ["display_name": "Anna L."]).expect(200)
      let id = try await Self.log(anna)
      let lines = try await Self.texts(anna, "workouts/\(id)")
      for text in [
        "language en", "title Legs, heavy", "Legs, heavy", "27 November 2026", "Volume", "84 min",
        "◆ Squat 142.5 kg × 5 @8.5, 5, 150 kg × 3", "◆ Pull Up (Assisted) −20 kg × 8", "◆ Plank 60 s, 3 min",
        "◆ Push-up × 20, 15",
      ] { #expect(lines.contains(text), "\(text): \(lines)") }
      let text = lines.joined(separator: "\n")
      for secret in ["Slept badly", "Anna", "60 kg"] { #expect(!text.contains(secret), "\(secret)") }
      let open = try await Self.texts(anna, "workouts/\(id)", "&show=notes,name").joined(separator: "\n")
      #expect(open.contains("Slept badly") && open.contains("Anna L."))
      let hidden = try await Self.texts(anna, "workouts/\(id)", "&hide=weights,date,records")
        .joined(separator: "\n")
      #expect(hidden.contains("Squat × 5 @8.5, 5, 3"))
      for text in ["kg", "2026", "◆", "Volume", "Record"] {
        #expect(!hidden.contains(text), "\(text): \(hidden)")
      }
    }
  }

  @Test func `comes in each format and size, with a tag that a device asks with again`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = "/v1/lifters/me/workouts/\(try await Self.log(anna))/picture"
      for (size, width, height) in [
        ("story", 1_080, 1_920), ("square", 1_080, 1_080), ("portrait", 1_080, 1_350), ("link", 1_200, 630),
      ] {
        for theme in ["day", "night"] {
          let png = try await anna.get("\(path)?size=\(size)&theme=\(theme)").expect(200)
          #expect(png.headers["content-type"] == "image/png")
          #expect(png.headers["cache-control"] == "private, no-cache")
          #expect(png.body.count < 8_000_000)
          #expect(Self.number(png.body, at: 16) == width && Self.number(png.body, at: 20) == height)
        }
      }
      let svg = try await anna.get("\(path)?format=svg").expect(200)
      #expect(svg.headers["content-type"] == "image/svg+xml")
      #expect(svg.headers["content-security-policy"]?.contains("sandbox") == true)
      for size in ["a4", "letter"] { try await anna.get("\(path)?format=pdf&size=\(size)").expect(200) }
      for format in ["png", "svg"] {
        let tag = try #require(try await anna.get("\(path)?format=\(format)").expect(200).headers["etag"])
        var again = anna
        again.headers["If-None-Match"] = tag
        try await again.get("\(path)?format=\(format)").expect(304)
      }
    }
  }

  @Test func `on paper has an end, however much one exercise is`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let sets = (0..<100).map { number -> JSON in
        [
          "weight": .number("\(9_000 + number).125"), "unit": "kg", "reps": .number("\(9_000 + number)"),
          "rpe": .number("9.5"), "distance_meters": .number("\(90_000 + number)"),
          "duration_seconds": .number("\(80_000 + number)"),
        ]
      }
      let id = try await Self.log(
        anna,
        [
          "name": "W", "performed_at": "2026-11-27T12:00:00Z",
          "exercises": [["name": .string(String(repeating: "W", count: 200)), "sets": .array(sets)]],
        ])
      for size in ["a4", "letter"] {
        let pdf = try await anna.get("/v1/lifters/me/workouts/\(id)/picture?format=pdf&size=\(size)").expect(
          200)
        #expect(try await PDFReader.lines(of: pdf.body).contains("pages 2"))
      }
    }
  }

  @Test func `refuses what it has no size, format or word for, and names each fault`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = "/v1/lifters/me/workouts/\(try await Self.log(anna))/picture"
      for (query, pointers) in [
        ("size=huge", ["/size"]), ("size=a4", ["/size"]), ("format=pdf&size=square", ["/size"]),
        ("format=gif&theme=noon", ["/format", "/theme"]), ("hide=weights,moon", ["/hide/1"]),
        ("show=place", ["/show/0"]), ("hide=date,date", ["/hide/1"]),
      ] {
        let problem = try await anna.get("\(path)?\(query)").expect(422)
        #expect(
          problem.faults.map { String($0.prefix { $0 != " " }) } == pointers, "\(query): \(problem.faults)")
      }
    }
  }

  @Test func `is of one's own alone: a coach with all scopes, another lifter and a stranger get none`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let coach = try server.signedIn("carla", as: "coach")
      let other = try server.signedIn("olaf")
      try server.share(["history", "workout_details", "all_lifts"], of: anna, with: coach)
      let workout = try await Self.log(anna)
      let record = try #require(try await anna.items("/v1/lifters/me/records").first?["id"]?.text)
      let template =
        try await anna.post(
          "/v1/templates", ["name": "A", "exercises": [["name": "Squat", "sets": [["reps": 5]]]]]
        ).expect(201).json["id"]?.text ?? ""
      let goal =
        try await anna.post("/v1/goals", ["kind": "frequency", "target": 3]).expect(201).json["id"]?.text
        ?? ""
      for path in ["workouts/\(workout)", "records/\(record)", "templates/\(template)", "goals/\(goal)"] {
        try await anna.get("/v1/lifters/me/\(path)/picture").expect(200)
        for person in [coach, other] { try await person.get("/v1/lifters/me/\(path)/picture").expect(404) }
        try await coach.get("/v1/lifters/\(anna.account)/\(path)/picture").expect(404)
        try await server.visitor.get("/v1/lifters/me/\(path)/picture").expect(401)
      }
      try await anna.get("/v1/lifters/me/workouts/01a1fd18-80dc-73bd-9948-6f8d0a3b2c11/picture").expect(404)
      try await anna.get("/v1/lifters/me/workouts/none/picture").expect(404)
    }
  }

  @Test func `of a record says what it is, and what it beat`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for (day, weight) in [("2026-10-03", "140"), ("2026-11-27", "145")] {
        _ = try await Self.log(
          anna,
          [
            "name": "W", "performed_at": .string("\(day)T12:00:00Z"), "time_zone": "Europe/Berlin",
            "exercises": [
              ["name": "Squat", "sets": [["reps": 5, "weight": .number(weight), "unit": "kg", "rpe": 9]]]
            ],
          ])
      }
      let records = try await anna.items("/v1/lifters/me/records?kind=weight_at_reps")
      let lines = try await Self.texts(anna, "records/\(try #require(records.first?["id"]?.text))")
      for text in [
        "Squat", "Record of 27 November 2026", "145 kg", "Best weight for 5 reps", "◆ Set 145 kg × 5 @9",
        "Previous best 140 kg, 3 October 2026",
      ] { #expect(lines.contains(text), "\(text): \(lines)") }
    }
  }

  @Test func `of a goal says how far it is; of the body the share alone until asked`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.weigh(anna, kilograms: 80)
      let goal: JSON = [
        "kind": "body_weight", "target": 75, "unit": "kg", "due_on": "2099-12-31", "notes": "Wedding",
      ]
      let id = try #require(try await anna.post("/v1/goals", goal).expect(201).json["id"]?.text)
      let closed = try await Self.texts(anna, "goals/\(id)").joined(separator: "\n")
      #expect(closed.contains("Body weight") && closed.contains("0%"))
      for secret in ["80", "75", "Wedding"] { #expect(!closed.contains(secret), "\(secret): \(closed)") }
      let open = try await Self.texts(anna, "goals/\(id)", "&show=body,notes")
      for text in ["80 kg", "75 kg", "Goal by 31 December 2099", "Wedding"] {
        #expect(open.contains { $0.contains(text) }, "\(text): \(open)")
      }
    }
  }

  @Test func `of a template says what is to be done`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", unit: "lb")
      let template: JSON = [
        "name": "Lower A",
        "exercises": [
          [
            "name": "Squat",
            "sets": [
              ["reps": 5, "percentage": .number("77.5"), "rpe": 8],
              ["reps": 5, "percentage": .number("77.5"), "rpe": 8],
            ],
          ],
          ["name": "Leg curl", "sets": [["reps": 8, "reps_max": 12, "weight": 100]]],
        ],
      ]
      let id = try #require(try await anna.post("/v1/templates", template).expect(201).json["id"]?.text)
      let lines = try await Self.texts(anna, "templates/\(id)")
      for text in [
        "Lower A", "2", "Exercises", "3", "Sets", "Squat 77.5% × 5 @8, 5 @8", "Leg curl 100 lb × 8–12",
      ] {
        #expect(lines.contains(text), "\(text): \(lines)")
      }
    }
  }

  @Test func `of a graph has its numbers as a table on paper, also of none and of one`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.get("/v1/lifters/me/progress/squat/picture").expect(200)
      for (day, weight) in [("2026-10-03", "100"), ("2026-11-07", "120")] {
        _ = try await Self.log(
          anna,
          [
            "name": "W", "performed_at": .string("\(day)T12:00:00Z"), "time_zone": "Europe/Berlin",
            "exercises": [
              ["name": "Squat", "sets": [["reps": 1, "weight": .number(weight), "unit": "kg"]]]
            ],
          ])
        try await anna.get("/v1/lifters/me/progress/squat/picture?size=link").expect(200)
      }
      let lines = try await Self.texts(anna, "progress/squat", "&measure=weight")
      for text in [
        "Squat, heaviest set", "Latest, 7 November 2026", "+20 kg", "Since 3 October 2026",
        "3 October 2026 100 kg", "7 November 2026 120 kg",
      ] { #expect(lines.contains(text), "\(text): \(lines)") }
      let months = try await Self.texts(anna, "progress/squat", "&bucket=month")
      #expect(months.contains("Latest, November 2026") && months.contains { $0.hasPrefix("October 2026 ") })
      let path = "/v1/lifters/me/progress/squat/picture"
      let (shown, hidden) = try await (
        anna.get(path).expect(200), anna.get("\(path)?hide=records").expect(200)
      )
      #expect(shown.body != hidden.body)
      try server.weigh(anna, kilograms: 80)
      try await anna.get("/v1/lifters/me/progress/body_weight/picture").expect(200)
      try await anna.get("/v1/lifters/me/progress/body_fat/picture?theme=night").expect(200)
      try await anna.get("/v1/lifters/me/progress/squat/picture?from=2026-11-07&to=2026-11-01").expect(422)
    }
  }

  @Test(arguments: [
    ("de", "Bestwert davor"), ("es", "Mejor marca anterior"), ("tr", "Önceki en iyi"),
    ("en", "Previous best"),
  ])
  func `speaks the person's language`(_ locale: String, _ word: String) async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch("/v1/me", ["locale": .string(locale)]).expect(200)
      for (day, weight) in [("2026-10-03", "100"), ("2026-11-07", "120")] {
        _ = try await Self.log(
          anna,
          [
            "name": "W", "performed_at": .string("\(day)T12:00:00Z"), "time_zone": "Europe/Berlin",
            "exercises": [
              ["name": "Squat", "sets": [["reps": 1, "weight": .number(weight), "unit": "kg"]]]
            ],
          ])
      }
      let record = try await anna.items("/v1/lifters/me/records?kind=weight_at_reps").first?["id"]?.text ?? ""
      let lines = try await Self.texts(anna, "records/\(record)")
      #expect(lines.contains("language \(locale)") && lines.contains { $0.hasPrefix(word) }, "\(lines)")
    }
  }

  @Test func `has the brand's logo, and its name where that can't be drawn`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let ada = try server.signedIn("ada", as: "admin")
      let id = try await Self.log(anna)
      let name = try await server.visitor.get("/v1/tenant").expect(200).json["name"]?.text ?? ""
      #expect(try await Self.texts(anna, "workouts/\(id)").contains(name))
      let code = try #require(QRSquares(encoding: "logo"))
      let drawn = try Renderer(.plain).png(code.scene(square: 4, title: ""))
      for (type, bytes, isDrawn) in [
        ("image/png", drawn, true), ("image/png", SamplePicture.png(width: 400, height: 100), false),
        ("image/webp", SamplePicture.losslessWebP(width: 400, height: 100), false),
      ] {
        try await ada.send("PUT", "/v1/admin/tenant/pictures/logo", type: type, bytes).expect(200)
        #expect(try await Self.texts(anna, "workouts/\(id)").contains(name) != isDrawn)
      }
    }
  }

  @Test func `has the colours that the portal's style has by day and by night`() throws {
    let file = Files.parent(of: try MigrationScripts.findFolder()) + "/Sources/Portal/style/tokens.css"
    let parts = try Files.readText(file).split(separator: "[data-theme=\"night\"] {")
    for (time, part) in [(Surfaces.day, parts[0]), (.night, parts[1])] {
      let inks = time.inks
      for (name, colour) in [
        ("sheet", time.colours[0]), ("sunk", time.colours[2]), ("rule", inks.rule), ("edge", inks.edge),
        ("heavy", inks.heavy), ("ink", inks.ink), ("ink-2", inks.ink2), ("ink-3", inks.ink3),
      ] { #expect(part.contains("--\(name): \(colour.text);"), "\(time): \(name) \(colour.text)") }
    }
  }

  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
