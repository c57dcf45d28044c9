/// A reading of the gyroscope.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The angular velocity.
    public let rotationRate: CMRotationRate

    init(_ tilt: DeviceTilt) {
        rotationRate = tilt.rate
        super.init(timestamp: tilt.time)
    }
}
