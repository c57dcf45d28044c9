// Contacts are updated in two passes, so that the first can run on several workers, four box pairs at a time:
// it finds where shapes touch now, which depends on nothing but where bodies are. What begins, ends and wakes
// is committed after that, in the order of Box2D's list of contacts.

/// The change of a contact in an update.
struct ContactChange: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
        case began, ended
        /// The fat AABBs no longer overlap, or the shapes may no longer collide.
        case destroyed
    }

    var contact: Int32
    var kind: Kind
    /// The number of points before.
    var oldCount: UInt8
}

/// The first pass of the update of contacts.
struct NarrowPhase {
    let context: StepContext
    let rules: CollisionRules
    /// Whether pairs that have a contact must be filtered anew, and take over their shapes' materials.
    let refilters: Bool
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
            // Contacts that were and stay apart need no look at their bodies, awake or not.
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

    /// Filters a pair anew, and takes over its materials; returns whether its shapes may still collide.
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

    /// Inserts a change; they come almost in order.
    mutating func append(_ index: Int, _ kind: ContactChange.Kind?, oldCount: Int) {
        guard let kind else { return }
        let number = Int32(truncatingIfNeeded: index)
        var place = count
        while place > 0, changes[place - 1].contact > number {
            changes[place] = changes[place - 1]
            place -= 1
        }
        changes[place] = ContactChange(
            contact: number, kind: kind, oldCount: UInt8(truncatingIfNeeded: oldCount))
        count += 1
    }
}

extension StepContext {
    @inline(__always) func isActive(_ contact: UnsafePointer<Contact>) -> Bool {
        bodies[Int(contact.pointee.bodyA)].isMoving || bodies[Int(contact.pointee.bodyB)].isMoving
    }

    // Boxes whose closest points are d apart have a side from which the other is at least d / sqrt(2) away:
    // the normals of a corner's two sides are a right angle apart, so one of them is within 45 degrees of any
    // direction between them. With 1.5 > sqrt(2) the separating axis test finds what the AABBs tell. The same
    // holds for segments, whose two normals are half a turn apart only at their ends, where the box's count;
    // circles measure d itself.
    /// Returns whether the fat AABBs overlap, and whether the AABBs are so far apart that the manifold is
    /// sure to be empty.
    @inline(__always) func separation(_ contact: UnsafePointer<Contact>) -> Separation {
        let a = bounds + Int(contact.pointee.shapeA)
        let b = bounds + Int(contact.pointee.shapeB)
        guard a.pointee.fat.overlaps(b.pointee.fat) else { return .parted }
        let box = a.pointee.tight.bounds
        let gap = box - b.pointee.tight.opposite
        // The millionth of the coordinates is for rounding.
        return any(gap .> contact.pointee.apartDistance + 1e-6 * abs(box)) ? .apart : .near
    }

    enum Separation { case near, apart, parted }

    /// Ends a touch; the points stay where they were, for the event. Returns the change.
    @inline(__always) func end(_ contact: UnsafeMutablePointer<Contact>) -> ContactChange.Kind? {
        contact.pointee.flags.formUnion(.enabled)
        contact.pointee.manifold.count = 0
        let wasTouching = contact.pointee.isTouching
        contact.pointee.flags.subtract([.touching, .hasMargin])
        guard wasTouching else { return nil }
        return .ended
    }

    /// Computes where a contact's shapes touch; returns the change.
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

    /// Returns where two shapes touch; the first is of the lower rank.
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

    /// Returns the center of a manifold's points, between the two shapes.
    func center(of manifold: Manifold, _ contact: Contact) -> Vector2 {
        let world = WorldManifold(
            manifold, bodies[Int(contact.bodyA)].transform, shapes[Int(contact.shapeA)].skinRadius,
            bodies[Int(contact.bodyB)].transform, shapes[Int(contact.shapeB)].skinRadius)
        return manifold.count == 2 ? 0.5 * (world.points.0 + world.points.1) : world.points.0
    }
}
