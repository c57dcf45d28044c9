import Testing
import UIKitHost
import UIKitTestSupport

/// Curves through keyframes in the form of Kochanek and Bartels.
@MainActor @Suite struct CubicKeyframeTests {
    /// The parameters at the two values around the moment of a test, and the number there.
    struct Case: Sendable {
        let tension: [Double]
        let continuity: [Double]
        let bias: [Double]
        let number: Double
    }

    let fixture = ViewFixture()

    /// Returns a layer with an animation through four values in 3 s, a quarter of the way after the second.
    private func layer(_ keyPath: String, _ values: [Any], _ prepare: (CAKeyframeAnimation) -> Void)
        -> CALayer
    {
        let layer = fixture.host.withCurrent {
            let (layer, animation) = (CALayer(), CAKeyframeAnimation(keyPath: keyPath))
            animation.values = values
            (animation.calculationMode, animation.duration) = (.cubic, 3)
            prepare(animation)
            fixture.view.layer.addSublayer(layer)
            layer.add(animation, forKey: nil)
            return layer
        }
        fixture.run(1.25)
        return layer
    }

    // The ways are 40, -20 and 40. At a quarter, Hermite's polynomials are 10/64 for the way, and 9/64 and
    // -3/64 for the tangents. These are 0 and 0, -20 and -20, 40 and -20, 40 and 40, 8.125 and 50.625: the
    // last are (0.75 * 1.5 * 40 - 1.25 * 0.5 * 20) / 4 and (1.5 * 1.25 * 40 - 0.5 * 0.75 * 20) * 3 / 4.
    @Test(arguments: [
        Case(tension: [0, 1, 1], continuity: [], bias: [], number: 36.875),
        Case(tension: [], continuity: [0, -1, -1, 0], bias: [], number: 35),
        Case(tension: [], continuity: [], bias: [0, 1, 1], number: 43.4375),
        Case(tension: [], continuity: [0, 1, 1], bias: [], number: 40.625),
        Case(
            tension: [0, 0.5, -0.5], continuity: [0, -0.25, 0.5], bias: [0, 0.5, -0.25], number: 35.64453125),
    ])
    func theCurveHasTheTangentsOfKochanekAndBartels(_ form: Case) {
        let layer = layer("position.x", [0, 40, 20, 60]) { animation in
            animation.tensionValues = form.tension.map { NSNumber(value: $0) }
            animation.continuityValues = form.continuity.map { NSNumber(value: $0) }
            animation.biasValues = form.bias.map { NSNumber(value: $0) }
        }
        fixture.host.withCurrent {
            #expect(isNear(layer.presentation()?.position.x, form.number, within: 1e-6))
        }
        #expect(fixture.host.failure == nil)
    }

    @Test func zerosAreTheCurveOfCatmullAndRom() {
        let zeros = layer("position.x", [0, 40, 20, 60]) { animation in
            animation.tensionValues = [0, 0, 0, 0]
            animation.biasValues = [0, 0, 0, 0]
        }
        fixture.host.withCurrent { #expect(isNear(zeros.presentation()?.position.x, 37.8125, within: 1e-6)) }
    }

    @Test func eachNumberOfAValueFollowsItsOwnCurve() {
        let points = [(0, 0), (40, 20), (20, 10), (60, 30)].map { CGPoint(x: $0.0, y: $0.1) }
        let bend = { (animation: CAKeyframeAnimation) in animation.biasValues = [0, 1, 1] }
        let moved = layer("position", points, bend)
        fixture.host.withCurrent {
            #expect(isNear(moved.presentation()?.position, 43.4375, 21.71875, within: 1e-6))
        }
        let rects = points.map { CGRect(origin: .zero, size: CGSize(width: $0.x, height: $0.y)) }
        let grown = layer("bounds", rects, bend)
        fixture.host.withCurrent {
            #expect(isNear(grown.presentation()?.bounds.width, 43.4375, within: 1e-6))
            #expect(isNear(grown.presentation()?.bounds.height, 21.71875, within: 1e-6))
        }
        let shifted = layer("transform", points.map { CATransform3DMakeTranslation($0.x, $0.y, 0) }, bend)
        fixture.host.withCurrent {
            let transform = shifted.presentation()?.transform
            #expect(isNear(transform?.m41, 43.4375, within: 1e-6) && isNear(transform?.m11, 1, within: 1e-6))
        }
    }

    /// The lengths are 40, 20 and 40 of 100: half of the time is half of the second way.
    @Test func aPacedCurveHasTheForm() {
        let layer = layer("position.x", [0, 40, 20, 60]) { animation in
            (animation.calculationMode, animation.duration) = (.cubicPaced, 2.5)
            animation.tensionValues = [1, 1, 1, 1]
        }
        fixture.host.withCurrent { #expect(isNear(layer.presentation()?.position.x, 30, within: 1e-6)) }
    }

    @Test func aCopyKeepsTheFormAndNamesSetIt() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        fixture.host.withCurrent {
            animation.setValue([0, 1], forKey: "tensionValues")
            animation.setValue([0.5], forKey: "biasValues")
            animation.continuityValues = [-1]
        }
        let copy = fixture.host.withCurrent { animation.copy() as? CAKeyframeAnimation }
        #expect(copy?.tensionValues?.map(\.doubleValue) == [0, 1])
        #expect(copy?.biasValues?.map(\.doubleValue) == [0.5])
        #expect(copy?.continuityValues?.map(\.doubleValue) == [-1])
    }
}
