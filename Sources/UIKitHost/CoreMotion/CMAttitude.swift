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
