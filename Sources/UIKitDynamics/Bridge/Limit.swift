// The engine computes in 32-bit floats, which end at 3.4e38 and hold nothing below 1e-45. It multiplies
// values that scenes set: an inertia contains the fourth power of a length, and the stiffness of a contact
// or joint the square of a lever arm times an inverse inertia. The limits below keep products of two such
// values well inside that range:
//
//     coordinates   1e9 pt = 1e7 m        squares 1e14, lever^2 / inertia at most 1e38
//     velocities    1e9 pt/s = 1e7 m/s    an item moves at most 2 m in a sub-step, whatever its velocity
//     masses        1e-12 to 1e18 kg      momentum 1e25, angular momentum 1e32
//     inertias      1e-24 to 1e24 kg m^2  angular momentum 1e30
//
// They are many orders of magnitude beyond anything that a film can show.

/// A range of numbers that the engine can compute with, and the rule in words.
package struct Limit: Sendable {
    let range: ClosedRange<CGFloat>
    /// The end of a sentence such as "density must be ...".
    package let rule: String

    private init(_ range: ClosedRange<CGFloat>, _ rule: String) {
        (self.range, self.rule) = (range, rule)
    }

    /// Returns true when all components are in the range, and false for NaN.
    func allows(_ number: CGFloat) -> Bool { range.contains(number) }
    package func allows(_ point: CGPoint) -> Bool { allows(point.x) && allows(point.y) }
    func allows(_ vector: CGVector) -> Bool { allows(vector.dx) && allows(vector.dy) }
    func allows(_ offset: UIOffset) -> Bool { allows(offset.horizontal) && allows(offset.vertical) }
}

extension Limit {
    /// The limit of positions, offsets and insets, in points.
    package static let coordinate = Limit(-1e9...1e9, "finite, from -1e9 to 1e9")
    /// The limit of distances, in points.
    static let length = Limit(0...1e9, "a number of 0 or more, up to 1e9")
    /// The limit of the sides of an item's bounds, in points.
    static let side = Limit(1e-3...1e8, "from 1e-3 to 1e8")
    /// The limit of velocities, in points per second.
    static let velocity = Limit(-1e9...1e9, "finite, from -1e9 to 1e9")
    /// The limit of angular velocities, in radians per second.
    static let spin = Limit(-1e6...1e6, "finite, from -1e6 to 1e6")
    /// The limit of gravity vectors, in units of 1000 pt/s^2, and of gravity factors.
    static let gravity = Limit(-1e9...1e9, "finite, from -1e9 to 1e9")
    /// The limit of accelerations by gravity, pushes and custom fields, in points per second squared, and of
    /// angular accelerations by pushes, in radians per second squared.
    static let acceleration = Limit(-1e12...1e12, "finite, from -1e12 to 1e12")
    /// The limit of forces in newtons and of impulses in newton seconds.
    static let force = Limit(-1e18...1e18, "finite, from -1e18 to 1e18")
    /// The limit of friction torques, in newton meters.
    static let torque = Limit(0...1e18, "a number of 0 or more, up to 1e18")

    /// The limit of elasticities, frictions and damping ratios.
    static let ratio = Limit(0...1e6, "a number of 0 or more, up to 1e6")
    /// The limit of densities, in kilograms per 100 x 100 pt.
    static let density = Limit(0...1e9, "a number of 0 or more, up to 1e9")
    static let charge = Limit(-1e9...1e9, "finite, from -1e9 to 1e9")
    /// The limit of spring frequencies, in hertz; 0 stands for a rod and is tested separately.
    static let frequency = Limit(1e-6...1e6, "a number of 0 or more, up to 1e6 and, above 0, from 1e-6")

    /// The limit of field strengths, in the units of each field's formula.
    static let strength = Limit(-1e12...1e12, "finite, from -1e12 to 1e12")
    /// The limit of falloff exponents of fields.
    static let falloff = Limit(-1e3...1e3, "finite, from -1e3 to 1e3")
    /// The limit of the directions of fields: velocities in meters per second, accelerations in meters
    /// per second squared.
    static let fieldDirection = Limit(-1e7...1e7, "finite, from -1e7 to 1e7")
    /// The limit of a field's smoothness, and of its changes per second.
    static let noise = Limit(-1e6...1e6, "finite, from -1e6 to 1e6")

    /// The limit of an item's mass, in kilograms.
    static let mass = Limit(1e-12...1e18, "from 1e-12 to 1e18 kg")
    /// The limit of an item's rotational inertia, in kilogram square meters.
    static let inertia = Limit(1e-24...1e24, "from 1e-24 to 1e24 kg m^2")

    /// The limit of time scales.
    static let timeScale = Limit(0...1e3, "0 or more, up to 1e3")
    /// The limit of the duration of a step, in seconds.
    static let step = Limit(.leastNonzeroMagnitude...1e3, "above 0, up to 1e3 s")
}
