extension NSValue {
    /// Creates a value of a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Creates a value of a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// Creates a value of a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// The point of the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The size of the value.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle of the value.
    public var cgRectValue: CGRect { rectValue }
}
