internal import Postgres

/// Notices that are due at a certain time. Each is sent once for a workout, a day or a week, however often a job runs, and
/// only to users who want it (app.wants).
enum Reminders: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []

  static let jobs: [Job] = [
    Job(
      "remind_of_workouts", "Reminds of planned workouts", schedule: JobSchedule("* * * * *")
    ) { try await $0.maintenanceBatches("remind_of_workouts") },
    Job(
      "motivate", "Sends the daily message to those who asked for one, from 8 o'clock where they live",
      schedule: JobSchedule("*/15 * * * *")
    ) { try await $0.maintenanceBatches("motivate") },
    Job(
      "sum_up_weeks", "Emails lifters what their week was like, from 9 o'clock on the first day of the next",
      schedule: JobSchedule("10 * * * *")
    ) { try await $0.maintenanceBatches("sum_up_weeks") },
    Job(
      "sum_up_clients", "Emails coaches what the week of their clients was like",
      schedule: JobSchedule("20 * * * *")
    ) { try await $0.maintenanceBatches("sum_up_clients", batch: 50) },
  ]
}
