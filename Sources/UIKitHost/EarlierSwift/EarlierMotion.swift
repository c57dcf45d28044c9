// Motion with the types that its handlers had before Swift 3, whose errors were Foundation's objects.

extension CMMotionManager {
    /// Starts measuring motion and calls a handler at each interval (Swift 2 spelling).
    @_disfavoredOverload public func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, NSError?) -> Void
    ) {
        startDeviceMotionUpdates(to: queue) { motion, _ in handler(motion, nil) }
    }

    /// Starts measuring acceleration and calls a handler at each interval (Swift 2 spelling).
    @_disfavoredOverload public func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, NSError?) -> Void
    ) {
        startAccelerometerUpdates(to: queue) { data, _ in handler(data, nil) }
    }

    /// Starts measuring rotation and calls a handler at each interval (Swift 2 spelling).
    @_disfavoredOverload public func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, NSError?) -> Void
    ) {
        startGyroUpdates(to: queue) { data, _ in handler(data, nil) }
    }
}
