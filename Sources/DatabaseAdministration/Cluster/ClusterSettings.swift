internal import Primitives

/// The embedded cluster's configuration file. It is written again at each start.
struct ClusterSettings {
  let socketFolder: String
  let durability: EmbeddedCluster.Durability
  let maximumConnections: Int

  /// Knows the letters of all languages and sorts alike on every machine; macOS has no such locale.
  #if canImport(Glibc)
    static let locale = "C.UTF-8"
  #else
    static let locale = "en_US.UTF-8"
  #endif

  var text: String {
    var lines = [
      "listen_addresses = ''",
      "port = 5432",
      "unix_socket_directories = '\(socketFolder.replacingScalars { $0 == "'" ? "''" : nil })'",
      "unix_socket_permissions = 0700",
      "max_connections = \(maximumConnections)",
      "shared_buffers = '128MB'",
      "wal_level = minimal",
      "max_wal_senders = 0",
      "timezone = 'UTC'",
      "log_timezone = 'UTC'",
      "lc_messages = 'C'",
      "log_min_messages = warning",
      // Refusals are ordinary answers here (MMnnn), and a statement's parameters are people's data. So is what an
      // error's DETAIL repeats: a row that a check refused, the names of routines.
      "log_min_error_statement = panic",
      "log_error_verbosity = terse",
      "log_parameter_max_length_on_error = 0",
      // Just-in-time compilation costs more than all of a short statement.
      "jit = off",
    ]
    if durability == .none {
      lines += ["fsync = off", "synchronous_commit = off", "full_page_writes = off", "autovacuum = off"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
