import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Animations of properties that classes of layers store and expose to Objective-C.
@MainActor @Suite struct StoredPropertyTests {
    /// The lengths that layers and their copies have drawn.
    private final class Log {
        var lengths: [CGFloat] = []
    }

    private final class BarLayer: CALayer {
        let log: Log
        var changes = 0
        /// The property, which an `@objc` of a scene adds to the table of names.
        var length: CGFloat = 10 { didSet { changes += 1 } }

        init(log: Log) {
            self.log = log
            super.init()
        }

        override init(layer: Any) {
            let other = layer as? BarLayer
            (log, length) = (other?.log ?? Log(), other?.length ?? 0)
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) { fatalError("There is no archive.") }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "length" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            log.lengths.append(length)
            ctx.fill(CGRect(x: 0, y: 0, width: length, height: 5))
        }
    }

    private let fixture = ViewFixture()
    private let layer: BarLayer

    init() {
        MethodTable.addProperty("length", \BarLayer.length)
        MethodTable.addStatic("newWithLayer:", of: BarLayer.self) { (layer: CALayer) -> Any? in
            BarLayer(layer: layer)
        }
        let layer = fixture.host.withCurrent { BarLayer(log: Log()) }
        self.layer = layer
        fixture.host.withCurrent {
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            fixture.view.layer.addSublayer(layer)
        }
        fixture.run(0.1)
    }

    private func start() {
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: "length")
            (animation.toValue, animation.duration) = (50, 1)
            layer.add(animation, forKey: nil)
        }
        fixture.run(0.5)
    }

    @Test func aCopyDrawsTheAnimatedValue() {
        start()
        let drawn = fixture.seen?.children.first?.children.first
        #expect(layer.log.lengths.map { $0.rounded() } == [30])
        #expect(drawn?.clip == .rectangle(layer.bounds))
        // The observers of the layer's own property saw no change.
        #expect(layer.length == 10 && layer.changes == 0)
        fixture.run(0.6)
        _ = fixture.seen
        #expect(layer.log.lengths.last == 10)
    }

    @Test func aPresentedCopyHasTheAnimatedValue() {
        start()
        fixture.host.withCurrent {
            #expect(isNear(layer.presentation()?.length, 30, within: 1e-6))
            #expect(isNear(layer.presentation()?.value(forKey: "length") as? CGFloat, 30, within: 1e-6))
        }
    }

    @Test func thePropertyIsReadAndSetByItsName() {
        fixture.host.withCurrent {
            #expect(layer.value(forKey: "length") as? CGFloat == 10)
            layer.setValue(20, forKey: "length")
            #expect(layer.length == 20 && layer.changes == 1)
        }
    }
}
