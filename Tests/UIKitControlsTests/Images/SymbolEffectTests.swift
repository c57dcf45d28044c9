import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Effects on the symbols of image views.
@MainActor @Suite struct SymbolEffectTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let view: UIImageView

    init() {
        let host = host
        view = host.withCurrent {
            let view = UIImageView(image: UIImage(systemName: "star.fill"))
            view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
            view.accessibilityIdentifier = "view"
            host.window.addSubview(view)
            return view
        }
        host.advance(by: 0)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// The symbol as the picture shows it.
    private var symbol: Layer? { host.picture().layer(named: "view")?.children.first }

    /// The factor by which the symbol is larger than without an effect.
    private func scale(to plain: Layer?) -> CGFloat {
        guard let symbol, let plain else { return 0 }
        func area(_ layer: Layer) -> CGFloat {
            abs(layer.transform.a * layer.transform.d - layer.transform.b * layer.transform.c)
        }
        return (area(symbol) / area(plain)).squareRoot()
    }

    @Test func aBounceGrowsAndReturns() {
        let plain = symbol
        var finished = 0
        host.withCurrent { view.addSymbolEffect(.bounce) { _ in finished += 1 } }
        run(0.1)
        #expect(scale(to: plain) > 1.1)
        run(1)
        #expect(symbol == plain && finished == 1 && view.transform.isIdentity)
    }

    @Test func anEffectRunsAsOftenAsItsOptionsSay() {
        let plain = symbol
        host.withCurrent { view.addSymbolEffect(.bounce, options: .repeat(2).speed(0.5)) }
        run(1.5)
        #expect(scale(to: plain) > 1.1)
        run(1.5)
        #expect(symbol == plain)
    }

    @Test func aPulseGoesOnUntilItIsRemoved() {
        let plain = symbol
        host.withCurrent { view.addSymbolEffect(.pulse) }
        run(0.8 + 1.6 * 2)
        #expect(abs((symbol?.opacity ?? 0) - 0.3) < 0.01)
        host.withCurrent { view.removeSymbolEffect(ofType: .pulse) }
        run(0.5)
        #expect(symbol == plain)
    }

    @Test func aScaleStaysAndFadesWhenItIsRemoved() {
        let plain = symbol
        host.withCurrent { view.addSymbolEffect(.scale.down) }
        run(2)
        #expect(abs(scale(to: plain) - 0.8) < 1e-6)
        host.withCurrent { view.removeAllSymbolEffects(animated: false) }
        #expect(symbol == plain)
    }

    @Test func aSymbolThatDisappearsComesBackWithAnother() {
        host.withCurrent { view.addSymbolEffect(.disappear) }
        run(1)
        #expect(symbol?.opacity == 0)
        host.withCurrent { view.removeAllSymbolEffects() }
        run(1)
        #expect(symbol?.opacity == 1)
    }

    @Test func aSymbolThatDisappearedAppearsByTheOppositeEffect() {
        host.withCurrent { view.addSymbolEffect(.disappear) }
        run(1)
        host.withCurrent { view.addSymbolEffect(.appear) }
        run(1)
        #expect(symbol?.opacity == 1)
    }

    @Test func anotherSymbolGrowsWhereTheOldOneShrank() {
        let star = symbol
        var finished = 0
        host.withCurrent {
            view.setSymbolImage(UIImage(systemName: "heart.fill")!, contentTransition: .replace) { _ in
                finished += 1
            }
        }
        run(0.1)
        #expect(
            scale(to: star) < 0.9 && symbol?.contents == star?.contents && symbol?.children == star?.children)
        run(0.5)
        #expect(symbol?.opacity == 1 && symbol != star && finished == 1)
        #expect(host.warnings.isEmpty)
    }

    /// The opacities of the lines of the symbol, from the outermost wave of a signal inward.
    private var opacities: [Double] {
        func opacities(_ layer: Layer) -> [Double] {
            let own = layer.contents.compactMap { content -> Double? in
                if case .stroke(_, let color, _) = content { color.alpha } else { nil }
            }
            return own + layer.children.flatMap(opacities)
        }
        return symbol.map(opacities) ?? []
    }

    @Test func aVariableColorLightsTheWavesOfASignalFromTheInnermost() {
        host.withCurrent {
            view.image = UIImage(systemName: "wifi")
            view.addSymbolEffect(.variableColor.cumulative)
        }
        run(0.72)
        // After 0.6 of 1.2 s three of the four parts are lit: two waves and the dot.
        #expect(opacities.map { $0 > 0.9 } == [false, true, true, true])
        host.withCurrent { view.removeAllSymbolEffects(animated: false) }
        #expect(opacities == [1])
    }

    @Test func anIterativeVariableColorLightsOneWaveAfterTheOther() {
        host.withCurrent {
            view.image = UIImage(systemName: "wifi")
            view.addSymbolEffect(.variableColor.iterative.hideInactiveLayers)
        }
        run(0.48)
        // The second part, the innermost wave, alone.
        #expect(opacities.filter { $0 > 0.1 }.count == 1 && opacities.contains { $0 > 0.9 })
        #expect(host.warnings.isEmpty)
    }

    @Test func aSymbolIsDrawnLineByLine() {
        host.withCurrent {
            view.image = UIImage(systemName: "wifi")
            view.addSymbolEffect(.drawOn)
        }
        #expect(opacities.isEmpty)
        run(0.35)
        #expect((1...3).contains(opacities.count))
        run(1)
        #expect(opacities.count == 4)
        host.withCurrent { view.addSymbolEffect(.drawOff) }
        run(1)
        #expect(opacities.isEmpty)
        host.withCurrent { view.addSymbolEffect(.drawOn, animated: false) }
        #expect(opacities == [1, 1, 1, 1])
    }
}
