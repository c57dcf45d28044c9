/// An acceleration in multiples of Earth's, in the device's axes: x to the right, y up, z to the viewer.
public struct CMAcceleration: Sendable, Hashable {
    /// The part to the right.
    public var x: Double
    /// The part upward.
    public var y: Double
    /// The part to the viewer.
    public var z: Double

    /// Creates an acceleration of three parts.
    public init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// Creates an acceleration of 0.
    public init() {
        self.init(x: 0, y: 0, z: 0)
    }
}

/// An angular velocity in radians per second, about the device's axes.
public struct CMRotationRate: Sendable, Hashable {
    /// The part about the axis to the right.
    public var x: Double
    /// The part about the axis upward.
    public var y: Double
    /// The part about the axis to the viewer.
    public var z: Double

    /// Creates an angular velocity of three parts.
    public init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// Creates an angular velocity of 0.
    public init() {
        self.init(x: 0, y: 0, z: 0)
    }
}

/// A rotation as a quaternion.
public struct CMQuaternion: Sendable, Hashable {
    /// The parts of the quaternion.
    public var x, y, z, w: Double
}

/// The directions in which an attitude is measured.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The z axis is vertical.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// The z axis is vertical, with corrections.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// The x axis points to the magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// The x axis points to the north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// The attitude of the device: 0 in all angles when it lies on its back.
///
/// A film's device stands upright before the viewer, with a pitch of a quarter turn, and the script tilts it:
/// one unit to the right is a roll of a quarter turn, one unit down a pitch of 0. (The scale is Flipbook's
/// own.)
public final class CMAttitude: NSObject, Sendable {
    /// The rotation about the axis through head and foot, in radians.
    public let roll: Double
    /// The rotation about the axis through both sides, in radians.
    public let pitch: Double
    /// The rotation about the vertical axis, in radians; always 0.
    public let yaw: Double

    init(roll: Double, pitch: Double, yaw: Double = 0) {
        (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
        super.init()
    }

    /// The rotation as a quaternion.
    public var quaternion: CMQuaternion {
        let (a, b, c) = (
            sineAndCosine(pitch / 2), sineAndCosine(roll / 2), sineAndCosine(yaw / 2)
        )
        return CMQuaternion(
            x: a.sine * b.cosine * c.cosine - a.cosine * b.sine * c.sine,
            y: a.cosine * b.sine * c.cosine + a.sine * b.cosine * c.sine,
            z: a.cosine * b.cosine * c.sine + a.sine * b.sine * c.cosine,
            w: a.cosine * b.cosine * c.cosine - a.sine * b.sine * c.sine)
    }
}
