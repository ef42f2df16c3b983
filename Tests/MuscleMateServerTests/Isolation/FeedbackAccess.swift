internal import MuscleMateAPI

extension AccessMatrix {
  private static let withTrustedCoach = "\(ownerRow) and coach_id = '\(trustedCoachID)'"

  static let feedback: [TableAccess] = [
    TableAccess(
      "app.notices", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.notices (tenant_id, account_id, id, kind)
        values (1, '\(ownerID)', '\(World.id(903))', 'invite_accepted')
        """,
      select: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.comments", where: ownerRow,
      seed: """
        insert into app.comments (tenant_id, lifter_id, id, workout_id, author_id, text, created_at)
        values (1, '\(ownerID)', '\(World.id(904))', '\(World.id(700))', '\(trustedCoachID)', 'deeper', now())
        """,
      select: .opened(by: .workoutDetails)),
    // How far the trusted coach has read on the owner's workout.
    TableAccess(
      "app.comment_marks", where: "\(ownerRow) and reader_id = '\(trustedCoachID)'",
      seed: """
        insert into app.comment_marks (tenant_id, lifter_id, workout_id, reader_id)
        values (1, '\(ownerID)', '\(World.id(700))', '\(trustedCoachID)')
        """,
      select: [.trustedCoach, .trustedCoachAsLifter]),
    TableAccess(
      "app.conversations", where: withTrustedCoach,
      seed: """
        insert into app.conversations (tenant_id, lifter_id, coach_id, latest_at)
        values (1, '\(ownerID)', '\(trustedCoachID)', now())
        """,
      select: .owner.and(.trustedCoach)),
    TableAccess(
      "app.messages", where: withTrustedCoach,
      seed: """
        insert into app.messages (tenant_id, lifter_id, coach_id, id, is_from_coach, text, created_at)
        values (1, '\(ownerID)', '\(trustedCoachID)', '\(World.id(905))', true, 'hello', now())
        """,
      select: .owner.and(.trustedCoach)),
  ]
}
