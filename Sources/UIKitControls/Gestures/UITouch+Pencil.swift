extension UITouch {
    /// The properties of a touch that a pencil reports later.
    public struct Properties: OptionSet, Sendable {
        /// The bits of the properties.
        public let rawValue: Int
        /// Creates properties from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The pressure.
        public static let force = Properties(rawValue: 1)
        /// The direction of the pencil.
        public static let azimuth = Properties(rawValue: 2)
        /// The angle between pencil and screen.
        public static let altitude = Properties(rawValue: 4)
        /// The place.
        public static let location = Properties(rawValue: 8)
        /// The turn of the pencil about itself.
        public static let roll = Properties(rawValue: 16)
    }

    /// The angle between pencil and screen in radians; that of a finger, a right angle.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// The turn of the pencil about itself in radians; always 0.
    public var rollAngle: CGFloat { 0 }
    /// The properties that are estimated; none.
    public var estimatedProperties: Properties { [] }
    /// The properties that are reported later; none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The number by which a later report is known; always nil.
    public var estimationUpdateIndex: NSNumber? { nil }
    /// The inaccuracy of the radius of the finger, in points; always 0.
    public var majorRadiusTolerance: CGFloat { 0 }

    /// Returns the direction of the pencil in a view, in radians; always 0.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of the pencil in a view; always to the right.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
