import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitDynamics

/// Each kind of field against its formula, which is integrated here by hand in the engine's sub-steps. The
/// engine has 32-bit floats, so a velocity may be off by 1e-4 of what it is.
@MainActor @Suite struct FieldLawTests {
    /// The fields stand here, the item 0.8 m to the right and 0.6 m below: 1 m away.
    static let position = CGPoint(x: 50, y: 40)
    static let start = CGPoint(x: 130, y: 100)
    static let substeps = 29

    /// Lets a field act on an item and compares its velocity with the one that a force makes. The force is of
    /// the way p from the field in meters, its length r, and the velocity v in meters per second.
    private func expect(
        _ field: UIFieldBehavior, velocity: CGPoint = .zero, charge: CGFloat = 0, side: CGFloat = 100,
        makes force: (_ p: CGVector, _ r: CGFloat, _ v: CGVector) -> CGVector,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        field.position = Self.position
        let bench = FieldBench([field], at: Self.start, velocity: velocity, charge: charge, side: side)
        bench.run(substeps: Self.substeps)
        let mass = side * side / 10_000
        let expected = bench.velocity(
            after: Self.substeps, from: Self.start, CGVector(dx: velocity.x / 100, dy: velocity.y / 100),
            mass: mass
        ) { place, v in
            let p = CGVector(dx: place.dx - 0.5, dy: place.dy - 0.4)
            return force(p, p.length, v)
        }
        let error = CGVector(dx: bench.velocity.dx - expected.dx, dy: bench.velocity.dy - expected.dy)
        #expect(
            error.length < 1e-4 * max(1, expected.length), "\(bench.velocity), not \(expected)",
            sourceLocation: sourceLocation)
    }

    @Test(arguments: [CGFloat(50), 100]) func linearGravityIsTheSameForEveryMass(side: CGFloat) {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: -2))
        field.strength = 2
        let mass = side * side / 10_000
        expect(field, side: side) { _, _, _ in CGVector(dx: 6 * mass, dy: -4 * mass) }
    }

    @Test func linearGravityWeakensWithTheFalloff() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 1))
        field.falloff = 3
        expect(field) { _, r, _ in CGVector(dx: 1 / (r * r * r), dy: 1 / (r * r * r)) }
    }

    @Test func radialGravityPullsToItsPosition() {
        let field = UIFieldBehavior.radialGravityField(position: .zero)
        field.strength = 3
        expect(field, side: 50) { p, r, _ in
            CGVector(dx: -3 * 0.25 * p.dx / (r * r * r), dy: -3 * 0.25 * p.dy / (r * r * r))
        }
    }

    @Test func radialGravityIsAQuarterAtTwiceTheDistance() {
        func pull(distance: CGFloat) -> CGFloat {
            let field = UIFieldBehavior.radialGravityField(position: Self.position)
            let bench = FieldBench([field], at: CGPoint(x: 50 + distance, y: 40))
            bench.run(steps: 1)
            return -bench.velocity.dx / FieldBench.substep
        }
        #expect(abs(pull(distance: 100) - 1) < 1e-5)
        #expect(abs(pull(distance: 200) - 0.25) < 1e-5)
    }

    @Test func aSpringPullsWithTheDistance() {
        let field = UIFieldBehavior.springField()
        field.strength = 40
        expect(field) { p, _, _ in CGVector(dx: -40 * p.dx, dy: -40 * p.dy) }
    }

    /// Hooke: the period is 2 pi sqrt(m / S), so 1 s for S = (2 pi)^2 and 1 kg, 2 s for 4 kg.
    @Test(arguments: [(CGFloat(100), CGFloat(1)), (200, 2)]) func aSpringSwingsAtHookesFrequency(
        side: CGFloat, period: CGFloat
    ) {
        let field = UIFieldBehavior.springField()
        field.strength = 4 * .pi * .pi
        let bench = FieldBench([field], at: CGPoint(x: 100, y: 0), side: side)
        bench.run(steps: Int(period * 30))
        #expect(abs(bench.item.center.x + 100) < 0.5, "half a period later it is on the other side")
        bench.run(steps: Int(period * 30))
        #expect(abs(bench.item.center.x - 100) < 0.5)
    }

    @Test func aVortexActsAcrossTheWay() {
        let field = UIFieldBehavior.vortexField()
        field.strength = 1.5
        expect(field) { p, r, _ in CGVector(dx: -1.5 * p.dy / r, dy: 1.5 * p.dx / r) }
    }

    @Test func aVortexIsWeakerForHeavierItems() {
        let field = UIFieldBehavior.vortexField()
        expect(field, side: 200) { p, r, _ in CGVector(dx: -p.dy / r / 4, dy: p.dx / r / 4) }
    }

    @Test func dragResistsTheSquareOfTheSpeed() {
        let field = UIFieldBehavior.dragField()
        field.strength = 2
        expect(field, velocity: CGPoint(x: 300, y: -400)) { _, _, v in
            CGVector(dx: -2 * v.dx * v.length, dy: -2 * v.dy * v.length)
        }
    }

    /// m v' = -S v^2 has the solution 1/v = 1/v0 + S t / m; sub-steps of 1/120 s are 1 % off it here.
    @Test func dragHalvesTheSpeedWhenItShould() {
        let field = UIFieldBehavior.dragField()
        let bench = FieldBench([field], velocity: CGPoint(x: 200, y: 0))
        bench.run(steps: 30)
        #expect(abs(bench.velocity.dx - 1 / (0.5 + 59 * FieldBench.substep)) < 0.01)
    }

    @Test func theWindOfADragFieldCarriesItemsAlong() {
        let field = UIFieldBehavior.dragField()
        field.direction = CGVector(dx: 2, dy: 0)
        expect(field) { _, _, v in
            let u = CGVector(dx: v.dx - 2, dy: v.dy)
            return CGVector(dx: -u.dx * u.length, dy: -u.dy * u.length)
        }
    }

    @Test func anElectricFieldRepelsItsOwnSignAndAttractsTheOther() {
        for charge in [CGFloat(1.5), -0.5, 0] {
            expect(.electricField(), charge: charge) { p, r, _ in
                CGVector(dx: charge * p.dx / (r * r), dy: charge * p.dy / (r * r))
            }
        }
    }

    @Test func aMagneticFieldActsAcrossTheVelocity() {
        let field = UIFieldBehavior.magneticField()
        field.strength = 2
        expect(field, velocity: CGPoint(x: 100, y: 50), charge: 1) { _, r, v in
            CGVector(dx: 2 * v.dy / r, dy: -2 * v.dx / r)
        }
        expect(.magneticField(), velocity: CGPoint(x: 100, y: 50)) { _, _, _ in .zero }
    }

    /// At pi/2 radians per second it is a quarter of a turn in 1 s. A sub-step pushes across the old
    /// velocity, which makes the new one longer by half of (pi / 240)^2 of it: 1 % in all.
    @Test func aMagneticFieldTurnsTheVelocityAndKeepsTheSpeed() {
        let field = UIFieldBehavior.magneticField()
        (field.strength, field.falloff) = (.pi / 2, 0)
        let bench = FieldBench([field], velocity: CGPoint(x: 200, y: 0), charge: -1)
        bench.run(substeps: 120)
        #expect(bench.velocity.dy < -1.99, "counterclockwise on screen")
        #expect(abs(bench.velocity.length - 2) < 0.021)
    }

    /// Resistance damps it in the same sub-step, to 1 / (1 + 5 h) of it.
    @Test func inAVelocityFieldTheVelocityIsItsDirection() {
        let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 2, dy: -1))
        let bench = FieldBench([field], velocity: CGPoint(x: -500, y: 300))
        bench.animator.addBehavior(UIGravityBehavior(items: [bench.item]))
        bench.properties.resistance = 5
        bench.run(steps: 31)
        let damping = 1 / (1 + 5 * FieldBench.substep)
        #expect(isNear(bench.velocity.dx, 2 * damping, within: 1e-6))
        #expect(isNear(bench.velocity.dy, -damping, within: 1e-6))
        #expect(isNear(bench.item.center.x - 130, 200 * damping * 61 * FieldBench.substep, within: 0.01))
    }

    // MARK: Noise

    /// An item's velocity after a while in noise.
    private func drift(
        _ field: UIFieldBehavior, at center: CGPoint = Self.start, velocity: CGPoint = .zero, steps: Int = 20
    ) -> CGVector {
        let bench = FieldBench([field], at: center, velocity: velocity)
        bench.run(steps: steps)
        return bench.velocity
    }

    private func noise(_ smoothness: CGFloat = 0.5, _ speed: CGFloat = 1) -> UIFieldBehavior {
        .noiseField(smoothness: smoothness, animationSpeed: speed)
    }

    @Test func noiseIsTheSameInEveryRunAndDiffersFromPlaceToPlace() {
        let here = drift(noise())
        #expect(here != .zero)
        #expect(drift(noise()) == here)
        #expect(drift(noise(), at: CGPoint(x: 260, y: 180)) != here)
    }

    @Test func noiseIsAForceOfUpToItsStrength() {
        let field = noise()
        field.strength = 2
        for x in stride(from: CGFloat(0), to: 400, by: 37) {
            let velocity = drift(field.twin, at: CGPoint(x: x, y: 2 * x), steps: 1)
            #expect(max(abs(velocity.dx), abs(velocity.dy)) <= 2 * FieldBench.substep)
        }
        let (single, double) = (drift(noise(), steps: 1), drift(field, steps: 1))
        #expect(abs(double.dx - 2 * single.dx) < 1e-6 && abs(double.dy - 2 * single.dy) < 1e-6)
        let still = noise()
        still.strength = 0
        #expect(drift(still) == .zero)
    }

    @Test func smoothnessSpeedAndSeedChangeTheNoise() {
        let plain = drift(noise(0.5, 0))
        #expect(drift(noise(1, 0)) != plain)
        #expect(drift(noise(0.5, 3)) != plain)
        let other = noise(0.5, 0)
        other.noiseSeed = 7
        #expect(drift(other) != plain)
    }

    /// Over the same way, smooth noise changes less: its eddies are ten times as large.
    @Test func smoothNoiseHasLargerEddies() {
        func change(smoothness: CGFloat) -> CGFloat {
            let forces = (0..<40).map { i in
                drift(noise(smoothness, 0), at: CGPoint(x: 5 * CGFloat(i), y: 90), steps: 1)
            }
            return zip(forces, forces.dropFirst()).reduce(0) { $0 + abs($1.0.dx - $1.1.dx) }
        }
        #expect(change(smoothness: 0) > 3 * change(smoothness: 1))
    }

    @Test func turbulenceIsNoiseTimesTheSpeed() {
        func turbulence(strength: CGFloat = 1) -> UIFieldBehavior {
            let field = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
            field.strength = strength
            return field
        }
        #expect(drift(turbulence()) == .zero, "what rests stays at rest")
        let (velocity, push) = (CGPoint(x: 300, y: 0), drift(noise(), steps: 1))
        let moved = drift(turbulence(), velocity: velocity, steps: 1)
        #expect(abs(moved.dx - 3 - 3 * push.dx) < 1e-5 && abs(moved.dy - 3 * push.dy) < 1e-5)
        #expect(drift(turbulence(), velocity: velocity) == drift(turbulence(), velocity: velocity))
        #expect(drift(turbulence(strength: 0), velocity: velocity) == CGVector(dx: 3, dy: 0))
    }

    // MARK: The scene's own

    @Test func aBlockGetsWhatItNeedsAndItsForceActs() {
        var first: (place: CGPoint, velocity: CGVector, mass: CGFloat, charge: CGFloat, time: TimeInterval)?
        var asked = 0
        let force: UIFieldBehavior.Evaluation = { _, position, velocity, mass, charge, time in
            first = first ?? (position, velocity, mass, charge, time)
            asked += 1
            return CGVector(dx: 0, dy: 2 - 0.01 * velocity.dy)
        }
        let field = UIFieldBehavior.field(evaluationBlock: force)
        expect(field, velocity: CGPoint(x: 100, y: -50), charge: 0.75, side: 50) { _, _, v in
            CGVector(dx: 0, dy: 2 - v.dy)
        }
        #expect(first?.place == Self.start && first?.velocity == CGVector(dx: 100, dy: -50))
        #expect(
            first?.mass == 0.25 && first?.charge == 0.75 && first?.time == TimeInterval(FieldBench.substep))
        #expect(asked >= Self.substeps)
    }

    // MARK: Together

    @Test func fieldsAddUp() {
        let spring = UIFieldBehavior.springField()
        spring.position = Self.position
        let wind = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 3))
        let own = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: 5, dy: 0) }
        let bench = FieldBench([spring, wind, own], at: Self.start)
        bench.run(substeps: Self.substeps)
        let expected = bench.velocity(after: Self.substeps, from: Self.start) { place, _ in
            CGVector(dx: 5 - (place.dx - 0.5), dy: 3 - (place.dy - 0.4))
        }
        #expect(abs(bench.velocity.dx - expected.dx) < 1e-4 && abs(bench.velocity.dy - expected.dy) < 1e-4)
    }

    @Test func velocityFieldsAddUp() {
        let (right, down) = (
            UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 0)),
            UIFieldBehavior.velocityField(direction: CGVector(dx: 0.5, dy: 2))
        )
        let bench = FieldBench([right, down])
        bench.run(steps: 5)
        #expect(bench.velocity == CGVector(dx: 1.5, dy: 2))
    }
}

extension UIFieldBehavior {
    /// A noise field like this one, for another animator.
    fileprivate var twin: UIFieldBehavior {
        let field = UIFieldBehavior.noiseField(smoothness: smoothness, animationSpeed: animationSpeed)
        field.strength = strength
        return field
    }
}
