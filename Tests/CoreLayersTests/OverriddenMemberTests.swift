import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Classes of scenes that override members of layers and views.
@MainActor @Suite struct OverriddenMemberTests {
    private final class Logging: CALayer {
        var log: [String] = []
        override var bounds: CGRect { didSet { log.append("bounds") } }
        override var position: CGPoint { didSet { log.append("position") } }
        override var frame: CGRect { didSet { log.append("frame") } }
        override var opacity: Float { didSet { log.append("opacity") } }
        override var backgroundColor: CGColor? { didSet { log.append("backgroundColor") } }

        override func addSublayer(_ layer: CALayer) {
            log.append("addSublayer")
            super.addSublayer(layer)
        }

        override func add(_ anim: CAAnimation, forKey key: String?) {
            log.append("add \(key ?? "")")
            super.add(anim, forKey: key)
        }

        override func contains(_ p: CGPoint) -> Bool { p.x < 1000 }

        override class func defaultValue(forKey key: String) -> Any? {
            key == "angle" ? CGFloat(5) : super.defaultValue(forKey: key)
        }
    }

    private final class Slow: CALayer {
        var positions: [CGPoint] = []

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "position" || event == "angle" else { return super.action(forKey: event) }
            positions.append(position)
            let animation = CABasicAnimation(keyPath: event)
            animation.duration = 2
            return animation
        }
    }

    private final class LoggingView: UIView {
        var log: [String] = []
        override var layoutMargins: UIEdgeInsets { didSet { log.append("layoutMargins") } }

        override func insertSubview(_ view: UIView, at index: Int) {
            log.append("insertSubview")
            super.insertSubview(view, at: index)
        }

        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            log.append("addGestureRecognizer")
            super.addGestureRecognizer(gestureRecognizer)
        }

        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { CGSize(width: 7, height: 8) }

        override func draw(_ layer: CALayer, in ctx: CGContext) {
            log.append("draw")
            ctx.fill(layer.bounds)
        }
    }

    private let fixture = ViewFixture()

    @Test func layersCallWhatTheirClassOverrides() {
        fixture.host.withCurrent {
            let layer = Logging()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            (layer.opacity, layer.backgroundColor) = (0.5, UIColor.red.cgColor)
            layer.addSublayer(CALayer())
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            #expect(
                layer.log == [
                    "bounds", "position", "frame", "opacity", "backgroundColor", "addSublayer", "add fade",
                ])
            #expect(layer.hitTest(CGPoint(x: 500, y: 5)) === layer)
            #expect(layer.value(forKey: "angle") as? CGFloat == 5)
        }
    }

    @Test func aClassAnimatesItsOwnChanges() throws {
        let layer = Slow()
        fixture.host.withCurrent {
            fixture.view.layer.addSublayer(layer)
            layer.position = CGPoint(x: 100, y: 0)
            layer.setValue(4, forKey: "angle")
        }
        // The action is asked for before the change.
        #expect(layer.positions == [.zero, CGPoint(x: 100, y: 0)])
        fixture.run(1)
        #expect(isNear(fixture.seen?.children.first?.transform.tx, 50, within: 1e-6))
    }

    @Test func viewsCallWhatTheirClassOverrides() {
        let (view, layer) = (LoggingView(frame: fixture.view.bounds), CALayer())
        fixture.host.withCurrent {
            fixture.view.addSubview(view)
            view.layoutMargins = .zero
            view.insertSubview(UIView(), at: 0)
            view.addGestureRecognizer(UITapGestureRecognizer())
            #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 8))
            layer.frame = view.bounds
            layer.delegate = view
            view.layer.addSublayer(layer)
        }
        _ = fixture.seen
        #expect(view.log == ["layoutMargins", "insertSubview", "addGestureRecognizer", "draw"])
    }
}
