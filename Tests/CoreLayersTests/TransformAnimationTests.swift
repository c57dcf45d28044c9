import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

@MainActor @Suite struct TransformAnimationTests {
    let fixture = ViewFixture()
    let animator = UIDynamicAnimator()
    var view: UIView { fixture.view }

    func animate(_ changes: @escaping () -> Void) {
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
        }
    }

    var seenParts: TransformParts { TransformParts(fixture.seen!.transform) }

    @Test func aScaleGrowsStraight() {
        animate { view.transform = CGAffineTransform(scaleX: 2, y: 3) }
        fixture.run(0.5)
        #expect(isNear(seenParts.scaleX, 1.5) && isNear(seenParts.scaleY, 2))
        fixture.run(0.5)
        #expect(isNear(seenParts.scaleX, 2))
    }

    @Test func aTurnGoesTheShortWayWithoutShrinking() {
        view.transform = CGAffineTransform(rotationAngle: 3)
        animate { view.transform = CGAffineTransform(rotationAngle: -3) }
        fixture.run(0.5)
        #expect(isNear(abs(seenParts.rotation), .pi))
        #expect(isNear(seenParts.scaleX, 1))
    }

    @Test func aMirroringSqueezesAndDoesNotTurn() {
        animate { view.transform = CGAffineTransform(scaleX: -1, y: 1) }
        fixture.run(0.25)
        #expect(isNear(fixture.seen!.transform.a, 0.5) && isNear(fixture.seen!.transform.d, 1))
        #expect(isNear(fixture.seen!.transform.b, 0))
    }

    @Test func aTransformSetAgainOnADrivenViewLastsAsLongAsTheFirst() {
        view.storage.driven.driver = animator
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        var ended = false
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1) {
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
            } completion: { _ in
                ended = true
            }
        }
        fixture.run(0.9)
        #expect(!ended)
        fixture.run(0.2)
        #expect(ended)
    }

    @Test func aDrivenViewShowsTheBodysAngleWhileItGrows() {
        view.storage.driven.driver = animator
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        animate { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        for frame in 1...30 {
            fixture.host.advance(by: 1.0 / 60)
            // An animator's change in every step: the scene's scale, the body's angle.
            var parts = TransformParts(view.transform)
            parts.rotation = 0.5 + CGFloat(frame) / 10
            view.transform = parts.transform
            #expect(isNear(shortestTurn(seenParts.rotation - parts.rotation), 0))
        }
        #expect(isNear(seenParts.scaleX, 1.5) && isNear(seenParts.scaleY, 1.5))
        #expect(isNear(TransformParts(view.transform).scaleX, 2))
    }

    @Test func theDrivenAngleHoldsBetweenTwoSteps() {
        view.storage.driven.driver = animator
        view.storage.driven.turn = CGAffineTransform(rotationAngle: 0.5)
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        animate { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
        fixture.run(0.5)
        #expect(isNear(seenParts.rotation, 0.5) && isNear(seenParts.scaleX, 0.5))
    }

    @Test func aFlatViewIsNotDrawn() {
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(fixture.seen == nil)
    }
}
