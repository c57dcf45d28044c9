/// A batch of up to four box contacts whose manifolds are computed at once.
struct BoxBatch {
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
        switch count {
        case 0: contacts.0 = contact
        case 1: contacts.1 = contact
        case 2: contacts.2 = contact
        default: contacts.3 = contact
        }
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

    /// Computes the manifolds of the batch, appends the changes, and empties the batch.
    mutating func update(_ changes: inout ChangeList) {
        guard count > 0 else { return }
        // An unused lane repeats the first contact, and its result is ignored.
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
        let (shapes, bodies) = (context.shapes, context.bodies)
        let a = ColumnsW(
            RowsW(
                shapes + Int(p.pointee.shapeA), shapes + Int(q.pointee.shapeA),
                shapes + Int(r.pointee.shapeA), shapes + Int(s.pointee.shapeA)
            ) { address(of: &$0.pointee.boxHalf) })
        let b = ColumnsW(
            RowsW(
                shapes + Int(p.pointee.shapeB), shapes + Int(q.pointee.shapeB),
                shapes + Int(r.pointee.shapeB), shapes + Int(s.pointee.shapeB)
            ) { address(of: &$0.pointee.boxHalf) })
        let margin = FloatW(p.pointee.margin, q.pointee.margin, r.pointee.margin, s.pointee.margin)
        return BoxPairW(
            transformA: TransformW(
                bodies + Int(p.pointee.bodyA), bodies + Int(q.pointee.bodyA),
                bodies + Int(r.pointee.bodyA), bodies + Int(s.pointee.bodyA)),
            transformB: TransformW(
                bodies + Int(p.pointee.bodyB), bodies + Int(q.pointee.bodyB),
                bodies + Int(r.pointee.bodyB), bodies + Int(s.pointee.bodyB)),
            halfA: Vec2W(a.x, a.y), halfB: Vec2W(b.x, b.y), radius: max(a.z + b.z, margin))
    }

    /// Ends the touch of a contact, if there was one.
    @inline(__always) private func end(
        _ contact: UnsafeMutablePointer<Contact>, _ changes: inout ChangeList
    ) {
        let count = contact.pointee.manifold.count
        changes.append(contact - context.contacts, context.end(contact), oldCount: count)
    }

    @inline(__always) private func store(_ new: BoxManifoldW, _ changes: inout ChangeList) {
        let (p, q, r, s) = contacts
        let firstRows = RowsW(p, q, r, s) { address(of: &$0.pointee.manifold.points.0) }
        let secondRows = RowsW(p, q, r, s) { address(of: &$0.pointee.manifold.points.1) }
        let featureRows = RowsW(p, q, r, s) { address(of: &$0.pointee.manifold.features) }
        // The row holds both features, face and count with their padding, and the friction.
        let old = ColumnsW(featureRows)
        let (oldFirst, oldSecond) = (ColumnsW(firstRows), ColumnsW(secondRows))
        let kept = WarmStart(new, old, oldFirst, oldSecond)
        let frame = ColumnsW(
            x: new.localNormal.x, y: new.localNormal.y, z: new.localPoint.x, w: new.localPoint.y)
        let first = ColumnsW(
            x: new.firstPoint.x, y: new.firstPoint.y, z: kept.firstNormal, w: kept.firstTangent)
        let second = ColumnsW(
            x: new.secondPoint.x, y: new.secondPoint.y, z: kept.secondNormal, w: kept.secondTangent)
        let counts = select(new.hasSecond, UIntW(repeating: 0x200), UIntW(repeating: 0x100))
        let faceAndCount = counts | select(new.isFlipped, UIntW(repeating: 1), .zero)
        let features = ColumnsW(
            x: FloatW(bits: new.firstFeature), y: FloatW(bits: new.secondFeature),
            z: FloatW(bits: faceAndCount), w: old.w)
        if all(new.hasFirst) {
            frame.scatter(to: RowsW(p, q, r, s) { address(of: &$0.pointee.manifold.localNormal) })
            first.scatter(to: firstRows)
            second.scatter(to: secondRows)
            features.scatter(to: featureRows)
            for lane in 0..<count { begin(self[lane], &changes) }
            return
        }
        // Contacts that do not touch keep their points, from which the event of an ended touch takes its
        // position.
        for lane in 0..<count {
            guard new.hasFirst[lane] else {
                end(self[lane], &changes)
                continue
            }
            self[lane].pointee.manifold.set(frame, first, second, features, lane)
            begin(self[lane], &changes)
        }
    }

    /// Marks a contact as touching.
    @inline(__always) private func begin(
        _ contact: UnsafeMutablePointer<Contact>, _ changes: inout ChangeList
    ) {
        if !contact.pointee.isTouching { changes.append(contact - context.contacts, .began, oldCount: 0) }
        contact.pointee.flags.formUnion([.touching, .enabled])
    }
}

/// The impulses of the last step for warm starting, matched by the points' features.
private struct WarmStart {
    let firstNormal, firstTangent, secondNormal, secondTangent: FloatW

    @inline(__always) init(
        _ new: BoxManifoldW, _ old: ColumnsW, _ oldFirst: ColumnsW, _ oldSecond: ColumnsW
    ) {
        let counts = old.z.bits & 0xff00
        let (hadFirst, hadSecond) = (counts .> 0, counts .> 0x100)
        @inline(__always) func masks(_ feature: UIntW) -> (first: MaskW, second: MaskW) {
            (hadFirst .& (old.x.bits .== feature), hadSecond .& (old.y.bits .== feature))
        }
        let (first, second) = (masks(new.firstFeature), masks(new.secondFeature))
        firstNormal = select(first.first, oldFirst.z, select(first.second, oldSecond.z, .zero))
        firstTangent = select(first.first, oldFirst.w, select(first.second, oldSecond.w, .zero))
        let (isFirst, isSecond) = (new.hasSecond .& second.first, new.hasSecond .& second.second)
        secondNormal = select(isFirst, oldFirst.z, select(isSecond, oldSecond.z, .zero))
        secondTangent = select(isFirst, oldFirst.w, select(isSecond, oldSecond.w, .zero))
    }
}

extension Manifold {
    @inline(__always) fileprivate mutating func set(
        _ frame: ColumnsW, _ first: ColumnsW, _ second: ColumnsW, _ features: ColumnsW, _ lane: Int
    ) {
        localNormal = Vector2(frame.x[lane], frame.y[lane])
        localPoint = Vector2(frame.z[lane], frame.w[lane])
        points.0.localPoint = Vector2(first.x[lane], first.y[lane])
        (points.0.normalImpulse, points.0.tangentImpulse) = (first.z[lane], first.w[lane])
        points.1.localPoint = Vector2(second.x[lane], second.y[lane])
        (points.1.normalImpulse, points.1.tangentImpulse) = (second.z[lane], second.w[lane])
        self.features = (
            ContactFeature(bits: features.x.bits[lane]), ContactFeature(bits: features.y.bits[lane])
        )
        let faceAndCount = features.z.bits[lane]
        face = faceAndCount & 1 == 1 ? .second : .first
        count = Int(faceAndCount >> 8)
    }
}
