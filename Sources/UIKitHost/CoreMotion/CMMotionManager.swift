/// A closure that receives the motion of the device.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// A closure that receives readings of the accelerometer.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A closure that receives readings of the gyroscope.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// The sensors of the device, which follow the tilts of the film's input script.
///
/// Handlers are called on the film's clock, whatever their queue.
@preconcurrency @MainActor open class CMMotionManager: NSObject {
    /// The time between two calls of the motion handler, in seconds; default 0.01.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// The time between two calls of the accelerometer's handler, in seconds; default 0.01.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The time between two calls of the gyroscope's handler, in seconds; default 0.01.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// The time between two calls of the magnetometer's handler; it has no effect.
    open var magnetometerUpdateInterval: TimeInterval = 0.01 {
        didSet {
            warnOfNoEffect("CMMotionManager.magnetometerUpdateInterval", oldValue, magnetometerUpdateInterval)
        }
    }

    /// A Boolean value that indicates whether motion is measured.
    open private(set) var isDeviceMotionActive = false
    /// A Boolean value that indicates whether acceleration is measured.
    open private(set) var isAccelerometerActive = false
    /// A Boolean value that indicates whether rotation is measured.
    open private(set) var isGyroActive = false
    /// A Boolean value that indicates whether the device measures motion; always true.
    open var isDeviceMotionAvailable: Bool { true }
    /// A Boolean value that indicates whether the device measures acceleration; always true.
    open var isAccelerometerAvailable: Bool { true }
    /// A Boolean value that indicates whether the device measures rotation; always true.
    open var isGyroAvailable: Bool { true }
    /// A Boolean value that indicates whether the device measures magnetic fields; always false.
    open var isMagnetometerAvailable: Bool { false }
    /// A Boolean value that indicates whether a device asks to be moved for calibration; it has no effect.
    open var showsDeviceMovementDisplay = false {
        didSet {
            warnOfNoEffect("CMMotionManager.showsDeviceMovementDisplay", oldValue, showsDeviceMovementDisplay)
        }
    }

    /// The numbers of the current series of updates; starting a new series ends the earlier one.
    private var rounds = [0, 0, 0]

    /// Creates the sensors.
    public override init() {
        super.init()
    }

    // MARK: Readings

    /// The current motion; nil unless it is measured.
    open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? CMDeviceMotion(tilt) : nil }

    /// The current acceleration; nil unless it is measured.
    open var accelerometerData: CMAccelerometerData? {
        isAccelerometerActive ? CMAccelerometerData(tilt) : nil
    }

    /// The current rotation; nil unless it is measured.
    open var gyroData: CMGyroData? { isGyroActive ? CMGyroData(tilt) : nil }

    private var tilt: DeviceTilt {
        let (input, time) = (RunContext.current[ScriptedInput.self], RunContext.current.clock.time)
        return DeviceTilt(
            time: time, tilt: input.tilt(at: time), earlier: input.tilt(at: time - 1.0 / 60), step: 1.0 / 60)
    }

    // MARK: Device motion

    /// Starts measuring motion.
    open func startDeviceMotionUpdates() {
        (isDeviceMotionActive, RunContext.current.attitude.isRead) = (true, true)
    }

    /// Starts measuring motion, in any reference frame.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
        (isDeviceMotionActive, RunContext.current.attitude.isRead) = (true, true)
    }

    /// Starts measuring motion and calls a handler at each interval.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        (isDeviceMotionActive, RunContext.current.attitude.isRead) = (true, true)
        begin(0, every: { $0.deviceMotionUpdateInterval }) { handler($0.deviceMotion, nil) }
    }

    /// Starts measuring motion, in any reference frame, and calls a handler at each interval.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        startDeviceMotionUpdates(to: queue, withHandler: handler)
    }

    /// Stops measuring motion.
    open func stopDeviceMotionUpdates() {
        isDeviceMotionActive = false
        rounds[0] += 1
    }

    // MARK: Accelerometer

    /// Starts measuring acceleration.
    open func startAccelerometerUpdates() {
        (isAccelerometerActive, RunContext.current.attitude.isRead) = (true, true)
    }

    /// Starts measuring acceleration and calls a handler at each interval.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
    ) {
        (isAccelerometerActive, RunContext.current.attitude.isRead) = (true, true)
        begin(1, every: { $0.accelerometerUpdateInterval }) { handler($0.accelerometerData, nil) }
    }

    /// Stops measuring acceleration.
    open func stopAccelerometerUpdates() {
        isAccelerometerActive = false
        rounds[1] += 1
    }

    // MARK: Gyroscope

    /// Starts measuring rotation.
    open func startGyroUpdates() {
        (isGyroActive, RunContext.current.attitude.isRead) = (true, true)
    }

    /// Starts measuring rotation and calls a handler at each interval.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        (isGyroActive, RunContext.current.attitude.isRead) = (true, true)
        begin(2, every: { $0.gyroUpdateInterval }) { handler($0.gyroData, nil) }
    }

    /// Stops measuring rotation.
    open func stopGyroUpdates() {
        isGyroActive = false
        rounds[2] += 1
    }

    // MARK: Magnetometer

    /// Starts measuring the magnetic field, of which a film has none. It has no effect.
    open func startMagnetometerUpdates() { warnOfNoEffect("CMMotionManager.startMagnetometerUpdates()") }

    /// Stops measuring the magnetic field, which has not begun.
    open func stopMagnetometerUpdates() {}

    /// Calls a handler at each interval until another series of its kind begins. The manager is held weakly.
    private func begin(
        _ kind: Int, every interval: @escaping (CMMotionManager) -> TimeInterval,
        _ handler: @escaping (CMMotionManager) -> Void
    ) {
        rounds[kind] += 1
        wait(kind, round: rounds[kind], interval, handler)
    }

    private func wait(
        _ kind: Int, round: Int, _ interval: @escaping (CMMotionManager) -> TimeInterval,
        _ handler: @escaping (CMMotionManager) -> Void
    ) {
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time + max(interval(self), 0.001)) { [weak self] in
            guard let self, self.rounds[kind] == round else { return }
            handler(self)
            self.wait(kind, round: round, interval, handler)
        }
    }
}
