internal import EventLoop
internal import HTTPClient
internal import Localization
internal import Postgres
internal import Primitives
internal import PushServices
internal import Secrets

/// Sends the notices that wait for devices: batch by batch, to each push service over one connection.
enum PushSending {
  /// At ten seconds each, all are done within the five minutes that app.claim_pushes leases them for.
  private static let batch: Int32 = 20

  /// What became due meanwhile waits for the next run, so that services that do not answer hold it up no longer than this and a
  /// batch.
  private static let longestRun = Duration.seconds(60)

  /// How long a service keeps a message for a device that is away.
  private static let keptSeconds = 86_400

  static func run(_ run: JobRun) async throws -> JobReport {
    if run.isDryRun { return JobReport(changed: try await run.exchange(PushStatements.count(run.now))) }
    var report = JobReport()
    let end = ContinuousClock.now + longestRun
    while true {
      try Task.checkCancellation()
      let due = try await run.exchange(PushStatements.claim(run.now, batch))
      var outcomes: [JSON] = []
      outcomes += try await send(try await parcels(due, run, &outcomes), run)
      _ = try await run.exchange(PushStatements.finish(run.now, .array(outcomes)))
      report.changed += Int64(outcomes.count { $0["outcome"] == "sent" })
      if due.isEmpty || ContinuousClock.now > end { return report }
      try await run.progress(report.changed)
    }
  }

  /// What is sent, by push service, that which is due first ahead of the others: not all of them are spoken to at once. What can't
  /// be made is noted as it is.
  private static func parcels(
    _ due: [DuePush], _ run: JobRun, _ outcomes: inout [JSON]
  ) async throws -> [[Parcel]] {
    var services: [String: PushService] = [:]
    var parcels: [(origin: String, parcel: Parcel)] = []
    for push in due {
      let name = "\(push.tenant)/\(push.kind)"
      do {
        let service = try await known(push, services[name], run)
        services[name] = service
        guard let parcel = try await parcel(push, service, run) else {
          outcomes.append(push.outcome("dropped"))
          continue
        }
        parcels.append(("\(name) \(parcel.origin)", parcel))
      } catch let error
        where error is SecretBoxError || error is UnknownSealingKey || error is PushSettingsFault
      {
        run.services.observe(.providerFailed(provider: push.kind, error: "\(error)"))
        outcomes.append(push.outcome("failed"))
      }
    }
    return parcels.groupedInOrder(by: \.origin).map { $0.map(\.parcel) }
  }

  private static func known(_ push: DuePush, _ service: PushService?, _ run: JobRun) async throws
    -> PushService
  {
    if let service { return service }
    let settings = try await opened(
      push.service, SealedPurpose.pushService(tenant: "\(push.tenant)", kind: push.kind), run)
    return push.kind == "apns" ? .apns(try APNsSettings(settings)) : .web(try VAPIDSettings(settings))
  }

  private static func parcel(_ push: DuePush, _ service: PushService, _ run: JobRun) async throws -> Parcel? {
    let address = PushAddress(
      try await opened(push.sealed, SealedPurpose.pushTarget(id: push.target.description), run))
    let (now, leniency) = (run.services.clock(), run.services.configuration.leniency)
    switch (service, address) {
    case (.apns(let settings), .apns(let device)):
      guard let token = run.services.pushTokens.token(settings, at: now) else { return nil }
      let language = Language(locale: push.locale) ?? .english
      let request = APNs.request(
        settings, token: token, device: device, notice: push.notice, sentence: language.text(.newNotice),
        expires: now.advanced(bySeconds: Int64(keptSeconds)))
      return Parcel(push, service, request, origin: settings.origin, settings.authorities, leniency: leniency)
    case (.web(let settings), .web(let subscription, _, _)):
      let request = WebPush.request(
        settings, to: subscription, notice: push.notice,
        contact: push.contact ?? run.services.configuration.publicURL ?? "mailto:push@localhost",
        keptFor: keptSeconds, at: now)
      guard let request else { return nil }
      var parcel = Parcel(
        push, service, request, origin: subscription.origin, settings.authorities, leniency: leniency)
      parcel.limits.onlyPublicAddresses = !settings.allowsPrivateAddresses
      return parcel
    default: return nil
    }
  }

  private static func opened(_ sealed: [UInt8], _ purpose: String, _ run: JobRun) async throws -> JSON {
    try JSON.parse(try await run.services.secrets.open(sealed, for: purpose, on: run.services.sidePool))
  }

  // MARK: - At the service

  /// To several services at once: one that never answers holds up what is for itself alone.
  private static func send(_ services: [[Parcel]], _ run: JobRun) async throws -> [JSON] {
    try await withThrowingTaskGroup(of: [JSON].self) { group in
      for parcels in services { group.addTask { try await send(parcels, run) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  private static func send(_ parcels: [Parcel], _ run: JobRun) async throws -> [JSON] {
    let answers = try await run.services.pushPool.run { Self.answers(to: parcels) }
    return zip(parcels, answers).map { parcel, answer in
      if let complaint = answer.complaint {
        run.services.observe(.providerFailed(provider: parcel.push.kind, error: complaint))
      }
      if answer.outcome == .expired, case .apns(let settings) = parcel.service {
        run.services.pushTokens.forget(settings)
      }
      return answer.noted(of: parcel.push)
    }
  }

  /// One after the other. Where the service takes nothing now, the others wait as well.
  private static func answers(to parcels: [Parcel]) -> [PushAnswer] {
    var stop: PushAnswer?
    var conversation: HTTPConversation?
    return parcels.map { parcel in
      if let stop { return stop.ofUntried }
      let answer: PushAnswer
      do throws(HTTPClientError) {
        let open: HTTPConversation
        if let conversation { open = conversation } else { open = try HTTPConversation() }
        conversation = open
        let response = try open.perform(parcel.request, limits: parcel.limits)
        answer = .outcome(parcel.service.outcome(response))
      } catch {
        answer = .none(error)
      }
      if answer.stopsService { stop = answer }
      return answer
    }
  }
}

extension Sequence {
  /// Those of the same key together, in the order in which the first of each key comes.
  func groupedInOrder(by key: (Element) -> String) -> [[Element]] {
    var places: [String: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let place = places[key(element), default: groups.count]
      places[key(element)] = place
      if place == groups.count { groups.append([]) }
      groups[place].append(element)
    }
    return groups
  }
}

/// How a tenant is known at a push service.
enum PushService: Sendable {
  case apns(APNsSettings)
  case web(VAPIDSettings)

  func outcome(_ answer: OutgoingResponse) -> PushOutcome {
    switch self {
    case .apns: APNs.outcome(answer)
    case .web: WebPush.outcome(answer)
    }
  }
}

/// A message that is ready to be sent.
private struct Parcel: Sendable {
  let push: DuePush
  let service: PushService
  let request: OutgoingRequest
  let origin: String
  var limits = HTTPClient.Limits(body: 16 * 1024)

  init(
    _ push: DuePush, _ service: PushService, _ request: OutgoingRequest, origin: String,
    _ authorities: String?, leniency: Int
  ) {
    self.push = push
    self.service = service
    self.request = request
    self.origin = origin
    limits.totalTimeout = .seconds(10)
    limits = limits.timesMultiplied(by: leniency)
    limits.authorities = authorities
  }
}

/// What came of a message.
private enum PushAnswer: Sendable {
  case outcome(PushOutcome)
  case none(HTTPClientError)

  var outcome: PushOutcome? {
    guard case .outcome(let outcome) = self else { return nil }
    return outcome
  }

  var stopsService: Bool {
    switch self {
    case .outcome(.later(_, let service)): service
    case .outcome(.notTrusted): true
    case .none(let error): error.kind != .privateAddress
    default: false
    }
  }

  /// For what is not tried any more since this was the answer: its device did not fail.
  var ofUntried: PushAnswer {
    if case .none = self { .outcome(.later(seconds: nil, service: true)) } else { self }
  }

  /// For the log. A browser's address is secret, and libcurl's words may name its host: so the kind alone.
  var complaint: String? {
    switch self {
    case .outcome(.notTrusted(let reason)), .outcome(.refused(let reason)): reason
    case .none(let error): "\(error.kind)"
    default: nil
    }
  }

  func noted(of push: DuePush) -> JSON {
    switch self {
    case .outcome(.taken): push.outcome("sent")
    // An address within our own network is none that a browser gave.
    case .outcome(.gone): push.outcome("gone")
    case .none(let error) where error.kind == .privateAddress: push.outcome("gone")
    case .outcome(.later(let seconds, _)): push.outcome("later", seconds: seconds)
    case .outcome(.expired): push.outcome("later")
    case .outcome(.refused): push.outcome("dropped")
    case .outcome(.notTrusted), .none: push.outcome("failed")
    }
  }
}
