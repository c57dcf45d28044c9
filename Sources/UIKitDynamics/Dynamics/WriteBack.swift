extension UIDynamicAnimator {
    /// How exactly views are put where the engine has them. Ours; items that are no views always get exact
    /// values.
    public enum WriteBack: Sendable, Hashable {
        /// As the engine has it, which looks smoothest on film; the default.
        case exact
        /// As Apple's animator does: centers on whole pixels, with this many per point (1 for a view that is
        /// in no window, as in the log of 2013), angles on multiples of 1/5000 radian.
        case pixels(perPoint: CGFloat)

        func rounded(_ center: CGPoint) -> CGPoint {
            guard case .pixels(let scale) = self, scale > 0 else { return center }
            return CGPoint(x: (center.x * scale).rounded() / scale, y: (center.y * scale).rounded() / scale)
        }

        func rounded(_ angle: CGFloat) -> CGFloat {
            guard case .pixels = self else { return angle }
            return (angle * 5000).rounded() / 5000
        }
    }
}
