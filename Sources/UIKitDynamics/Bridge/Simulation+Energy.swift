import Physics2D

// Energies in joules, from the engine's kilograms and meters.
extension Simulation {
    /// Returns the kinetic energy of an item's linear and angular motion.
    func kineticEnergy(of record: ItemBinding) -> Double {
        let velocity = world.linearVelocity(of: record.body)
        let spin = Double(world.angularVelocity(of: record.body))
        let (mass, inertia) = masses(of: record)
        let squared = Double(velocity.x) * Double(velocity.x) + Double(velocity.y) * Double(velocity.y)
        return (mass * squared + inertia * spin * spin) / 2
    }

    /// Returns the mass and the moment of inertia of an item, in kilograms and square meters.
    func masses(of record: ItemBinding) -> (mass: Double, inertia: Double) {
        (Double(world.mass(of: record.body)), Double(world.inertia(of: record.body)))
    }

    /// Returns the potential energy of an item in its current gravity, relative to the origin.
    func potentialEnergy(of record: ItemBinding) -> Double {
        let gravity = ItemSettings(of: record).gravity
        let position = world.position(of: record.body)
        let height = Double(gravity.x) * Double(position.x) + Double(gravity.y) * Double(position.y)
        return -Double(world.mass(of: record.body)) * height
    }
}
