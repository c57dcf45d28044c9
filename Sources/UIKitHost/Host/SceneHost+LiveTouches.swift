extension SceneHost {
    /// Puts a finger down whose way is not known yet, as of somebody who touches the scene while it runs.
    ///
    /// The finger acts at the next tick, as one of a script does that is put down at that tick's time.
    ///
    /// - Parameters:
    ///   - point: the point, in the coordinates of the scene's view.
    ///   - tick: the number of the next tick.
    /// - Returns: The number of the finger, for `moveFinger`.
    package func putFingerDown(at point: CGPoint, tick: Int) -> Int {
        input.putDown(at: point, tick: tick)
    }

    /// Gives a finger its place at the next tick. Every finger that is down needs one for each tick.
    ///
    /// - Parameters:
    ///   - finger: the number of the finger.
    ///   - point: the point, in the coordinates of the scene's view.
    ///   - tick: the number of the next tick.
    ///   - isLast: True when the finger is lifted there.
    ///   - isCancelled: True when the touch is cancelled in place of being lifted.
    package func moveFinger(
        _ finger: Int, to point: CGPoint, tick: Int, isLast: Bool = false, isCancelled: Bool = false
    ) {
        input.move(finger, to: point, tick: tick, isLast: isLast, isCancelled: isCancelled)
    }
}
