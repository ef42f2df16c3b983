import OperatingSystem
import Primitives
import Secrets
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The portal` {
  @Test(arguments: [
    "/train", "/train/", "/train/history?q=squat&from=2026-01-01", "/train/workouts/1",
    "/coach/clients/a/b/c", "/admin", "/own/account",
  ])
  func `shows a shell at every path of its areas`(_ path: String) async throws {
    try await TestServer.run { server in
      let shell = try await server.visitor.get(path).expect(200)
      #expect(shell.headers["content-type"] == "text/html; charset=utf-8")
      #expect(shell.text.contains("<div id=\"portal\"></div>"))
      #expect(shell.headers["cache-control"] == "no-cache")
      let tag = try #require(shell.headers["etag"])
      var browser = server.visitor
      browser.headers["If-None-Match"] = tag
      #expect(try await browser.get(path).status == 304)
    }
  }

  @Test func `is the bundle of the clone that the program is started in, before its sources`() throws {
    let clone = try Files.makeTemporaryFolder("/tmp/musclemate-clone-")
    defer { Files.remove(clone) }
    for folder in ["Sources", "Sources/Portal", ".build", ".build/portal"] {
      try Files.makeFolder("\(clone)/\(folder)")
    }
    try Files.write([], to: "\(clone)/Sources/Portal/app.js")
    #expect(try PortalFiles.findFolder(nil, from: ["\(clone)/."]) == "\(clone)/Sources/Portal")
    try Files.write([], to: "\(clone)/.build/portal/app.js")
    #expect(try PortalFiles.findFolder(nil, from: ["\(clone)/."]) == "\(clone)/.build/portal")
  }

  @Test func `lets no script run but its own`() async throws {
    try await TestServer.run { server in
      let shell = try await server.visitor.get("/train").expect(200)
      let policy = try #require(shell.headers["content-security-policy"])
      for rule in [
        "default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'", "require-trusted-types-for 'script'", "trusted-types portal",
      ] { #expect(policy.contains(rule), "\(rule)") }
      #expect(!policy.contains("unsafe"))
      #expect(shell.headers["cross-origin-opener-policy"] == "same-origin")
      #expect(!shell.text.contains("style=\""))
      // One stands in the page: what it is for has to work where no file is there. The policy names what it says.
      let inline = shell.text.matches(of: /<script>(.*?)<\/script>/.dotMatchesNewlines()).map { String($0.1) }
      #expect(inline.count == 1)
      #expect(policy.contains("'sha256-\(Base64.encode(SHA256.digest((inline.first ?? "").utf8)))'"))
    }
  }

  @Test func `leads from the start to the area of the role that the cookie names`() async throws {
    try await TestServer.run { server in
      #expect(try await server.visitor.get("/").expect(303).headers["location"] == "/sign-in")
      for (name, role, area) in [("leo", "lifter", "/train"), ("carla", "coach", "/coach")] {
        let person = try await server.person(name, as: role)
        var browser = server.visitor
        browser.headers["Cookie"] = "session=\(person.token ?? "")"
        #expect(try await browser.get("/").expect(303).headers["location"] == area)
      }
    }
  }

  @Test func `mails no link that a page of another site asked for`() async throws {
    try await TestServer.run { server in
      _ = try await server.person("anna", as: "lifter")
      for path in ["/forgotten", "/confirm-again"] {
        let refused = try await Self.send(
          "email=anna%40example.com", to: path, server, from: "https://evil.example")
        #expect(refused.status == 403, "\(path)")
        try await Self.send("email=anna%40example.com", to: path, server, from: "http://127.0.0.1").expect(
          200)
      }
    }
  }

  @Test(arguments: [
    ("/train/history?q=squat", "/train/history?q=squat"), ("/own?to=/../x", "/own?to=/../x"),
    ("/own", "/own"),
    ("/own/../x", "/"), ("/own/%2E%2e/x", "/"), ("/train/./..", "/"), ("//evil.example", "/"),
    ("/\\evil.example", "/"), ("https://evil.example", "/"), ("/v1/me", "/"),
  ])
  func `leads after signing in to a screen of its own`(_ asked: String, _ place: String) async throws {
    try await TestServer.run { server in
      _ = try await server.person("anna", as: "lifter")
      let encoded = asked.utf8.map { String($0, radix: 16) }.map { "%" + ($0.count == 1 ? "0\($0)" : $0) }
        .joined()
      let password = TestServer.password.replacing(" ", with: "+")
      let form = "login=anna&password=\(password)&to=\(encoded)"
      let answer = try await Self.send(form, to: "/sign-in", server, from: "http://127.0.0.1").expect(303)
      #expect(answer.headers["location"] == place)
    }
  }

  @discardableResult
  private static func send(
    _ form: String, to path: String, _ server: TestServer, from origin: String
  ) async throws -> Received {
    var browser = server.visitor
    browser.headers["Origin"] = origin
    return try await browser.send("POST", path, type: "application/x-www-form-urlencoded", Array(form.utf8))
  }

  @Test func `somebody who registers on the way to a screen finds the way on, and to no other site`()
    async throws
  {
    try await TestServer.run { server in
      let place = "/train/templates/shared/abc"
      let escaped = "%2Ftrain%2Ftemplates%2Fshared%2Fabc"
      let signIn = try await server.visitor.get("/sign-in?to=\(escaped)").expect(200).text
      #expect(signIn.contains("href=\"/register?to=\(escaped)\""))
      let register = try await server.visitor.get("/register?to=\(escaped)").expect(200).text
      #expect(register.contains("name=\"to\" value=\"\(place)\""))
      #expect(register.contains("href=\"/sign-in?to=\(escaped)\""))
      let form = "to=\(escaped)&role=lifter&email=anna%40example.com&username=anna&password=squat-more-2026"
      let done = try await server.visitor.sendForm("/register", form).expect(200).text
      #expect(done.contains("href=\"/sign-in?to=\(escaped)\""))
      for other in ["https://evil.example/train", "//evil.example", "/train/../admin/..", "/v1/me"] {
        let page = try await server.visitor.get("/register?to=\(other)").expect(200).text
        #expect(!page.contains("evil") && page.contains("href=\"/sign-in\""), "\(other)")
      }
    }
  }

  @Test func `escapes what the tenant calls itself`() async throws {
    try await TestServer.run { server in
      try server.database.administer(
        "update app.tenants set name = '<b onclick=x>\"A&B\"</b>', branding = '{\"welcome\": \"<i>Hi</i>\"}'")
      for path in ["/train", "/sign-in", "/register", "/forgotten", "/confirm-again", "/new-address"] {
        let page = try await server.visitor.get(path).expect(200).text
        #expect(page.contains("&lt;b onclick=x&gt;&quot;A&amp;B&quot;&lt;/b&gt;"), "\(path)")
        #expect(!page.contains("<b onclick") && !page.contains("<i>Hi"), "\(path)")
      }
    }
  }

  @Test func `mails the link that confirms an address again, without saying whose it is`() async throws {
    try await TestServer.run { server in
      #expect(try await server.visitor.get("/sign-in").expect(200).text.contains("href=\"/confirm-again\""))
      let form = try await server.visitor.get("/confirm-again").expect(200).text
      #expect(form.contains("action=\"/confirm-again\"") && form.contains("name=\"email\""))
      let nobody = try await server.visitor.sendForm("/confirm-again", "email=nobody%40example.com")
      #expect(try nobody.expect(200).text.contains("a new link is on its way"))
      let wrong = try await server.visitor.sendForm("/confirm-again", "email=nobody").expect(422).text
      #expect(wrong.contains("value=\"nobody\""))
    }
  }

  @Test func `speaks the browser's language before anyone has signed in`() async throws {
    try await TestServer.run { server in
      var browser = server.visitor
      browser.headers["Accept-Language"] = "de"
      let signIn = try await browser.get("/sign-in").expect(200).text
      #expect(signIn.contains("Passwort vergessen?"))
      let shell = try await browser.get("/train").expect(200).text
      #expect(shell.hasPrefix("<!doctype html><html lang=\"de\""))
    }
  }

  @Test func `answers while a window closes the rest`() async throws {
    try await TestServer.run { server in
      let ada = try await server.admin("ada")
      try await ada.post(
        "/v1/admin/maintenance-windows",
        [
          "mode": "closed", "starts_at": .string("\(Timestamp.now)"),
          "ends_at": .string("\(Timestamp.now.advanced(bySeconds: 600))"),
        ]
      ).expect(201)
      for path in [
        "/", "/train", "/sign-in", "/sw.js", "/manifest.webmanifest", "/brand/icon.svg", "/v1/tenant",
      ] {
        let status = try await server.visitor.get(path).status
        #expect(status < 400, "\(path)")
      }
    }
  }

  @Test(arguments: [
    "/assets/sources/nothing.js", "/assets/old/app.js", "/assets/sources/../Package.swift",
    "/assets/sources/%2e%2e/Package.swift", "/assets/sources/.hidden.js", "/assets/sources/README.md",
    "/assets/sources/", "/brand/other.svg", "/brand/icon.png",
    "/brand/50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c",
  ])
  func `serves no other file`(_ path: String) async throws {
    try await TestServer.run { server in
      let status = try await server.visitor.get(path).status
      #expect(status == 404)
    }
  }

  @Test func `serves the sources so that an edit is there with the next reload`() async throws {
    try await TestServer.run { server in
      let module = try await server.visitor.get("/assets/sources/public.js").expect(200)
      #expect(module.headers["content-type"] == "text/javascript; charset=utf-8")
      #expect(module.headers["cache-control"] == "no-cache")
    }
  }

  @Test func `takes its service worker back where the operator says so`() async throws {
    try await TestServer.run(["MUSCLEMATE_PORTAL_WORKER": "off"]) { server in
      let worker = try await server.visitor.get("/sw.js").expect(200)
      #expect(worker.text.contains("registration.unregister()"))
      #expect(worker.headers["service-worker-allowed"] == "/")
    }
  }
}

@Suite struct `The session that asks` {
  @Test func `is told who it is`() async throws {
    try await TestServer.run { server in
      let leo = try await server.person("leo", as: "lifter")
      try await leo.patch("/v1/profile", ["theme": "night", "week_start": "monday"]).expect(200)
      let session = try await leo.get("/v1/sessions/current").expect(200).json
      #expect(session["role"] == "lifter")
      #expect(session["account"]?["username"] == "leo")
      #expect(session["preferences"]?["theme"] == "night")
      #expect(session["preferences"]?["week_start"] == "monday")
      #expect(session["tenant"]?["modules"]?.elements?.contains("coaching") == true)
      #expect(session["proven_until"]?.text != nil)
      #expect(try await server.visitor.get("/v1/sessions/current").status == 401)
    }
  }
}

@Suite struct `A brand's colours` {
  /// What `style/tokens.css` and LOOK decided for the four brands of the demo.
  @Test(arguments: [
    ("#2447c8", "#d9480f", "#10182b", "#2447c8", "#2447c8", "#be3b02", "#345cde", "#5e8afd", "#f2602f"),
    ("#0e7c66", "#b4267a", "#e3f2ec", "#0e7c66", "#017862", "#b4267a", "#0e7c66", "#409f88", "#e95ba8"),
    ("#ffd23f", "#4b2fd0", "#fff6d6", "#ffd23f", "#4b2fd0", "#4b2fd0", "#ffd23f", "#ffd23f", "#8283fd"),
    ("#33302b", "#b23a2a", "#f6f0e2", "#33302b", "#33302b", "#b23a2a", "#ebe7e1", "#ebe7e1", "#e66a57"),
  ])
  func `become these`(
    _ primary: String, _ accent: String, _ background: String, _ brand: String, _ ink: String,
    _ accentInk: String,
    _ nightBrand: String, _ nightInk: String, _ nightAccentInk: String
  ) throws {
    let theme = BrandTheme(
      primary: try #require(Colour(primary)), accent: try #require(Colour(accent)),
      background: try #require(Colour(background)))
    #expect(
      theme.day.brand.text == brand && theme.day.brandInk.text == ink && theme.day.accentInk.text == accentInk
    )
    #expect(theme.night.brand.text == nightBrand && theme.night.brandInk.text == nightInk)
    #expect(theme.night.accentInk.text == nightAccentInk)
  }

  /// WCAG 2.2, 1.4.3 and 1.4.11: whatever a tenant chooses can be read, by day and by night. 4,096 colours take each
  /// other's part as accent and background; an eighth of them in `make test`, black among them.
  @Test func `can be read, whatever was chosen`() throws {
    for index in stride(from: LongRun.isAsked ? 0 : 3, to: 4_096, by: LongRun.isAsked ? 1 : 8) {
      let theme = BrandTheme(
        primary: colour(index), accent: colour(index * 1_367 + 11), background: colour(index * 2_741 + 5))
      for (time, tokens) in [(Surfaces.day, theme.day), (.night, theme.night)] {
        let grounds = time.colours + [tokens.brandWash]
        var pairs: [(Colour, Colour, Double)] = [
          (tokens.onBrand, tokens.brand, 4.5), (tokens.onMasthead, tokens.masthead, 4.5),
          (tokens.brandEdge, time.colours[0], 3), (tokens.accentInk, tokens.accentWash, 4.5),
        ]
        for ground in grounds {
          pairs += [
            (tokens.brandInk, ground, 4.5), (tokens.accentInk, ground, 4.5), (tokens.brandLine, ground, 3),
          ]
        }
        for pair in pairs where pair.0.contrast(to: pair.1) < pair.2 {
          Issue.record("\(index) \(time): \(pair.0.text) on \(pair.1.text)")
        }
      }
    }
  }

  /// Sixteen steps of each part.
  private func colour(_ number: Int) -> Colour {
    let index = number & 4_095
    return Colour(
      red: UInt8((index >> 8 & 15) * 17), green: UInt8((index >> 4 & 15) * 17), blue: UInt8((index & 15) * 17)
    )
  }
}
