import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Views whose layers are of a class of the scene's own.
@MainActor @Suite struct LayerClassTests {
    private final class RingLayer: CAShapeLayer {
        private(set) var isMadeByInit = false

        override init() {
            super.init()
            (isMadeByInit, lineWidth) = (true, 10)
        }

        required init?(coder: NSCoder) { fatalError("There is no archive.") }
    }

    private final class RingView: UIView {
        override class var layerClass: AnyClass { RingLayer.self }
    }

    private final class DrawnLayer: CALayer {
        var drawnWidths: [CGFloat] = []

        override func draw(in ctx: CGContext) {
            drawnWidths.append(bounds.width)
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private final class DrawnView: UIView {
        override class var layerClass: AnyClass { DrawnLayer.self }
    }

    private final class Painting: UIView {
        var count = 0
        var preparedLayers: [CALayer] = []

        override func layerWillDraw(_ layer: CALayer) { preparedLayers.append(layer) }

        override func draw(_ rect: CGRect) { count += 1 }
    }

    private final class Painter: NSObject, CALayerDelegate {
        var log: [String] = []

        func layerWillDraw(_ layer: CALayer) { log.append("prepare") }

        func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
    }

    private final class NotingLayer: CALayer {
        static var log: [String] = []

        override init() {
            super.init()
            Self.log.append("init")
        }

        required init?(coder: NSCoder) { fatalError("There is no archive.") }

        override func layoutSublayers() {
            super.layoutSublayers()
            Self.log.append("layout")
        }

        override func display() {
            Self.log.append("display")
            super.display()
        }

        override func draw(in ctx: CGContext) { Self.log.append("draw") }
    }

    private final class NotingView: UIView {
        override class var layerClass: AnyClass { NotingLayer.self }
    }

    /// A layer with a view that has a layer of its own class, too.
    private final class NestLayer: CALayer {
        let inner = RingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    private final class NestView: UIView {
        override class var layerClass: AnyClass { NestLayer.self }
    }

    private let fixture = ViewFixture()

    @Test func theFunctionsOfALayerClassAreCalledWithoutAnyAccess() {
        NotingLayer.log = []
        fixture.host.withCurrent {
            let view = NotingView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
            #expect(NotingLayer.log == ["init"])
            fixture.view.addSubview(view)
        }
        fixture.run(0.1)
        #expect(NotingLayer.log.contains("layout"))
        _ = fixture.seen
        #expect(NotingLayer.log.suffix(2) == ["display", "draw"])
        #expect(NotingLayer.log.count(where: { $0 == "init" }) == 1)
    }

    @Test func theViewsOfALayerHaveLayersOfTheirOwn() throws {
        try fixture.host.withCurrent {
            let view = NestView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
            let layer = try #require(view.layer as? NestLayer)
            #expect(layer.bounds.size == view.bounds.size && layer.delegate === view)
            #expect(layer.inner.layer.bounds.size == layer.inner.bounds.size)
        }
    }

    @Test func aViewMakesItsLayerWithInit() throws {
        try fixture.host.withCurrent {
            let view = RingView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
            let layer = try #require(view.layer as? RingLayer)
            #expect(layer.isMadeByInit && layer.lineWidth == 10)
            #expect(layer.bounds.size == CGSize(width: 20, height: 30) && layer.delegate === view)
        }
    }

    @Test func theLayerOfAViewDrawsItself() throws {
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
        let layer = try #require(fixture.host.withCurrent { view.layer as? DrawnLayer })
        fixture.host.withCurrent { fixture.view.addSubview(view) }
        let drawn = try #require(fixture.seen?.children.first?.children.first)
        #expect(drawn.clip == .rectangle(view.bounds) && layer.drawnWidths == [20])
        fixture.run(0.1)
        _ = fixture.seen
        #expect(layer.drawnWidths == [20])
        layer.setNeedsDisplay()
        _ = fixture.seen
        #expect(layer.drawnWidths == [20, 20])
    }

    @Test func aLayerThatNeedsDisplayHasItsViewDraw() {
        let view = Painting(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
        fixture.host.withCurrent { fixture.view.addSubview(view) }
        for count in 1...3 {
            _ = fixture.seen
            _ = fixture.seen
            #expect(view.count == count)
            fixture.host.withCurrent { view.layer.setNeedsDisplay() }
        }
    }

    @Test func theDelegatePreparesALayerBeforeEachOfItsDrawings() {
        let (layer, painter) = (CALayer(), Painter())
        fixture.host.withCurrent {
            layer.frame = fixture.view.bounds
            layer.delegate = painter
            fixture.view.layer.addSublayer(layer)
        }
        for _ in 1...2 { _ = fixture.seen }
        #expect(painter.log == ["prepare", "draw"])
        fixture.host.withCurrent { layer.setNeedsDisplay() }
        _ = fixture.seen
        #expect(painter.log == ["prepare", "draw", "prepare", "draw"])
    }

    @Test func aViewPreparesItsLayerBeforeItDraws() {
        let view = Painting(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
        fixture.host.withCurrent {
            view.layer.cornerRadius = 5
            fixture.view.addSubview(view)
        }
        for _ in 1...2 { _ = fixture.seen }
        #expect(view.count == 1 && view.preparedLayers == [view.layer])
    }

    private final class AngleLayer: CALayer {
        var drawn: [Double] = []

        var angle: Double {
            get { value(forKey: "angle") as? Double ?? 0 }
            set { setValue(newValue, forKey: "angle") }
        }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "angle" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) { drawn.append(angle.rounded()) }
    }

    @Test func anAnimatedValueIsDrawnInEachPicture() {
        let layer = AngleLayer()
        fixture.host.withCurrent {
            fixture.view.layer.addSublayer(layer)
            layer.angle = 50
        }
        _ = fixture.seen
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: "angle")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
            layer.add(animation, forKey: nil)
        }
        for _ in 1...3 {
            fixture.run(0.25)
            _ = fixture.seen
        }
        #expect(layer.drawn == [50, 25, 50, 75] && layer.angle == 50)
        fixture.run(1)
        for _ in 1...3 { _ = fixture.seen }
        #expect(layer.drawn == [50, 25, 50, 75, 50])
        #expect(!layer.needsDisplay())
        fixture.host.withCurrent { layer.angle = 10 }
        #expect(layer.needsDisplay())
        _ = fixture.seen
        #expect(layer.drawn.last == 10 && !layer.needsDisplay())
    }
}
