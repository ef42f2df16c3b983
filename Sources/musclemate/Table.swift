/// Prints a list: a head line with the columns' names, then a line for each row, all separated by tabs.
func printTable(_ head: [String], _ rows: [[String]]) {
  for row in [head] + rows { print(row.joined(separator: "\t")) }
}
