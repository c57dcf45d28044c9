// A position correction is right to first order in the error only. For a large error a full correction
// overshoots, and contradictory joints throw their bodies about, farther in each iteration. So errors are
// clamped before they are corrected, as Box2D's maximum linear and angular correction prescribe (Box2D
// manual, "Constants": "helps to prevent overshoot"), and no correction moves or rotates a body more than a
// sub-step may (the maximum translation and rotation).
//
// A joint whose error exceeds the clamp is overstretched. Its linearized equations no longer hold: to rotate
// a body by the clamp of 8 degrees about a point 2 m away moves it farther than the clamp of 0.2 m takes
// back, and the bodies drift apart. So an overstretched joint is corrected by one equation after the other,
// each along its error alone. Such a correction acts along one line. It neither moves the bodies' common
// center of mass nor rotates them as a whole, so that contradictory joints come to rest at a compromise.

extension JointAnchors {
    /// Returns whether an error, in meters, exceeds the correction of one iteration; true for NaN.
    static func isOverstretched(by error: Float) -> Bool { !(abs(error) <= Tuning.maximumCorrection) }

    /// Records whether the joint's error, in meters and radians, makes it overstretched.
    mutating func record(_ error: Float, angle: Float = 0) {
        isOverstretched =
            Self.isOverstretched(by: error) || !(abs(angle) <= Tuning.maximumAngularCorrection)
    }

    /// Moves the bodies as an impulse at the anchors would, without a change of their velocities.
    func shift(_ impulse: Vector2, angularImpulse: Float = 0, _ a: inout Body, _ b: inout Body) {
        let correction = JointCorrection(
            displacementA: inverseMassA * impulse,
            rotationA: inverseInertiaA * (cross(rA, impulse) + angularImpulse),
            displacementB: inverseMassB * impulse,
            rotationB: inverseInertiaB * (cross(rB, impulse) + angularImpulse))
        correction.apply(&a, &b)
    }

    /// Moves the anchors together along the line through them, as a rigid distance joint of length 0 would.
    func pullTogether(by error: Vector2, _ a: inout Body, _ b: inout Body) {
        let inverseMass = inverseMass(along: error.normalized)
        if inverseMass > 0 { shift((-1 / inverseMass) * error.clampedCorrection, &a, &b) }
    }

    /// Rotates the bodies relative to one another, to correct an error in radians.
    func turnBack(by error: Float, _ a: inout Body, _ b: inout Body) {
        if inverseInertia > 0 {
            shift(.zero, angularImpulse: -error.clampedAngularCorrection / inverseInertia, &a, &b)
        }
    }
}

/// The translations and rotations of a correction: those of the first body are subtracted, those of the
/// second are added.
struct JointCorrection {
    let displacementA: Vector2
    let rotationA: Float
    let displacementB: Vector2
    let rotationB: Float

    func apply(_ a: inout Body, _ b: inout Body) {
        let share = share
        if share == 1 {
            a.sweep.center -= displacementA
            a.sweep.angle -= rotationA
            b.sweep.center += displacementB
            b.sweep.angle += rotationB
        } else if share > 0 {
            a.sweep.center -= share * displacementA
            a.sweep.angle -= share * rotationA
            b.sweep.center += share * displacementB
            b.sweep.angle += share * rotationB
        }
    }

    /// The fraction of the correction that neither moves nor rotates a body by more than a sub-step may; 0
    /// when the numbers overflow.
    private var share: Float {
        let (displacement, rotation) = (
            max(displacementA.length, displacementB.length), max(abs(rotationA), abs(rotationB))
        )
        if displacement <= Tuning.maximumTranslation && rotation <= Tuning.maximumTurn { return 1 }
        guard (displacement + rotation).isFinite else { return 0 }
        return min(Tuning.maximumTranslation / displacement, Tuning.maximumTurn / rotation)
    }
}

extension Vector2 {
    /// The error, in meters, clamped to the correction of one iteration.
    var clampedCorrection: Vector2 {
        let length = length
        return length > Tuning.maximumCorrection ? (Tuning.maximumCorrection / length) * self : self
    }
}

extension Float {
    /// The error, in meters, clamped to the correction of one iteration.
    var clampedCorrection: Float {
        max(-Tuning.maximumCorrection, min(self, Tuning.maximumCorrection))
    }

    /// The error, in radians, clamped to the correction of one iteration.
    var clampedAngularCorrection: Float {
        max(-Tuning.maximumAngularCorrection, min(self, Tuning.maximumAngularCorrection))
    }
}
