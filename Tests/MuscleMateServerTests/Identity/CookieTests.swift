import Primitives
import Secrets
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A browser's cookie` {
  private static let ownPage = "http://127.0.0.1"

  /// Signed in by a page of this host.
  private static func browser(_ server: TestServer) async throws -> Client {
    _ = try await server.person("anna", as: "lifter")
    var browser = server.visitor
    browser.headers = ["Session": "cookie", "Origin": ownPage]
    let login: JSON = ["login": "anna", "password": .string(TestServer.password)]
    let answer = try await browser.post("/v1/sessions", login).expect(201)
    let cookie = answer.headers["set-cookie"] ?? ""
    #expect(try answer.json["token"] == nil)
    #expect(cookie.hasPrefix("session=l"))
    #expect(cookie.hasSuffix("; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax"))
    browser.headers = ["Cookie": "theme=dark; \(cookie.prefix { $0 != ";" })"]
    return browser
  }

  @Test func `signs in, and changes what a page of the same host asks for`() async throws {
    try await TestServer.run { server in
      var browser = try await Self.browser(server)
      try await browser.get("/v1/me").expect(200)
      browser.headers["Origin"] = Self.ownPage
      browser.headers["Sec-Fetch-Site"] = "same-origin"
      try await browser.patch("/v1/me", ["unit": "lb"]).expect(200)
      browser.headers["Origin"] = nil
      try await browser.patch("/v1/me", ["unit": "kg"]).expect(200)
      let out = try await browser.delete("/v1/sessions/current").expect(204)
      #expect(out.headers["set-cookie"]?.hasPrefix("session=; Path=/; Max-Age=0") == true)
      #expect(try await browser.get("/v1/me").status == 401)
    }
  }

  @Test(arguments: [
    [:], ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "http://127.0.0.1.evil.example"],
    ["Origin": "http://127.0.0.1:8080"], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
    ["Sec-Fetch-Site": "none"], ["Origin": "http://127.0.0.1", "Sec-Fetch-Site": "cross-site"],
  ])
  func `changes nothing for a page of another site`(headers: [String: String]) async throws {
    try await TestServer.run { server in
      var browser = try await Self.browser(server)
      browser.headers.merge(headers) { $1 }
      #expect(try await browser.patch("/v1/me", ["unit": "lb"]).problem == "cross-site")
      #expect(try await browser.send("POST", "/v1/drafts", [:]).problem == "cross-site")
      #expect(try await browser.delete("/v1/sessions").problem == "cross-site")
      #expect(try await browser.get("/v1/me").json["unit"]?.text == "kg")
      // Nor does a page of another site sign anyone in as someone else.
      var login = server.visitor
      login.headers = headers
      login.headers["Session"] = "cookie"
      let body: JSON = ["login": "anna", "password": .string(TestServer.password)]
      #expect(try await login.post("/v1/sessions", body).problem == "cross-site")
    }
  }

  @Test func `counts only where no bearer token comes with it, and only once`() async throws {
    try await TestServer.run { server in
      var browser = try await Self.browser(server)
      browser.token = "l" + OneTimeToken().text
      #expect(try await browser.get("/v1/me").status == 401)
      browser.token = nil
      let cookie = browser.headers["Cookie"] ?? ""
      browser.headers["Cookie"] = cookie + "; session=l" + OneTimeToken().text
      #expect(try await browser.get("/v1/me").status == 401)
    }
  }

  @Test func `is bound to its host behind TLS, where no neighbour's name counts`() async throws {
    try await TestServer.run(["MUSCLEMATE_PUBLIC_URL": "https://127.0.0.1"]) { server in
      let anna = try await server.person("anna", as: "lifter")
      var browser = server.visitor
      browser.headers = ["Session": "cookie", "Origin": "https://127.0.0.1"]
      let login: JSON = ["login": "anna", "password": .string(TestServer.password)]
      let cookie = try await browser.post("/v1/sessions", login).expect(201).headers["set-cookie"] ?? ""
      #expect(cookie.hasPrefix("__Host-session="))
      #expect(cookie.hasSuffix("; SameSite=Lax; Secure"))
      browser.headers = ["Cookie": "session=\(anna.token ?? "")"]
      #expect(try await browser.get("/v1/me").status == 401)
      browser.headers = ["Cookie": "\(cookie.prefix { $0 != ";" })"]
      try await browser.get("/v1/me").expect(200)
    }
  }

  @Test func `holds a sign-in through a provider that a page of ours began`() async throws {
    try await SignInJourney.run { journey in
      var browser = journey.server.visitor
      let begun = try await browser.post("/v1/sign-ins/oidc", [:]).expect(201)
      #expect(try begun.json["secret"] == nil)
      let secret = (begun.headers["set-cookie"] ?? "").prefix { $0 != ";" }
      let path = try journey.provider.agree(to: try begun.json["url"]?.text ?? "")
      let onward = try await browser.get(path).expect(303).headers["location"] ?? ""
      let page = "/" + (onward.split(separator: "/").last ?? "")
      #expect(page.hasPrefix("/signed-in?code="))
      // Another browser, as that of someone who was sent the address, is not signed in.
      #expect(try await browser.get(page).status == 404)
      browser.headers = ["Cookie": "\(secret)"]
      let done = try await browser.get(page).expect(303)
      #expect(done.headers["location"] == "/")
      browser.headers = ["Cookie": "\((done.headers["set-cookie"] ?? "").prefix { $0 != ";" })"]
      #expect(try await browser.get("/v1/me").json["email"]?.text == "anna@gmail.com")
    }
  }
}
