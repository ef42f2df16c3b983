extension AccessMatrix {
  static let factors: [TableAccess] = []
}
