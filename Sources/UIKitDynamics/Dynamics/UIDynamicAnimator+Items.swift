import Physics2D

// What the animator does with single items: between the reference view's coordinates and the item's own,
// between item and body.
extension UIDynamicAnimator: FilmTicker {
    /// One tick of the film's clock, in seconds.
    public func tick(by dt: TimeInterval) {
        if followsFilmClock, dt > 0 { step(by: dt) }
    }

    /// Every item's state after the last step, in the order in which the animator took the items. Ours.
    public var itemStates: [ItemState] {
        simulation.items.map { record in
            let (velocity, spin) = simulation.velocity(of: record)
            return ItemState(
                name: name(of: record.item), center: record.item.center,
                angle: writeBack(for: record).rounded(simulation.angle(of: record)),
                velocity: CGVector(dx: velocity.x, dy: velocity.y), angularVelocity: spin,
                isAsleep: !record.isMoving(in: simulation.world))
        }
    }

    /// A fingerprint of every bit of the motion's state, the same on every machine. Ours.
    public var stateHash: UInt64 {
        var hash = StateHash()
        simulation.world.hash(into: &hash)
        hash.combine(elapsedTime)
        for record in simulation.items {
            hash.combine(Double(record.item.center.x))
            hash.combine(Double(record.item.center.y))
            hash.combine(Double(record.item.transform.a))
            hash.combine(Double(record.item.transform.b))
        }
        return hash.value
    }

    func name(of item: any UIDynamicItem) -> String { Stage.current.name(of: item) }

    /// An item in a message: its name and what it is.
    func describe(_ item: any UIDynamicItem) -> String {
        "Item '\(name(of: item))' (\(type(of: item)))"
    }

    func fail(_ sentence: String) {
        Stage.current.fail(SceneFailure(sentence))
    }

    func linearVelocity(of item: any UIDynamicItem) -> CGPoint {
        simulation.record(of: item).map { simulation.velocity(of: $0).linear } ?? .zero
    }

    func angularVelocity(of item: any UIDynamicItem) -> CGFloat {
        simulation.record(of: item).map { simulation.velocity(of: $0).angular } ?? 0
    }

    func addVelocity(linear: CGPoint, angular: CGFloat, to item: any UIDynamicItem) {
        guard let record = simulation.record(of: item) else { return }
        simulation.addVelocity(linear: linear, angular: angular, to: record)
        resume()
    }

    /// Changes something in the world, and goes on if that woke an item.
    func change(_ edit: (inout Simulation) -> Void) {
        edit(&simulation)
        resume()
    }

    func settingsDidChange(of behavior: UIDynamicBehavior) {
        simulation.settingsDidChange(of: behavior)
        resume()
    }

    func collisionsDidChange() {
        simulation.collisionsDidChange()
        resume()
    }

    func boundariesDidChange(of behavior: UICollisionBehavior) {
        simulation.rebuildBoundaries(of: behavior, referenceView)
        resume()
    }

    /// A view's center in the reference view's coordinates, any other item's as it is.
    func referenceCenter(of item: any UIDynamicItem) -> CGPoint {
        guard let view = item as? UIView, let parent = view.superview, let referenceView,
            parent !== referenceView
        else { return item.center }
        return referenceView.convert(item.center, from: parent)
    }

    private func writeBack(for record: ItemBody) -> WriteBack {
        record.item is UIView ? writeBack : .exact
    }

    /// Puts an item where its body is.
    func writeBack(_ record: ItemBody) {
        let rounding = writeBack(for: record)
        let center = rounding.rounded(simulation.center(of: record))
        let angle = rounding.rounded(simulation.angle(of: record))
        guard let view = record.item as? UIView else {
            record.item.center = center
            record.item.transform = engineGeneration.rotation(angle)
            return
        }
        if let parent = view.superview, let referenceView, parent !== referenceView {
            view.center = parent.convert(center, from: referenceView)
        } else {
            view.center = center
        }
        view.transform = turned(view.transform, to: angle)
        view.drivenAngle = TransformParts(view.transform).rotation
    }

    /// A transform turned to an angle, its scale kept. Apple's animator makes every transform a pure turn, so
    /// that a view cannot grow while it falls; the book's explosion asks for that.
    private func turned(_ transform: CGAffineTransform, to angle: CGFloat) -> CGAffineTransform {
        let rotation = engineGeneration.rotation(angle)
        var parts = TransformParts(transform)
        guard !parts.isTurnOnly else { return rotation }
        parts.rotation = 0
        parts.translation = .zero
        return parts.transform.concatenating(rotation)
    }

    func otherName(of contact: Simulation.Contact) -> String {
        switch contact.other {
        case .item(let other): name(of: other.item)
        case .boundary(let boundary): boundary.identifier.map { "\($0)" } ?? "(null)"
        }
    }
}

extension TransformParts {
    /// Whether the transform only turns; a millionth of scale is the rounding of 32-bit sines.
    fileprivate var isTurnOnly: Bool {
        abs(scaleX - 1) < 1e-6 && abs(scaleY - 1) < 1e-6 && abs(shear) < 1e-6
    }
}

extension Stage {
    /// The animators that were made while this stage was the present one and that are still alive, in that
    /// order.
    public var animators: [UIDynamicAnimator] { clock.liveTickers.compactMap { $0 as? UIDynamicAnimator } }
}
