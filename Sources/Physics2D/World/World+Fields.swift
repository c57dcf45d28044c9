/// A field and the bodies that it acts on.
public struct FieldInfluence: Sendable {
    /// The field.
    public var field: Field
    /// The bodies. A body that is fixed, or no longer in the world, is skipped.
    public var bodies: [BodyID]

    /// Creates the influence of a field on bodies.
    public init(_ field: Field, on bodies: [BodyID]) {
        self.field = field
        self.bodies = bodies
    }
}

extension World {
    /// Returns the charge of a body, which electric and magnetic fields act on; default 0.
    public func charge(of id: BodyID) -> Float { bodies[validated(id)].charge }

    /// Sets the charge of a body, which electric and magnetic fields act on. It must be finite.
    public mutating func setCharge(_ charge: Float, of id: BodyID) {
        precondition(charge.isFinite, "A charge must be finite, not \(charge).")
        bodies[validated(id)].charge = charge
    }

    /// Applies a force, in newtons, at the body's center of mass in the next step only. A force other than 0
    /// wakes the body and keeps it awake. The force must be finite; a fixed body ignores it.
    public mutating func applyStepForce(_ force: Vector2, to id: BodyID) {
        precondition(force.isFinite, "A force must be finite, not \(force).")
        applyForce(validated(id), force)
    }

    /// Applies the fields to their bodies for a step, and advances the fields' time.
    mutating func applyFields(_ time: Float) {
        guard !fields.isEmpty else { return }
        let fields = fields
        fields.withUnsafeBufferPointer { rows in
            for row in rows.indices {
                for id in rows[row].bodies where contains(id) {
                    apply(rows[row].field, to: id.index, time)
                }
            }
        }
        fieldTime += Double(time)
    }

    private mutating func apply(_ field: Field, to index: Int32, _ time: Float) {
        guard bodies[index].kind == .dynamic else { return }
        let subject = FieldSubject(
            position: bodies[index].transform.position, velocity: bodies[index].velocity,
            mass: bodies[index].mass, charge: bodies[index].charge)
        guard field.reaches(subject) else { return }
        if field.law == .velocity {
            carry(index, field.direction)
        } else {
            applyForce(index, field.force(on: subject, at: fieldTime, step: time))
        }
    }

    private mutating func applyForce(_ index: Int32, _ force: Vector2) {
        guard force != .zero, bodies[index].kind == .dynamic else { return }
        bodies[index].keepAwake()
        bodies[index].stepForce += force
    }

    /// Adds a velocity to the one that fields set in this step: the velocities of several fields add up.
    private mutating func carry(_ index: Int32, _ velocity: Vector2) {
        if velocity != .zero || bodies[index].velocity != .zero { bodies[index].keepAwake() }
        bodies[index].stepVelocity = (bodies[index].stepVelocity ?? .zero) + velocity
    }
}

extension Body {
    fileprivate mutating func keepAwake() {
        wake()
        sleepTime = 0
    }
}
