/// The hosts of a connection string, of which each attempt to connect takes one: libpq leaves the time limit of each to
/// the application, and would stay with a silent one (documentation, 34.1.1.3).
struct HostList {
  /// A connection string for each.
  private let hosts: [String]
  /// The last that worked, or the one that is tried next.
  private var index = 0

  var current: String { hosts[index] }

  init(_ connectionString: String) {
    // libpq itself reports the part that it can't read, at the attempt.
    let options = try? ConnectionOptions(connectionString)
    hosts = options?.eachHost.map(\.connectionString) ?? [connectionString]
  }

  /// Goes on to the next one, unless another connection has already gone on.
  mutating func pass(_ host: String) {
    if host == current { index = (index + 1) % hosts.count }
  }

  /// Whether so many failures in a row, from whichever host on, tried each of them.
  func isRound(_ failures: Int) -> Bool { failures.isMultiple(of: hosts.count) }

  func timeout(_ configuration: PoolConfiguration) -> Duration {
    hosts.count == 1
      ? configuration.connectTimeout : min(configuration.connectTimeout, configuration.connectTimeoutPerHost)
  }
}
