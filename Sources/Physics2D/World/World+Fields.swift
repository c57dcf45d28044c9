/// A field and the bodies that feel it.
public struct FieldInfluence: Sendable {
    /// The field.
    public var field: Field
    /// The bodies; those that are fixed, or gone, feel nothing.
    public var bodies: [BodyID]

    /// A field for bodies.
    public init(_ field: Field, on bodies: [BodyID]) {
        self.field = field
        self.bodies = bodies
    }
}

extension World {
    /// The charge, which electric and magnetic fields act on; default 0.
    public func charge(of id: BodyID) -> Float { bodies[validated(id)].charge }

    /// Sets the charge, which electric and magnetic fields act on.
    public mutating func setCharge(_ charge: Float, of id: BodyID) {
        precondition(charge.isFinite, "A charge must be finite, not \(charge).")
        bodies[validated(id)].charge = charge
    }

    /// Pushes the body in the next step only, at its center of mass, in newtons; a force other than 0 wakes
    /// it and keeps it awake. Nothing for a fixed body.
    public mutating func applyStepForce(_ force: Vector2, to id: BodyID) {
        precondition(force.isFinite, "A force must be finite, not \(force).")
        push(validated(id), force)
    }

    /// Lets the fields act on their bodies for a step.
    mutating func applyFields(_ time: Float) {
        guard !fields.isEmpty else { return }
        let fields = fields
        fields.withUnsafeBufferPointer { rows in
            for row in rows.indices {
                for id in rows[row].bodies where contains(id) {
                    apply(rows[row].field, to: id.place, time)
                }
            }
        }
        fieldTime += Double(time)
    }

    private mutating func apply(_ field: Field, to place: Int32, _ time: Float) {
        guard bodies[place].kind == .dynamic else { return }
        let subject = FieldSubject(
            position: bodies[place].transform.position, velocity: bodies[place].velocity,
            mass: bodies[place].mass, charge: bodies[place].charge)
        guard field.reaches(subject) else { return }
        if field.law == .velocity {
            carry(place, field.direction)
        } else {
            push(place, field.force(on: subject, at: fieldTime, step: time))
        }
    }

    private mutating func push(_ place: Int32, _ force: Vector2) {
        guard force != .zero, bodies[place].kind == .dynamic else { return }
        bodies[place].keepAwake()
        bodies[place].stepForce += force
    }

    /// Several fields that set a velocity add up.
    private mutating func carry(_ place: Int32, _ velocity: Vector2) {
        if velocity != .zero || bodies[place].velocity != .zero { bodies[place].keepAwake() }
        bodies[place].stepVelocity = (bodies[place].stepVelocity ?? .zero) + velocity
    }
}

extension Body {
    fileprivate mutating func keepAwake() {
        wake()
        sleepTime = 0
    }
}
