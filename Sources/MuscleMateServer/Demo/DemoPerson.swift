internal import Primitives

/// Someone of the demo tenant.
struct DemoPerson: Sendable {
  let id: UUID
  let username: String
  let displayName: String
  let role: String
  let place: Place
  let unit: String

  struct Place: Sendable {
    let timeZone: String
    let locale: String
    /// Hours behind UTC, near enough for training in the evening.
    let hoursBehind: Int64
  }

  /// `number` counts lifters and coaches apart, from 1; the id grows with it.
  init(_ role: String, number: Int, plan: DemoPlan) {
    let stream = role == "coach" ? -number : number
    var random = SeededRandom(seed: plan.seed, stream: stream)
    let first = Self.firstNames[Int.random(in: 0..<Self.firstNames.count, using: &random)]
    let last = Self.lastNames[Int.random(in: 0..<Self.lastNames.count, using: &random)]
    let seconds = plan.firstMonday * 86_400 + Int64(number) - (role == "coach" ? 86_400 : 0)
    self.role = role
    id = UUID.v7(at: Timestamp(unixSeconds: seconds), using: &random)
    username = role == "coach" ? "coach\(number)" : "lifter\(number)"
    displayName = "\(first) \(last)"
    place = Self.places[Int.random(in: 0..<Self.places.count, using: &random)]
    unit = place.timeZone.hasPrefix("America") ? "lb" : "kg"
  }

  var email: String { "\(username)@demo.example" }

  private static let places = [
    Place(timeZone: "Europe/Berlin", locale: "de", hoursBehind: -1),
    Place(timeZone: "Europe/London", locale: "en", hoursBehind: 0),
    Place(timeZone: "America/New_York", locale: "en", hoursBehind: 5),
    Place(timeZone: "America/Los_Angeles", locale: "en", hoursBehind: 8),
  ]

  private static let firstNames = [
    "Ada", "Amir", "Anna", "Ben", "Carla", "Chen", "Dana", "Elif", "Emma", "Felix", "Grace", "Hugo", "Ines",
    "Jan", "Julia", "Kofi", "Lars", "Lena", "Marco", "Maya", "Noah", "Olga", "Paul", "Priya", "Rosa", "Sam",
    "Sofia", "Tariq", "Uma", "Yuki",
  ]

  private static let lastNames = [
    "Abel", "Bauer", "Brown", "Cohen", "Costa", "Diaz", "Evans", "Fischer", "Garcia", "Hansen", "Ito",
    "Jones",
    "Kaya", "Keller", "Khan", "Kim", "Lopez", "Meyer", "Moreau", "Nowak", "Okafor", "Patel", "Rossi", "Silva",
    "Smith", "Tran", "Wagner", "Weber", "Young", "Zhang",
  ]
}
