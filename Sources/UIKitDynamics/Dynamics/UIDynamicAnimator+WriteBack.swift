extension UIDynamicAnimator {
    /// Puts all items where their bodies are; a layout of which an item has moved is no longer valid.
    func writeBackItems() {
        // All bodies are looked at before an item hears of anything: an item may ask the animator back.
        simulation.look(writeBack)
        let frame = referenceView.map(ObjectIdentifier.init)
        guard let layout = collectionViewLayout else {
            for record in simulation.items { put(record, in: frame) }
            return
        }
        var hasMoved = false
        for record in simulation.items {
            let (center, transform) = (record.item.center, record.item.transform)
            put(record, in: frame)
            hasMoved = hasMoved || record.item.center != center || record.item.transform != transform
        }
        if hasMoved { layout.invalidateLayout(with: layout.makeContextKeepingLines()) }
    }

    /// Puts an item where its body was seen, in a reference view's coordinates. One that was released
    /// meanwhile stays.
    private func put(_ record: ItemBody, in frame: ObjectIdentifier?) {
        guard !record.isReleased else { return }
        guard let view = record.view else {
            let parent = record.item.views.first?.superview
            record.item.center = ownCenter(record.center, under: parent)
            record.item.transform = record.rotation
            return shiftMembers(of: record, under: parent)
        }
        let isInFrame = view.superviewName == frame
        let center = isInFrame ? record.center : ownCenter(record.center, under: view.superview)
        if view.center != center { view.center = center }
        turn(view, of: record)
        view.drivenShift = simulation.shownState(of: record).map { shown in
            let place = isInFrame ? shown.center : ownCenter(shown.center, under: view.superview)
            return DrivenShift(
                center: CGPoint(x: place.x - center.x, y: place.y - center.y),
                angle: shown.angle - simulation.angle(of: record))
        }
    }

    /// Lets pictures show a group's members where they show the group.
    private func shiftMembers(of record: ItemBody, under parent: UIView?) {
        let shown = simulation.shownState(of: record)
        let group = record.item.center
        for view in record.item.views {
            view.drivenShift = shown.map { shown in
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

    // Apple's animator makes every transform a pure turn; the book's explosion lets a view grow while it
    // falls. A transform that is still the turn written last has no scale to keep.
    /// Turns a view as its body is.
    private func turn(_ view: UIView, of record: ItemBody) {
        var transform = view.transform
        let rotation = record.rotation
        let hasNoScale = !keepsScale || record.isTurnOnly && transform == view.drivenTurn
        let turned = hasNoScale ? rotation : transform.turned(to: rotation)
        if transform != turned {
            view.transform = turned
            transform = view.transform
        }
        record.isTurnOnly = transform == rotation
        view.drivenTurn = transform
    }

    /// A center in the reference view's coordinates as an item under a view has it.
    func ownCenter(_ center: CGPoint, under parent: UIView?) -> CGPoint {
        guard let parent, let referenceView, parent !== referenceView else { return center }
        return parent.convert(center, from: referenceView)
    }
}
