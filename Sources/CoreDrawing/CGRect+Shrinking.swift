extension CGRect {
    /// Returns the rectangle made smaller by a distance at the left and right, and by one at the top and
    /// bottom. One that is too narrow or low becomes a line in its middle, where `insetBy(dx:dy:)` returns
    /// the null rectangle, which has no finite frame.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}
