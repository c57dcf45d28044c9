/// The motion of the device, from all sensors.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The attitude.
    public let attitude: CMAttitude
    /// The direction of gravity, of length 1.
    public let gravity: CMAcceleration
    /// The acceleration by the user; always 0.
    public let userAcceleration = CMAcceleration()
    /// The angular velocity.
    public let rotationRate: CMRotationRate

    init(_ tilt: DeviceTilt) {
        (attitude, gravity, rotationRate) = (tilt.attitude, tilt.gravity, tilt.rate)
        super.init(timestamp: tilt.time)
    }
}
