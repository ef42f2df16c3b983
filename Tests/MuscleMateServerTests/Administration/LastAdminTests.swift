internal import Primitives
internal import TestKit
internal import Testing

struct LastAdminTests {
  /// Everyone does the same to everyone else, all at once.
  @Test(arguments: ["lock", "demote"])
  func `admins who turn on one another at once leave one of them`(_ way: String) async throws {
    try await TestServer.run { server in
      for round in 0..<4 {
        let admins = try (0..<4).map { try server.signedIn("admin\(round)\($0)", as: "admin") }
        try server.database.administer(
          "update app.accounts set roles = '{lifter}' where username !~ '^admin\(round)'")
        let answers = try await withThrowingTaskGroup(of: Int.self) { group in
          for admin in admins {
            for other in admins where other.account != admin.account {
              let path = "/v1/admin/accounts/\(other.account)"
              group.addTask {
                way == "lock"
                  ? try await admin.put("\(path)/lock", ["reason": "not any more"]).status
                  : try await admin.patch(path, ["roles": ["lifter"]]).status
              }
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        let left = try server.database.rows(
          """
          select username
            from app.accounts
           where roles @> '{admin}'
             and locked_at is null
          """)
        #expect(left.count >= 1, "\(answers)")
        #expect(!answers.contains { $0 >= 500 }, "\(answers)")
        #expect(answers.contains { $0 < 300 })
      }
    }
  }

  @Test func `who is leaving does not count as the admin who stays`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let alan = try server.signedIn("alan", as: "admin")
      try server.database.administer(
        "update app.accounts set erasure_due_at = now() + interval '9 days' where username = 'ada'")
      let path = "/v1/admin/accounts/\(alan.account)"
      for refused in [
        try await ada.put("\(path)/lock", ["reason": "not any more"]), try await ada.delete(path),
        try await ada.patch(path, ["roles": ["lifter"]]),
      ] { #expect(refused.status == 409, "\(refused.text)") }
      try server.database.administer("update app.accounts set erasure_due_at = null")
      try await ada.put("\(path)/lock", ["reason": "not any more"]).expect(204)
    }
  }
}
