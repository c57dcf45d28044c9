import Testing
import UIKitHost

/// The explorer's drags of sliders that follow a finger from a thumb alone.
@MainActor @Suite struct ExplorerThumbTests {
    /// A slider with two thumbs, which are views or layers.
    private final class RangeSlider: UIControl {
        let thumbs = [
            CGRect(x: 20, y: 5, width: 30, height: 30), CGRect(x: 150, y: 5, width: 30, height: 30),
        ]
        var followsFromAnywhere = false
        var starts: [CGPoint] = []
        var ends: [CGPoint] = []

        func addViews() {
            let tracks = [0, 20].map { CGRect(x: $0, y: 18, width: 90, height: 4) }
            for frame in tracks + thumbs {
                let view = UIView(frame: frame)
                view.isUserInteractionEnabled = false
                addSubview(view)
            }
        }

        func addLayers() {
            for thumb in thumbs {
                let part = CALayer()
                part.frame = thumb
                layer.addSublayer(part)
            }
        }

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            let place = touch.location(in: self)
            starts.append(place)
            return followsFromAnywhere || thumbs.contains { $0.contains(place) }
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            sendActions(for: .valueChanged)
            return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            if let touch { ends.append(touch.location(in: self)) }
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()
    private let slider = RangeSlider(frame: CGRect(x: 40, y: 100, width: 240, height: 40))

    init() {
        host.install(root)
    }

    /// Explores for some seconds with the slider in the scene, and returns how often it sends its value.
    private func explore(_ seconds: Double) -> Int {
        var values = 0
        host.withCurrent {
            slider.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
            root.view.addSubview(slider)
        }
        let explorer = Explorer(host, end: seconds)
        for _ in 0..<Int(seconds * 60) {
            explorer.act()
            host.advance(by: 1.0 / 60)
        }
        return values
    }

    @Test(arguments: [false, true]) func itDragsAThumbAfterADragThatTheSliderIgnores(hasLayers: Bool) {
        host.withCurrent { hasLayers ? slider.addLayers() : slider.addViews() }
        #expect(explore(2) > 3)
        #expect(slider.starts == [CGPoint(x: 60, y: 14), CGPoint(x: 35, y: 20)])
        #expect(slider.ends == [CGPoint(x: 119, y: 20)])
    }

    @Test func itDragsASliderThatFollowsOnce() {
        slider.followsFromAnywhere = true
        host.withCurrent { slider.addViews() }
        #expect(explore(1.7) > 3)
        #expect(slider.starts.first == CGPoint(x: 60, y: 14))
        #expect(!slider.starts.contains(CGPoint(x: 35, y: 20)))
    }

    @Test func itLeavesAControlWithoutThumbsAlone() {
        #expect(explore(1.5) == 0)
        #expect(slider.starts.allSatisfy { $0 == CGPoint(x: 60, y: 14) })
    }
}
