package import LiveDynamics
import Physics2D

extension UIDynamicAnimator {
    /// Returns the simulation of a step of a time in seconds, without the scene's code.
    package func liveSimulation(ofStep dt: TimeInterval) -> LiveSimulation {
        LiveSimulation(
            simulation.world, clock: simulation.substeps, step: dt, items: simulation.items.map(\.body),
            pushes: simulation.livePushes, holds: simulation.looseSnaps.compactMap { $0.handle?.hold })
    }

    /// The hash of the world alone, which a live simulation can repeat.
    package var worldHash: UInt64 { simulation.world.stateHash }

    /// A Boolean value that indicates whether code of the scene computes forces within steps.
    package var hasCustomFields: Bool { !simulation.customFields.isEmpty }

    /// The items, each with its body and the layers of the views that it moves.
    package var liveItems: [LiveItem] {
        nameItems()
        return simulation.items.map { record in
            LiveItem(
                body: record.body.slot, name: name(of: record.item),
                layers: record.item.views.map { ($0.identity, offset(of: $0, in: record)) })
        }
    }

    /// Returns the center of a view in the coordinates of its item's body, in points: a view that is an item
    /// is at the origin, those of a group are around it.
    private func offset(of view: UIView, in record: ItemBinding) -> CGPoint {
        guard record.view == nil, record.item is UIDynamicItemGroup else { return .zero }
        let center = record.item.center
        return CGPoint(x: view.center.x - center.x, y: view.center.y - center.y)
            .applying(CGAffineTransform(rotationAngle: -simulation.angle(of: record)))
    }
}

extension Simulation {
    /// The pushes that act in the next step.
    fileprivate var livePushes: [BodyPush] {
        pushes.filter(\.active).flatMap { push in
            push.members.compactMap { item in
                let (direction, offset) = (push.pushDirection, push.targetOffsetFromCenter(for: item))
                guard let body = record(of: item)?.body, direction.length > 0 else { return nil }
                return BodyPush(
                    body, force: Vector2(Float(direction.dx), Float(direction.dy)),
                    arm: Units.meters(CGPoint(x: offset.horizontal, y: offset.vertical)),
                    isContinuous: push.mode == .continuous)
            }
        }
    }
}
