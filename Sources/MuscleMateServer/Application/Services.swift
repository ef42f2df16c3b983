internal import Authentication
internal import EventLoop
internal import HTTPServer
internal import Primitives
internal import PushServices
internal import Secrets

/// The handlers' dependencies besides the database; those that vary in tests are closures.
struct Services: Sendable {
  let configuration: Configuration
  /// For what would block a loop.
  let sidePool: SidePool
  /// Draws pictures, which may take seconds each: nothing else waits for them.
  let picturePool: SidePool
  /// Calls to payment providers, ten seconds each at most. A slow provider delays only requests about payments.
  let providerPool: SidePool
  /// Calls to push services, ten seconds each at most: so many services that never answer hold up no other.
  let pushPool: SidePool
  let metrics: Metrics
  let passwords: PasswordHasher
  let secrets: KeyStore
  /// Wakes the mail loop.
  let mailSignal = WakeSignal()
  /// Wakes the workers.
  let jobSignal = WakeSignal()
  let maintenance = MaintenanceWatch()
  let crossOrigins = CrossOrigins()
  let limits: MinuteLimits
  let parties = KnownParties()
  let heavyRequests = HeavyRequests()
  let providers: ProviderDirectory
  let pushTokens = APNsTokens()
  let departure = Departure()
  let streams: StreamHub
  /// Nil where nothing is served: workers and commands need no pages.
  let portal: PortalFiles?
  var clock: @Sendable () -> Timestamp = { .now }
  let observe: @Sendable (Observation) -> Void

  init(_ configuration: Configuration, metrics: Metrics, portal: PortalFiles? = nil) throws {
    self.configuration = configuration
    self.metrics = metrics
    limits = MinuteLimits(configuration)
    providers = ProviderDirectory(ProviderClient(leniency: configuration.leniency))
    passwords = try PasswordHasher(
      cost: configuration.passwordCost, atOnce: max(1, configuration.loops))
    secrets = try KeyStore(InstallationKeys(configuration))
    self.portal = portal
    sidePool = try SidePool(threads: max(2, configuration.loops), queue: 256)
    picturePool = try SidePool(threads: 2, queue: 64)
    streams = StreamHub(limit: configuration.streams)
    providerPool = try SidePool(threads: 4, queue: 64)
    pushPool = try SidePool(threads: 8, queue: 64)
    observe = { observation in
      metrics.count(observation)
      Log.write(observation, eachRequest: configuration.accessLog)
    }
  }

  /// After what may have queued mail (the gateway and the jobs do so), so that it leaves at once.
  func wakeMail() { mailSignal.wake() }

  /// After an answer to what may have changed something, so that the account's other devices hear of it at once.
  func ringStreams(_ call: Call, _ response: Response) {
    guard response.status.code < 400, case .session(let token) = call.caller else { return }
    streams.noteWrite(token.digest)
  }

  /// After a job was queued, so that it begins at once.
  func wakeJobs() { jobSignal.wake() }
}
