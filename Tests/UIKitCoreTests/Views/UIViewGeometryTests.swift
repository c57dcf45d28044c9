import Testing
import UIKitHost
import UIKitTestSupport

/// A disk that keeps its frame around its center, and counts changes of center and bounds.
private final class Disk: UIView {
    var (centers, sizes) = (0, 0)

    override var center: CGPoint {
        didSet {
            centers += 1
            frame = CGRect(x: center.x - 20, y: center.y - 20, width: 40, height: 40)
        }
    }

    override var bounds: CGRect {
        didSet { sizes += 1 }
    }
}

@MainActor @Suite struct UIViewGeometryTests {
    @Test func frameCenterAndBoundsAgree() {
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 30))
        #expect(view.center == CGPoint(x: 125, y: 215))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 30))
        view.center = CGPoint(x: 10, y: 10)
        #expect(view.frame == CGRect(x: -15, y: -5, width: 50, height: 30))
        view.bounds.size.width = 20
        #expect(view.frame == CGRect(x: 0, y: -5, width: 20, height: 30))
    }

    @Test func aFrameDrawnBackwardsIsTheSameRectangle() {
        let view = UIView(frame: CGRect(x: 50, y: 60, width: -50, height: -30))
        #expect(view.frame == CGRect(x: 0, y: 30, width: 50, height: 30))
        view.frame = CGRect(x: 10, y: 10, width: -10, height: 5)
        #expect(view.frame == CGRect(x: 0, y: 10, width: 10, height: 5))
    }

    /// Classes override center to set the frame, which must not call them again.
    @Test func settingTheFrameDoesNotSetCenterAndBounds() {
        let disk = Disk(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        disk.center = CGPoint(x: 100, y: 50)
        #expect(disk.frame == CGRect(x: 80, y: 30, width: 40, height: 40))
        disk.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(disk.center == CGPoint(x: 5, y: 5) && disk.centers == 1 && disk.sizes == 0)
    }

    @Test func theFrameOfATurnedViewIsItsBoundingBox() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let half = 50 * 2.0.squareRoot()
        #expect(isNear(view.frame, CGRect(x: 50 - half, y: 50 - half, width: 2 * half, height: 2 * half)))
        #expect(view.center == CGPoint(x: 50, y: 50))
    }

    @Test func settingTheFrameKeepsScaleTurnAndBoundsOrigin() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 4)
        let frame = CGRect(x: 10, y: 20, width: 80, height: 60)
        view.frame = frame
        #expect(isNear(view.frame, frame))
        #expect(isNear(view.bounds, CGRect(x: 3, y: 4, width: 30, height: 20)))
        #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 4))
    }

    @Test func aShiftInTheTransformMovesTheFrameOnly() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(translationX: 5, y: 7)
        #expect(view.frame == CGRect(x: 5, y: 7, width: 10, height: 10))
        view.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
        #expect(view.center == CGPoint(x: 20, y: 18))
        #expect(view.frame == CGRect(x: 20, y: 20, width: 10, height: 10))
    }

    @Test func pointsConvertThroughScrolledTurnedAndScaledParents() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let parent = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.addSubview(parent)
        parent.addSubview(child)
        #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 111, y: 122))

        parent.bounds.origin = CGPoint(x: 0, y: 50)
        #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 111, y: 72))

        parent.bounds.origin = .zero
        parent.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        // The point (11, 22) of the parent is (-39, -28) from its center (150, 150): doubled (-78, -56),
        // turned (56, -78).
        #expect(isNear(child.convert(CGPoint(x: 1, y: 2), to: root), 206, 72))
        #expect(isNear(child.convert(CGPoint(x: 206, y: 72), from: root), 1, 2))
        #expect(isNear(root.convert(CGPoint(x: 1, y: 2), from: child), 206, 72))
        let box = child.convert(child.bounds, to: root)
        #expect(isNear(box.size.width, 80) && isNear(box.size.height, 60))
    }

    @Test func siblingsConvertAndNilIsTheWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let left = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let right = UIView(frame: CGRect(x: 100, y: 40, width: 50, height: 50))
        window.addSubview(left)
        window.addSubview(right)
        #expect(left.convert(CGPoint(x: 5, y: 5), to: right) == CGPoint(x: -85, y: -25))
        #expect(left.convert(left.bounds, to: nil) == left.frame)
        #expect(right.convert(CGPoint.zero, from: nil) == CGPoint(x: -100, y: -40))
    }

    @Test func valuesThatAreNoNumbersAreFailuresThatNameTheView() {
        let host = SceneHost(size: CGSize(width: 10, height: 10))
        host.withCurrent {
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.accessibilityIdentifier = "square"
            view.center.x = .nan
            view.bounds.size.width = .infinity
            view.frame = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
            view.alpha = .nan
            #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(view.alpha == 1)
        }
        #expect(
            host.failure?.message == "square: center must be made of finite numbers, not NaN or infinity.")
    }

    @Test func alphaStaysBetweenZeroAndOne() {
        let view = UIView()
        view.alpha = 2
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
    }
}
