import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// A browser on its way back from a provider: what is missing a page asks for, and nothing comes about before it is given.
@Suite struct `A sign-in through a provider by a cookie` {
  /// The page that the browser gets when it comes back from the provider.
  private static func comeBack(_ journey: SignInJourney) async throws -> CookieBrowser {
    let begun = try await journey.server.visitor.post("/v1/sign-ins/oidc", [:]).expect(201)
    var browser = CookieBrowser(journey.server.visitor, begun)
    let path = try journey.provider.agree(to: try begun.json["url"]?.text ?? "")
    let onward = try await journey.server.visitor.get(path).expect(303).headers["location"] ?? ""
    try await browser.get("/" + (onward.split(separator: "/").last ?? ""))
    return browser
  }

  private static func publish(_ ada: Client, _ kind: String, _ version: Int) async throws {
    let texts = ["en", "de"].map { language -> JSON in
      [
        "language": .string(language), "url": .string("https://iron.example/\(kind)/\(language)?a=1&b=2"),
        "sha256": .string(String(repeating: "0", count: 64)),
      ]
    }
    try await ada.put(
      "/v1/admin/policies/\(kind)/\(version)",
      [
        "effective_at": "2020-01-01T00:00:00Z", "agree_by": "2030-01-01T00:00:00Z", "texts": .array(texts),
      ]
    ).expect(200)
  }

  @Test func `asks for the birth date that its tenant wants, and makes the account with it alone`()
    async throws
  {
    try await SignInJourney.run { journey in
      try journey.server.database.administer("update app.tenants set minimum_age = 16")
      var browser = try await Self.comeBack(journey)
      #expect(browser.shown.status == 200)
      #expect(browser.page.contains("<label for=\"birth_date\">Date of birth</label>"))
      // Nothing was asked before: nothing is a fault yet, and nothing else is asked.
      #expect(!browser.page.contains("role=\"alert\"") && !browser.page.contains("type=\"checkbox\""))
      #expect(!browser.page.contains("name=\"email\"") && !browser.page.contains("<script"))
      let faults: [(String, String)] = [
        ("", "is needed here"), ("2020-01-01", "someone old enough to register here"),
        ("yesterday", "is not valid"),
      ]
      for (date, fault) in faults {
        try await browser.submit("/signed-in", ["birth_date": date])
        #expect(browser.shown.status == 422, "\(date)")
        #expect(browser.page.contains("<p id=\"birth_date_fault\" role=\"alert\">Date of birth "), "\(date)")
        #expect(browser.page.contains(fault), "\(date)")
        #expect(browser.page.contains("aria-invalid=\"true\" aria-describedby=\"birth_date_fault\""))
        #expect(browser.cookies["session"] == nil)
        #expect(try journey.server.count("app.accounts") == 0)
      }
      try await browser.submit("/signed-in", ["birth_date": "1990-01-01"])
      #expect(browser.shown.status == 303 && browser.shown.headers["location"] == "/")
      #expect(browser.cookies["session"]?.isEmpty == false && browser.cookies["sign-in"] == "")
      let me = try await browser.client.get("/v1/me").expect(200).json
      #expect(me["email"] == "anna@gmail.com")
      #expect(try journey.server.database.rows("select birth_date from app.profiles") == [["1990-01-01"]])
      // The ticket is spent, also where the secret is still at hand.
      #expect(try await Self.comeBack(journey).shown.status == 303)
    }
  }

  @Test func `asks for the consents that its tenant wants, in the version there is`() async throws {
    try await SignInJourney.run { journey in
      let ada = try journey.server.signedIn("ada", as: "admin")
      try await Self.publish(ada, "terms", 1)
      try await Self.publish(ada, "privacy", 1)
      var browser = try await Self.comeBack(journey)
      #expect(browser.shown.status == 200)
      for kind in ["terms", "privacy"] {
        #expect(browser.page.contains("<input type=\"checkbox\" name=\"\(kind)\" value=\"1\" required>"))
        #expect(browser.page.contains("href=\"https://iron.example/\(kind)/en?a=1&amp;b=2\""))
      }
      // One is not both, and a box without a version is none.
      for answers in [["terms": "1"], ["terms": "1", "privacy": "on"], [:]] {
        try await browser.submit("/signed-in", answers)
        #expect(browser.shown.status == 422)
        #expect(browser.page.contains("<fieldset aria-invalid=\"true\" aria-describedby=\"consents_fault\">"))
        #expect(
          browser.page.contains("name=\"terms\" value=\"1\" required checked>") == (answers["terms"] == "1"))
        #expect(try journey.server.count("app.accounts") == 1)
      }
      // Consent to a policy that was published meanwhile is asked for again.
      try await Self.publish(ada, "terms", 2)
      try await browser.submit("/signed-in", ["terms": "1", "privacy": "1"])
      #expect(browser.shown.status == 422)
      #expect(browser.page.contains("<input type=\"checkbox\" name=\"terms\" value=\"2\" required>"))
      try await browser.submit("/signed-in", ["terms": "2", "privacy": "1"])
      #expect(browser.shown.status == 303)
      let given = try journey.server.database.rows(
        "select kind, version, how from app.consents where is_given order by kind")
      #expect(given == [["privacy", "1", "registration"], ["terms", "2", "registration"]])
    }
  }

  @Test func `asks for an address where the provider has none, and waits until it is confirmed`() async throws
  {
    try await SignInJourney.run { journey in
      try journey.server.database.administer("update app.tenants set minimum_age = 16")
      _ = try journey.server.signedIn("bert")
      journey.provider.change { $0.person = ["sub": "1", "name": "<script>alert(1)</script>"] }
      var browser = try await Self.comeBack(journey)
      #expect(browser.page.contains("name=\"email\" type=\"email\"") && browser.page.contains("birth_date"))
      for (email, fault) in [
        ("", "is missing"), ("\"><script>", "is not valid"), ("bert@example.com", "is already taken"),
      ] {
        try await browser.submit("/signed-in", ["email": email, "birth_date": "1990-01-01"])
        #expect(browser.shown.status == 422, "\(email)")
        #expect(browser.page.contains("<p id=\"email_fault\" role=\"alert\">Email address "), "\(email)")
        #expect(browser.page.contains(fault) && !browser.page.contains("<script"), "\(email)")
        #expect(browser.page.contains("value=\"1990-01-01\""))
        #expect(try journey.server.count("app.accounts") == 1)
      }
      // All that is wrong is named at once.
      try await browser.submit("/signed-in", ["email": "bert@example.com", "birth_date": "2020-01-01"])
      for field in ["email", "birth_date"] { #expect(browser.page.contains("id=\"\(field)_fault\"")) }
      try await browser.submit("/signed-in", ["email": "new@example.com", "birth_date": "1990-01-01"])
      // The account is there, and no session: the address is anyone's until its mail is answered.
      #expect(browser.shown.status == 403 && browser.cookies["session"] == nil)
      let token = try await journey.server.mails.token(to: "new@example.com")
      try await journey.server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      #expect(try await Self.comeBack(journey).cookies["session"]?.isEmpty == false)
    }
  }

  // MARK: - The second factor

  @Test func `asks for the code of a second factor, and opens the session with it alone`() async throws {
    try await SignInJourney.run { journey in
      let app = try await CodeApp.added(to: try await journey.signedIn())
      let sessions = try journey.server.count("auth.sessions")
      var browser = try await Self.comeBack(journey)
      #expect(browser.shown.status == 200)
      #expect(browser.page.contains("<label for=\"code\">Code</label>") && !browser.page.contains("<script"))
      // The challenge is the browser's to keep: neither in the page nor for a script.
      let challenge = browser.cookies["second-step"] ?? ""
      #expect(!challenge.isEmpty && !browser.page.contains(challenge))
      for code in ["", app.wrong, "ABCD-EFGH-2345-6789"] {
        try await browser.submit("/signed-in/code", ["code": code])
        #expect(browser.shown.status == 422)
        #expect(browser.page.contains("<p id=\"code_fault\" role=\"alert\">Code "))
        #expect(browser.cookies["session"] == nil)
      }
      #expect(try journey.server.count("auth.sessions") == sessions)
      let next = app.next
      try await browser.submit("/signed-in/code", ["code": "\(next.prefix(3)) \(next.suffix(3))"])
      #expect(browser.shown.status == 303)
      #expect(browser.cookies["second-step"] == "" && browser.cookies["sign-in"] == "")
      try await browser.client.get("/v1/me").expect(200)
      // Once.
      browser.cookies["second-step"] = challenge
      try await browser.submit("/signed-in/code", ["code": app.recoveryCodes[0]])
      #expect(browser.shown.status == 410)
    }
  }

  @Test func `takes a recovery code, and after five wrong codes begins anew`() async throws {
    try await SignInJourney.run { journey in
      let app = try await CodeApp.added(to: try await journey.signedIn())
      var guessing = try await Self.comeBack(journey)
      for _ in 1...5 { try await guessing.submit("/signed-in/code", ["code": "AAAA-AAAA-AAAA-AAAA"]) }
      try await guessing.submit("/signed-in/code", ["code": app.recoveryCodes[0]])
      #expect(guessing.shown.status == 410 && guessing.cookies["session"] == nil)
      #expect(guessing.page.contains("Start again"))
      var browser = try await Self.comeBack(journey)
      try await browser.submit("/signed-in/code", ["code": app.recoveryCodes[0].lowercased()])
      #expect(browser.shown.status == 303)
      try await browser.client.get("/v1/me").expect(200)
    }
  }

  @Test func `opens nothing with a challenge that is another's, too old or none`() async throws {
    try await SignInJourney.run { journey in
      let app = try await CodeApp.added(to: try await journey.signedIn())
      let bert = try await journey.server.person("bert", as: "lifter")
      _ = try await CodeApp.added(to: bert)
      var browser = try await Self.comeBack(journey)
      let own = browser.cookies["second-step"] ?? ""
      // Bert's challenge and Anna's code.
      browser.cookies["second-step"] = try await journey.server.visitor.firstStep("bert").text
      try await browser.submit("/signed-in/code", ["code": app.next])
      #expect(browser.shown.status == 422)
      for challenge in ["", "l", String(own.dropLast()), "c" + own.dropFirst(), nil] {
        browser.cookies["second-step"] = challenge
        try await browser.submit("/signed-in/code", ["code": app.recoveryCodes[0]])
        #expect([404, 410].contains(browser.shown.status), "\(challenge ?? "none")")
      }
      try journey.server.database.administer("update auth.challenges set expires_at = now()")
      browser.cookies["second-step"] = own
      try await browser.submit("/signed-in/code", ["code": app.recoveryCodes[0]])
      #expect(browser.shown.status == 410 && browser.cookies["session"] == nil)
    }
  }

  // MARK: - Whose the form is

  @Test(arguments: [
    [:], ["Origin": "https://evil.example"], ["Origin": "null"], ["Sec-Fetch-Site": "cross-site"],
    ["Origin": "http://127.0.0.1", "Sec-Fetch-Site": "cross-site"],
  ])
  func `takes nothing from a page of another site`(headers: [String: String]) async throws {
    try await SignInJourney.run { journey in
      try journey.server.database.administer("update app.tenants set minimum_age = 16")
      var browser = try await Self.comeBack(journey)
      try await browser.submit("/signed-in", ["birth_date": "1990-01-01"], headers: headers)
      #expect(browser.shown.status == 403 && browser.cookies["session"] == nil)
      #expect(try journey.server.count("app.accounts") == 0)
      try await browser.submit("/signed-in/code", ["code": "123456"], headers: headers)
      #expect(browser.shown.status == 403)
    }
  }

  @Test func `goes on in the browser alone that began it, and not for ever`() async throws {
    try await SignInJourney.run { journey in
      try journey.server.database.administer("update app.tenants set minimum_age = 16")
      var victim = try await Self.comeBack(journey)
      let secret = victim.cookies["sign-in"]
      // Someone who read the address has no secret; one of another sign-in does not fit.
      for other in [nil, try await Self.comeBack(journey).cookies["sign-in"], "", "x"] {
        victim.cookies["sign-in"] = other
        try await victim.submit("/signed-in", ["birth_date": "1990-01-01"])
        #expect(victim.shown.status == 404 && victim.cookies["session"] == nil, "\(other ?? "none")")
      }
      victim.cookies["sign-in"] = secret
      try journey.server.database.administer("update auth.sign_in_flows set expires_at = now()")
      try await victim.submit("/signed-in", ["birth_date": "1990-01-01"])
      #expect(victim.shown.status == 410 && victim.page.contains("Start again"))
      #expect(try journey.server.count("app.accounts") == 0)
    }
  }

  @Test(arguments: [
    "de": "Geburtsdatum", "es": "Fecha de nacimiento", "tr": "Doğum tarihi", "en": "Date of birth",
  ])
  func `speaks the browser's language, under a policy that lets no script run`(
    _ language: (key: String, value: String)
  ) async throws {
    try await SignInJourney.run { journey in
      try journey.server.database.administer("update app.tenants set minimum_age = 16")
      try await Self.publish(try journey.server.signedIn("ada", as: "admin"), "terms", 1)
      var browser = try await Self.comeBack(journey)
      browser.language = language.key
      try await browser.submit("/signed-in", [:])
      #expect(
        browser.page.contains("<html lang=\"\(language.key)\"") && browser.page.contains(language.value))
      #expect(browser.page.contains("/terms/\(language.key == "de" ? "de" : "en")?"))
      let policy = browser.shown.headers["content-security-policy"] ?? ""
      #expect(
        policy.hasPrefix("default-src 'none'; style-src 'self' 'sha256-")
          && policy.contains("form-action 'self'"))
      // Under no-referrer a browser would say `Origin: null`, and be refused.
      #expect(browser.shown.headers["referrer-policy"] == "strict-origin")
      #expect(browser.shown.headers["cache-control"] == "no-store")
    }
  }
}

/// A browser: it keeps cookies, and sends a page's form as it is there.
private struct CookieBrowser {
  private(set) var shown: Received
  var cookies: [String: String] = [:]
  var language = "en"
  private let visitor: Client

  /// With what it got from this answer.
  init(_ visitor: Client, _ answer: Received) {
    self.visitor = visitor
    shown = answer
    cookies = answer.cookies
  }

  var page: String { shown.text }

  /// The client that calls the API with the cookies.
  var client: Client {
    var client = visitor
    client.headers = ["Accept-Language": language]
    client.headers["Cookie"] = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    return client
  }

  private mutating func upsert(_ answer: Received) {
    shown = answer
    cookies.merge(answer.cookies) { $1 }
  }

  mutating func get(_ path: String) async throws { upsert(try await client.get(path)) }

  /// Beside the hidden fields of the page that is shown.
  mutating func submit(
    _ path: String, _ fields: [String: String], headers: [String: String] = ["Origin": "http://127.0.0.1"]
  ) async throws {
    for match in page.matches(of: /type="hidden" name="([a-z]+)" value="([^"]*)"/) {
      hidden[String(match.output.1)] = String(match.output.2)
    }
    let pairs = (path == "/signed-in" ? hidden : [:]).merging(fields) { $1 }.map {
      PercentEncoding.form([$0.key: $0.value])
    }
    var client = client
    client.headers.merge(headers) { $1 }
    upsert(
      try await client.send(
        "POST", path, type: "application/x-www-form-urlencoded", Array(pairs.joined(separator: "&").utf8)))
  }

  private var hidden: [String: String] = [:]
}
