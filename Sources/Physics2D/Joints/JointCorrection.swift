// A correction of positions is right to first order in the error only. Far from where a joint wants its
// bodies, a whole correction overshoots, and joints that contradict one another throw their bodies about,
// farther in each iteration. So errors are clamped before they are corrected, as Box2D's maximum linear and
// angular correction prescribe (Box2D manual, "Constants": "helps to prevent overshoot"), and no correction
// moves a body farther or turns it more than a sub-step may (its maximum translation and rotation).
//
// A joint whose error is beyond the clamp is overstretched. Its equations no longer describe small motions:
// to turn a body by the clamp of 8 degrees about a point 2 m away takes a longer way than the clamp of 0.2 m
// gives back, and the bodies part. So an overstretched joint is corrected by one equation after the other,
// each along the error alone. Such a correction acts along one line: it moves neither the bodies' common
// center of mass nor turns them as a whole, so that contradictory joints come to rest at a compromise.

extension JointEnds {
    /// Whether an error in meters is beyond what one iteration corrects.
    static func isOverstretched(by error: Float) -> Bool { !(abs(error) <= Tuning.maximumCorrection) }

    /// Notes how far the joint is from what it demands, in meters and radians.
    mutating func note(_ error: Float, angle: Float = 0) {
        isOverstretched =
            Self.isOverstretched(by: error) || !(abs(angle) <= Tuning.maximumAngularCorrection)
    }

    /// Moves the bodies as an impulse at the anchors would, without touching their velocities.
    func shift(_ impulse: Vector2, turning: Float = 0, _ a: inout Body, _ b: inout Body) {
        let correction = JointCorrection(
            wayA: inverseMassA * impulse, turnA: inverseInertiaA * (cross(armA, impulse) + turning),
            wayB: inverseMassB * impulse, turnB: inverseInertiaB * (cross(armB, impulse) + turning))
        correction.apply(&a, &b)
    }

    /// Draws the anchors together along the line through them, as a rod without length would.
    func pullTogether(by error: Vector2, _ a: inout Body, _ b: inout Body) {
        let inverseMass = inverseMass(along: error.normalized)
        if inverseMass > 0 { shift((-1 / inverseMass) * error.clampedCorrection, &a, &b) }
    }

    /// Turns the bodies against one another by an angle, in radians.
    func turnBack(by error: Float, _ a: inout Body, _ b: inout Body) {
        if inverseInertia > 0 {
            shift(.zero, turning: -error.clampedAngularCorrection / inverseInertia, &a, &b)
        }
    }
}

/// How a correction moves the two bodies of a joint: the first one back, the second one forth.
struct JointCorrection {
    let wayA: Vector2
    let turnA: Float
    let wayB: Vector2
    let turnB: Float

    func apply(_ a: inout Body, _ b: inout Body) {
        let share = share
        if share == 1 {
            a.sweep.center -= wayA
            a.sweep.angle -= turnA
            b.sweep.center += wayB
            b.sweep.angle += turnB
        } else if share > 0 {
            a.sweep.center -= share * wayA
            a.sweep.angle -= share * turnA
            b.sweep.center += share * wayB
            b.sweep.angle += share * turnB
        }
    }

    /// The part of the correction that neither moves nor turns a body by more than a sub-step may; 0 where
    /// the numbers overflow.
    private var share: Float {
        let (way, turn) = (max(wayA.length, wayB.length), max(abs(turnA), abs(turnB)))
        if way <= Tuning.maximumTranslation && turn <= Tuning.maximumTurn { return 1 }
        guard (way + turn).isFinite else { return 0 }
        return min(Tuning.maximumTranslation / way, Tuning.maximumTurn / turn)
    }
}

extension Vector2 {
    /// The error, at most as long as one iteration corrects.
    var clampedCorrection: Vector2 {
        let length = length
        return length > Tuning.maximumCorrection ? (Tuning.maximumCorrection / length) * self : self
    }
}

extension Float {
    /// The error in meters, at most as large as one iteration corrects.
    var clampedCorrection: Float {
        max(-Tuning.maximumCorrection, min(self, Tuning.maximumCorrection))
    }

    /// The error in radians, at most as large as one iteration corrects.
    var clampedAngularCorrection: Float {
        max(-Tuning.maximumAngularCorrection, min(self, Tuning.maximumAngularCorrection))
    }
}
