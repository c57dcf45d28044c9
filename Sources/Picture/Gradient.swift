public import CoreGeometry

/// A continuous change of color along a line or outward from a point. Beyond its ends it has their colors.
public struct Gradient: Sendable, Hashable {
    /// The geometry of a gradient, in the coordinates of the layer.
    public enum Form: Sendable, Hashable {
        /// Along a line from one point to another.
        case axial(from: CGPoint, to: CGPoint)
        /// Outward from a point, to an ellipse with two radii.
        case radial(center: CGPoint, radii: CGSize)
    }

    /// A color stop of the gradient.
    public struct Stop: Sendable, Hashable {
        /// The position, from 0 at the start to 1 at the end.
        public var place: CGFloat
        /// The color.
        public var color: Color

        /// Creates a color stop at a position from 0 to 1.
        public init(_ place: CGFloat, _ color: Color) {
            (self.place, self.color) = (place, color)
        }
    }

    /// The circle at which a radial gradient begins, in coordinates in which the ellipse is the unit circle.
    public struct Start: Sendable, Hashable {
        /// The center, relative to that of the ellipse.
        public var center: CGPoint
        /// The radius, up to 1.
        public var radius: CGFloat

        /// Creates a circle.
        public init(center: CGPoint, radius: CGFloat) {
            (self.center, self.radius) = (center, radius)
        }
    }

    /// The geometry.
    public var form: Form
    /// The circle within the ellipse at which a radial gradient begins; nil for the center of the ellipse.
    public var start: Start?
    /// The color stops in ascending order of their positions.
    public var stops: [Stop]

    /// Creates a gradient of a geometry and colors.
    public init(_ form: Form, _ stops: [Stop], start: Start? = nil) {
        (self.form, self.stops, self.start) = (form, stops, start)
    }
}
