internal import OperatingSystem

/// GnuPG as a program, in a home of its own: what it decrypts and encrypts with is what we are given, not what some user
/// of the machine keeps.
package struct GnuPG: Sendable {
  /// Nil where the operator's own keys and agent are used: theirs may be on a card.
  private let home: LockedTemporaryDirectory?
  private let passphraseFile: String?

  /// For encrypting: no private key comes near it.
  static func forEncrypting() throws -> GnuPG {
    GnuPG(home: try makeHome(), passphraseFile: nil)
  }

  /// With the private key of a file, or the operator's own keys where there is none.
  ///
  /// - Parameter passphraseFile: what opens the key, in a file that only its owner reads.
  static func forDecrypting(key: String?, passphraseFile: String?) throws -> GnuPG {
    guard let key else { return GnuPG(home: nil, passphraseFile: passphraseFile) }
    guard Files.exists(key) else { throw FileError("open the private key", key, code: 2) }
    let gnupg = GnuPG(home: try makeHome(), passphraseFile: passphraseFile)
    let imported = try Subprocess.run(gnupg.command(["--import", key]))
    guard imported.status == 0 else {
      gnupg.close()
      throw ProgramFailure(
        program: "gpg --import", status: imported.status, output: Self.line(imported.output))
    }
    return gnupg
  }

  /// The key is named by its file, so that nothing has to be imported or trusted. What comes in is compressed already.
  func encryption(to publicKeyFile: String) -> [String] {
    command([
      "--trust-model", "always", "--compress-algo", "none", "--recipient-file", Files.absolute(publicKeyFile),
      "--encrypt",
    ])
  }

  var hasPassphrase: Bool { passphraseFile != nil }
  /// No key was named: it looks among the operator's own.
  var isOfUser: Bool { home == nil }

  var decryption: [String] { command(["--decrypt"]) }

  /// The agent ends with its home.
  package func close() {
    guard let home else { return }
    Self.endAgent(of: home.path)
    home.remove()
  }

  /// Its path is short, since the agent's socket lies in it. What a killed process left, with the key in it, goes first.
  private static func makeHome() throws(FileError) -> LockedTemporaryDirectory {
    try LockedTemporaryDirectory(homePrefix, ending: endAgent)
  }

  private static let homePrefix = "/tmp/mm-gnupg-"

  /// The homes of killed processes, with the agents that work in them.
  static func removeLeft() { LockedTemporaryDirectory.removeLeft(homePrefix, endAgent) }

  private static func endAgent(of home: String) {
    // If it does not answer, it notices that its socket is gone.
    _ = try? Subprocess.run(["gpgconf", "--homedir", home, "--kill", "all"])
  }

  private func command(_ arguments: [String]) -> [String] {
    let unlocking =
      passphraseFile.map { ["--pinentry-mode", "loopback", "--passphrase-file", Files.absolute($0)] } ?? []
    let ours = home.map { ["--homedir", $0.path, "--no-options"] } ?? []
    return ["gpg", "--batch", "--quiet", "--no-tty"] + ours + unlocking + arguments
  }

  private static func line(_ output: String) -> String {
    output.split(separator: "\n").prefix(4).joined(separator: " | ")
  }
}
