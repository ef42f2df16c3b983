package import Primitives

/// How much demo data there is to be, and from what.
package struct DemoPlan: Sendable {
  package var tenant = "demo"
  package var lifters = 100
  package var weeks = 104
  package var seed: UInt64 = 1
  /// Training ends on the day before this one; everything else follows from the seed.
  package var until: CivilDate
  /// Everybody's password.
  package var password = "demo-password-531"

  /// Where its portal is, on the machine itself: browsers take every name under `localhost` for their own machine
  /// (RFC 6761, section 6.3).
  package var host: String { "\(tenant).localhost" }

  package init(until: CivilDate) { self.until = until }

  /// As many as the rosters of a busy coach.
  package var liftersPerCoach = 50

  var coaches: Int { (lifters + liftersPerCoach - 1) / liftersPerCoach }

  /// The midnight (UTC) that ends the training.
  var end: Timestamp { Timestamp(unixSeconds: until.unixDay * 86_400) }

  /// The Monday that training begins in: day 0 of 1970 was a Thursday.
  var firstMonday: Int64 {
    let thisMonday = until.unixDay - (until.unixDay + 3) % 7
    return thisMonday - Int64(weeks) * 7
  }

  /// When the lifter of this index (from 0) registered. A third came in the last months, and brought the log along from
  /// another app.
  func joined(_ index: Int) -> String {
    let weeksAgo: Int64 = [14, 9, 4][index / 3 % 3]
    let isLate = index >= 6 && index % 3 == 2 && weeks > 20
    return
      "\(Timestamp(unixSeconds: (isLate ? firstMonday + (Int64(weeks) - weeksAgo) * 7 : firstMonday) * 86_400))"
  }
}
