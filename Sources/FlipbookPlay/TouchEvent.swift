package import CoreGeometry

/// An event of a finger, a pen or the mouse on the page.
package struct TouchEvent: Sendable, Hashable {
    /// The phases.
    package enum Phase: String, Sendable {
        /// The finger is put down.
        case down
        /// The finger moves.
        case move
        /// The finger is lifted.
        case up
        /// The browser takes the touch for itself.
        case cancel
    }

    /// The phase.
    package let phase: Phase
    /// The number by which the page distinguishes fingers.
    package let finger: Int
    /// The point in the coordinates of the scene's view, in hundredths: what a script's text holds exactly.
    package let point: CGPoint

    /// Creates an event.
    package init(_ phase: Phase, finger: Int, at point: CGPoint) {
        (self.phase, self.finger) = (phase, finger)
        self.point = CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
    }
}
