import Primitives
import TestKit
import Testing

@Suite struct `A new admin` {
  /// The accounts that the admin's notices are about.
  private static func told(_ admin: Client) async throws -> [String] {
    try await admin.get("/v1/notices").expect(200).json["items"]?.elements?.compactMap {
      $0["kind"] == "admin_added" ? $0["arguments"]?["admin"]?.text : nil
    } ?? []
  }

  @Test func `is announced to every other admin, however they came to be one`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let alan = try server.signedIn("alan", as: "admin")
      let anna = try server.signedIn("anna")
      let made: JSON = [
        "email": "ina@example.com", "username": "ina", "roles": ["lifter", "admin"], "display_name": "Ina I.",
      ]
      try await ada.post("/v1/admin/accounts", made).expect(201)
      try await ada.patch("/v1/admin/accounts/\(anna.account)", ["roles": ["lifter", "admin"]]).expect(200)
      try server.database.administer(
        """
        select auth.create_account(
          'musclemate', array['admin'], 'otto@example.com', 'otto', null, '$argon2id$none')
        """)
      // The maker gets a notice as well: it may have been someone else in that session.
      for admin in [ada, alan] { #expect(try await Self.told(admin) == ["otto", "anna", "Ina I."]) }
      #expect(try await Self.told(try server.signedIn("bert")).isEmpty)
      let mail = try await server.mails.last(to: "alan@example.com", of: 3)
      #expect(mail.contains("There is a new admin") && mail.contains("otto (otto@example.com)"))
      let mails = try server.database.rows(
        """
        select recipient, array_agg(arguments ->> 'admin' order by id)
          from app.outbox_mail
         where kind = 'admin_added'
         group by recipient
         order by recipient
        """)
      #expect(
        mails == [
          ["ada@example.com", "{\"Ina I.\",anna,otto}"], ["alan@example.com", "{\"Ina I.\",anna,otto}"],
          ["anna@example.com", "{otto}"], ["ina@example.com", "{anna,otto}"],
        ])
    }
  }

  @Test func `is announced once, within the tenant, and nobody else is`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try server.database.administer(
        """
        select app.create_tenant('iron', 'Iron');
        select auth.create_account('iron', array['admin'], 'ian@example.com', 'ian', null, '$argon2id$none');
        select auth.create_account('iron', array['coach'], 'cora@example.com', 'cora', null, '$argon2id$none')
        """)
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.patch(path, ["roles": ["lifter", "coach"]]).expect(200)
      #expect(try await Self.told(ada).isEmpty)
      try await ada.patch(path, ["roles": ["lifter", "admin"]]).expect(200)
      // One already: nothing new.
      try await ada.patch(path, ["roles": ["admin"]]).expect(200)
      try await ada.patch(path, ["display_name": "Anna A."]).expect(200)
      #expect(try await Self.told(ada) == ["anna"])
      #expect(try server.count("app.notices where kind = 'admin_added'") == 1)
      #expect(try server.count("app.outbox_mail where kind = 'admin_added'") == 1)
    }
  }
}
