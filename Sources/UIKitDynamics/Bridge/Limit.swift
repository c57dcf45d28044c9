// The engine computes in 32-bit floats, which end at 3.4e38 and hold nothing below 1e-45. It multiplies what
// scenes set: an inertia has the fourth power of a length in it, a contact's and a joint's stiffness the
// square of a lever by an inverse inertia. The limits below keep such products of two limits far inside that
// range:
//
//     coordinates   1e9 pt = 1e7 m        squares 1e14, lever^2 / inertia 1e38 at the very most
//     velocities    1e9 pt/s = 1e7 m/s    an item moves 2 m in a sub-step at most, whatever its velocity
//     masses        1e-12 to 1e18 kg      momentum 1e25, angular momentum 1e32
//     inertias      1e-24 to 1e24 kg m^2  angular momentum 1e30
//
// They are many orders of magnitude beyond anything that a film can show.

/// A range of numbers that the engine can compute with, and the rule in words.
struct Limit: Sendable {
    let range: ClosedRange<CGFloat>
    /// The end of a sentence such as "density must be ...".
    let rule: String

    private init(_ range: ClosedRange<CGFloat>, _ rule: String) {
        (self.range, self.rule) = (range, rule)
    }

    /// Whether a number is in the range; never for NaN.
    func allows(_ number: CGFloat) -> Bool { range.contains(number) }
    func allows(_ point: CGPoint) -> Bool { allows(point.x) && allows(point.y) }
    func allows(_ vector: CGVector) -> Bool { allows(vector.dx) && allows(vector.dy) }
    func allows(_ offset: UIOffset) -> Bool { allows(offset.horizontal) && allows(offset.vertical) }
}

extension Limit {
    /// Places, offsets and insets, in points.
    static let coordinate = Limit(-1e9...1e9, "finite, from -1e9 to 1e9")
    /// Distances, in points.
    static let length = Limit(0...1e9, "a number of 0 or more, up to 1e9")
    /// The sides of an item's bounds, in points.
    static let side = Limit(1e-3...1e8, "from 1e-3 to 1e8")
    /// Velocities, in points per second.
    static let velocity = Limit(-1e9...1e9, "finite, from -1e9 to 1e9")
    /// Angular velocities, in radians per second.
    static let spin = Limit(-1e6...1e6, "finite, from -1e6 to 1e6")
    /// Gravities in units of 1000 pt/s^2, and factors of them.
    static let gravity = Limit(-1e9...1e9, "finite, from -1e9 to 1e9")
    /// Accelerations by pushes and by a scene's own fields, in points per square second.
    static let acceleration = Limit(-1e12...1e12, "finite, from -1e12 to 1e12")
    /// Forces, in newtons or newton seconds.
    static let force = Limit(-1e18...1e18, "finite, from -1e18 to 1e18")
    /// Friction torques, in newton meters.
    static let torque = Limit(0...1e18, "a number of 0 or more, up to 1e18")

    /// Elasticities, frictions and damping ratios.
    static let ratio = Limit(0...1e6, "a number of 0 or more, up to 1e6")
    /// Densities, in kilograms per 100 x 100 pt.
    static let density = Limit(0...1e9, "a number of 0 or more, up to 1e9")
    static let charge = Limit(-1e9...1e9, "finite, from -1e9 to 1e9")
    /// Frequencies of springs, in hertz; 0 stands for a rod.
    static let frequency = Limit(1e-6...1e6, "a number of 0 or more, up to 1e6 and, above 0, from 1e-6")

    /// Strengths of fields, in the units of their laws.
    static let strength = Limit(-1e12...1e12, "finite, from -1e12 to 1e12")
    /// Exponents by which fields weaken.
    static let falloff = Limit(-1e3...1e3, "finite, from -1e3 to 1e3")
    /// Velocities and accelerations of fields, in meters per second and meters per square second.
    static let fieldDirection = Limit(-1e7...1e7, "finite, from -1e7 to 1e7")
    /// Changes of a field's noise per second, and its smoothness.
    static let noise = Limit(-1e6...1e6, "finite, from -1e6 to 1e6")

    /// An item's mass, in kilograms.
    static let mass = Limit(1e-12...1e18, "from 1e-12 to 1e18 kg")
    /// An item's rotational inertia, in kilograms times square meters.
    static let inertia = Limit(1e-24...1e24, "from 1e-24 to 1e24 kg m^2")

    /// Factors of time.
    static let timeScale = Limit(0...1e3, "0 or more, up to 1e3")
    /// Seconds of a step.
    static let step = Limit(.leastNonzeroMagnitude...1e3, "above 0, up to 1e3 s")
}
