// The texts of points, sizes and rectangles as print and string interpolation show them on Apple's systems,
// where Core Graphics describes them. Foundation on Linux has none, so that the names of types and fields
// would appear.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates: (1.0, 2.5).
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height: (300.0, 200.0).
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size: (0.0, 0.0, 390.0, 420.0).
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
