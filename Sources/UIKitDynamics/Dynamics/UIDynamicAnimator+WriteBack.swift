extension UIDynamicAnimator {
    /// Copies the state of every body to its item, and invalidates the item frame if one of its
    /// items moved.
    func writeBackItems() {
        // All bodies are read before the first item changes: an item's setter may call the animator.
        simulation.sync(writeBack)
        let frame = referenceView.map(ObjectIdentifier.init)
        guard let itemFrame else {
            for record in simulation.items { put(record, in: frame) }
            return
        }
        var hasMoved = false
        for record in simulation.items {
            let (center, transform) = (record.item.center, record.item.transform)
            put(record, in: frame)
            hasMoved = hasMoved || record.item.center != center || record.item.transform != transform
        }
        if hasMoved { itemFrame.invalidate() }
    }

    /// Sets an item to the state last read from its body, converted from the reference view's coordinates. An
    /// item released since then is left alone.
    private func put(_ record: ItemBinding, in frame: ObjectIdentifier?) {
        guard !record.isReleased else { return }
        guard let view = record.view else {
            let parent = record.item.views.first?.superview
            record.item.center = ownCenter(record.center, under: parent)
            record.item.transform = record.rotation
            return shiftMembers(of: record, under: parent)
        }
        let isInFrame = view.superviewIdentity == frame
        let center = isInFrame ? record.center : ownCenter(record.center, under: view.superview)
        if view.center != center { view.center = center }
        turn(view, of: record)
        view.storage.driven.shift = simulation.shownState(of: record).map { shown in
            let place = isInFrame ? shown.center : ownCenter(shown.center, under: view.superview)
            return DrivenShift(
                center: CGPoint(x: place.x - center.x, y: place.y - center.y),
                angle: shown.angle - simulation.angle(of: record))
        }
    }

    /// Sets the displacement at which pictures show a group's members, to match that of the group.
    private func shiftMembers(of record: ItemBinding, under parent: UIView?) {
        let shown = simulation.shownState(of: record)
        let group = record.item.center
        for view in record.item.views {
            view.storage.driven.shift = shown.map { shown in
                let angle = shown.angle - simulation.angle(of: record)
                let arm = CGPoint(x: view.center.x - group.x, y: view.center.y - group.y)
                let turned = arm.applying(CGAffineTransform(rotationAngle: angle))
                let place = ownCenter(shown.center, under: parent)
                return DrivenShift(
                    center: CGPoint(
                        x: place.x + turned.x - view.center.x, y: place.y + turned.y - view.center.y),
                    angle: angle)
            }
        }
    }

    /// Sets a view's rotation to its body's.
    private func turn(_ view: UIView, of record: ItemBinding) {
        // Apple's animator makes every transform a pure rotation; the explosion in the book lets a
        // view grow while it falls, so scale is kept. A transform equal to the rotation written last
        // has no scale to keep.
        var transform = view.transform
        let rotation = record.rotation
        let hasNoScale = !keepsScale || record.isTurnOnly && transform == view.storage.driven.turn
        let turned = hasNoScale ? rotation : transform.turned(to: rotation)
        if transform != turned {
            view.transform = turned
            transform = view.transform
        }
        record.isTurnOnly = transform == rotation
        view.storage.driven.turn = transform
    }

    /// Returns a center in the reference view's coordinates, converted to the coordinates of an item's
    /// superview. The reference view as an item keeps its own, in which it moves.
    func ownCenter(_ center: CGPoint, under parent: UIView?) -> CGPoint {
        guard let parent, let referenceView, parent !== referenceView, parent !== referenceView.superview
        else { return center }
        return parent.convert(center, from: referenceView)
    }
}
