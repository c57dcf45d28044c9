/// The resistance of content that a finger drags beyond its edge.
///
/// A finger that has moved by x moves the content by (1 - 1 / (0.55 x / d + 1)) d, where d is the length of
/// the scroll view. Nine offsets measured on a device agree with it within the rounding to pixels.
package enum RubberBand {
    /// The fraction of the finger's first point that the content follows.
    private static var stiffness: CGFloat { MotionConstants.current.rubberBand }

    /// Returns the distance of the content beyond its edge for one of the finger, in points.
    package static func distance(for finger: CGFloat, over length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return (1 - 1 / (stiffness * finger / length + 1)) * length
    }

    /// Returns the finger's distance at which the content is at a distance beyond its edge.
    package static func finger(for distance: CGFloat, over length: CGFloat) -> CGFloat {
        guard length > distance else { return 0 }
        return (1 / (1 - distance / length) - 1) * length / stiffness
    }
}
