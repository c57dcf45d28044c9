import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The drawing functions of views, which run in ticks of which no picture is taken, too.
@MainActor @Suite struct DisplayQueueTests {
    private final class Own: UIView {
        var rects: [CGRect] = []

        override func draw(_ rect: CGRect) {
            rects.append(rect)
            UIColor.label.setFill()
            UIRectFill(rect)
        }
    }

    private let host = SceneHost(size: CGSize(width: 100, height: 100))
    private let view = Own(frame: CGRect(x: 0, y: 0, width: 10, height: 20))

    private func tick(_ change: () -> Void) {
        host.withCurrent(change)
        host.advance(by: 1.0 / 60)
    }

    @Test func viewsDrawWithoutAPicture() {
        tick { host.window.addSubview(view) }
        #expect(view.rects == [view.bounds])
        tick {
            view.setNeedsDisplay()
            view.setNeedsDisplay()
        }
        #expect(view.rects.count == 2)
        tick { view.bounds.size.width = 30 }
        #expect(view.rects.count == 2)
        tick { (view.contentMode, view.bounds.size.width) = (.redraw, 40) }
        #expect(view.rects.count == 3 && view.rects.last?.width == 40)
        tick {}
        _ = host.picture()
        #expect(view.rects.count == 3)
    }

    @Test func hiddenViewsAndThoseOutsideOfAWindowWait() {
        let parent = UIView()
        tick {
            view.setNeedsDisplay()
            parent.addSubview(view)
        }
        #expect(view.rects.isEmpty)
        tick {
            parent.isHidden = true
            host.window.addSubview(parent)
        }
        #expect(view.rects.isEmpty)
        tick { parent.isHidden = false }
        #expect(view.rects.count == 1)
        tick {
            parent.removeFromSuperview()
            view.setNeedsDisplay()
        }
        #expect(view.rects.count == 1)
        tick { host.window.addSubview(parent) }
        #expect(view.rects.count == 2)
    }

    @Test func colorsAreThoseOfTheStyleOfTheView() throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        tick {
            parent.overrideUserInterfaceStyle = .dark
            view.isOpaque = false
            parent.addSubview(view)
            host.window.addSubview(parent)
        }
        view.accessibilityIdentifier = "own"
        let seen = try #require(host.picture().layer(named: "own"))
        func colors(_ layer: Layer) -> [Color] {
            layer.contents.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
                + layer.children.flatMap(colors)
        }
        #expect(colors(seen) == [.white])
    }
}
