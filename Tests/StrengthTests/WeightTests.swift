import Strength
import Testing

@Suite struct WeightTests {
  @Test func `a pound is 453.59237 grams exactly`() {
    #expect(Weight(thousandths: 1_000, of: .lb)?.nanograms == 453_592_370_000)
    #expect(Weight(thousandths: 100_000, of: .lb)?.grams == 45_359)
    #expect(Weight(thousandths: 225_000, of: .lb)?.thousandths(of: .kg) == 102_058)
    #expect(Weight(thousandths: 100_000, of: .kg)?.thousandths(of: .lb) == 220_462)
    #expect(Weight(thousandths: 20_000, of: .kg)?.value(in: .kg) == 20)
  }

  @Test(arguments: WeightUnit.allCases)
  func `a weight comes back as it was entered`(_ unit: WeightUnit) throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let entered = Int64.random(in: -3_000_000...3_000_000, using: &random)
      let weight = try #require(Weight(thousandths: entered, of: unit))
      #expect(weight.thousandths(of: unit) == entered)
    }
  }

  @Test func `halves are rounded away from zero`() {
    #expect(Weight(nanograms: 1_500_000_000).grams == 2)
    #expect(Weight(nanograms: -1_500_000_000).grams == -2)
    #expect(Weight(nanograms: 1_499_999_999).grams == 1)
  }

  @Test func `weights compare across units, and what does not fit is refused`() throws {
    let pounds = try #require(Weight(thousandths: 100_000, of: .lb))
    let kilograms = try #require(Weight(thousandths: 45_360, of: .kg))
    #expect(pounds < kilograms)
    #expect(Weight(thousandths: .max, of: .kg) == nil)
  }
}
