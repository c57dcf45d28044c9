import DeterministicMath
import Physics2D
package import Picture

// Single items: conversion between the reference view's coordinates and the item's own, and access
// to their bodies.
extension UIDynamicAnimator: FilmTicker {
    /// Advances the animator by one tick of the film's clock, in seconds, if `followsFilmClock` is
    /// true. Flipbook's own.
    public func tick(by dt: TimeInterval) {
        if followsFilmClock, dt > 0 { step(by: dt) }
    }

    /// The states of all items after the last step, in the order in which the animator took the items.
    /// Flipbook's own.
    public var itemStates: [ItemState] {
        nameItems()
        return simulation.items.map { record in
            let (velocity, spin) = simulation.velocity(of: record)
            var state = ItemState(
                name: name(of: record.item), center: record.item.center,
                angle: (record.view == nil ? .exact : writeBack).rounded(simulation.angle(of: record)),
                velocity: CGVector(dx: velocity.x, dy: velocity.y), angularVelocity: spin,
                isAsleep: !record.isMoving(in: simulation.world),
                kineticEnergy: simulation.kineticEnergy(of: record),
                potentialEnergy: simulation.potentialEnergy(of: record))
            (state.mass, state.inertia) = simulation.masses(of: record)
            return state
        }
    }

    /// The states of all items as pictures show them: center, angle and velocities interpolated between
    /// sub-steps while the run shows even motion.
    package var shownItemStates: [ItemState] {
        zip(itemStates, simulation.items).map { state, record in
            guard let shown = simulation.shownState(of: record) else { return state }
            var state = state
            let parent = (record.view ?? record.item.views.first)?.superview
            (state.center, state.angle) = (ownCenter(shown.center, under: parent), shown.angle)
            state.velocity = CGVector(dx: shown.velocity.x, dy: shown.velocity.y)
            state.angularVelocity = shown.spin
            return state
        }
    }

    /// The colors of the items' views by item name: the background color, or the border color where the
    /// background is clear. An item without either has no entry.
    package var itemColors: [String: Color] {
        let colors = simulation.items.compactMap { record in
            record.item.views.first.flatMap(Self.color).map { (name(of: record.item), $0) }
        }
        return Dictionary(colors) { first, _ in first }
    }

    private static func color(of view: UIView) -> Color? {
        if let color = view.backgroundColor?.color, color.alpha > 0 { return color }
        return view.storage.borderWidth > 0 ? view.storage.borderColor : nil
    }

    /// A hash of the complete state of the simulation and of the items' centers and transforms, the same on
    /// every machine. Flipbook's own.
    public var stateHash: UInt64 {
        var hash = Hash64()
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

    /// Assigns names to new items in the order in which they were added, so that names do not depend
    /// on which one is queried first.
    package func nameItems() {
        for record in simulation.takeUnnamedItems() { _ = name(of: record.item) }
    }

    func name(of item: any UIDynamicItem) -> String { RunContext.current.name(of: item) }

    /// Returns an item's name and type, for messages.
    func describe(_ item: any UIDynamicItem) -> String {
        "Item '\(name(of: item))' (\(type(of: item)))"
    }

    func fail(_ sentence: String) {
        RunContext.current.fail(SceneFailure(sentence))
    }

    func linearVelocity(of item: any UIDynamicItem) -> CGPoint {
        simulation.record(of: item).map { simulation.velocity(of: $0).linear } ?? .zero
    }

    func angularVelocity(of item: any UIDynamicItem) -> CGFloat {
        simulation.record(of: item).map { simulation.velocity(of: $0).angular } ?? 0
    }

    func addVelocity(linear: CGPoint, angular: CGFloat, to item: any UIDynamicItem) {
        guard let record = simulation.record(of: item), !isBroken else { return }
        if let validationError = simulation.addVelocity(linear: linear, angular: angular, to: record) {
            return fail("\(describe(item)) \(validationError)")
        }
        resume()
    }

    /// Applies an edit to the simulation, and resumes if that woke an item.
    func change(_ edit: (inout Simulation) -> Void) {
        guard !isBroken else { return }
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

    func boundaryMaterialsDidChange(of behavior: UICollisionBehavior) {
        simulation.boundaryMaterialsDidChange(of: behavior)
        resume()
    }

    /// The rectangle that collisions can use as a boundary: the reference view's bounds or those of the item
    /// frame. Nil for an animator with neither, or while a layout has no content.
    var referenceBounds: CGRect? { referenceView?.bounds ?? itemFrame?.bounds }

    func boundariesDidChange(of behavior: UICollisionBehavior) {
        simulation.rebuildBoundaries(of: behavior, referenceBounds)
        resume()
    }

    /// Returns the group that contains an item, among those that the animator moves; nil for none.
    func group(of item: any UIDynamicItem) -> UIDynamicItemGroup? {
        guard simulation.groupCount > 0 else { return nil }
        return simulation.items.lazy.compactMap { $0.item as? UIDynamicItemGroup }.first { $0.contains(item) }
    }

    /// Returns the center of an item in the reference view's coordinates: converted for a view,
    /// unchanged for any other item and for the reference view itself.
    func referenceCenter(of item: any UIDynamicItem) -> CGPoint {
        guard let parent = item.views.first?.superview, let referenceView, parent !== referenceView,
            parent !== referenceView.superview
        else { return item.center }
        return referenceView.convert(item.center, from: parent)
    }

    func otherName(of contact: Simulation.Contact) -> String {
        switch contact.other {
        case .item(let other): other.name ?? ""
        case .boundary(let boundary): boundary.identifier.map { "\($0)" } ?? "(null)"
        }
    }
}
