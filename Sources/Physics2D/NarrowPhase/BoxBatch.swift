/// Up to four contacts of boxes whose manifolds are computed at once.
struct BoxBatch {
    private static let transformOffset = MemoryLayout<Body>.offset(of: \.placement)!
    private static let sizeOffset = MemoryLayout<Shape>.offset(of: \.boxHalf)!
    private static let firstPointOffset = MemoryLayout<Contact>.offset(of: \.manifold.points.0)!
    private static let secondPointOffset = MemoryLayout<Contact>.offset(of: \.manifold.points.1)!
    private static let frameOffset = MemoryLayout<Contact>.offset(of: \.manifold.localNormal)!

    private let context: StepContext
    private var contacts:
        (
            UnsafeMutablePointer<Contact>, UnsafeMutablePointer<Contact>, UnsafeMutablePointer<Contact>,
            UnsafeMutablePointer<Contact>
        )
    private var count = 0

    init(_ context: StepContext) {
        self.context = context
        contacts = (context.contacts, context.contacts, context.contacts, context.contacts)
    }

    var isFull: Bool { count == 4 }

    @inline(__always) mutating func append(_ contact: UnsafeMutablePointer<Contact>) {
        contacts = (contact, contacts.0, contacts.1, contacts.2)
        count += 1
    }

    private subscript(lane: Int) -> UnsafeMutablePointer<Contact> {
        switch lane {
        case 0: contacts.0
        case 1: contacts.1
        case 2: contacts.2
        default: contacts.3
        }
    }

    /// Computes the manifolds of the batch, adds what changed, and empties it.
    mutating func update(_ changes: inout ChangeList) {
        guard count > 0 else { return }
        // A lane without a contact repeats the first one, whose result is not used twice.
        if count < 2 { contacts.1 = contacts.0 }
        if count < 3 { contacts.2 = contacts.0 }
        if count < 4 { contacts.3 = contacts.0 }
        if let manifold = BoxManifoldW(pair) {
            store(manifold, &changes)
        } else {
            for lane in 0..<count { end(self[lane], &changes) }
        }
        count = 0
    }

    @inline(__always) private var pair: BoxPairW {
        let (p, q, r, s) = contacts
        let shapesA = RowsW(
            context.shapes + Int(p.pointee.shapeA), context.shapes + Int(q.pointee.shapeA),
            context.shapes + Int(r.pointee.shapeA), context.shapes + Int(s.pointee.shapeA))
        let shapesB = RowsW(
            context.shapes + Int(p.pointee.shapeB), context.shapes + Int(q.pointee.shapeB),
            context.shapes + Int(r.pointee.shapeB), context.shapes + Int(s.pointee.shapeB))
        let bodiesA = RowsW(
            context.bodies + Int(p.pointee.bodyA), context.bodies + Int(q.pointee.bodyA),
            context.bodies + Int(r.pointee.bodyA), context.bodies + Int(s.pointee.bodyA))
        let bodiesB = RowsW(
            context.bodies + Int(p.pointee.bodyB), context.bodies + Int(q.pointee.bodyB),
            context.bodies + Int(r.pointee.bodyB), context.bodies + Int(s.pointee.bodyB))
        let (a, b) = (ColumnsW(shapesA, offset: Self.sizeOffset), ColumnsW(shapesB, offset: Self.sizeOffset))
        let margin = FloatW(p.pointee.margin, q.pointee.margin, r.pointee.margin, s.pointee.margin)
        return BoxPairW(
            transformA: transform(bodiesA), transformB: transform(bodiesB), halfA: Vec2W(a.x, a.y),
            halfB: Vec2W(b.x, b.y), radius: max(a.z + b.z, margin))
    }

    @inline(__always) private func transform(_ bodies: RowsW) -> TransformW {
        let columns = ColumnsW(bodies, offset: Self.transformOffset)
        return TransformW(
            position: Vec2W(columns.x, columns.y), rotation: RotationW(cosine: columns.w, sine: columns.z))
    }

    @inline(__always) private func end(
        _ contact: UnsafeMutablePointer<Contact>, _ changes: inout ChangeList
    ) {
        let count = contact.pointee.manifold.count
        changes.append(contact - context.contacts, context.end(contact), oldCount: count)
    }

    @inline(__always) private func store(_ manifold: BoxManifoldW, _ changes: inout ChangeList) {
        let kept = keptImpulses(manifold)
        for lane in 0..<count {
            let contact = self[lane]
            guard manifold.hasFirst[lane] else {
                end(contact, &changes)
                continue
            }
            contact.pointee.manifold.features = (
                ContactFeature(bits: manifold.firstFeature[lane]),
                ContactFeature(bits: manifold.secondFeature[lane])
            )
            contact.pointee.manifold.face = manifold.isFlipped[lane] ? .second : .first
            contact.pointee.manifold.count = manifold.hasSecond[lane] ? 2 : 1
            if !contact.pointee.isTouching { changes.append(contact - context.contacts, .began, oldCount: 0) }
            contact.pointee.flags.formUnion([.touching, .enabled])
        }
        let frame = ColumnsW(
            x: manifold.localNormal.x, y: manifold.localNormal.y, z: manifold.localPoint.x,
            w: manifold.localPoint.y)
        let first = ColumnsW(
            x: manifold.firstPoint.x, y: manifold.firstPoint.y, z: kept.firstNormal, w: kept.firstTangent)
        let second = ColumnsW(
            x: manifold.secondPoint.x, y: manifold.secondPoint.y, z: kept.secondNormal, w: kept.secondTangent)
        guard !all(manifold.hasFirst) else {
            let rows = RowsW(contacts.0, contacts.1, contacts.2, contacts.3)
            frame.scatter(to: rows, offset: Self.frameOffset)
            first.scatter(to: rows, offset: Self.firstPointOffset)
            return second.scatter(to: rows, offset: Self.secondPointOffset)
        }
        // Contacts that do not touch keep their points, which tell where a touch has ended.
        for lane in 0..<count where manifold.hasFirst[lane] {
            self[lane].pointee.manifold.set(frame, first, second, lane)
        }
    }

    private struct KeptImpulses {
        var firstNormal, firstTangent, secondNormal, secondTangent: FloatW
    }

    /// The impulses of the last step, of points with the same features.
    @inline(__always) private func keptImpulses(_ new: BoxManifoldW) -> KeptImpulses {
        let rows = RowsW(contacts.0, contacts.1, contacts.2, contacts.3)
        let first = ColumnsW(rows, offset: Self.firstPointOffset)
        let second = ColumnsW(rows, offset: Self.secondPointOffset)
        let (p, q, r, s) = contacts
        @inline(__always) func features(_ feature: (Manifold) -> ContactFeature) -> UIntW {
            UIntW(
                feature(p.pointee.manifold).bits, feature(q.pointee.manifold).bits,
                feature(r.pointee.manifold).bits, feature(s.pointee.manifold).bits)
        }
        let (oldFirst, oldSecond) = (features { $0.features.0 }, features { $0.features.1 })
        let counts = UIntW(
            UInt32(p.pointee.manifold.count), UInt32(q.pointee.manifold.count),
            UInt32(r.pointee.manifold.count), UInt32(s.pointee.manifold.count))
        let (hadFirst, hadSecond) = (counts .> 0, counts .> 1)
        @inline(__always) func kept(_ feature: UIntW, _ a: FloatW, _ b: FloatW) -> FloatW {
            select(
                hadFirst .& (oldFirst .== feature), a,
                select(hadSecond .& (oldSecond .== feature), b, .zero))
        }
        let one = new.hasSecond
        return KeptImpulses(
            firstNormal: kept(new.firstFeature, first.z, second.z),
            firstTangent: kept(new.firstFeature, first.w, second.w),
            secondNormal: select(one, kept(new.secondFeature, first.z, second.z), .zero),
            secondTangent: select(one, kept(new.secondFeature, first.w, second.w), .zero))
    }
}

extension Manifold {
    @inline(__always) fileprivate mutating func set(
        _ frame: ColumnsW, _ first: ColumnsW, _ second: ColumnsW, _ lane: Int
    ) {
        localNormal = Vector2(frame.x[lane], frame.y[lane])
        localPoint = Vector2(frame.z[lane], frame.w[lane])
        points.0.localPoint = Vector2(first.x[lane], first.y[lane])
        (points.0.normalImpulse, points.0.tangentImpulse) = (first.z[lane], first.w[lane])
        points.1.localPoint = Vector2(second.x[lane], second.y[lane])
        (points.1.normalImpulse, points.1.tangentImpulse) = (second.z[lane], second.w[lane])
    }
}
