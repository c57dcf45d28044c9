// Contacts are updated in two passes. The first runs on several workers, four box pairs at a time: it
// computes where shapes touch, which depends on the bodies' transforms alone. The second commits what began
// and ended, and wakes bodies, in the order of Box2D's list of contacts.

/// A change of a contact in an update.
struct ContactChange: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
        case began, ended
        /// The fat AABBs no longer overlap, or the shapes may no longer collide.
        case destroyed
    }

    var contact: Int32
    var kind: Kind
    /// The number of points before the update.
    var oldCount: UInt8
}

/// The first pass of the contact update.
struct NarrowPhase {
    let context: StepContext
    let rules: CollisionRules
    /// True when contacts must be filtered again.
    let refilters: Bool
    /// True when contacts must copy their shapes' materials.
    let refreshesMaterials: Bool

    /// Updates the contacts of a range; writes the changes in ascending order, and returns their number.
    func update(_ range: Range<Int>, _ changes: UnsafeMutablePointer<ContactChange>) -> Int {
        var list = ChangeList(changes)
        var batch = BoxBatch(context)
        let isAsUsual = !refilters && !refreshesMaterials
        for index in range {
            let contact = context.contacts + index
            guard !contact.pointee.isDestroyed, isAsUsual || refresh(contact, index, &list) else { continue }
            let separation = context.separation(contact)
            // Contacts that were and stay apart need no access to their bodies, awake or not.
            if separation == .apart, !contact.pointee.isTouching {
                if !contact.pointee.isEnabled { contact.pointee.flags.formUnion(.enabled) }
                continue
            }
            let isActive = context.isActive(contact)
            contact.pointee.set(.updated, isActive)
            guard isActive else { continue }
            if separation == .near, contact.pointee.flags.contains(.boxes) {
                batch.append(contact)
                if batch.isFull { batch.update(&list) }
            } else {
                update(contact, index, separation, &list)
            }
        }
        batch.update(&list)
        return list.count
    }

    @inline(never) private func update(
        _ contact: UnsafeMutablePointer<Contact>, _ index: Int, _ separation: StepContext.Separation,
        _ list: inout ChangeList
    ) {
        let count = contact.pointee.manifold.count
        switch separation {
        case .parted: list.append(index, .destroyed, oldCount: count)
        case .apart: list.append(index, context.end(contact), oldCount: count)
        case .near: list.append(index, context.update(contact), oldCount: count)
        }
    }

    /// Filters a contact again and copies its materials, as required; returns whether its shapes may still
    /// collide.
    @inline(never) private func refresh(
        _ contact: UnsafeMutablePointer<Contact>, _ index: Int, _ list: inout ChangeList
    ) -> Bool {
        if refreshesMaterials { refreshMaterial(contact) }
        guard refilters, !rules.shouldCollide(contact.pointee.shapeA, contact.pointee.shapeB, context) else {
            return true
        }
        contact.pointee.flags.formUnion(.updated)
        list.append(index, .destroyed, contact)
        return false
    }

    private func refreshMaterial(_ contact: UnsafeMutablePointer<Contact>) {
        let a = context.shapes + Int(contact.pointee.shapeA)
        let b = context.shapes + Int(contact.pointee.shapeB)
        contact.pointee.friction = Contact.friction(a.pointee, b.pointee)
        contact.pointee.restitution = Contact.restitution(a.pointee, b.pointee)
    }
}

/// The changes of a range of contacts, in ascending order.
struct ChangeList {
    private let changes: UnsafeMutablePointer<ContactChange>
    private(set) var count = 0

    init(_ changes: UnsafeMutablePointer<ContactChange>) { self.changes = changes }

    mutating func append(_ index: Int, _ kind: ContactChange.Kind?, _ contact: UnsafePointer<Contact>) {
        append(index, kind, oldCount: contact.pointee.manifold.count)
    }

    /// Inserts a change, in ascending order of the contacts; nil adds nothing. Changes arrive almost in
    /// order, as a batch of boxes is updated late.
    mutating func append(_ index: Int, _ kind: ContactChange.Kind?, oldCount: Int) {
        guard let kind else { return }
        let number = Int32(truncatingIfNeeded: index)
        var slot = count
        while slot > 0, changes[slot - 1].contact > number {
            changes[slot] = changes[slot - 1]
            slot -= 1
        }
        changes[slot] = ContactChange(
            contact: number, kind: kind, oldCount: UInt8(truncatingIfNeeded: oldCount))
        count += 1
    }
}

extension StepContext {
    @inline(__always) func isActive(_ contact: UnsafePointer<Contact>) -> Bool {
        bodies[Int(contact.pointee.bodyA)].isMoving || bodies[Int(contact.pointee.bodyB)].isMoving
    }

    /// Returns whether the fat AABBs have parted, the tight AABBs are so far apart that the manifold is empty
    /// for certain, or neither.
    @inline(__always) func separation(_ contact: UnsafePointer<Contact>) -> Separation {
        // Two boxes whose closest points are d apart have a side from which the other box is at least d /
        // sqrt(2) away: the normals of a corner's two sides are a right angle apart, so one of them is within
        // 45 degrees of any direction between them. As 1.5 > sqrt(2), the separating axis test agrees with
        // the AABBs. The same holds for segments: their two normals are half a turn apart only at their ends,
        // where the box's normals decide. Circles measure d itself.
        let a = bounds + Int(contact.pointee.shapeA)
        let b = bounds + Int(contact.pointee.shapeB)
        guard a.pointee.fat.overlaps(b.pointee.fat) else { return .parted }
        let box = a.pointee.tight.bounds
        let gap = box - b.pointee.tight.opposite
        // The term of 1e-6 allows for rounding of the coordinates.
        return any(gap .> contact.pointee.apartDistance + 1e-6 * abs(box)) ? .apart : .near
    }

    enum Separation { case near, apart, parted }

    /// Ends a touch, if there is one. The points keep their positions, for the event. Returns the change.
    @inline(__always) func end(_ contact: UnsafeMutablePointer<Contact>) -> ContactChange.Kind? {
        contact.pointee.flags.formUnion(.enabled)
        contact.pointee.manifold.count = 0
        let wasTouching = contact.pointee.isTouching
        contact.pointee.flags.subtract([.touching, .hasMargin])
        guard wasTouching else { return nil }
        return .ended
    }

    /// Computes the manifold of a contact; returns the change.
    func update(_ contact: UnsafeMutablePointer<Contact>) -> ContactChange.Kind? {
        var new = manifold(
            of: contact.pointee.shapeA, contact.pointee.shapeB, margin: contact.pointee.margin)
        guard new.count > 0 else { return end(contact) }
        new.inheritImpulses(from: contact.pointee.manifold)
        contact.pointee.manifold = new
        let wasTouching = contact.pointee.isTouching
        contact.pointee.flags.formUnion([.touching, .enabled])
        return wasTouching ? nil : .began
    }

    /// Returns the manifold of two shapes, of which the first has the lower rank.
    func manifold(of shapeA: Int32, _ shapeB: Int32, margin: Float) -> Manifold {
        let transformA = bodies[Int(shapes[Int(shapeA)].body)].transform
        let transformB = bodies[Int(shapes[Int(shapeB)].body)].transform
        let second = hull(shapeB)
        if let segment = chainSegment(shapeA) {
            return second.isPoint
                ? Physics2D.manifold(segment: segment, at: transformA, circle: second, at: transformB)
                : Physics2D.manifold(segment: segment, at: transformA, polygon: second, at: transformB)
        }
        let first = hull(shapeA)
        if second.isPoint {
            return first.isPoint
                ? Physics2D.manifold(
                    circle: first, at: transformA, circle: second, at: transformB, margin: margin)
                : Physics2D.manifold(
                    polygon: first, at: transformA, circle: second, at: transformB, margin: margin)
        }
        return Physics2D.manifold(
            polygon: first, at: transformA, polygon: second, at: transformB, margin: margin)
    }

    /// Returns the midpoint of a manifold's points, which lie halfway between the two surfaces, in the world.
    func center(of manifold: Manifold, _ contact: Contact) -> Vector2 {
        let world = WorldManifold(
            manifold, bodies[Int(contact.bodyA)].transform, shapes[Int(contact.shapeA)].skinRadius,
            bodies[Int(contact.bodyB)].transform, shapes[Int(contact.shapeB)].skinRadius)
        return manifold.count == 2 ? 0.5 * (world.points.0 + world.points.1) : world.points.0
    }
}
