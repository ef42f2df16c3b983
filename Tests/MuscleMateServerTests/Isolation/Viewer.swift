internal import MuscleMateAPI

/// The relationship of a caller to a lifter whose data they ask for. Every one is a real account with real grants, and
/// becomes its database role by the server's own sign-in functions.
enum Viewer: Hashable {
  /// The lifter, signed in as such.
  case owner
  /// The lifter, signed in as the coach they also are.
  case ownerAsCoach
  /// A coach with a grant for this scope alone.
  case coach(Scope)
  /// A coach with a grant for every scope.
  case trustedCoach
  /// The same one, signed in as a lifter.
  case trustedCoachAsLifter
  /// Connected, with no scope at all.
  case coachWithoutScope
  /// Connected, with every scope until a moment ago.
  case endedCoach
  /// Invited the lifter again, after the lifter had left.
  case formerCoach
  /// The coach of another lifter.
  case otherCoach
  case otherLifter
  /// With every duty.
  case admin
  /// With none.
  case idleAdmin
  case worker
  case visitor
  /// The login role, before anyone has signed in.
  case server
  /// Accounts of another tenant with the ids of the owner, the trusted coach and the admin.
  case namesake, namesakesCoach, otherAdmin

  static let all: [Viewer] =
    [.owner, .ownerAsCoach] + Scope.allCases.map(coach)
    + [
      .trustedCoach, .trustedCoachAsLifter, .coachWithoutScope, .endedCoach, .formerCoach, .otherCoach,
      .otherLifter, .admin, .idleAdmin, .worker, .visitor, .server, .namesake, .namesakesCoach, .otherAdmin,
    ]

  /// The role that the sign-in takes on.
  var role: String {
    switch self {
    case .owner, .trustedCoachAsLifter, .otherLifter, .namesake: "mm_lifter"
    case .ownerAsCoach, .coach, .trustedCoach, .coachWithoutScope, .endedCoach, .formerCoach, .otherCoach,
      .namesakesCoach:
      "mm_coach"
    case .admin, .idleAdmin, .otherAdmin: "mm_admin"
    case .worker: "mm_worker"
    case .visitor: "mm_visitor"
    case .server: "musclemate_server"
    }
  }

  var isOfOtherTenant: Bool {
    switch self {
    case .namesake, .namesakesCoach, .otherAdmin: true
    default: false
    }
  }

  /// The account's number, of which `World` makes its id; nil for who has none.
  var account: Int? {
    switch self {
    case .owner, .ownerAsCoach, .namesake: 1
    case .coach(let scope): 10 + (Scope.allCases.firstIndex(of: scope) ?? 0)
    case .trustedCoach, .trustedCoachAsLifter, .namesakesCoach: 30
    case .coachWithoutScope: 31
    case .endedCoach: 32
    case .formerCoach: 33
    case .otherCoach: 34
    case .otherLifter: 2
    case .admin, .otherAdmin: 40
    case .idleAdmin: 41
    case .worker, .visitor, .server: nil
    }
  }
}

extension Set<Viewer> {
  static let nobody: Set<Viewer> = []
  static let owner: Set<Viewer> = [.owner, .ownerAsCoach]
  static let ofTenant = Set(Viewer.all.filter { !$0.isOfOtherTenant && $0 != .server })

  /// The owner, and whoever was let into one of the scopes.
  static func opened(by scopes: Scope...) -> Set<Viewer> {
    owner.union(scopes.map(Viewer.coach)).union([.trustedCoach])
  }

  func and(_ others: Viewer...) -> Set<Viewer> { union(others) }
}
