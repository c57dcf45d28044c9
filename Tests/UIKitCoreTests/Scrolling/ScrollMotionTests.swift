import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Scrolling beyond the edges and flings, beside numbers measured on devices.
@MainActor @Suite struct ScrollMotionTests {
    private let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 3)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    init() {
        view.contentSize = CGSize(width: 393, height: 5000)
        host.withCurrent { [host, view] in host.window.addSubview(view) }
    }

    private func run(_ script: InputScript?, _ seconds: Double) {
        if let script { host.inputScript = script }
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// A finger that goes down from y 120 and rests, and the content's offset.
    @Test(arguments: [
        (135.0, -2.6666666666666665), (160, -16.333333333333332), (200, -37), (300, -84.33333333333333),
        (350, -106), (400, -126.33333333333333), (500, -164.33333333333334), (550, -181.66666666666666),
        (600, -198.33333333333334),
    ])
    func contentResistsBeyondItsTop(_ end: Double, _ offset: Double) {
        let path = [
            (point: CGPoint(x: 200, y: 120), time: 0.1), (point: CGPoint(x: 200, y: end), time: 1.1),
            (point: CGPoint(x: 200, y: end), time: 3),
        ]
        run([.pan(through: path)], 2.5)
        #expect(abs(view.contentOffset.y - offset) < 0.34)
        run(nil, 2)
        #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    }

    @Test func contentThatMayNotBounceStopsAtItsEdge() {
        view.bounces = false
        run([.pan(along: [CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 400)], from: 0.1, to: 1)], 0.9)
        #expect(view.contentOffset.y == 0)
        view.bounces = true
        view.contentSize.height = 300
        run([.pan(along: [CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 400)], from: 1, to: 2)], 0.9)
        #expect(view.contentOffset.y == 0)
        view.alwaysBounceVertical = true
        run([.pan(along: [CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 400)], from: 2, to: 3)], 1.1)
        #expect(view.contentOffset.y < -50)
    }

    private final class Log: NSObject, UIScrollViewDelegate {
        var speed = 0.0, lift = 0.0, target = 0.0
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            (speed, lift, target) = (
                velocity.y * 1000, scrollView.contentOffset.y, targetContentOffset.pointee.y
            )
        }
    }

    /// A finger that goes down by 5 pt every 8 ms, rests 0.3 s at -235 and lifts: the content is at -52.6 and
    /// -45.75 after 0.184 and 0.2 s, as measured on iOS 26.1, iPhone 16.
    @Test func contentThatAFingerLeavesBeyondItsTopReturnsAtSpeed() {
        let log = Log()
        view.delegate = log
        let path = [
            (point: CGPoint(x: 200, y: 120), time: 0.104), (point: CGPoint(x: 200, y: 720), time: 1.064),
            (point: CGPoint(x: 200, y: 720), time: 1.368),
        ]
        host.inputScript = [.pan(through: path)]
        for _ in 0..<171 { host.advance(by: 0.008) }
        #expect(abs(log.speed + 625) < 0.1 && abs(log.lift + 235) < 0.34)
        for _ in 0..<24 { host.advance(by: 0.008) }
        #expect(view.contentOffset.y > -53 && view.contentOffset.y < -45)
        for _ in 0..<75 { host.advance(by: 0.008) }
        #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    }

    @Test func contentThatAFingerFlingsBackFromBeyondItsTopGlidesOn() {
        let log = Log()
        view.delegate = log
        let path = [
            (point: CGPoint(x: 200, y: 120), time: 0.1), (point: CGPoint(x: 200, y: 420), time: 1.1),
            (point: CGPoint(x: 200, y: 220), time: 1.2),
        ]
        run([.pan(through: path)], 5)
        #expect(log.lift < 0 && log.target > 300)
        #expect(abs(view.contentOffset.y - log.target) < 0.34 && !view.isDecelerating)
    }

    @Test func aFlingGoesHalfASecondOfItsSpeedLessTenPoints() {
        let log = Log()
        view.delegate = log
        run([.pan(along: [CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 400)], from: 0.1, to: 0.3)], 4)
        #expect(log.speed > 500)
        #expect(abs(view.contentOffset.y - log.lift - 0.499 * (log.speed - 10)) < 1e-6)
        // The delegate gets the end after half a millisecond more, on a pixel.
        let end = view.contentOffset.y + (log.speed - 10) / 2000
        #expect(log.target > view.contentOffset.y && abs(log.target - end) < 0.17)
        #expect(abs(log.target - (log.target * 3).rounded() / 3) < 1e-9 && !view.isDecelerating)
    }

    @Test func aFlingBeyondTheEndBouncesBack() {
        view.contentSize.height = 1000
        var farthest = 0.0
        host.inputScript = [
            .pan(along: [CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 600)], from: 0.1, to: 0.2)
        ]
        for _ in 0..<240 {
            host.advance(by: 1.0 / 60)
            farthest = max(farthest, view.contentOffset.y)
        }
        #expect(farthest > 160 && farthest < 250)
        #expect(view.contentOffset.y == 148)
    }

    @Test func aFingerStopsTheContentAndNothingInItReceivesTheTouch() {
        let button = UIButton(frame: CGRect(origin: .zero, size: view.contentSize))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        let point = CGPoint(x: 100, y: 100)
        run(
            [
                .pan(along: [CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 400)], from: 0.1, to: 0.3),
                .tap(at: point, time: 0.6), .tap(at: point, time: 2),
            ], 0.5)
        #expect(view.isDecelerating)
        run(nil, 0.3)
        let place = view.contentOffset
        #expect(!view.isDecelerating && taps == 0)
        run(nil, 0.5)
        #expect(view.contentOffset == place)
        run(nil, 1)
        #expect(taps == 1, "at rest the content receives touches again")
    }

    @Test func contentThatAFingerStopsBeyondItsEndBouncesBackWhenTheFingerIsLifted() {
        view.contentSize.height = 1000
        run(
            [
                .pan(along: [CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 600)], from: 0.1, to: 0.2),
                .longPress(at: CGPoint(x: 100, y: 100), from: 0.35, to: 1),
            ], 0.3)
        #expect(view.contentOffset.y > 148 && view.isDecelerating)
        run(nil, 0.5)
        let place = view.contentOffset.y
        #expect(place > 148 && view.isTracking && !view.isDragging && !view.isDecelerating)
        run(nil, 2)
        #expect(view.contentOffset.y == 148 && !view.isTracking)
    }
}
