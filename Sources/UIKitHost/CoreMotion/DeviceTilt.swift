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
