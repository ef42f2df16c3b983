import DatabaseAdministration
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// The sender of a mail, and the log where it is not sent.
@Suite struct `The sender of a mail` {
  private func sender(_ server: TestServer, _ name: String) async throws -> Substring? {
    try await server.visitor.post("/v1/accounts", registration(name)).expect(201)
    let mail = try await server.mails.last(to: "\(name)@example.com")
    return mail.firstMatch(of: /\nFrom: [^\n]*\n <([^>]+)>/)?.output.1
  }

  @Test func `is the installation's, else at the links' host, and a tenant's own before both`() async throws {
    try await TestServer.run(["MUSCLEMATE_MAIL_FROM": "coaching@gym.example"]) { server in
      #expect(try await sender(server, "anna") == "coaching@gym.example")
      let operated = try operated(server)
      try operated.setMail(
        of: "musclemate", support: "help@gym.example", sender: "hello@mail.example",
        senderHost: "mail.example",
        takesAway: false)
      #expect(try await sender(server, "bea") == "hello@mail.example")
      let mail = try await server.mails.last(to: "bea@example.com")
      #expect(mail.contains("\n\(server.address)/verify?token="), "links lead where they led")
      #expect(mail.contains("help@gym.example"))
    }
    #expect(throws: (any Error).self) {
      try Configuration(["MUSCLEMATE_MAIL_FROM": "no address"], processors: 1)
    }
  }

  @Test func `lies at a host that the operator gave, for links or for senders alone`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let wanted: JSON = ["mail_sender": "hello@mail.example"]
      try await ada.patch("/v1/admin/tenant", wanted).expect(422)
      let operated = try operated(server)
      #expect(throws: AdministrationError.self) {
        try operated.setMail(
          of: "musclemate", support: nil, sender: "hello@mail.example", senderHost: nil, takesAway: false)
      }
      try operated.setMail(
        of: "musclemate", support: nil, sender: nil, senderHost: "Mail.example", takesAway: false)
      try await ada.patch("/v1/admin/tenant", wanted).expect(200)
      let link: JSON = ["public_url": "https://mail.example"]
      try await ada.patch("/v1/admin/tenant", link).expect(422)
      // Taken away while it is in use, the sender would be at no host.
      #expect(throws: AdministrationError.self) {
        try operated.setMail(
          of: "musclemate", support: nil, sender: nil, senderHost: "mail.example", takesAway: true)
      }
    }
  }

  private func operated(_ server: TestServer) throws -> AdministeredDatabase {
    let configuration = try Configuration(["DATABASE_OWNER_URL": server.database.owner], processors: 1)
    return try AdministeredDatabase.open(configuration, migrated: false)
  }

  @Test func `a mail that fails is named in the log by kind and id, and never by its address`() throws {
    let id = UUID(high: 1, low: 2)
    let line = Log.line(for: .mailFailed(kind: "invite", id: id, error: "550"))
    #expect(line?["mail"]?.text == "\(id)" && line?["kind"] == "invite")
  }
}
