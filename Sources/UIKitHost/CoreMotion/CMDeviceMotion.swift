/// A reading of a sensor at a time of the film's clock.
public class CMLogItem: NSObject, @unchecked Sendable {
    /// The time in seconds.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
}

/// A reading of the accelerometer: gravity, since a film's device is never pushed.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration.
    public let acceleration: CMAcceleration

    init(_ tilt: DeviceTilt) {
        acceleration = tilt.gravity
        super.init(timestamp: tilt.time)
    }
}

/// A reading of the gyroscope.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The angular velocity.
    public let rotationRate: CMRotationRate

    init(_ tilt: DeviceTilt) {
        rotationRate = tilt.rate
        super.init(timestamp: tilt.time)
    }
}

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

/// The tilt of the device at a time, as the script gives it, in the terms of Core Motion.
struct DeviceTilt: Sendable {
    let time: TimeInterval
    private let roll, turn: Double
    let rate: CMRotationRate

    /// Creates a tilt from the offsets at a time and one shortly before.
    init(time: TimeInterval, tilt: UIOffset, earlier: UIOffset, step: TimeInterval) {
        self.time = time
        (roll, turn) = (tilt.horizontal * .pi / 2, tilt.vertical * .pi / 2)
        rate =
            step > 0
            ? CMRotationRate(
                x: -(tilt.vertical - earlier.vertical) * .pi / 2 / step, y: 0,
                z: -(tilt.horizontal - earlier.horizontal) * .pi / 2 / step) : CMRotationRate()
    }

    var attitude: CMAttitude { CMAttitude(roll: roll, pitch: .pi / 2 - turn) }

    /// The direction of gravity: down along the screen when upright, to the right at a tilt of 1 to the
    /// right, and through the back at a tilt of 1 down.
    var gravity: CMAcceleration {
        let (across, down) = (sineAndCosine(roll), sineAndCosine(turn))
        return CMAcceleration(
            x: across.sine, y: -across.cosine * down.cosine, z: -across.cosine * down.sine)
    }
}
