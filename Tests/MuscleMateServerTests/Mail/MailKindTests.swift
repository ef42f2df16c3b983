import Testing

@testable import MuscleMateServer

@Suite struct `Every mail that SQL queues` {
  @Test func `has a text`() throws {
    let folder = "\(try MigrationScripts.findFolder())/functions"
    var kinds: Set<String> = []
    for name in Files.names(in: folder) {
      let script = try Files.readText("\(folder)/\(name)")
      for call in script.matches(of: /queue_mail\(\s*'([a-z_]+)'/) { kinds.insert(String(call.output.1)) }
      for call in script.matches(of: /app\.mail_to\([^';]*'([a-z_]+)'/) {
        kinds.insert(String(call.output.1))
      }
      for call in script.matches(of: /auth\.(?:tell|issue_token)\((?:[^';()]|\(\))*'([a-z_]+)'/) {
        kinds.insert(String(call.output.1))
      }
    }
    #expect(kinds.isSuperset(of: ["verify_email", "password_changed", "invite", "message_written"]))
    for kind in kinds { #expect(MailKind(rawValue: kind) != nil, "\(kind)") }
  }
}
