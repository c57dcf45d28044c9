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
        let lightGray: CGFloat = 2.0 / 3
        #expect(components(.lightGray)[0] == lightGray)
        #expect(components(.clear) == [0, 0, 0, 0])
        let green: CGFloat = 122.0 / 255
        #expect(components(.systemBlue) == [0, green, 1, 1])
    }

    /// The values of the Human Interface Guidelines of June 9, 2025, and those until iOS 12.
    @Test @MainActor func systemColorsAreThoseOfTheLook() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        func bytes(_ color: UIColor, _ look: SystemLook, isDark: Bool = false) -> [CGFloat] {
            host.look = look
            return host.withCurrent {
                let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
                return components(color.resolvedColor(with: traits)).map { ($0 * 255).rounded() }
            }
        }
        #expect(bytes(.systemBlue, .iOS26) == [0, 136, 255, 255])
        #expect(bytes(.systemBlue, .iOS26, isDark: true) == [0, 145, 255, 255])
        #expect(bytes(.systemBlue, .iOS18) == [0, 122, 255, 255])
        #expect(bytes(.systemIndigo, .iOS26) == [97, 85, 245, 255])
        #expect(bytes(.systemGreen, .iOS12) == [76, 217, 100, 255])
        #expect(bytes(.systemGray, .iOS26) == [142, 142, 147, 255])
        host.look = .iOS26
        #expect(
            host.withCurrent { components(.systemRed).map { ($0 * 255).rounded() } } == [255, 56, 60, 255])
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

    @Test(arguments: [
        (CGFloat(0), CGFloat(1), CGFloat(1)), (0.25, 0.5, 0.75), (0.6, 0.2, 0.9), (0.95, 1, 0.5), (0, 0, 0.5),
        (0, 0, 0),
    ])
    func hueSaturationAndBrightnessAreThoseThatMadeTheColor(_ h: CGFloat, _ s: CGFloat, _ b: CGFloat) {
        var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        let color = UIColor(hue: h, saturation: s, brightness: b, alpha: 0.5)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(
            abs(hue - h) < 1e-9 && abs(saturation - s) < 1e-9 && abs(brightness - b) < 1e-9 && alpha == 0.5)
    }

    @Test func theDescriptionIsUIKits() {
        #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
    }
}
