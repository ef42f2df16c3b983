import Primitives
import Testing

@testable import HTTPServer

@Suite struct RouterTests {
  private func router() throws -> Router<String> {
    var router = Router<String>()
    try router.add(.get, "/v1/lifters/{lifter}/workouts", "list")
    try router.add(.post, "/v1/lifters/me/workouts", "create")
    try router.add(.get, "/v1/lifters/{lifter}/workouts/{id}", "one")
    try router.add(.delete, "/v1/lifters/{lifter}/workouts/{id}", "remove")
    try router.add(.get, "/", "root")
    return router
  }

  private func found(_ method: HTTPMethod, _ path: String) throws -> String? {
    guard case .found(let endpoint, let parameters) = try router().match(method, path) else { return nil }
    return [endpoint, parameters["lifter"], parameters["id"]].compactMap(\.self).joined(separator: " ")
  }

  @Test func `parameters are decoded after the path is split`() throws {
    #expect(try found(.get, "/v1/lifters/a%2Fb/workouts/%C3%A9+x") == "one a/b é+x")
    #expect(try found(.get, "/") == "root")
    #expect(try found(.head, "/v1/lifters/7/workouts") == "list 7")
  }

  @Test func `a literal segment shares its paths with the parameter beside it`() throws {
    #expect(try found(.post, "/v1/lifters/me/workouts") == "create")
    #expect(try found(.get, "/v1/lifters/me/workouts") == "list me")
    #expect(try found(.get, "/v1/lifters/me/workouts/3") == "one me 3")
  }

  @Test func `an end that is spelt out has its own methods, not those of the parameter beside it`() throws {
    var router = try router()
    try router.add(.get, "/v1/lifters/{lifter}/workouts/latest", "latest")
    guard case .found("latest", _) = router.match(.get, "/v1/lifters/7/workouts/latest"),
      case .found("remove", _) = router.match(.delete, "/v1/lifters/7/workouts/8"),
      case .methodNotAllowed(let allowed) = router.match(.delete, "/v1/lifters/7/workouts/latest")
    else {
      Issue.record("expected latest, remove and methodNotAllowed")
      return
    }
    #expect(allowed == [.get, .head, .options])
  }

  @Test(arguments: [
    "", "x", "/v1", "/v1/", "/v1/lifters//workouts", "/v1/lifters/./workouts", "/v1/lifters/../workouts",
    "/v1/lifters/%2e%2E/workouts", "/v1/lifters/a/workouts/", "/v1/lifters/%FF/workouts",
    "/v1/lifters/%00/workouts", "/V1/lifters/a/workouts", "//v1/lifters/a/workouts",
  ])
  func `what no template matches is not found`(path: String) throws {
    guard case .notFound = try router().match(.get, path) else {
      Issue.record("found \(path)")
      return
    }
  }

  @Test func `a known path with another method lists what it allows`() throws {
    guard case .methodNotAllowed(let allowed) = try router().match(.put, "/v1/lifters/me/workouts/1") else {
      Issue.record("expected methodNotAllowed")
      return
    }
    #expect(allowed == [.get, .head, .delete, .options])
    guard case .options(let options) = try router().match(.options, "/v1/lifters/me/workouts") else {
      Issue.record("expected options")
      return
    }
    #expect(options.allowField == "GET, HEAD, POST, OPTIONS")
    #expect(Response.allowing(options).headers["allow"] == "GET, HEAD, POST, OPTIONS")
  }

  @Test func `a rest takes the segments that nothing else takes`() throws {
    var mutable = try self.router()
    try mutable.add(.get, "/v1/{path...}", "rest")
    try mutable.add(.get, "/v1/lifters/{lifter}/files/{path...}", "files")
    let router = mutable
    func rest(_ path: String) -> String? {
      guard case .found(let endpoint, let parameters) = router.match(.get, path) else { return nil }
      return "\(endpoint) \(parameters["path"] ?? "-")"
    }
    #expect(rest("/v1/lifters/me/workouts") == "list -")
    #expect(rest("/v1/lifters/me/files/a/b%2Fc") == "files a/b/c")
    #expect(rest("/v1/lifters/me/files") == "rest lifters/me/files")
    #expect(rest("/v1/one") == "rest one" && rest("/v1/") == "rest ")
    #expect(rest("/v1") == nil && rest("/v1/a/../b") == nil)
  }

  @Test func `two routes on one method and path conflict`() throws {
    var router = try router()
    #expect(throws: RouteConflict.self) { try router.add(.get, "/v1/lifters/{other}/workouts", "again") }
    #expect(throws: RouteConflict.self) { try router.add(.get, "v1", "no slash") }
  }
}
