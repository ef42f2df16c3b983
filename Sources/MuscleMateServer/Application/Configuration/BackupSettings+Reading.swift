internal import DatabaseAdministration
internal import ObjectStorage

/// The settings of backups.
extension BackupSettings {
  static let settings: [Configuration.Setting] = [
    .init("MUSCLEMATE_BACKUP_TARGET", "where backups go: a folder, or s3://BUCKET/PREFIX (default: nowhere)"),
    .init("MUSCLEMATE_BACKUP_RECIPIENT", "file of the OpenPGP public key that backups are encrypted for"),
    .init(
      "MUSCLEMATE_BACKUP_DATABASE_URL", "the database as mm_backup, where it is not the embedded one",
      isSecret: true),
    .init("MUSCLEMATE_BACKUP_KEEP", "days, weeks and months of backups to keep (default 7,5,12)"),
    .init(
      "MUSCLEMATE_BACKUP_KEEP_ON_PURPOSE",
      "days to keep a backup made by command, or restored (default 30; 0: until you remove it)"),
    .init(
      "MUSCLEMATE_BACKUP_KEY", "file of the private key, with which the weekly restore check opens backups"),
    .init("MUSCLEMATE_BACKUP_PASSPHRASE_FILE", "file with the passphrase of the private key"),
    .init("MUSCLEMATE_S3_ENDPOINT", "URL of the S3 service (default: Amazon's of the region)"),
    .init("MUSCLEMATE_S3_REGION", "region of the bucket (default us-east-1)"),
    .init("MUSCLEMATE_S3_ACCESS_KEY", "access key of the bucket", isSecret: true),
    .init("MUSCLEMATE_S3_SECRET_KEY", "secret key of the bucket", isSecret: true),
  ]

  /// - Parameter makesBackups: not where backups are only read, as by a restore on a bare machine, which has no public key.
  init(_ reader: inout SettingReader, makesBackups: Bool) {
    self.init()
    target = reader.backupTarget()
    recipient = reader.text("MUSCLEMATE_BACKUP_RECIPIENT")
    databaseURL = reader.text("MUSCLEMATE_BACKUP_DATABASE_URL")
    key = reader.text("MUSCLEMATE_BACKUP_KEY")
    passphraseFile = reader.text("MUSCLEMATE_BACKUP_PASSPHRASE_FILE")
    retention = reader.backupRetention() ?? BackupRetention()
    retention.onPurpose =
      reader.number("MUSCLEMATE_BACKUP_KEEP_ON_PURPOSE", 0...3_650) ?? retention.onPurpose
    if target != nil, recipient == nil, makesBackups {
      reader.mistakes.append(
        "MUSCLEMATE_BACKUP_TARGET needs MUSCLEMATE_BACKUP_RECIPIENT: backups are encrypted")
    }
  }
}

extension SettingReader {
  fileprivate mutating func backupTarget() -> BackupSettings.Target? {
    let endpoint = baseURL("MUSCLEMATE_S3_ENDPOINT")
    let region = parsed("MUSCLEMATE_S3_REGION", "a region such as eu-central-1") { text in
      text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 } ? text : nil
    }
    let target = parsed(
      "MUSCLEMATE_BACKUP_TARGET", "a folder, or s3://BUCKET/PREFIX of A-Z a-z 0-9 . _ - and /"
    ) {
      text -> BackupSettings.Target? in
      guard text.hasPrefix("s3://") else { return .folder(text) }
      return S3Place(text).map { place in
        let region = region ?? "us-east-1"
        return .s3(
          S3Store.Bucket(
            endpoint: endpoint ?? "https://s3.\(region).amazonaws.com", region: region, name: place.bucket,
            prefix: place.prefix, accessKey: "", secretKey: ""))
      }
    }
    guard case .s3(var bucket)? = target else { return target }
    guard let accessKey = text("MUSCLEMATE_S3_ACCESS_KEY"), let secretKey = text("MUSCLEMATE_S3_SECRET_KEY")
    else {
      mistakes.append("MUSCLEMATE_S3_ACCESS_KEY and MUSCLEMATE_S3_SECRET_KEY: a bucket needs both")
      return nil
    }
    bucket.accessKey = accessKey
    bucket.secretKey = secretKey
    return .s3(bucket)
  }

  fileprivate mutating func backupRetention() -> BackupRetention? {
    parsed("MUSCLEMATE_BACKUP_KEEP", "DAYS,WEEKS,MONTHS such as 7,5,12", BackupRetention.init)
  }
}

/// `s3://bucket/some/prefix`
private struct S3Place {
  let bucket: String
  /// With a slash at its end where there is one at all.
  let prefix: String

  init?(_ text: String) {
    let parts = text.dropFirst("s3://".count).split(separator: "/", maxSplits: 1).map(String.init)
    guard let bucket = parts.first, ObjectName(bucket) != nil else { return nil }
    let folders = parts.count > 1 ? parts[1].split(separator: "/") : []
    guard folders.allSatisfy({ ObjectName($0) != nil }) else { return nil }
    self.bucket = bucket
    prefix = folders.map { "\($0)/" }.joined()
  }
}
