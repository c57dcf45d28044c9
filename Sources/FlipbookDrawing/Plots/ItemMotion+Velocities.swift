import FlipbookCore
import UIKitHost

extension ItemMotion {
    /// The records with the velocities and kinetic energies that a plot shows.
    ///
    /// An item that attachments hold, or that a finger drags, is moved by corrections of its position alone:
    /// the engine has no velocity for it, as UIKit has none. A curve of 0 beside a place that changes would
    /// mislead, so there the velocity is that of the places, the difference between the frame before and the
    /// frame after, and the kinetic energy is that of this velocity.
    var plotted: [ItemRecord] {
        moments.indices.map { index in
            var record = moments[index]
            if let motion = measuredMotion(at: index) {
                (record.state.velocity, record.state.angularVelocity) = (motion.velocity, motion.angular)
                record.state.kineticEnergy = record.state.energyOfMotion
            }
            return record
        }
    }

    /// True where a plot shows velocities that the engine does not have.
    var hasMeasuredVelocities: Bool {
        moments.indices.contains { index in
            measuredMotion(at: index).map { $0.velocity != .zero || $0.angular != 0 } ?? false
        }
    }

    private func measuredMotion(at index: Int) -> (velocity: CGVector, angular: CGFloat)? {
        let moment = moments[index]
        func neighbor(_ step: Int) -> ItemRecord {
            let other = index + step
            guard moments.indices.contains(other), moments[other].frame == moment.frame + step else {
                return moment
            }
            return moments[other]
        }
        let (before, after) = (neighbor(-1), neighbor(1))
        let time = after.time - before.time
        guard time > 0, [before, moment, after].allSatisfy(\.state.hasNoVelocity) else { return nil }
        let (start, end) = (before.state, after.state)
        return (
            CGVector(dx: (end.center.x - start.center.x) / time, dy: (end.center.y - start.center.y) / time),
            (end.angle - start.angle) / time
        )
    }
}

extension ItemState {
    fileprivate var hasNoVelocity: Bool { velocity == .zero && angularVelocity == 0 }

    /// The kinetic energy of the velocities, in joules, with 100 pt as 1 m.
    fileprivate var energyOfMotion: Double {
        let (dx, dy, spin) = (Double(velocity.dx) / 100, Double(velocity.dy) / 100, Double(angularVelocity))
        return (mass * (dx * dx + dy * dy) + inertia * spin * spin) / 2
    }
}
