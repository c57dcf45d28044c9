extension World {
    /// Returns the first body, in the order of storage, whose state the solver cannot carry on: a velocity or
    /// an angular velocity that is not finite, a place farther out than 1e8 m, or an angle beyond 1e9
    /// radians. Returns nil while all bodies are valid.
    ///
    /// Constraints that contradict one another can make a solver diverge. A caller that asks after each step
    /// learns of it while the numbers are still finite, and can say which body it was.
    public func firstInvalidBody() -> BodyID? {
        bodies.elements.withUnsafeBufferPointer { rows in
            for index in rows.indices where rows[index].generation != 0 && !rows[index].isValid {
                return BodyID(place: Int32(truncatingIfNeeded: index), generation: rows[index].generation)
            }
            return nil
        }
    }
}

extension Body {
    // Comparisons with NaN are false, so each covers it. At 1e8 m a float's neighbors are 8 m apart, and at
    // 1e9 radians ten turns: nothing sensible is lost.
    fileprivate var isValid: Bool {
        abs(sweep.center.x) <= 1e8 && abs(sweep.center.y) <= 1e8 && abs(sweep.angle) <= 1e9
            && velocity.isFinite && angularVelocity.isFinite
    }
}
