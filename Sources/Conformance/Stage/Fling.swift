import UIKit

/// A finger that moves up over a scroll view in equal steps every 8 ms and lifts, and what its delegate is
/// called with.
final class Fling: NSObject, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let start: Double
    private let moves: Int
    private let step: Double
    private let edge: Double?
    private weak var stage: Stage?

    /// The velocity that the delegate got, in points per millisecond.
    private(set) var velocity = Double.nan
    /// The offset at which the view was to come to rest.
    private(set) var target = Double.nan
    /// The offset when the finger lifted.
    private(set) var lifted = Double.nan
    /// The greatest offset after the lift.
    private(set) var largest = -Double.infinity
    /// The times of the lift and of rest, in seconds.
    private(set) var liftTime = Double.nan, restTime = Double.nan

    /// The offset now.
    var offset: Double { Double(scroll.contentOffset.y) }
    /// The way after the lift for each unit of velocity above 10 points per second, in seconds.
    var distancePerSpeed: Double { (offset - lifted) / (velocity * 1000 - 10) }

    /// Returns the speed in points per second at which a fling has no way left, by the line through the ways
    /// of two flings over their speeds.
    static func speedWithoutWay(_ first: Fling, _ second: Fling) -> Double {
        let (a, b) = (first.offset - first.lifted, second.offset - second.lifted)
        return (first.velocity - (second.velocity - first.velocity) / (b - a) * a) * 1000
    }

    init(start: Double, moves: Int, step: Double, edge: Double?) {
        (self.start, self.moves, self.step, self.edge) = (start, moves, step, edge)
    }

    /// Moves the finger, and lets time pass after the lift.
    func play(on stage: Stage, after: Double) {
        self.stage = stage
        Self.fill(scroll, height: (edge ?? 200_000) + Double(stage.root.bounds.height), stage)
        scroll.delegate = self
        scroll.contentOffset.y = CGFloat(start)
        stage.run(0.08, step: 0.008)
        let begin = stage.host.clock.time + 0.008
        var points = (0...moves).map { move in
            (point: CGPoint(x: 200, y: 700 - Double(move) * step), time: begin + Double(move) * 0.008)
        }
        let lift = begin + Double(moves + 1) * 0.008
        points.append((point: points[moves].point, time: lift))
        stage.host.inputScript = [.pan(through: points)]
        stage.run(lift - stage.host.clock.time, step: 0.008)
        largest = -.infinity
        stage.run(after, step: 1.0 / 120)
    }

    /// Returns the offset while a finger holds a scroll view past its top.
    static func pulled(from start: Double, to end: Double, on stage: Stage) -> CGFloat {
        let scroll = UIScrollView()
        fill(scroll, height: 5000, stage)
        stage.run(0.1)
        let begin = stage.host.clock.time + 0.1
        let points = [(start, 0.0), (end, 1), (end, 3)].map {
            (point: CGPoint(x: 200, y: $0.0), time: begin + $0.1)
        }
        stage.host.inputScript = [.pan(through: points)]
        stage.run(begin + 2.5 - stage.host.clock.time)
        return scroll.contentOffset.y
    }

    private static func fill(_ scroll: UIScrollView, height: Double, _ stage: Stage) {
        scroll.frame = stage.root.bounds
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: height)
        stage.root.addSubview(scroll)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = Double(velocity.y)
        target = Double(targetContentOffset.pointee.y)
        lifted = offset
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        liftTime = stage?.host.clock.time ?? .nan
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        restTime = stage?.host.clock.time ?? .nan
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { largest = max(largest, offset) }
}
