internal import OperatingSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// PostgreSQL's programs as they are run on one cluster. All of it blocks.
struct ClusterControl: Sendable {
  let dataFolder: String
  let installation: PostgresInstallation
  let user: ClusterUser

  private var log: String { "\(dataFolder)/server.log" }

  /// The address of the cluster in a data folder of ours, or of the one that is to be made there.
  init(in folder: String) throws(ClusterError) {
    dataFolder = "\(folder)/postgres"
    let major: Int?
    do throws(FileError) {
      major = try Self.version(of: dataFolder)
    } catch {
      throw .file(error)
    }
    installation = try PostgresInstallation.find(major: major)
    user = try ClusterUser(for: folder)
  }

  // MARK: - Starting

  /// How long processes of a postmaster that was killed are waited for: one in the middle of a statement notices at its
  /// end.
  private static let patience = Duration.seconds(30)
  /// How long a postmaster that lives may take to accept connections: it may have much to recover.
  private static let recovery = Duration.seconds(300)

  /// Starts the postmaster, unless one runs, and returns the folder of its socket once connections are accepted.
  ///
  /// - Parameter isWanted: asked before each further attempt.
  func bringUp(isWanted: () -> Bool = { true }) throws(ClusterError) -> String {
    let begin = ContinuousClock.now
    while true {
      if let running = socketFolder() { return running }
      do throws(ClusterError) {
        try start()
      } catch .stillHeld(let reason) {
        let limit = isAlive ? Self.recovery : Self.patience
        guard isWanted(), begin.duration(to: .now) < limit else { throw .stillHeld(reason) }
        // There is no event when they are gone, so it is tried again. It may block: this runs before serving, or on the
        // watch's own thread.
        usleep(100_000)
      }
    }
  }

  private func start() throws(ClusterError) {
    let begin = (try? Files.size(of: log)) ?? 0
    do throws(ClusterError) {
      try run("start", "--log=\(log)")
    } catch .programFailed(let program, let output) {
      let logged = (try? Files.readText(log)).map {
        String(decoding: $0.utf8.dropFirst(begin), as: UTF8.self)
      }
      let text = (logged ?? "") + output
      let lines = text.split(separator: "\n").suffix(4).joined(separator: " | ")
      // In PostgreSQL's own words (`utils/init/miscinit.c`), which `lc_messages` keeps in English.
      let isHeld =
        text.contains("\"postmaster.pid\" already exists")
        || text.contains("pre-existing shared memory block")
      throw isHeld ? .stillHeld(lines) : .programFailed(program, output: lines)
    }
  }

  // MARK: - Looking

  /// The running postmaster's own word, from line 5 of its pid file (PostgreSQL's `utils/pidfile.h`). Nil where none
  /// accepts connections.
  func socketFolder() -> String? {
    guard isAlive, let folder = pidLines?.dropFirst(4).first else { return nil }
    let probe = [installation.program("pg_isready"), "--host=\(folder)", "--timeout=30", "--quiet"]
    guard let ready = try? Subprocess.run(probe), ready.status == 0 else { return nil }
    return String(folder)
  }

  /// Whether the postmaster lives, from its pid file. Cheap.
  var isAlive: Bool {
    guard let process = pidLines?.first.flatMap({ pid_t($0) }), process > 0 else { return false }
    // If we are the container's first process it became our child, and would stay a zombie.
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == process { return false }
    guard kill(process, 0) == 0 || errno == EPERM else { return false }
    return !Self.isZombie(process)
  }

  /// Only Linux reports it, where the process that adopts orphans may be one that does not bury them.
  private static func isZombie(_ process: pid_t) -> Bool {
    // "123 (postgres) Z 1 …"
    let state = (try? Files.readText("/proc/\(process)/stat"))?.split(separator: ")").last
    return state?.hasPrefix(" Z") ?? false
  }

  private var pidLines: [Substring]? {
    (try? Files.readText("\(dataFolder)/postmaster.pid"))?
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func version(of dataFolder: String) throws(FileError) -> Int? {
    let file = "\(dataFolder)/PG_VERSION"
    guard Files.exists(file) else { return nil }
    return Int(try Files.readText(file).prefix { $0.isNumber })
  }

  // MARK: - Running

  func run(_ action: String, _ options: String...) throws(ClusterError) {
    let command = [
      installation.program("pg_ctl"), action, "--pgdata=\(dataFolder)", "--wait", "--timeout=60", "--silent",
    ]
    try run(command + options)
  }

  func run(_ command: [String]) throws(ClusterError) {
    let result: Subprocess.Result
    do throws(FileError) {
      result = try Subprocess.run(user.command(command))
    } catch {
      throw .file(error)
    }
    guard result.status != 0 else { return }
    let lines = result.output.split(separator: "\n").suffix(4)
    throw .programFailed(command[0], output: lines.joined(separator: " | "))
  }
}
