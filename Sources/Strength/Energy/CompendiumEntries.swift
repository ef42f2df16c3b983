extension Compendium.Activity {
  /// The first is for an unknown speed and an effort that is not said to be hard. Where the Compendium names single
  /// speeds or ranges, an entry begins halfway from the one before.
  public var entries: [Compendium.Entry] {
    switch self {
    case .vigorousWeightLifting: [.init("02050", 6)]
    case .squatsAndDeadlifts: [.init("02052", 5)]
    case .weightLifting: [.init("02054", 3.5)]
    case .circuit: [.init("02055", 5.8)]
    case .bodyWeight: [.init("02056", 3)]
    case .vigorousBodyWeight: [.init("02057", 6.5)]
    case .vigorousCallisthenics: [.init("02020", 7.5)]
    case .moderateCallisthenics: [.init("02022", 3.8)]
    case .lightCallisthenics: [.init("02024", 2.8)]
    case .stretching: [.init("02101", 2.3)]
    case .elliptical: [.init("02048", 5), .init("02049", 9, isVigorous: true)]
    case .stairClimbing: [.init("02065", 9.3)]
    case .jumpRope: [.init("02068", 11)]
    case .skiErgometer: [.init("02082", 10.5)]
    case .stationaryCycling: [.init("01200", 6.8)]
    case .hiking: [.init("17080", 6)]
    case .running:
      [.init("12150", 8), .init("12026", 3.3, from: 0), .init("12028", 6.5, from: 3.85)] + Self.run
    case .walking: [.init("17190", 3.8)] + Self.walk
    case .treadmill: [.init("12010", 6)] + Self.walk.dropLast(2) + Self.run
    case .cycling: Self.ride
    case .rowing: Self.row
    case .swimming: Self.swim
    }
  }

  /// From 4.47 mph, 2 m/s, where people go over from walking to running by themselves.
  private static let run: [Compendium.Entry] = [
    .init("12029", 7.8, from: 4.47), .init("12030", 8.5, from: 4.9), .init("12045", 9, from: 5.35),
    .init("12050", 9.3, from: 5.9), .init("12060", 10.5, from: 6.5), .init("12070", 11, from: 6.85),
    .init("12080", 11.8, from: 7.25), .init("12090", 12, from: 7.75), .init("12100", 12.5, from: 8.3),
    .init("12110", 13, from: 8.8), .init("12115", 14.8, from: 9.15), .init("12130", 16.8, from: 10.5),
    .init("12132", 18.5, from: 11.5), .init("12134", 19.8, from: 12.5), .init("12135", 23, from: 13.5),
  ]

  private static let walk: [Compendium.Entry] = [
    .init("17151", 2.3, from: 0), .init("17152", 2.8, from: 2), .init("17170", 3, from: 2.45),
    .init("17190", 3.8, from: 2.65), .init("17200", 4.8, from: 3.45), .init("17220", 5.5, from: 3.95),
    .init("17230", 7, from: 4.45), .init("17231", 8.5, from: 4.95),
  ]

  private static let ride: [Compendium.Entry] = [
    .init("01014", 7), .init("01017", 9, isVigorous: true), .init("01010", 4, from: 0),
    .init("01020", 6.8, from: 10), .init("01030", 8, from: 12), .init("01040", 10, from: 14),
    .init("01050", 12, from: 16), .init("01060", 16.8, from: 19.5),
  ]

  /// By the power on an ergometer, 100, 150 and 200 W, at the speeds that its monitor shows for them: watts are
  /// 2.8 · (m/s)³ (Concept2).
  private static let row: [Compendium.Entry] = [
    .init("02071", 5), .init("02070", 7.3, isVigorous: true), .init("02071", 5, from: 0),
    .init("02072", 7.5, from: 7.37), .init("02073", 11, from: 8.43), .init("02074", 14, from: 9.28),
  ]

  /// By the crawl at 30 to 45, 50, 75 and over 90 yards a minute.
  private static let swim: [Compendium.Entry] = [
    .init("18240", 5.8), .init("18230", 9.8, isVigorous: true), .init("18292", 5.8, from: 0),
    .init("18290", 8, from: 1.62), .init("18280", 10.5, from: 2.13), .init("18294", 14.5, from: 3.07),
  ]
}
