import Testing
import UIKitHost

/// The collision bounds of items: rectangles, ellipses and paths.
@MainActor @Suite struct UIDynamicItemTests {
    /// An animator whose items fall, with a floor at 300 pt that does not bounce.
    private func land(
        _ items: [ShapedItem],
        floor: (from: CGPoint, to: CGPoint) = (CGPoint(x: -900, y: 300), CGPoint(x: 2000, y: 300)),
        elasticity: CGFloat = 0, angularResistance: CGFloat = 0
    ) -> (animator: UIDynamicAnimator, properties: UIDynamicItemBehavior) {
        let animator = UIDynamicAnimator()
        let properties = UIDynamicItemBehavior(items: items)
        (properties.elasticity, properties.resistance) = (elasticity, 0)
        properties.angularResistance = angularResistance
        let collision = UICollisionBehavior(items: items)
        collision.boundaryElasticity = 0
        collision.addBoundary(withIdentifier: "floor" as NSCopying, from: floor.from, to: floor.to)
        animator.addBehavior(UIGravityBehavior(items: items))
        animator.addBehavior(collision)
        animator.addBehavior(properties)
        return (animator, properties)
    }

    private func run(_ animator: UIDynamicAnimator, seconds: Double) {
        for _ in 0..<Int(seconds * 60) { animator.step(by: 1 / 60) }
    }

    // MARK: Defaults

    @Test func itemsAreRectanglesUnlessTheySayOtherwise() {
        let items: [any UIDynamicItem] = [PlainItem(x: 0, y: 0, width: 10, height: 10), UIView(frame: .zero)]
        for item in items {
            #expect(item.collisionBoundsType == .rectangle && item.collisionBoundingPath.isEmpty)
        }
    }

    // MARK: Circles

    /// A disk rolls with two thirds of the acceleration of one that slides: its inertia is m r^2 / 2. The
    /// boundary's skin changes its radius by half a percent.
    @Test func aCircleRollsDownASlopeWithoutSlipping() {
        let disc = ShapedItem(.ellipse, x: 0, y: 47, width: 100, height: 100)
        let (animator, properties) = land(
            [disc], floor: (CGPoint(x: -500, y: 0), CGPoint(x: 1500, y: 400)))
        run(animator, seconds: 0.5)
        let early = properties.linearVelocity(for: disc)
        run(animator, seconds: 0.5)
        let late = properties.linearVelocity(for: disc)
        let acceleration = (late.length - early.length) / 0.5
        #expect(abs(acceleration / (2.0 / 3 * 1000 * 0.19612) - 1) < 0.02)
        let surface = properties.angularVelocity(for: disc) * 50
        #expect(abs(surface / late.length - 1) < 0.02)
    }

    /// Friction turns a disk that is pushed until it rolls, with two thirds of its speed.
    @Test func aPushedCircleEndsUpRolling() {
        let disc = ShapedItem(.ellipse, x: 0, y: 249, width: 100, height: 100)
        let (animator, properties) = land([disc])
        properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: disc)
        run(animator, seconds: 1)
        #expect(abs(properties.linearVelocity(for: disc).x / 200 - 1) < 0.02)
        #expect(abs(properties.angularVelocity(for: disc) * 50 / 200 - 1) < 0.02)
    }

    @Test func aCircleBouncesStraightBack() {
        let ball = ShapedItem(.ellipse, x: 40, y: 100, width: 60, height: 60)
        let (animator, properties) = land([ball], elasticity: 1)
        var highest: CGFloat = 300
        var hasBounced = false
        for _ in 0..<90 {
            animator.step(by: 1 / 60)
            hasBounced = hasBounced || properties.linearVelocity(for: ball).y < 0
            if hasBounced { highest = min(highest, ball.center.y) }
        }
        // A sub-step at the floor's 580 pt/s is 5 pt.
        #expect(hasBounced && abs(highest - 100) < 10)
        #expect(abs(ball.center.x - 40) < 1e-3 && abs(ball.transform.b) < 1e-5)
    }

    /// The mass is density times the disk's area: pi / 4 kg at 100 pt.
    @Test func aCircleWeighsWhatItsAreaDoes() {
        let (disc, ellipse) = (
            ShapedItem(.ellipse, x: 0, y: 0, width: 100, height: 100),
            ShapedItem(.ellipse, x: 0, y: 500, width: 200, height: 50)
        )
        for item in [disc, ellipse] { #expect(abs(speed(of: item, pushedBy: .pi / 4) - 100) < 0.1) }
        let triangle = ShapedItem(Self.triangle, x: 0, y: 0)
        #expect(abs(speed(of: triangle, pushedBy: 0.18) - 100) < 0.1)
    }

    /// Returns the speed of an item after a push in N s, in points per second.
    private func speed(of item: ShapedItem, pushedBy magnitude: CGFloat) -> CGFloat {
        let animator = UIDynamicAnimator()
        let (properties, push) = (
            UIDynamicItemBehavior(items: [item]), UIPushBehavior(items: [item], mode: .instantaneous)
        )
        (properties.resistance, push.pushDirection) = (0, CGVector(dx: 0, dy: -magnitude))
        animator.addBehavior(properties)
        animator.addBehavior(push)
        animator.step(by: 1 / 60)
        return properties.linearVelocity(for: item).length
    }

    // MARK: Ellipses

    @Test func anEllipseRestsOnItsFlatSide() {
        let egg = ShapedItem(.ellipse, x: 0, y: 200, width: 120, height: 50)
        egg.transform = CGAffineTransform(rotationAngle: 1.1)
        let (animator, _) = land([egg], angularResistance: 4)
        run(animator, seconds: 8)
        #expect(abs(egg.transform.b) < 0.15, "its long axis lies level")
        #expect((272...275).contains(egg.center.y), "half its height above the floor")
    }

    @Test func ballsThatMissWithTheirCornersDoNotTouch() {
        // The boxes around them overlap, the circles are 28 pt apart.
        let (lower, upper) = (
            ShapedItem(.ellipse, x: 0, y: 0, width: 100, height: 100),
            ShapedItem(.ellipse, x: 90, y: 90, width: 100, height: 100)
        )
        let animator = UIDynamicAnimator()
        animator.addBehavior(UICollisionBehavior(items: [lower, upper]))
        for _ in 0..<5 { animator.step(by: 1 / 60) }
        #expect(lower.center == .zero && upper.center == CGPoint(x: 90, y: 90))
    }

    // MARK: Paths

    private static let triangle = [(0, -30), (30, 30), (-30, 30)].map { CGPoint(x: $0.0, y: $0.1) }
    private static let cup = [
        (-60, -50), (-40, -50), (-40, 30), (40, 30), (40, -50), (60, -50), (60, 50), (-60, 50),
    ].map { CGPoint(x: $0.0, y: $0.1) }

    @Test func aTriangleRestsOnItsBase() {
        let triangle = ShapedItem(Self.triangle, x: 0, y: 240)
        let (animator, _) = land([triangle])
        run(animator, seconds: 3)
        #expect((268...271).contains(triangle.center.y) && abs(triangle.transform.b) < 0.01)
        #expect(!animator.isRunning)
    }

    @Test func eitherSenseOfTurningWillDo() {
        let triangle = ShapedItem(Self.triangle.reversed(), x: 0, y: 240)
        let (animator, _) = land([triangle])
        run(animator, seconds: 3)
        #expect((268...271).contains(triangle.center.y))
    }

    @Test func aCupHoldsABallInItsHollow() {
        let cup = ShapedItem(Self.cup, x: 0, y: 249)
        let ball = ShapedItem(.ellipse, x: 6, y: 150, width: 40, height: 40)
        let (animator, _) = land([cup, ball], angularResistance: 2)
        run(animator, seconds: 4)
        #expect((248...251).contains(cup.center.y) && abs(cup.transform.b) < 0.02)
        #expect(abs(ball.center.y - cup.center.y - 10) < 2, "on the bottom of the hollow, 20 pt above it")
        #expect(abs(ball.center.x - cup.center.x) < 21)
    }

    @Test func aCupTakesItsBallAlong() {
        let cup = ShapedItem(Self.cup, x: 0, y: 249)
        let ball = ShapedItem(.ellipse, x: 0, y: 258, width: 40, height: 40)
        let (animator, properties) = land([cup, ball])
        properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: cup)
        for _ in 0..<60 {
            animator.step(by: 1 / 60)
            #expect(abs(ball.center.x - cup.center.x) < 22)
        }
        #expect(ball.center.x > 20)
    }

    // MARK: Rejected values

    private func sentence(_ points: [[(Int, Int)]]) -> String {
        let fixture = DynamicsFixture()
        let view = PathView(frame: CGRect(x: 50, y: 50, width: 80, height: 80))
        view.accessibilityIdentifier = "bow"
        for outline in points {
            for (index, point) in outline.enumerated() {
                let corner = CGPoint(x: point.0, y: point.1)
                if index == 0 { view.path.move(to: corner) } else { view.path.addLine(to: corner) }
            }
            view.path.close()
        }
        fixture.view.addSubview(view)
        return fixture.failure { fixture.animator.addBehavior(UIGravityBehavior(items: [view])) }
    }

    @Test func aPathThatCrossesItselfIsRefused() {
        let text = sentence([[(-30, -30), (30, 30), (30, -30), (-30, 30)]])
        #expect(text.contains("Item 'bow'") && text.contains("crosses or touches itself"))
    }

    @Test func aPathWithoutAreaIsRefused() {
        let text = sentence([[(-30, 0), (30, 0), (0, 0)]])
        #expect(text.contains("Item 'bow'") && text.contains("has no area"))
    }

    @Test func anEmptyPathIsRefused() {
        let text = sentence([])
        #expect(text.contains("Item 'bow'") && text.contains("an empty collisionBoundingPath"))
    }

    @Test func aPathOfSeveralPartsIsRefused() {
        let text = sentence([[(-30, 0), (-10, 0), (-20, 9)], [(30, 0), (10, 0), (20, 9)]])
        #expect(text.contains("Item 'bow'") && text.contains("2 parts"))
    }
}

/// An item of any shape that is no view.
@MainActor final class ShapedItem: NSObject, UIDynamicItem {
    var center: CGPoint
    let bounds: CGRect
    var transform = CGAffineTransform.identity
    let collisionBoundsType: UIDynamicItemCollisionBoundsType
    let collisionBoundingPath: UIBezierPath

    init(
        _ type: UIDynamicItemCollisionBoundsType, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat,
        path: UIBezierPath = UIBezierPath()
    ) {
        center = CGPoint(x: x, y: y)
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
        (collisionBoundsType, collisionBoundingPath) = (type, path)
    }

    /// An item whose outline has corners, around its center.
    convenience init(_ corners: [CGPoint], x: CGFloat, y: CGFloat) {
        let path = UIBezierPath()
        path.move(to: corners[0])
        corners.dropFirst().forEach(path.addLine)
        path.close()
        self.init(.path, x: x, y: y, width: path.bounds.width, height: path.bounds.height, path: path)
    }
}

private final class PathView: UIView {
    let path = UIBezierPath()
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath { path }
}

extension CGPoint {
    fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
}
