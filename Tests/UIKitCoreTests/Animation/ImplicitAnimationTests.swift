import Testing
import UIKitHost
import UIKitTestSupport

/// Layers without a view whose changes animate by themselves, from the tick after they came to the screen.
@MainActor @Suite struct ImplicitAnimationTests {
    private final class Page: UIViewController {
        let ring = CALayer()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.layer.addSublayer(ring)
            ring.opacity = 0.2
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            ring.opacity = 1
        }
    }

    private final class Dot: UIView {
        let shape = CALayer()

        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(shape)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A view that changes a layer of its own while it draws.
    private final class Meter: UIView {
        let needle = CALayer()
        var opacity: Float = 0.5

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .clear
            layer.addSublayer(needle)
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) { needle.opacity = opacity }
    }

    /// A layer that changes a sublayer while it draws.
    private final class Face: CALayer {
        let hand = CALayer()

        override func draw(in ctx: CGContext) { hand.cornerRadius = 4 }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func aChangeAnimatesWhenTheFirstControllerHasAppeared() {
        let page = host.withCurrent { Page() }
        host.install(page)
        #expect(page.ring.animationKeys() == ["opacity"])
        host.advance(by: 0.1)
        host.withCurrent {
            let shown = page.ring.presentation()?.opacity ?? 0
            #expect(shown > 0.2 && shown < 1)
        }
    }

    @Test func aChangeOutsideOfTheWindowDoesNotAnimate() {
        let dot = host.withCurrent { Dot(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        host.withCurrent {
            dot.shape.backgroundColor = UIColor.blue.cgColor
            host.window.addSubview(dot)
            dot.shape.opacity = 0.5
            #expect(dot.shape.animationKeys() == nil)
        }
        host.advance(by: 1.0 / 60)
        host.withCurrent {
            dot.shape.opacity = 1
            #expect(dot.shape.animationKeys() == ["opacity"])
            dot.removeFromSuperview()
            dot.shape.cornerRadius = 3
            #expect(dot.shape.animation(forKey: "cornerRadius") == nil)
        }
    }

    @Test func layersThatTheFirstDrawingChangesDoNotAnimate() {
        let page = host.withCurrent { UIViewController() }
        let meter = host.withCurrent { Meter(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let face = host.withCurrent { Face() }
        host.withCurrent {
            page.view.addSubview(meter)
            face.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
            face.addSublayer(face.hand)
            page.view.layer.addSublayer(face)
            face.setNeedsDisplay()
        }
        host.install(page)
        _ = host.picture()
        host.withCurrent {
            #expect(meter.needle.opacity == 0.5 && meter.needle.animationKeys() == nil)
            #expect(face.hand.cornerRadius == 4 && face.hand.animationKeys() == nil)
        }
        host.advance(by: 1.0 / 60)
        host.withCurrent {
            meter.opacity = 1
            meter.setNeedsDisplay()
        }
        host.advance(by: 1.0 / 60)
        host.withCurrent { #expect(meter.needle.animationKeys() == ["opacity"]) }
    }
}
