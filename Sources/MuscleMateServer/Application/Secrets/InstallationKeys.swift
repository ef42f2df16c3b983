internal import Primitives

/// The key of an installation that was given none: made in the data folder at the first start.
enum InstallationSecret {
  static func box(for configuration: Configuration) throws -> SecretBox {
    let key = try configuration.secret ?? stored(in: configuration.dataFolder)
    guard let box = SecretBox(key: key) else { throw SecretBoxError() }
    return box
  }

  /// Read back after it was written, so that a first start uses what every later one will find. The data
  /// folder's lock keeps a second server out.
  private static func stored(in folder: String) throws -> [UInt8] {
    let path = "\(folder)/secret"
    if !Files.exists(path) {
      try Files.makeFolder(folder)
      var random = SystemRandomNumberGenerator()
      try Files.write(Hexadecimal.encode(random.bytes(32)).utf8, to: path, mode: 0o600)
    }
    let digits = try Files.read(path).compactMap(hexadecimalValue)
    guard digits.count == 64 else {
      throw FileError("use as a secret of 64 hexadecimal digits", path, code: 0)
    }
    return stride(from: 0, to: 64, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
