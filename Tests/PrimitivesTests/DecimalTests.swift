import Primitives
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    ("2.50", "2.5"), ("100", "100"), ("-0.050", "-0.05"), ("0.000", "0"), ("-0", "0"), ("007", "7"),
    ("1e3", "1000"), ("12.5E-1", "1.25"), ("1.25e+1", "12.5"),
    ("0.000000000000000001", "0.000000000000000001"),
    ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
  ])
  func `a number keeps its value in the shortest digits`(_ text: String, _ expected: String) throws {
    let number = try #require(Decimal(text))
    #expect(number.description == expected)
    #expect(Decimal(number.description) == number)
  }

  @Test(arguments: [
    "", "-", ".", ".5", "5.", "+5", "1,5", " 1", "1 ", "1e", "1e+", "--1", "NaN", "inf", "0x10",
    "9223372036854775808",
    "1e19", "1e9999999", "0.0000000000000000001",
  ])
  func `what is no number or does not fit is refused`(_ text: String) {
    #expect(Decimal(text) == nil)
  }

  @Test(arguments: [
    ("74.99999999999999", 3, "75"), ("102.058283", 3, "102.058"), ("-2.5", 0, "-3"), ("2.4999", 0, "2"),
    ("0.922337203685477581", 0, "1"), ("7", 3, "7"), ("0.0005", 3, "0.001"),
  ])
  func `rounding goes half away from zero`(_ text: String, _ places: Int, _ expected: String) throws {
    let number = try #require(Decimal(text))
    #expect(number.rounded(to: places).description == expected)
  }

  @Test func `order is exact across scales`() throws {
    let numbers = try [
      "-1.5", "-1.25", "0", "0.001", "0.01", "2", "2.000000000000000001", "9223372036854775807",
    ]
    .map { try #require(Decimal($0)) }
    #expect(numbers.shuffled().sorted() == numbers)
  }
}
