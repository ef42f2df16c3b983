#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How far something is, on the standard error: a bar where that is a terminal, silence elsewhere.
struct ProgressBar: Sendable {
  private let unit: String
  private let total: Int
  private let isVisible = isatty(STDERR_FILENO) == 1

  init(_ unit: String, total: Int) {
    self.unit = unit
    self.total = max(1, total)
  }

  func show(_ done: Int) {
    guard isVisible else { return }
    let width = 40
    let filled = min(width, done * width / total)
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    write("\r[\(bar)] \(done)/\(total) \(unit)")
  }

  func finish() {
    if isVisible { write("\n") }
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = posixWrite(STDERR_FILENO, bytes, bytes.count)
  }
}

private func posixWrite(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
