internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// The access log's entries after a coach's look through each route, as the route's line demands.
struct RouteLookTests {
  private static func log(_ server: TestServer) throws -> [[String?]] {
    try server.database.rows("select viewer_id, lifter_id, scope, object_id from app.access_log")
  }

  @Test func `a look through a route leaves an entry for each scope that opened it, and nothing else does`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let things = try await OpenedRoute.things(of: pair, on: server)
      let routes = OpenedRoute.all(reading: true, things) + OpenedRoute.all(reading: false, things)
      for opened in routes {
        guard let opening = opened.route.opens else { continue }
        for scopes in opening.alternatives {
          try await pair.share(scopes.map(\.rawValue))
          try server.database.administer("delete from app.access_log")
          let answer = try await opened.call(pair.coach)
          let seen = try Self.log(server)
          let expected = (200..<300).contains(answer.status) ? Set(scopes.map(\.rawValue)) : []
          #expect(Set(seen.compactMap { $0[2] }) == expected, "\(opened.name): \(seen)")
          for entry in seen {
            #expect(entry[0] == pair.coach.account && entry[1] == things.lifter, "\(opened.name)")
            #expect(entry[3].map(opened.path.contains) ?? true, "\(opened.name) looked at another thing")
          }
        }
        try await pair.share([])
        try server.database.administer("delete from app.access_log")
        _ = try await opened.call(pair.coach)
        if opened.route.method == .get { try await opened.call(pair.lifter).expect(200) }
        #expect(try Self.log(server) == [], "\(opened.name) of who may not, or of one's own")
      }
    }
  }
}
