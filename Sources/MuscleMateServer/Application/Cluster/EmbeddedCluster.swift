/// A private PostgreSQL cluster in a data folder, reached through a Unix socket in a folder that nobody but its
/// user may enter; it does not listen on the network. Starting and stopping block: run them on the side pool.
public final class EmbeddedCluster: Sendable {
  public let address: ClusterAddress
  public let installation: PostgresInstallation
  private let dataFolder: String
  private let user: ClusterUser
  private let lock: FolderLock

  public enum Durability: Sendable {
    case durable
    /// A crash may cost everything: for tests, which it makes several times faster.
    case none
  }

  /// Initialises the cluster at the first start, takes over a postmaster that a killed server left behind, and
  /// returns when connections are accepted.
  public init(
    in folder: String, durability: Durability = .durable, maximumConnections: Int = 200
  ) throws(ClusterError) {
    do {
      let folder = Files.absolute(folder)
      // 0711: the cluster's user passes through, and sees nothing else of the folder.
      try Files.makeFolder(folder, mode: 0o711)
      lock = try FolderLock(folder)
      user = try ClusterUser(for: folder)
      dataFolder = "\(folder)/postgres"
      installation = try PostgresInstallation.find(major: Self.version(of: dataFolder))
      try Self.initialise(dataFolder, installation, user)
      if let running = Self.socketFolderOfRunningServer(dataFolder, installation, user) {
        address = ClusterAddress(socketFolder: running)
        return
      }
      let socketFolder = try Self.makeSocketFolder(in: folder, for: user)
      address = ClusterAddress(socketFolder: socketFolder)
      let settings = ClusterSettings(
        socketFolder: socketFolder, durability: durability, maximumConnections: maximumConnections)
      try Files.write(settings.text.utf8, to: "\(dataFolder)/musclemate.conf")
      try control("start", "--log=\(dataFolder)/server.log")
    } catch let error as FileError {
      throw .file(error)
    } catch let error as ClusterError {
      throw error
    } catch {
      throw .programFailed("PostgreSQL", output: "\(error)")
    }
  }

  /// Ends all sessions, shuts down cleanly and gives the folder up.
  public func stop() throws(ClusterError) {
    try control("stop", "--mode=fast")
    // A folder of its own in the temporary folder is of no more use; the one inside the data folder may stay.
    let socketFolder = address.socketFolder
    if !socketFolder.hasPrefix(Files.parent(of: dataFolder)) { Files.remove(socketFolder) }
    lock.release()
  }

  /// Ends the postmaster of a folder that is thrown away, where its starter was killed.
  static func endLeft(in folder: String) {
    let dataFolder = "\(Files.absolute(folder))/postgres"
    guard let major = try? version(of: dataFolder),
      let installation = try? PostgresInstallation.find(major: major),
      let user = try? ClusterUser(for: folder)
    else { return }
    let stop = ["stop", "--pgdata=\(dataFolder)", "--mode=immediate", "--wait", "--timeout=60", "--silent"]
    // Where none runs it says so, and nothing is to be done.
    _ = try? Subprocess.run(user.command([installation.program("pg_ctl")] + stop))
  }

  /// Where the cluster is that a server keeps running in this folder, for the commands beside it.
  public static func addressOfRunning(in folder: String) throws(ClusterError) -> ClusterAddress {
    let dataFolder = "\(Files.absolute(folder))/postgres"
    let major: Int?
    do {
      major = try version(of: dataFolder)
    } catch {
      throw .file(error)
    }
    let installation = try PostgresInstallation.find(major: major)
    let user = try ClusterUser(for: folder)
    guard let running = socketFolderOfRunningServer(dataFolder, installation, user) else {
      throw .notRunning(folder)
    }
    return ClusterAddress(socketFolder: running)
  }

  func control(_ action: String, _ options: String...) throws(ClusterError) {
    let command = [
      installation.program("pg_ctl"), action, "--pgdata=\(dataFolder)", "--wait", "--timeout=60", "--silent",
    ]
    try Self.run(command + options, as: user, log: "\(dataFolder)/server.log")
  }

  private static func version(of dataFolder: String) throws(FileError) -> Int? {
    let file = "\(dataFolder)/PG_VERSION"
    guard Files.exists(file) else { return nil }
    return Int(try Files.readText(file).prefix { $0.isNumber })
  }

  /// Under another name first, so that an initdb that was killed leaves nothing that looks like a cluster.
  private static func initialise(
    _ dataFolder: String, _ installation: PostgresInstallation, _ user: ClusterUser
  ) throws {
    if Files.exists(dataFolder) { return }
    let folder = Files.parent(of: dataFolder)
    let mayEnter = try Subprocess.run(user.command(["test", "-x", folder]))
    guard mayEnter.status == 0 else { throw ClusterError.unreachable(folder) }
    let draft = "\(dataFolder).new"
    Files.remove(draft)
    try user.own(draft)
    try run(
      [
        installation.program("initdb"), "--pgdata=\(draft)", "--username=\(ClusterAddress.superuser)",
        "--auth=trust",
        "--encoding=UTF8", "--locale=\(ClusterSettings.locale)", "--no-instructions",
      ], as: user)
    let file = "\(draft)/postgresql.conf"
    try Files.write("\(try Files.readText(file))\ninclude 'musclemate.conf'\n".utf8, to: file)
    try Files.rename(draft, to: dataFolder)
  }

  /// The running postmaster's own word, from line 5 of its pid file (PostgreSQL's `utils/pidfile.h`).
  private static func socketFolderOfRunningServer(
    _ dataFolder: String, _ installation: PostgresInstallation, _ user: ClusterUser
  ) -> String? {
    let question = [installation.program("pg_ctl"), "status", "--pgdata=\(dataFolder)"]
    guard let answer = try? Subprocess.run(user.command(question)), answer.status == 0,
      let lines = try? Files.readText("\(dataFolder)/postmaster.pid").split(
        separator: "\n", omittingEmptySubsequences: false), lines.count > 4
    else { return nil }
    let folder = String(lines[4])
    let probe = [installation.program("pg_isready"), "--host=\(folder)", "--timeout=30", "--quiet"]
    guard let ready = try? Subprocess.run(probe), ready.status == 0 else { return nil }
    return folder
  }

  /// Inside the data folder, or where the socket's path would exceed `sun_path` (108 bytes with its end), in the
  /// temporary folder.
  private static func makeSocketFolder(in folder: String, for user: ClusterUser) throws(FileError) -> String {
    let inside = "\(folder)/socket"
    let isShort = "\(inside)/.s.PGSQL.5432".utf8.count <= 107
    let chosen = isShort ? inside : try Files.makeTemporaryFolder("/tmp/musclemate-")
    try user.own(chosen)
    return chosen
  }

  private static func run(_ command: [String], as user: ClusterUser, log: String? = nil) throws(ClusterError)
  {
    do {
      let result = try Subprocess.run(user.command(command))
      if result.status == 0 { return }
      let logged = log.flatMap { try? Files.readText($0) } ?? ""
      let lines = (logged + result.output).split(separator: "\n").suffix(4)
      throw ClusterError.programFailed(command[0], output: lines.joined(separator: " | "))
    } catch let error as FileError {
      throw .file(error)
    } catch let error as ClusterError {
      throw error
    } catch {
      throw .programFailed(command[0], output: "\(error)")
    }
  }
}
