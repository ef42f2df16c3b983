internal import OperatingSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The system user of the cluster's programs: our own, or another one if we are root, which PostgreSQL refuses.
struct ClusterUser: Sendable {
  private let other: (user: uid_t, group: gid_t)?

  /// Root runs them as the user `postgres`, which the Debian package makes, else as the data folder's owner.
  init(for folder: String) throws(ClusterError) {
    guard geteuid() == 0 else {
      other = nil
      return
    }
    if let entry = getpwnam("postgres") {
      other = (entry.pointee.pw_uid, entry.pointee.pw_gid)
      return
    }
    var status = stat()
    guard stat(folder, &status) == 0, status.st_uid != 0 else { throw .noUnprivilegedUser(folder) }
    other = (status.st_uid, status.st_gid)
  }

  /// Makes a folder of mode 0700, as PostgreSQL asks for, and gives it to the user.
  func own(_ folder: String) throws(FileError) {
    try Files.makeFolder(folder, mode: 0o700)
    guard let other else { return }
    guard chown(folder, other.user, other.group) == 0 else { throw FileError("chown", folder) }
  }

  /// The command as this user runs it: in a folder that every user may enter, as PostgreSQL's programs want.
  /// `posix_spawn` can't change the user; util-linux's setpriv can, and execs the program itself.
  func command(_ command: [String]) -> [String] {
    guard let other else { return command }
    let asOther =
      Files.isExecutable("/usr/bin/setpriv")
      ? ["/usr/bin/setpriv", "--reuid=\(other.user)", "--regid=\(other.group)", "--clear-groups", "--"]
      : ["sudo", "-n", "-u", "#\(other.user)", "--"]
    return ["/bin/sh", "-c", "cd / && exec \"$@\"", "sh"] + asOther + command
  }
}
