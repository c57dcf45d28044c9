import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Animations of values that layers of the scene's classes have of their own.
@MainActor @Suite struct OwnValueTests {
    /// A layer with properties whose values it keeps under their keys.
    private final class RingLayer: CALayer {
        /// True when changes of the progress are animated, over a second.
        var isAnimated = false
        /// True when those animations begin where the presented copy says.
        var asksPresentation = false
        var drawn: [CGFloat] = []

        var progress: CGFloat {
            get { flipbookProperty(value(forKey: "progress"), as: CGFloat.self) ?? 0 }
            set { setValue(newValue, forKey: "progress") }
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress", isAnimated else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.duration = 1
            if asksPresentation { animation.fromValue = presentation()?.progress ?? progress }
            return animation
        }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            // The type of a value that no accessor converts is that of the layer's.
            drawn.append(value(forKey: "progress") as? CGFloat ?? -1)
        }
    }

    private let fixture = ViewFixture()
    private let layer = RingLayer()

    init() {
        MethodTable.addStatic("newWithLayer:", of: RingLayer.self) { (layer: CALayer) -> Any? in
            RingLayer(layer: layer)
        }
        fixture.host.withCurrent {
            fixture.view.layer.addSublayer(layer)
            layer.progress = 0.1
        }
        fixture.run(0.1)
    }

    private var shown: CGFloat? { fixture.host.withCurrent { layer.presentation()?.progress } }

    private func start(_ change: (CABasicAnimation) -> Void = { _ in }) {
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: "progress")
            (animation.fromValue, animation.toValue, animation.duration) = (0.1, 0.9, 1)
            change(animation)
            layer.add(animation, forKey: "progress")
        }
    }

    @Test func aPresentedCopyHasTheAnimatedValue() throws {
        start()
        fixture.host.withCurrent { layer.progress = 0.9 }
        fixture.run(0.5)
        try fixture.host.withCurrent {
            let copy = try #require(layer.presentation())
            #expect(isNear(copy.progress, 0.5, within: 1e-6) && layer.progress == 0.9)
            #expect(isNear(copy.value(forKey: "progress") as? CGFloat, 0.5, within: 1e-6))
            #expect(copy !== layer && copy.model() === layer && copy.presentation() === copy)
        }
        fixture.run(0.6)
        #expect(shown == 0.9)
    }

    @Test func theValueIsDrawnInTheTypeOfTheLayers() {
        start()
        fixture.run(0.5)
        _ = fixture.seen
        fixture.run(0.6)
        _ = fixture.seen
        #expect(layer.drawn.count == 2 && isNear(layer.drawn.first, 0.5, within: 1e-6))
        #expect(layer.drawn.last == 0.1)
    }

    @Test(arguments: 0..<6) func theTimingIsThatOfOtherProperties(_ number: Int) throws {
        let changes: [(CABasicAnimation) -> Void] = [
            { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) },
            { ($0.fillMode, $0.isRemovedOnCompletion, $0.duration) = (.forwards, false, 0.3) },
            { ($0.fillMode, $0.beginTime) = (.backwards, CACurrentMediaTime() + 0.6) },
            { $0.isAdditive = true },
            { ($0.repeatCount, $0.duration, $0.autoreverses) = (3, 0.3, true) },
            { ($0.fromValue, $0.toValue, $0.byValue) = (nil, nil, 0.4) },
        ]
        start(changes[number])
        fixture.host.withCurrent {
            layer.cornerRadius = 0.1
            let animation = CABasicAnimation(keyPath: "cornerRadius")
            (animation.fromValue, animation.toValue, animation.duration) = (0.1, 0.9, 1)
            changes[number](animation)
            layer.add(animation, forKey: "cornerRadius")
        }
        for _ in 1...4 {
            fixture.run(0.2)
            try fixture.host.withCurrent {
                let copy = try #require(layer.presentation())
                #expect(isNear(copy.progress, copy.cornerRadius, within: 1e-6))
            }
        }
    }

    @Test(arguments: [false, true]) func aSecondChangeBeginsAtTheShownValue(_ asksPresentation: Bool) {
        (layer.isAnimated, layer.asksPresentation) = (true, asksPresentation)
        fixture.host.withCurrent { layer.progress = 0.9 }
        fixture.run(0.5)
        #expect(isNear(shown, 0.5, within: 1e-6))
        fixture.host.withCurrent { layer.progress = 0.1 }
        #expect(isNear(shown, 0.5, within: 1e-6) && layer.progress == 0.1)
        fixture.run(0.5)
        #expect(isNear(shown, 0.3, within: 1e-6))
    }

    @Test func colorsStayObjectsOfTheirKind() {
        fixture.host.withCurrent {
            layer.setValue(UIColor.black, forKey: "ink")
            let animation = CABasicAnimation(keyPath: "ink")
            (animation.fromValue, animation.toValue, animation.duration) = (UIColor.black, UIColor.white, 1)
            layer.add(animation, forKey: nil)
        }
        fixture.run(0.5)
        fixture.host.withCurrent {
            var white: CGFloat = 0
            (layer.presentation()?.value(forKey: "ink") as? UIColor)?.getWhite(&white, alpha: nil)
            #expect(isNear(white, 0.5, within: 1e-6))
        }
    }
}
