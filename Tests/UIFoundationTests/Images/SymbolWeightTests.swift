import Testing
import UIKitHost

@testable import UIFoundation

@MainActor @Suite struct SymbolWeightTests {
    @Test(arguments: [
        (UIImage.SymbolWeight.ultraLight, UIFont.Weight.ultraLight), (.regular, .regular),
        (.semibold, .semibold), (.black, .black),
    ])
    func symbolsHaveTheWeightsOfFonts(_ symbol: UIImage.SymbolWeight, _ font: UIFont.Weight) {
        #expect(symbol.fontWeight() == font && font.symbolWeight() == symbol)
        #expect(UIImage.SymbolConfiguration(weight: symbol).weight == font)
    }

    @Test func aWeightBetweenTwoIsTheNearer() {
        #expect(UIFont.Weight(rawValue: 0.39).symbolWeight() == .bold)
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    }
}
