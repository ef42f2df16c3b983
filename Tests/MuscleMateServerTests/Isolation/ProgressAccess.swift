internal import MuscleMateAPI

extension AccessMatrix {
  static let progress: [TableAccess] = [
    // Made by the trigger, from the sets of the training.
    TableAccess(
      "app.records", where: "\(ownerRow) and lift = 'squat' and kind = 'e1rm'",
      select: .opened(by: .mainLifts, .allLifts))
  ]
}
