/// A reading of the accelerometer: gravity, since a film's device is never pushed.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration.
    public let acceleration: CMAcceleration

    init(_ tilt: DeviceTilt) {
        acceleration = tilt.gravity
        super.init(timestamp: tilt.time)
    }
}
