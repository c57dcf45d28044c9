extension UIDynamicAnimator {
    /// Joins a behavior and all its descendants to the animator.
    func associate(_ behavior: UIDynamicBehavior) {
        for part in behavior.tree {
            part.willMove(to: self)
            part.animator = self
            if let collision = part as? UICollisionBehavior { simulation.add(collision) }
            for item in part.members { hold(item, by: part) }
            if let collision = part as? UICollisionBehavior { boundariesDidChange(of: collision) }
            (part as? UIDynamicItemBehavior)?.addPendingVelocities()
            part.didJoin(self)
        }
        resume()
    }

    /// Removes a behavior and all its descendants from the animator.
    func dissociate(_ behavior: UIDynamicBehavior) {
        for part in behavior.tree {
            part.willMove(to: nil)
            part.animator = nil
            part.willLeave(self)
            for item in part.members { release(item, by: part) }
            if let collision = part as? UICollisionBehavior { simulation.remove(collision) }
        }
        resume()
    }

    /// Gives an item a body, unless it has one, and counts the behavior among those that hold it.
    func hold(_ item: any UIDynamicItem, by behavior: UIDynamicBehavior) {
        if simulation.record(of: item) == nil {
            if let validationError = ItemValidation.validationError(of: item, for: self) {
                return fail(validationError)
            }
            if let validationError = simulation.add(item, at: referenceCenter(of: item)) {
                return fail("\(describe(item)) \(validationError)")
            }
            for view in item.views { view.storage.driven.driver = self }
            itemFrame?.add(item)
        }
        simulation.hold(item, by: behavior)
        resume()
    }

    /// Takes the behavior from those that hold an item; the last one takes its body along.
    func release(_ item: any UIDynamicItem, by behavior: UIDynamicBehavior) {
        guard simulation.release(item, by: behavior) else { return }
        itemFrame?.remove(item)
        for view in item.views {
            (view.storage.driven.driver, view.storage.driven.turn, view.storage.driven.shift) = (
                nil, nil, nil
            )
        }
    }
}
