import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

/// The transitions of a layer's content.
@MainActor @Suite struct CATransitionTests {
    /// Returns the places of the old and the new content in the middle of a transition, in their order from
    /// the back to the front.
    private func middle(_ type: CATransitionType, _ subtype: CATransitionSubtype?) -> [CGPoint] {
        contents(type, subtype).map { CGPoint(x: $0.transform.tx, y: $0.transform.ty) }
    }

    /// Returns the old and the new content in the middle of a transition.
    private func contents(_ type: CATransitionType, _ subtype: CATransitionSubtype?) -> [Layer] {
        let context = RunContext(size: CGSize(width: 100, height: 100))
        return context.withCurrent {
            let layer = CALayer()
            layer.bounds.size = CGSize(width: 40, height: 20)
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            layer.add(transition, forKey: nil)
            return layer.pictureLayer(at: 0.5)?.children ?? []
        }
    }

    @Test func contentsSlideByTheirSize() {
        #expect(middle(.push, .fromRight) == [CGPoint(x: -20, y: 0), CGPoint(x: 20, y: 0)])
        #expect(middle(.push, nil) == [CGPoint(x: 20, y: 0), CGPoint(x: -20, y: 0)])
        #expect(middle(.push, .fromTop) == [CGPoint(x: 0, y: -10), CGPoint(x: 0, y: 10)])
        #expect(middle(.moveIn, .fromBottom) == [.zero, CGPoint(x: 0, y: -10)])
        #expect(middle(.fade, .fromRight) == [.zero, .zero])
    }

    @Test func bothContentsOfAPushFade() {
        #expect(contents(.push, .fromRight).map(\.opacity) == [0.5, 0.5])
        #expect(contents(.moveIn, .fromRight).map(\.opacity) == [1, 1])
    }

    @Test func theOldContentIsInFrontWhileItIsRevealed() {
        #expect(middle(.reveal, .fromLeft) == [.zero, CGPoint(x: 20, y: 0)])
    }

    /// The colors of a view in the middle of a fade, the oldest first.
    private func colors(_ change: (UIView, () -> Void) -> Void) -> [Color] {
        let fixture = ViewFixture()
        fixture.view.backgroundColor = .red
        _ = fixture.seen
        fixture.host.withCurrent {
            change(fixture.view) {
                let fade = CATransition()
                fade.duration = 1
                fixture.view.layer.add(fade, forKey: nil)
            }
        }
        fixture.run(0.25)
        // A fade is linear, with weights that follow its progress.
        let group = fixture.seen?.children ?? []
        #expect(abs((group.last?.opacity ?? 0) - 0.25) < 1e-6)
        return group.compactMap {
            guard case .fill(_, let color)? = $0.contents.first else { return nil }
            return color
        }
    }

    @Test func aTransitionBeginsWithTheContentAtItsAddition() {
        let shown = colors { view, add in
            add()
            view.backgroundColor = .blue
        }
        #expect(shown == [UIColor.red.cgColor.color, UIColor.blue.cgColor.color])
    }
}
