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

    @Test func aConfigurationOfATextStyleHasItsSize() {
        #expect(UIImage.SymbolConfiguration(textStyle: .largeTitle).pointSize == 34)
        let large = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        #expect(large.pointSize == 17 && large.scale == .large && large.weight == .regular)
    }

    @Test func aConfigurationTakesThePartsThatAnotherOneSpecifies() {
        let small = UIImage.SymbolConfiguration(scale: .small)
        let both = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold).applying(small)
        #expect(both.pointSize == 30 && both.weight == .bold && both.scale == .small)
        let same = both.applying(.unspecified).applying(nil)
        #expect(same.pointSize == 30 && same.weight == .bold && same.scale == .small)
        let none = UIImage.SymbolConfiguration.unspecified
        #expect(none.pointSize == 17 && none.weight == .regular && none.scale == .default)
    }

    @Test func aSymbolAppliesAConfigurationOverItsOwn() throws {
        let symbol = try #require(
            UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        let bold = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
        #expect(bold?.size == CGSize(width: 40, height: 40) && bold?.symbolConfiguration?.weight == .bold)
        let replaced = symbol.withConfiguration(UIImage.SymbolConfiguration(weight: .bold))
        #expect(replaced.size == CGSize(width: 20, height: 20))
    }

    @Test func aSymbolTakesThePartsOfItsViewThatItDoesNotSpecify() throws {
        let symbol = try #require(
            UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(weight: .bold)))
        let shown = symbol.preferring(UIImage.SymbolConfiguration(pointSize: 34, weight: .thin))
        #expect(shown.size == CGSize(width: 40, height: 40) && shown.symbolConfiguration?.weight == .bold)
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        let colored = try host.withCurrent {
            try #require(
                UIImage(
                    systemName: "heart",
                    withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red)))
        }
        #expect(colored.preferring(UIImage.SymbolConfiguration(pointSize: 34)).size.width == 40)
    }
}
