import Testing
import UIKitHost
import UIKitTestSupport

/// Animations of a transform by numbers.
@MainActor @Suite struct ValueFunctionTests {
    private let fixture = ViewFixture()

    private func animate(_ name: CAValueFunctionName, _ from: Any, _ to: Any) -> CGAffineTransform? {
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: "transform")
            animation.valueFunction = CAValueFunction(name: name)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            fixture.view.layer.add(animation, forKey: nil)
        }
        fixture.run(0.25)
        return fixture.host.withCurrent { fixture.view.layer.presentation()?.affineTransform() }
    }

    @Test func aWholeTurnPassesThroughAQuarter() throws {
        let seen = try #require(animate(.rotateZ, 0, 2 * Double.pi))
        #expect(abs(seen.a) < 1e-9 && abs(seen.b - 1) < 1e-9)
    }

    @Test func aScaleTakesThreeNumbers() throws {
        let seen = try #require(animate(.scale, [1, 1, 1], [3, 5, 1]))
        #expect(abs(seen.a - 1.5) < 1e-9 && abs(seen.d - 2) < 1e-9)
    }

    @Test func aTranslationMovesAlongItsAxis() throws {
        let seen = try #require(animate(.translateX, 0, 40))
        #expect(abs(seen.tx - 10) < 1e-9 && seen.ty == 0)
    }

    @Test func numbersThatDoNotFitChangeNothing() throws {
        #expect(animate(.scale, 1, 2) == .identity)
    }
}
