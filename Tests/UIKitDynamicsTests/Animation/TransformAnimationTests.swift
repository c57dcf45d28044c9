import Testing

@testable import UIKitDynamics

@MainActor @Suite struct TransformAnimationTests {
    let take = SimulationRun()
    let animator = UIDynamicAnimator()
    var view: UIView { take.view }

    func animate(_ changes: @escaping () -> Void) {
        take.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
        }
    }

    var seenParts: TransformParts { TransformParts(take.seen!.transform) }

    @Test func aScaleGrowsStraight() {
        animate { view.transform = CGAffineTransform(scaleX: 2, y: 3) }
        take.run(0.5)
        #expect(isNear(seenParts.scaleX, 1.5) && isNear(seenParts.scaleY, 2))
        take.run(0.5)
        #expect(isNear(seenParts.scaleX, 2))
    }

    @Test func aTurnGoesTheShortWayWithoutShrinking() {
        view.transform = CGAffineTransform(rotationAngle: 3)
        animate { view.transform = CGAffineTransform(rotationAngle: -3) }
        take.run(0.5)
        #expect(isNear(abs(seenParts.rotation), .pi))
        #expect(isNear(seenParts.scaleX, 1))
    }

    @Test func aMirroringSqueezesAndDoesNotTurn() {
        animate { view.transform = CGAffineTransform(scaleX: -1, y: 1) }
        take.run(0.25)
        #expect(isNear(take.seen!.transform.a, 0.5) && isNear(take.seen!.transform.d, 1))
        #expect(isNear(take.seen!.transform.b, 0))
    }

    @Test func aTransformSetAgainOnADrivenViewLastsAsLongAsTheFirst() {
        view.drivingAnimator = animator
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        var ended = false
        take.host.withCurrent {
            UIView.animate(withDuration: 1) {
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
            } completion: { _ in
                ended = true
            }
        }
        take.run(0.9)
        #expect(!ended)
        take.run(0.2)
        #expect(ended)
    }

    @Test func aDrivenViewShowsTheBodysAngleWhileItGrows() {
        view.drivingAnimator = animator
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        animate { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        for frame in 1...30 {
            take.host.advance(by: 1.0 / 60)
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
        view.drivingAnimator = animator
        view.drivenTurn = CGAffineTransform(rotationAngle: 0.5)
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        animate { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
        take.run(0.5)
        #expect(isNear(seenParts.rotation, 0.5) && isNear(seenParts.scaleX, 0.5))
    }

    @Test func aFlatViewIsNotDrawn() {
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(take.seen == nil)
    }
}
