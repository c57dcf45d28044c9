import Testing
import UIKitHost

@Suite struct UIColorTests {
    func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha]
    }

    @Test func namedColorsHaveApplesValues() {
        #expect(components(.green) == [0, 1, 0, 1])
        #expect(components(.brown) == [0.6, 0.4, 0.2, 1])
        #expect(components(.purple) == [0.5, 0, 0.5, 1])
        #expect(components(.lightGray)[0] == 2.0 / 3)
        #expect(components(.clear) == [0, 0, 0, 0])
        #expect(components(.systemBlue) == [0, 122.0 / 255, 1, 1])
    }

    @Test func equalComponentsMakeEqualColors() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
        #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    }

    @Test func huesGoRoundTheWheel() {
        let wheel: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]
        for (sixth, expected) in wheel.enumerated() {
            let color = UIColor(hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1)
            #expect(zip(components(color), components(expected)).allSatisfy { abs($0 - $1) < 1e-12 })
        }
    }

    @Test func withoutSaturationAHueIsGray() {
        #expect(UIColor(hue: 0.4, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor.gray.getWhite(&white, alpha: &alpha) && white == 0.5)
        #expect(!UIColor.red.getWhite(nil, alpha: nil))
    }

    @Test func theDescriptionIsUIKits() {
        #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
    }
}
