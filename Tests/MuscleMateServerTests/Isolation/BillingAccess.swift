extension AccessMatrix {
  static let billing: [TableAccess] = []
}
