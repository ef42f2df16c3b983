import Primitives
import Testing

@testable import MuscleMateServer

@Suite struct `Which backups are kept` {
  private static let day: Int64 = 86_400
  /// 2026-01-05, a Monday, at two in the morning.
  private static let start: Int64 = 1_767_578_400

  private func names(days: Int) -> [BackupName] {
    (0..<days).map { BackupName(at: Timestamp(unixSeconds: Self.start + Int64($0) * Self.day)) }
  }

  @Test func `the last of each day, week and month, as many as are wanted`() throws {
    let all = names(days: 100)
    let retention = try #require(BackupRetention("3,2,2"))
    let kept = Set(all).subtracting(retention.expendable(all)).sorted().map(\.madeAt.description)
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
      let all = names(days: days)
      let gone = Set(retention.expendable(all.shuffled(using: &generator)))
      let kept = all.filter { !gone.contains($0) }
      #expect(kept.last == all.last)
      #expect(retention.expendable(kept).isEmpty)
      #expect(kept.count <= retention.daily + retention.weekly + retention.monthly)
    }
  }

  @Test func `counted by what there is: where nothing new is made, nothing goes`() {
    let all = names(days: 7)
    #expect(BackupRetention().expendable(all).isEmpty)
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
