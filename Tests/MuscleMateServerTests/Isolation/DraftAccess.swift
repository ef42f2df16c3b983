extension AccessMatrix {
  static let drafts: [TableAccess] = []
}
