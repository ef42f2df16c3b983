extension AccessMatrix {
  static let queue: [TableAccess] = []
}
