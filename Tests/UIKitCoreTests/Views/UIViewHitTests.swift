import Testing
import UIKitHost

@MainActor @Suite struct UIViewHitTests {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let back = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))

    init() {
        parent.addSubview(back)
        parent.addSubview(front)
    }

    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { parent.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func theFrontmostViewIsHit() {
        #expect(hit(100, 100) === front)
        #expect(hit(60, 60) === back)
        #expect(hit(10, 10) === parent)
        #expect(hit(201, 10) == nil)
        parent.bringSubviewToFront(back)
        #expect(hit(100, 100) === back)
    }

    @Test func viewsThatCannotBeTouchedAreSkipped() {
        front.isHidden = true
        #expect(hit(100, 100) === back)
        front.isHidden = false
        front.alpha = 0.005
        #expect(hit(100, 100) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(hit(100, 100) === back)
        front.isUserInteractionEnabled = true
        front.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(hit(130, 130) === back)
    }

    @Test func aTurnedViewIsHitWhereItIsSeen() {
        front.removeFromSuperview()
        back.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(hit(52, 52) === parent)
        #expect(hit(100, 32) === back)
    }
}
