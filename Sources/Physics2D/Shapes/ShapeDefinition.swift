/// The material and the filter of a new shape. The defaults are Box2D's: density 0, friction 0.2, no
/// restitution.
public struct ShapeDefinition: Sendable, Hashable {
    /// The density, in kilograms per square meter; default 0.
    public var density: Float = 0
    /// A factor of the mass that follows from density and area, for a shape that is drawn smaller than the
    /// object it stands for; default 1.
    public var massFactor: Float = 1
    /// The friction coefficient, 0 for none; a contact has the geometric mean of its two shapes'
    /// coefficients; default 0.2.
    public var friction: Float = 0.2
    /// The coefficient of restitution, the fraction of the approach speed that a bounce keeps, 0...1; a
    /// contact has the larger of its two shapes' coefficients; default 0.
    public var restitution: Float = 0
    /// The skin radius of a polygon, in meters: the distance from its sides at which contacts hold. Circles
    /// and segments have their own; default 0.01.
    public var skinRadius: Float = 2 * 0.005
    /// The collision group: two shapes collide when the world's filter allows it for their groups; default 0.
    public var group: Int32 = 0
    /// A number of the caller's choice that contact events report; default 0.
    public var tag: Int = 0

    /// Creates a definition with every default.
    public init() {}
}
