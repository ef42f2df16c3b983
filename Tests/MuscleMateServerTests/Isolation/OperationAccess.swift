extension AccessMatrix {
  static let operation: [TableAccess] = []
}
