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

    /// Returns an effect view that covers the view of a fixture, and what it shows.
    private static func covered(
        _ fixture: ViewFixture, _ effect: UIVisualEffect?
    ) -> (view: UIVisualEffectView, layer: () -> Layer?) {
        let view = UIVisualEffectView(effect: effect)
        view.frame = fixture.view.bounds
        view.accessibilityIdentifier = "veil"
        fixture.host.withCurrent { fixture.view.addSubview(view) }
        return (view, { fixture.host.picture().layer(named: "veil") })
    }

    /// The radii of Apple's sample UIImage+ImageEffects.
    @Test(arguments: [(UIBlurEffect.Style.light, 30.0), (.extraLight, 20), (.dark, 20)])
    func aBlurHasTheRadiusOfItsStyle(_ style: UIBlurEffect.Style, _ radius: Double) {
        let veil = Self.covered(ViewFixture(), UIBlurEffect(style: style))
        #expect(veil.layer().map(Self.backdrops) == [Backdrop(radius: radius, saturation: 1.8)])
        veil.view.effect = nil
        #expect(veil.layer().map(Self.backdrops)?.isEmpty != false)
    }

    /// Code that wants a weaker blur stops a property animator on its way from no effect.
    @Test func anAnimatorStopsABlurOnItsWay() throws {
        let fixture = ViewFixture()
        let veil = Self.covered(fixture, nil)
        let animator = fixture.host.withCurrent {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                veil.view.effect = UIBlurEffect(style: .dark)
            }
            animator.fractionComplete = 0.25
            return animator
        }
        let backdrop = try #require(veil.layer().map(Self.backdrops)?.first)
        #expect(abs(backdrop.radius - 5) < 1e-9 && abs(backdrop.saturation - 1.2) < 1e-9)
        let color = try #require(veil.layer().map(Self.fills)?.first)
        #expect(abs(color.alpha - 0.73 / 4) < 1e-9)
        fixture.host.withCurrent { animator.fractionComplete = 0 }
        #expect(veil.layer().map(Self.backdrops)?.isEmpty != false)
    }

    @Test func aMaterialFollowsTheInterfaceStyle() throws {
        let veil = Self.covered(ViewFixture(), UIBlurEffect(style: .systemMaterial))
        let light = try #require(veil.layer().map(Self.fills)?.first)
        veil.view.overrideUserInterfaceStyle = .dark
        let dark = try #require(veil.layer().map(Self.fills)?.first)
        #expect(light.red > 0.9 && dark.red < 0.2)
    }

    @Test(arguments: [(UIBlurEffect.Style.extraLight, 0.0), (.dark, 1.0)])
    func vibrantContentHasTheColorOfTheMaterial(_ style: UIBlurEffect.Style, _ white: Double) throws {
        let fixture = ViewFixture()
        let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style), style: .secondaryLabel)
        let veil = Self.covered(fixture, vibrancy)
        let label = UILabel(frame: veil.view.bounds)
        (label.text, label.textColor) = ("vibrant", .red)
        fixture.host.withCurrent { veil.view.contentView.addSubview(label) }
        let color = try #require(fixture.host.picture().texts.first?.color)
        #expect(color == Color(red: white, green: white, blue: white))
        #expect(veil.layer().map(Self.opacities)?.contains(0.6) == true)
        veil.view.effect = nil
        #expect(fixture.host.picture().texts.first?.color == Color(red: 1, green: 0, blue: 0))
    }

    /// Returns the opacities of a layer and its descendants.
    private static func opacities(_ layer: Layer) -> [CGFloat] {
        [layer.opacity] + layer.children.flatMap(opacities)
    }

    /// Returns the blurs in a layer and its descendants.
    private static func backdrops(_ layer: Layer) -> [Backdrop] {
        layer.contents.compactMap { if case .backdrop(_, let backdrop) = $0 { backdrop } else { nil } }
            + layer.children.flatMap(backdrops)
    }

    /// Returns the visible colors of a layer and its descendants.
    private static func fills(_ layer: Layer) -> [Color] {
        layer.contents.compactMap { if case .fill(_, let color) = $0, color.alpha > 0 { color } else { nil } }
            + layer.children.flatMap(fills)
    }
}
