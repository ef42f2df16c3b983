/// How far a zone's clocks are from UTC, over some years: what PostgreSQL says of it, the one source for zones here.
public struct ZoneOffsets: Sendable {
  /// Ascending.
  private let changes: [Change]

  public struct Change: Sendable, Equatable {
    /// In seconds since 1970, UTC.
    public let since: Int64
    /// East of UTC.
    public let seconds: Int64

    public init(since: Int64, seconds: Int64) {
      self.since = since
      self.seconds = seconds
    }
  }

  /// - Parameter changes: in order; before the first the first holds, after the last the last.
  public init(_ changes: [Change]) { self.changes = changes }

  public static let utc = ZoneOffsets([])

  func seconds(at instant: Int64) -> Int64 {
    (changes.last { $0.since <= instant } ?? changes.first)?.seconds ?? 0
  }

  /// When the zone's clocks show this time: once as a rule, twice where they were put back, never where they were put
  /// forward over it.
  ///
  /// - Parameter local: as if it were seconds since 1970 in UTC.
  func instants(showing local: Int64) -> [Int64] {
    offsets(around: local).map { local - $0 }.filter { seconds(at: $0) + $0 == local }.sorted()
  }

  /// The moment at which the clocks were put forward over this time of theirs.
  func jump(over local: Int64) -> Int64? {
    changes.first { change in
      let before = seconds(at: change.since - 1)
      return change.since + before <= local && local < change.since + change.seconds
    }?.since
  }

  /// No zone is further than a day from UTC (the dateline moved by 24 hours once).
  private func offsets(around local: Int64) -> Set<Int64> {
    let near = changes.filter { abs($0.since - local) <= 2 * 86_400 }.map(\.seconds)
    return Set(near + [seconds(at: local - 2 * 86_400)])
  }
}
