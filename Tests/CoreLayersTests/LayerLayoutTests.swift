import Testing
import UIKitHost
import UIKitTestSupport

/// The layout of layers: at the end of the tick, once for all changes.
@MainActor @Suite struct LayerLayoutTests {
    private final class Frame: CALayer {
        let inner = CALayer()
        private(set) var widths: [CGFloat] = []

        override func layoutSublayers() {
            super.layoutSublayers()
            widths.append(bounds.width)
            inner.frame = bounds.insetBy(dx: 10, dy: 10)
        }
    }

    private final class Growing: CALayer {
        override func layoutSublayers() { addSublayer(CALayer()) }
    }

    private final class Framed: UIView {
        private(set) var count = 0

        override class var layerClass: AnyClass { Frame.self }

        override func layoutSubviews() { count += 1 }
    }

    private final class Delegate: NSObject, CALayerDelegate {
        private(set) var sizes: [CGSize] = []

        func layoutSublayers(of layer: CALayer) { sizes.append(layer.bounds.size) }
    }

    private let fixture = ViewFixture()
    private let layer = Frame()

    @Test func aLayerIsLaidOutOnceAtTheEndOfTheTick() {
        fixture.host.withCurrent {
            fixture.view.layer.addSublayer(layer)
            layer.bounds.size = CGSize(width: 100, height: 100)
            layer.bounds.size.width = 200
            layer.setNeedsLayout()
            #expect(layer.widths.isEmpty && layer.needsLayout())
        }
        fixture.run(0.1)
        #expect(layer.widths == [200] && layer.inner.frame.width == 180 && !layer.needsLayout())
        fixture.host.withCurrent { layer.addSublayer(layer.inner) }
        fixture.run(0.1)
        #expect(layer.widths == [200, 200])
    }

    @Test func layoutIfNeededLaysOutFromTheTopmostLayerThatWaits() {
        fixture.host.withCurrent {
            let child = Frame()
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            layer.addSublayer(child)
            child.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
            for _ in 1...2 { child.layoutIfNeeded() }
            #expect(layer.widths == [50] && child.widths == [30])
            child.bounds.size.width = 20
            layer.layoutIfNeeded()
            #expect(layer.widths == [50] && child.widths == [30, 20])
        }
    }

    @Test func aLayerThatAddsLayersInItsLayoutIsLaidOutOnce() {
        let growing = Growing()
        fixture.host.withCurrent { fixture.view.layer.addSublayer(growing) }
        fixture.run(0.1)
        #expect(growing.sublayers?.count == 1)
    }

    @Test func theDelegateLaysOutALayerWhoseFrameWasSetBefore() {
        let (plain, delegate) = (CALayer(), Delegate())
        fixture.host.withCurrent {
            plain.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
            plain.delegate = delegate
            fixture.view.layer.addSublayer(plain)
        }
        fixture.run(0.1)
        #expect(delegate.sizes == [CGSize(width: 50, height: 40)])
    }

    @Test func aViewsLayerIsLaidOutWithItsView() throws {
        let view = Framed(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        let layer = try #require(fixture.host.withCurrent { view.layer as? Frame })
        fixture.host.withCurrent { fixture.view.addSubview(view) }
        fixture.run(0.1)
        #expect(layer.widths == [40])
        #expect(view.count == 1)
        #expect(!layer.needsLayout())
        fixture.host.withCurrent { view.setNeedsLayout() }
        #expect(layer.needsLayout())
        fixture.run(0.1)
        #expect(layer.widths == [40, 40] && view.count == 2)
    }

    @Test func aViewIsNotLaidOutForAnotherLayerWhoseDelegateItIs() {
        let (view, plain) = (Framed(frame: fixture.view.bounds), CALayer())
        fixture.host.withCurrent { fixture.view.addSubview(view) }
        fixture.run(0.1)
        let count = view.count
        fixture.host.withCurrent {
            plain.delegate = view
            fixture.view.layer.addSublayer(plain)
            plain.setNeedsLayout()
        }
        fixture.run(0.1)
        #expect(!plain.needsLayout() && view.count == count)
    }

    @Test func aMaskIsLaidOut() {
        fixture.host.withCurrent {
            layer.frame = fixture.view.bounds
            fixture.view.layer.mask = layer
        }
        fixture.run(0.1)
        #expect(layer.widths == [fixture.view.bounds.width])
    }

    @Test func layersThatAreRenderedAreLaidOut() {
        fixture.host.withCurrent {
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            _ = UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }
        }
        #expect(layer.widths == [50])
    }

    @Test func layoutFollowsTheTransactionThatChangesALayerOnTheScreen() {
        fixture.host.withCurrent {
            layer.frame = fixture.view.bounds
            layer.addSublayer(layer.inner)
            fixture.view.layer.addSublayer(layer)
        }
        fixture.run(0.1)
        fixture.host.withCurrent {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.bounds.size.width = 300
            CATransaction.commit()
            #expect(layer.inner.bounds.width == 280 && layer.inner.animationKeys() == nil)
            layer.bounds.size.width = 200
            #expect(layer.inner.bounds.width == 280)
        }
        fixture.run(0.1)
        #expect(layer.inner.bounds.width == 180)
        #expect(layer.inner.animationKeys()?.contains("bounds") == true)
    }
}
