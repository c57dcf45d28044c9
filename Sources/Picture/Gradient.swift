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

    /// The geometry.
    public var form: Form
    /// The color stops in ascending order of their positions.
    public var stops: [Stop]

    /// Creates a gradient of a geometry and colors.
    public init(_ form: Form, _ stops: [Stop]) {
        (self.form, self.stops) = (form, stops)
    }
}
