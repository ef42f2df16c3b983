extension AccessMatrix {
  static let powerlifting: [TableAccess] = []
}
