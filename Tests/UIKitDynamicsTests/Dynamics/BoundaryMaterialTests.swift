import Testing
import UIKitHost

/// The additions to Apple's boundaries: materials of their own, and open ends.
@MainActor @Suite struct BoundaryMaterialTests {
    /// A view 180 pt above a floor whose material is arranged.
    private func fall(
        _ arrange: (UICollisionBehavior) -> Void
    ) -> (fixture: DynamicsFixture, item: UIView, collision: UICollisionBehavior) {
        let fixture = DynamicsFixture()
        let item = fixture.addView(x: 100, y: 100)
        let collision = UICollisionBehavior(items: [item])
        collision.addBoundary(
            withIdentifier: "floor" as NSCopying, from: CGPoint(x: -900, y: 300), to: CGPoint(x: 900, y: 300))
        arrange(collision)
        fixture.add(UIGravityBehavior(items: [item]), collision)
        return (fixture, item, collision)
    }

    /// Returns the height to which a view bounces after falling 180 pt, in points.
    private func bounce(_ arrange: (UICollisionBehavior) -> Void) -> CGFloat {
        let (fixture, item, _) = fall(arrange)
        // It lands after 0.6 s.
        fixture.run(seconds: 0.65)
        var highest: CGFloat = 300
        for _ in 0..<60 {
            fixture.run(seconds: 1.0 / 60)
            highest = min(highest, item.center.y)
        }
        return 280 - highest
    }

    @Test func defaultsAreApples() {
        let collision = UICollisionBehavior()
        #expect(collision.boundaryFriction == 0.2 && collision.boundaryElasticity == 0.2)
    }

    /// A bounce keeps a share e of the speed, so e^2 of the height; a little goes to the air.
    @Test func aViewBouncesHigherOnAnElasticBoundary() {
        let (dull, lively) = (bounce { _ in }, bounce { $0.boundaryElasticity = 0.8 })
        #expect(dull < 15)
        #expect(abs(lively - 180 * 0.64) < 15)
    }

    @Test func oneBoundaryHasAMaterialOfItsOwn() {
        let lively = bounce {
            $0.addBoundary(
                withIdentifier: "other" as NSCopying, from: CGPoint(x: 0, y: 380), to: CGPoint(x: 9, y: 380))
            $0.setFriction(0.2, elasticity: 0.8, forBoundaryWithIdentifier: "floor" as NSCopying)
        }
        #expect(abs(lively - 180 * 0.64) < 15)
        let dull = bounce {
            $0.addBoundary(
                withIdentifier: "other" as NSCopying, from: CGPoint(x: 0, y: 380), to: CGPoint(x: 9, y: 380))
            $0.setFriction(0.2, elasticity: 0.8, forBoundaryWithIdentifier: "other" as NSCopying)
        }
        #expect(dull < 15)
    }

    @Test func itsOwnMaterialCountsAgainstTheBehaviors() {
        let dull = bounce {
            $0.setFriction(0, elasticity: 0, forBoundaryWithIdentifier: "floor" as NSCopying)
            $0.boundaryElasticity = 0.9
        }
        #expect(dull < 15, "the item's elasticity of 0.2 is left")
    }

    @Test func theReferenceBoundsHaveTheBehaviorsMaterial() {
        let fixture = DynamicsFixture()
        let item = fixture.addView(x: 100, y: 100)
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.boundaryElasticity = 0.8
        fixture.add(UIGravityBehavior(items: [item]), collision)
        fixture.run(seconds: 0.7)
        var highest: CGFloat = 400
        for _ in 0..<60 {
            fixture.run(seconds: 1.0 / 60)
            highest = min(highest, item.center.y)
        }
        #expect(abs(380 - highest - 280 * 0.64) < 25)
    }

    /// With friction f a slide of 300 pt/s ends after v^2 / (2 f g); the pair's f is sqrt(0.2 x 0.2), or on
    /// ice 0. The air's 0.1 per second takes less than a tenth in a second.
    @Test func iceDoesNotSlowASlide() {
        func speed(friction: CGFloat) -> CGFloat {
            let fixture = DynamicsFixture()
            let item = fixture.addView(x: 100, y: 278, width: 80, height: 40)
            let (collision, properties) = (
                UICollisionBehavior(items: [item]), UIDynamicItemBehavior(items: [item])
            )
            collision.addBoundary(
                withIdentifier: "floor" as NSCopying, from: CGPoint(x: -900, y: 300),
                to: CGPoint(x: 900, y: 300))
            collision.boundaryFriction = friction
            properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: item)
            fixture.add(UIGravityBehavior(items: [item]), collision, properties)
            fixture.run(seconds: 1)
            return properties.linearVelocity(for: item).x
        }
        #expect(speed(friction: 0) > 260)
        #expect(abs(speed(friction: 0.2) - 90) < 25)
        #expect(abs(speed(friction: 5)) < 1)
    }

    @Test func aMaterialChangesWhileTheItemRests() {
        let (fixture, item, collision) = fall { _ in }
        fixture.run(seconds: 3)
        #expect(!fixture.animator.isRunning)
        fixture.host.withCurrent {
            collision.boundaryElasticity = 0.9
            let properties = UIDynamicItemBehavior(items: [item])
            properties.addLinearVelocity(CGPoint(x: 0, y: -400), for: item)
            fixture.animator.addBehavior(properties)
        }
        fixture.run(seconds: 0.7)
        let landed = item.center.y
        fixture.run(seconds: 0.45)
        #expect(landed > 200 && item.center.y < 250, "it bounces again")
    }

    // MARK: Open paths

    private func height(_ add: (UICollisionBehavior, UIBezierPath) -> Void) -> CGFloat {
        let fixture = DynamicsFixture()
        let item = fixture.addView(x: 200, y: 50)
        let collision = UICollisionBehavior(items: [item])
        let bin = UIBezierPath()
        bin.move(to: CGPoint(x: 50, y: 100))
        for corner in [(50, 300), (350, 300), (350, 100)] {
            bin.addLine(to: CGPoint(x: corner.0, y: corner.1))
        }
        add(collision, bin)
        fixture.add(UIGravityBehavior(items: [item]), collision)
        fixture.run(seconds: 2)
        return item.center.y
    }

    @Test func anOpenPathHasNoLid() {
        #expect((78...80).contains(height { $0.addBoundary(withIdentifier: "bin" as NSCopying, for: $1) }))
        #expect(
            (278...280).contains(height { $0.addBoundary(withIdentifier: "bin" as NSCopying, forOpen: $1) }))
    }

    @Test func theClosedPartsOfAnOpenPathStayClosed() {
        let y = height { collision, path in
            path.close()
            collision.addBoundary(withIdentifier: "bin" as NSCopying, forOpen: path)
        }
        #expect((78...80).contains(y))
    }

    @Test func anOpenPathIsABoundaryLikeAnyOther() {
        let (collision, path) = (UICollisionBehavior(), UIBezierPath())
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 50, y: 50))
        collision.addBoundary(withIdentifier: "open" as NSCopying, forOpen: path)
        #expect(collision.boundary(withIdentifier: "open" as NSCopying) === path)
        collision.removeBoundary(withIdentifier: "open" as NSCopying)
        #expect(collision.boundaryIdentifiers == nil)
    }

    // MARK: Rejected values

    @Test(arguments: [CGFloat.nan, -1, .infinity]) func materialsThatAreNoNumbersAreRefused(_ value: CGFloat)
    {
        func expect(_ words: String, of change: (UICollisionBehavior) -> Void) {
            let (fixture, _, collision) = fall { _ in }
            #expect(fixture.failure { change(collision) }.contains("\(words) must be a number of 0 or more"))
            #expect(collision.boundaryFriction == 0.2 && collision.boundaryElasticity == 0.2)
        }
        expect("boundaryFriction") { $0.boundaryFriction = value }
        expect("boundaryElasticity") { $0.boundaryElasticity = value }
        expect("friction of boundary 'floor'") {
            $0.setFriction(value, elasticity: 0.5, forBoundaryWithIdentifier: "floor" as NSCopying)
        }
        expect("elasticity of boundary 'floor'") {
            $0.setFriction(0.5, elasticity: value, forBoundaryWithIdentifier: "floor" as NSCopying)
        }
    }

    @Test func aBoundaryThatIsNotThereIsRefused() {
        let (fixture, _, collision) = fall { _ in }
        let sentence = fixture.failure {
            collision.setFriction(0, elasticity: 0, forBoundaryWithIdentifier: "wall" as NSCopying)
        }
        #expect(sentence.contains("There is no boundary 'wall'"))
    }

    @Test func anEmptyOpenPathIsRefused() {
        let fixture = DynamicsFixture()
        let sentence = fixture.failure {
            UICollisionBehavior().addBoundary(withIdentifier: "open" as NSCopying, forOpen: UIBezierPath())
        }
        #expect(sentence.contains("'open'") && sentence.contains("at least two"))
    }
}
