import Physics2D

/// What the engine makes of an item's shapes at a density of 1.
struct ItemWeight {
    /// In kilograms.
    let mass: Float
    /// The rotational inertia about the center of mass, in kilograms times square meters.
    let inertia: Float

    /// Why an item of these shapes cannot be moved, as the end of a sentence; nil if it can.
    var objection: String? { objection(withDensity: 1) }

    /// Why an item of these shapes cannot have a density, as the end of a sentence; nil if it can. A density
    /// of 0 makes a body of one kilogram that does not turn.
    func objection(withDensity density: CGFloat) -> String? {
        guard density > 0 else { return nil }
        let mass = CGFloat(mass) * density
        if !Limit.mass.allows(mass) {
            return "would have a mass of \(mass) kg, but it must be \(Limit.mass.rule)."
        }
        let inertia = CGFloat(inertia) * density
        guard Limit.inertia.allows(inertia) else {
            return "would have an inertia of \(inertia) kg m^2, but it must be \(Limit.inertia.rule)."
        }
        return nil
    }
}
