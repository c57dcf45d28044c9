import Testing
import UIKitHost
import UIKitTestSupport

/// Animations of properties that code has left nil.
@MainActor @Suite struct UnsetValueTests {
    private let run = ViewFixture()
    private let gradient = CAGradientLayer()
    private let card = CALayer()

    private func animate(_ layer: CALayer, _ key: String, _ from: Any?, _ to: Any, asKeyframes: Bool) {
        let (basic, frames) = (CABasicAnimation(keyPath: key), CAKeyframeAnimation(keyPath: key))
        (basic.fromValue, basic.toValue) = (from, to)
        frames.values = [from, to].compactMap(\.self)
        let animation: CAPropertyAnimation = asKeyframes ? frames : basic
        animation.duration = 1
        layer.add(animation, forKey: key)
    }

    private func path(_ width: CGFloat) -> CGPath {
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: 10)).cgPath
    }

    @Test(arguments: [false, true]) func theyRunBetweenTheirOwnValues(asKeyframes: Bool) throws {
        run.host.withCurrent {
            for layer in [gradient, card] { run.view.layer.addSublayer(layer) }
            animate(gradient, "locations", [-1, -0.5, 0], [1, 1.5, 2], asKeyframes: asKeyframes)
            let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
            animate(gradient, "colors", [red, blue], [blue, blue], asKeyframes: asKeyframes)
            animate(card, "shadowPath", path(10), path(30), asKeyframes: asKeyframes)
        }
        run.run(0.5)
        try run.host.withCurrent {
            let shown = try #require(gradient.presentation())
            let places = (shown.locations ?? []).map(\.doubleValue)
            #expect(places.count == 3 && zip(places, [0, 0.5, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
            let colors = (shown.colors ?? []).map { UIColor(cgColor: $0 as! CGColor) }
            var (red, blue): (CGFloat, CGFloat) = (0, 0)
            colors.first?.getRed(&red, green: nil, blue: &blue, alpha: nil)
            #expect(colors.count == 2 && abs(red - 0.5) < 1e-6 && abs(blue - 0.5) < 1e-6)
            let width = card.presentation()?.shadowPath?.boundingBox.width ?? 0
            #expect(abs(width - 20) < 1e-6)
            #expect(gradient.locations == nil && gradient.colors == nil && card.shadowPath == nil)
        }
    }

    @Test func oneWithoutAFirstValueLeavesTheShadowsOutline() {
        run.host.withCurrent {
            run.view.layer.addSublayer(card)
            animate(card, "shadowPath", nil, path(30), asKeyframes: false)
        }
        run.run(0.5)
        run.host.withCurrent { #expect(card.presentation()?.shadowPath == nil) }
    }
}
