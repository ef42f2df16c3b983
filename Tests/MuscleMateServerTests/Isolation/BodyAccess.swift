extension AccessMatrix {
  static let body: [TableAccess] = []
}
