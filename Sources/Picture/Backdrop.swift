public import CoreGeometry

/// A filter of what lies behind a layer, which pixels show and vectors do not.
public struct Backdrop: Sendable, Hashable {
    /// The standard deviation of the Gaussian blur in points; nothing is drawn unless it is above 0.
    public var radius: CGFloat
    /// The factor of the colors' distances from gray of the same luminance; 1 leaves colors as they are.
    public var saturation: CGFloat

    /// Creates a filter.
    public init(radius: CGFloat, saturation: CGFloat = 1) {
        (self.radius, self.saturation) = (radius, saturation)
    }
}
