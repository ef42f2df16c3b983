import Primitives
import Testing

@testable import DatabaseAdministration

@Suite struct `Which backups are kept` {
  private static let day: Int64 = 86_400
  /// 2026-01-05, a Monday, at two in the morning.
  private static let start: Int64 = 1_767_578_400

  private func backups(days: Int, by maker: BackupManifest.Maker? = .job) -> [ShelvedBackup] {
    (0..<days).map { backup(onDay: Int64($0), by: maker) }
  }

  private func backup(
    onDay day: Int64, hours: Int64 = 0, by maker: BackupManifest.Maker? = .job
  ) -> ShelvedBackup {
    let time = Timestamp(unixSeconds: Self.start + day * Self.day + hours * 3_600)
    return ShelvedBackup(name: BackupName(at: time), maker: maker)
  }

  @Test func `the last of each day, week and month, as many as are wanted`() throws {
    let all = backups(days: 100)
    let retention = try #require(BackupRetention("3,2,2"))
    let kept = Set(all.map(\.name)).subtracting(retention.expendable(all)).sorted().map(\.madeAt.description)
    // The hundredth day is Tuesday, 14 April 2026.
    #expect(
      kept == [
        "2026-03-31T02:00:00Z", "2026-04-12T02:00:00Z", "2026-04-13T02:00:00Z", "2026-04-14T02:00:00Z",
      ])
  }

  @Test(arguments: ["7,5,12", "1,0,0", "2,3,0", "30,0,24"])
  func `the newest always, in whatever order they come, and again nothing more goes`(text: String) throws {
    let retention = try #require(BackupRetention(text))
    var generator = SystemRandomNumberGenerator()
    for days in [1, 2, 9, 40, 400] {
      let all = backups(days: days)
      let gone = Set(retention.expendable(all.shuffled(using: &generator)))
      let kept = all.filter { !gone.contains($0.name) }
      #expect(kept.last?.name == all.last?.name)
      #expect(retention.expendable(kept).isEmpty)
      #expect(kept.count <= retention.daily + retention.weekly + retention.monthly)
    }
  }

  @Test func `counted by what there is: where nothing new is made, nothing goes`() {
    let all = backups(days: 7)
    #expect(BackupRetention().expendable(all).isEmpty)
  }

  @Test func `one made by command goes after 30 days, and never because the job made another that day`() {
    var retention = BackupRetention()
    let before = backup(onDay: 0, by: .command)
    let again = backup(onDay: 0, hours: 1, by: .command)
    let night = backup(onDay: 0, hours: 2)
    #expect(retention.expendable([before, again, night]).isEmpty)
    let month = (1...30).map { backup(onDay: $0) }
    #expect(!retention.expendable([before, again, night] + month).contains(before.name))
    let later = [before, again, night] + month + [backup(onDay: 31)]
    #expect(retention.expendable(later).suffix(2) == [again.name, before.name])
    retention.onPurpose = 0
    #expect(!retention.expendable(later).contains(before.name))
  }

  @Test func `one made by command pushes none of the job's out`() {
    let night = backup(onDay: 0)
    let byHand = (1...9).map { backup(onDay: 0, hours: $0, by: .command) }
    #expect(BackupRetention().expendable([night] + byHand).isEmpty)
    #expect(BackupRetention().expendable([night, backup(onDay: 0, hours: 3)]) == [night.name])
  }

  @Test func `one that was restored stays, and one whose maker nobody knows does too`() {
    let retention = BackupRetention()
    let (restored, unknown) = (backup(onDay: 0), backup(onDay: 0, hours: 1, by: nil))
    let night = backup(onDay: 0, hours: 2)
    let all = [restored, unknown, night]
    #expect(retention.expendable(all) == [restored.name])
    #expect(retention.expendable(all, restored: [restored.name]).isEmpty)
  }

  @Test func `an old one that was restored stays as long as the restore is remembered`() {
    let retention = BackupRetention()
    // The last of its week when it was restored, and three days later of no day, week or month that is kept.
    let all = backups(days: 42)
    let restored = all[6].name
    #expect(retention.expendable(all).contains(restored))
    #expect(!retention.expendable(all, restored: [restored]).contains(restored))
  }

  @Test(arguments: ["", "7", "7,5", "0,5,12", "7,5,x", "-1,2,3", "7,5,12,1", "1001,1,1"])
  func `nonsense is none`(text: String) { #expect(BackupRetention(text) == nil) }

  @Test func `a name tells its time, and nothing else is a name`() throws {
    let name = BackupName(at: Timestamp(unixSeconds: Self.start))
    #expect(name.text.hasPrefix("musclemate-20260105T020000Z-"))
    #expect(BackupName(name.text) == name)
    #expect(BackupName(name.text + ".dump.gpg") == name)
    for text in [
      "", "musclemate-", "musclemate-20260105T020000Z-zzzzzz", "musclemate-20261305T020000Z-abcdef",
      "x" + name.text, "musclemate-20260105T0200éé-abcdef", "musclemate-20260105/020000/-abcdef",
      "musclemate-20260105T020000Z-ABCDEF/",
    ] {
      #expect(BackupName(text) == nil, "\(text)")
    }
  }
}
