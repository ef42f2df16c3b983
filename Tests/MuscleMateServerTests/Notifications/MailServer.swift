import EventLoop
import OperatingSystem
import Primitives
import TestKit

@testable import MuscleMateServer

/// A real SMTP server (aiosmtpd) on a port of its own, which files what it takes as Python's parser reads it.
/// It refuses `gone@…` for good, and `later@…` the first time; `policy@…` for another reason than the address, and mails
/// to `spam@…` for their content.
struct MailServer: Sendable {
  let url: String
  private let folder: String

  static func run(_ body: (MailServer) async throws -> Void) async throws {
    let command = [try Programs.python("python"), "-c", script]
    try await Programs.serve("the mail server", command) { folder, port in
      try await body(MailServer(url: "smtp://127.0.0.1:\(port)", folder: folder))
    }
  }

  /// Waits for the mail to this address.
  func mail(to address: String) async throws -> JSON {
    try await appearance(of: "a mail to \(address)") {
      for name in Files.names(in: folder) where name.hasSuffix(".json") {
        let mail = try JSON.parse(try Files.read("\(folder)/\(name)"))
        if mail["recipients"] == [.string(address)] { return mail }
      }
      return nil
    }
  }

  private static let script = """
    import asyncio, email, email.policy, json, os, sys
    from aiosmtpd.smtp import SMTP
    folder, parent, refused, count = sys.argv[1], os.getppid(), set(), 0

    def file(name, text):
        with open(f"{folder}/{name}.new", "w") as draft:
            draft.write(text)
        os.rename(f"{folder}/{name}.new", f"{folder}/{name}")

    class Handler:
        async def handle_RCPT(self, server, session, envelope, address, options):
            if address.startswith("gone@"):
                return "550 no such mailbox"
            if address.startswith("policy@"):
                return "550 5.7.1 not from there"
            if address.startswith("later@") and address not in refused:
                refused.add(address)
                return "451 come again"
            envelope.rcpt_tos.append(address)
            return "250 OK"

        async def handle_DATA(self, server, session, envelope):
            global count
            if envelope.rcpt_tos[0].startswith("spam@"):
                return "550 looks like spam"
            count += 1
            mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
            file(f"{count}.json", json.dumps({
                "sender": envelope.mail_from, "recipients": envelope.rcpt_tos, "from": str(mail["From"]),
                "to": str(mail["To"]), "subject": str(mail["Subject"]), "body": mail.get_body(("plain",)).get_content(), "type": mail.get_content_type(),
                "html": mail.get_body(("html",)).get_content(),
                "date": mail["Date"].datetime.isoformat(), "id": str(mail["Message-ID"]),
                "defects": len(mail.defects) + sum(len(mail[name].defects) for name in mail.keys()),
                "longest": max(map(len, envelope.content.split(b"\\r\\n"))),
                "bare": envelope.content.replace(b"\\r\\n", b"").count(b"\\n"),
            }))
            return "250 OK"

    async def main():
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: SMTP(Handler(), loop=loop), "127.0.0.1", 0)
        file("ready", str(server.sockets[0].getsockname()[1]))
        while not os.path.exists(f"{folder}/stop") and os.getppid() == parent:
            await asyncio.sleep(0.05)

    asyncio.run(main())
    """
}
