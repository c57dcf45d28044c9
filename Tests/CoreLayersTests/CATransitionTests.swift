import Picture
import Testing
import UIKitHost

@testable import CoreLayers

/// The transitions of a layer's content.
@MainActor @Suite struct CATransitionTests {
    /// Returns the places of the old and the new content in the middle of a transition, in their order from
    /// the back to the front.
    private func middle(_ type: CATransitionType, _ subtype: CATransitionSubtype?) -> [CGPoint] {
        let context = RunContext(size: CGSize(width: 100, height: 100))
        return context.withCurrent {
            let layer = CALayer()
            layer.bounds.size = CGSize(width: 40, height: 20)
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            layer.add(transition, forKey: nil)
            let group = layer.pictureLayer(at: 0.5)
            return (group?.children ?? []).map { CGPoint(x: $0.transform.tx, y: $0.transform.ty) }
        }
    }

    @Test func contentsSlideByTheirSize() {
        #expect(middle(.push, .fromRight) == [CGPoint(x: -20, y: 0), CGPoint(x: 20, y: 0)])
        #expect(middle(.push, nil) == [CGPoint(x: 20, y: 0), CGPoint(x: -20, y: 0)])
        #expect(middle(.push, .fromTop) == [CGPoint(x: 0, y: -10), CGPoint(x: 0, y: 10)])
        #expect(middle(.moveIn, .fromBottom) == [.zero, CGPoint(x: 0, y: -10)])
        #expect(middle(.fade, .fromRight) == [.zero, .zero])
    }

    @Test func theOldContentIsInFrontWhileItIsRevealed() {
        #expect(middle(.reveal, .fromLeft) == [.zero, CGPoint(x: 20, y: 0)])
    }
}
