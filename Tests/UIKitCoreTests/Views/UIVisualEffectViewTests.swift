import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIVisualEffectViewTests {
    @Test(arguments: [(UIBlurEffect.Style.extraLight, 0.9, 1.0), (.dark, 0.0, 0.3)])
    func aBlurIsAVeilInTheColorOfItsStyle(_ style: UIBlurEffect.Style, _ least: Double, _ most: Double) throws
    {
        let fixture = ViewFixture()
        let veil = UIVisualEffectView(effect: UIBlurEffect(style: style))
        veil.frame = fixture.view.bounds
        veil.accessibilityIdentifier = "veil"
        let label = UILabel(frame: veil.bounds)
        label.text = "in front"
        fixture.host.withCurrent {
            fixture.view.addSubview(veil)
            veil.contentView.addSubview(label)
        }
        let fills = { fixture.host.picture().layer(named: "veil").map(Self.fills) ?? [] }
        let color = try #require(fills().first)
        #expect((least...most).contains(color.red) && color.alpha > 0.5 && color.alpha < 1)
        #expect(fixture.host.picture().texts.map(\.string) == ["in front"])
        veil.effect = nil
        #expect(fills().isEmpty)
    }

    /// Returns the visible colors of a layer and its descendants.
    private static func fills(_ layer: Layer) -> [Color] {
        layer.contents.compactMap { if case .fill(_, let color) = $0, color.alpha > 0 { color } else { nil } }
            + layer.children.flatMap(fills)
    }
}
