internal import EventLoop
internal import Localization
internal import Postgres
internal import Primitives
internal import Secrets

/// Sends the mails of the outbox: at once if this process queued them, within a second if another process did.
struct MailLoop: Sendable {
  private let pool: Pool
  private let services: Services
  private let transport: MailTransport
  /// The beginning of links of a tenant without a domain.
  private let base: String

  init(pool: Pool, services: Services, transport: MailTransport, base: String) {
    self.pool = pool
    self.services = services
    self.transport = transport
    self.base = base
  }

  /// Until the task is cancelled. A database that is away is asked again at the next tick.
  func run() async {
    let signal = services.mailSignal
    let clock = Task {
      while (try? await Task.sleep(for: .seconds(1))) != nil { signal.wake() }
    }
    defer { clock.cancel() }
    for await _ in signal.wakes {
      do {
        while try await sendDue() == Self.batch {}
      } catch {
        services.observe(.mailFailed(kind: "outbox", id: nil, error: "\(error)"))
      }
      try? await Task.sleep(for: Self.pause)
    }
  }

  /// At half a minute each, all are done within the five minutes that app.claim_mail leases them for.
  private static let batch = 8

  /// Every write wakes the loop, though few queue mail: so it looks at most 20 times a second.
  private static let pause = Duration.milliseconds(50)

  private static let kinds = MailKind.allCases.map(\.rawValue)

  /// Requests by address that are looked at before a batch: each takes a fraction of a millisecond.
  private static let mostAnswered: Int32 = 500

  /// Sends a batch of the mails that are due, and returns how many there were.
  func sendDue() async throws -> Int {
    let mails = try await pool.exchange(
      ExchangeSettings(as: .worker, deadline: .seconds(10), preamble: Outbox.begin()),
      Outbox.answerByAddress(Self.mostAnswered), returning: Outbox.claim(Int32(Self.batch), Self.kinds))
    for mail in mails {
      do {
        let letter = try await letter(for: mail)
        let transport = transport
        try await services.sidePool.run { try transport.send(letter) }
      } catch {
        try await note(error, for: mail)
        continue
      }
      _ = try await pool.exchange(
        as: .worker, deadline: .seconds(10), preamble: Outbox.begin(), Outbox.sent(mail.tenant, mail.id))
      services.observe(.mailSent(kind: mail.kind))
    }
    return mails.count
  }

  private func letter(for mail: WaitingMail) async throws -> Letter {
    guard let kind = MailKind(rawValue: mail.kind) else {
      throw MailError(description: "no text for this kind of mail", isPermanent: true)
    }
    var secret = JSON.object([])
    do {
      if let sealed = mail.secret {
        secret = try JSON.parse(
          try await services.secrets.open(sealed, for: SealedPurpose.mail, on: services.sidePool))
      }
    } catch let error where error is SecretBoxError || error is UnknownSealingKey {
      // Not for good: a server that has the secret may claim it next time.
      throw MailError(description: "encrypted under another secret", isPermanent: false)
    }
    let base = TenantAddress(publicURL: mail.publicURL, host: mail.host).text(server: base)
    return Letter(
      mail, kind: kind, base: base, sender: services.configuration.mailSender, secret: secret,
      unsubscribe: mail.unsubscribeKey.map { "\(base)/unsubscribe?key=\($0)" }, at: .now)
  }

  private func note(_ error: any Error, for mail: WaitingMail) async throws {
    let error = error as? MailError ?? MailError(description: "\(error)", isPermanent: false)
    // A server may repeat the refused recipient's address.
    let reason = "\(error)".replacing(mail.recipient, with: "…")
    services.observe(.mailFailed(kind: mail.kind, id: mail.id, error: reason))
    _ = try await pool.exchange(
      as: .worker, deadline: .seconds(10), preamble: Outbox.begin(),
      error.isBounce
        ? Outbox.refused(mail.tenant, mail.id, reason)
        : Outbox.failed(mail.tenant, mail.id, reason, error.isPermanent))
  }
}
