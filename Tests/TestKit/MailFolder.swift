internal import MuscleMateServer
internal import OperatingSystem

/// The folder that a test server's mail lands in.
public struct MailFolder: Sendable {
  private let path: String

  init(_ path: String) { self.path = path }

  func empty() {
    for name in Files.names(in: path) { Files.remove("\(path)/\(name)") }
  }

  /// Every mail to this address so far, oldest first, as it lies in the file.
  public func all(to address: String) -> [String] {
    Files.names(in: path).filter { $0.hasSuffix(".eml") }
      .compactMap { try? Files.readText("\(path)/\($0)") }
      .filter { $0.contains("\nTo: \(address)\n") }
  }

  /// Waits for this many mails to the address and returns the last. A mail leaves within two seconds; the bound
  /// is for a machine that runs every other test at the same time.
  public func last(to address: String, of count: Int = 1) async throws -> String {
    let limit = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < limit {
      let mails = all(to: address)
      if mails.count >= count, let last = mails.last { return last }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw TestKitError("\(all(to: address).count) of \(count) mails to \(address) came")
  }

  /// The token of the link in that mail.
  public func token(to address: String, of count: Int = 1) async throws -> String {
    let mail = try await last(to: address, of: count)
    guard let line = mail.split(separator: "\n").first(where: { $0.contains("?token=") }),
      let equals = line.firstIndex(of: "=")
    else { throw TestKitError("no link in: \(mail)") }
    return String(line[line.index(after: equals)...])
  }
}
