import CoreGeometry
import UIKitDynamics

extension InputScript {
    /// Returns a fixed script for a scene that has none: a tap in the middle, a pan through it, and a tilt to
    /// the right and down. It depends on the scene's size in points alone.
    public static func exploration(of size: CGSize) -> InputScript {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
        return [
            .tap(at: point(0.5, 0.5), time: 0.2),
            .pan(along: [point(0.5, 0.5), point(0.75, 0.35)], from: 0.5, to: 0.9, curve: .easeIn),
            .tap(at: point(0.5, 0.25), time: 1.1),
            .tilt(along: [.zero, UIOffset(horizontal: 0.8, vertical: 0.4)], from: 1.2, to: 1.6),
        ]
    }
}
