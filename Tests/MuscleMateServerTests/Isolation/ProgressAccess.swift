extension AccessMatrix {
  static let progress: [TableAccess] = []
}
