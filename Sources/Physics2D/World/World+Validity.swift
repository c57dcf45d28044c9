extension World {
    /// Returns the first body, in the order of storage, whose state the solver cannot continue from: a
    /// velocity or an angular velocity that is not finite, a coordinate of the center of mass beyond 1e8 m,
    /// or an angle beyond 1e9 radians. Returns nil while all bodies are valid.
    ///
    /// Contradictory constraints can make a solver diverge. A caller that checks after each step detects this
    /// early and can name the body.
    public func firstInvalidBody() -> BodyID? {
        bodies.elements.withUnsafeBufferPointer { rows in
            for index in rows.indices where rows[index].generation != 0 && !rows[index].isValid {
                return BodyID(index: Int32(truncatingIfNeeded: index), generation: rows[index].generation)
            }
            return nil
        }
    }
}

extension Body {
    /// True when the solver can continue from the body's state.
    fileprivate var isValid: Bool {
        // Comparisons with NaN are false, so each covers it. At 1e8 m adjacent floats are 8 m apart, and at
        // 1e9 radians ten turns: the limits exclude no sensible state.
        abs(sweep.center.x) <= 1e8 && abs(sweep.center.y) <= 1e8 && abs(sweep.angle) <= 1e9
            && velocity.isFinite && angularVelocity.isFinite
    }
}
