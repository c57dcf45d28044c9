import Physics2D

/// The mass properties of an item's shapes at a density of 1.
struct ItemWeight {
    /// The mass in kilograms.
    let mass: Float
    /// The rotational inertia about the center of mass, in kilogram square meters.
    let inertia: Float

    /// The reason why an item of these shapes cannot be moved, as the end of a sentence; nil if it can.
    var validationError: String? { validationError(withDensity: 1) }

    /// Returns the reason why an item of these shapes cannot have a density, as the end of a sentence; nil if
    /// it can. A density of 0 is valid: the body then has a mass of 1 kg and infinite inertia.
    func validationError(withDensity density: CGFloat) -> String? {
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
