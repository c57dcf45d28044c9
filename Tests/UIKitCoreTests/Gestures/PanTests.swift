import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct PanTests {
    /// 300 pt a second to the right and 150 downward, for a second.
    let screen = TouchScreen([
        .pan(through: [(CGPoint(x: 10, y: 20), 0.5), (CGPoint(x: 310, y: 170), 1.5)])
    ])

    func track(_ view: UIView? = nil, _ body: @escaping (UIPanGestureRecognizer) -> Void) {
        (view ?? screen.root).addGestureRecognizer(UIPanGestureRecognizer(body))
        screen.run(2)
        #expect(screen.host.failure == nil)
    }

    @Test func placeTranslationAndVelocityAreTheScripts() {
        var count = 0
        track { [screen] pan in
            let seconds = min(screen.host.clock.time, 1.5) - 0.5
            #expect(isNear(pan.translation(in: screen.root), 300 * seconds, 150 * seconds, within: 1e-9))
            #expect(
                isNear(pan.location(in: screen.root), 10 + 300 * seconds, 20 + 150 * seconds, within: 1e-9))
            #expect(isNear(pan.velocity(in: screen.root), 300, 150, within: 1e-9))
            count += 1
        }
        // The fingertip is 10 pt away on the second tick, 11.2 pt; then it moves or lifts on each of the
        // others.
        #expect(count == 59)
    }

    @Test func beforeATouchThePlaceIsTheOriginOfTheWindow() {
        screen.host.withCurrent {
            let scroll = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
            scroll.contentSize = CGSize(width: 200, height: 900)
            scroll.contentOffset.y = 50
            screen.root.addSubview(scroll)
            let pan = scroll.panGestureRecognizer
            #expect(pan.location(in: nil) == .zero && pan.location(in: scroll) == CGPoint(x: -20, y: 20))
        }
    }

    @Test func afterTheGestureThePlaceIsThatOfTheLastTouch() throws {
        var last: UIPanGestureRecognizer?
        track { last = $0 }
        let pan = try #require(last)
        screen.host.withCurrent {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            screen.root.addSubview(view)
            #expect(pan.state == .possible && pan.numberOfTouches == 0)
            #expect(isNear(pan.location(in: nil), 310, 170, within: 1e-9))
            #expect(isNear(pan.location(in: view), 300, 150, within: 1e-9))
            #expect(pan.translation(in: nil) == .zero)
        }
    }

    @Test func aTranslationThatIsTakenBackStartsAnew() {
        var sum = CGPoint.zero
        track { [screen] pan in
            let step = pan.translation(in: screen.root)
            sum = CGPoint(x: sum.x + step.x, y: sum.y + step.y)
            pan.setTranslation(.zero, in: screen.root)
            #expect(pan.translation(in: screen.root) == .zero)
        }
        #expect(isNear(sum, 300, 150, within: 1e-9))
    }

    @Test func aTurnedViewHasItsOwnAxes() {
        let turned = UIView(frame: screen.root.bounds)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        screen.root.addSubview(turned)
        track(turned) { pan in
            let screenWay = pan.translation(in: nil)
            // Turned clockwise by a right angle, its x axis points down the screen and its y axis to the
            // left.
            #expect(isNear(pan.translation(in: turned), screenWay.y / 2, -screenWay.x / 2, within: 1e-9))
            #expect(isNear(pan.velocity(in: turned), 75, -150, within: 1e-9))
        }
    }

    @Test func aFingerThatRestsBeforeItLeavesHasNoVelocity() {
        let screen = TouchScreen([
            .pan(through: [
                (CGPoint(x: 10, y: 20), 0), (CGPoint(x: 210, y: 20), 0.5), (CGPoint(x: 210, y: 20), 0.6),
            ])
        ])
        var last: CGPoint?
        screen.root.addGestureRecognizer(
            UIPanGestureRecognizer { pan in
                if pan.state == .ended { last = pan.velocity(in: nil) }
            })
        screen.run(1)
        #expect(isNear(last, 0, 0, within: 1e-9))
    }

    /// 24 pt every 8 ms and a lift where the finger is, as measured on iOS 26.1, iPhone 16.
    @Test func aLiftWithoutAMoveKeepsTheVelocity() {
        let steps = (0...15).map { step -> (point: CGPoint, time: Double) in
            let y: CGFloat = 500 - 24 * CGFloat(min(step, 14))
            return (CGPoint(x: 100, y: y), 0.104 + 0.008 * Double(step))
        }
        let screen = TouchScreen([.pan(through: steps)])
        var speed: CGPoint?
        screen.root.addGestureRecognizer(
            UIPanGestureRecognizer { pan in
                if pan.state == .ended { speed = pan.velocity(in: nil) }
            })
        for _ in 0..<50 { screen.host.advance(by: 0.008) }
        #expect(isNear(speed, 0, -3000, within: 1e-6))
    }

    @Test func aFingerThatMovesOnAfterARestHasTheVelocityOfItsNewMotion() {
        let screen = TouchScreen([
            .pan(through: [
                (CGPoint(x: 10, y: 20), 0), (CGPoint(x: 110, y: 20), 0.2), (CGPoint(x: 110, y: 20), 1),
                (CGPoint(x: 210, y: 20), 1.5),
            ])
        ])
        var last: CGPoint?
        screen.root.addGestureRecognizer(
            UIPanGestureRecognizer { pan in
                if pan.state == .ended { last = pan.velocity(in: nil) }
            })
        screen.run(2)
        #expect(isNear(last, 200, 0, within: 1e-6))
    }

    @Test func theTickRateDoesNotChangeTheEnd() {
        for rate in [24.0, 50, 60, 120, 240] {
            let screen = TouchScreen([
                .pan(through: [(CGPoint(x: 10, y: 20), 0.1), (CGPoint(x: 310, y: 170), 1.103)])
            ])
            var last: CGPoint?
            var speed: CGPoint?
            screen.root.addGestureRecognizer(
                UIPanGestureRecognizer { pan in
                    if pan.state == .ended { (last, speed) = (pan.location(in: nil), pan.velocity(in: nil)) }
                })
            for _ in 0..<Int(rate * 1.5) { screen.host.advance(by: 1 / rate) }
            #expect(last == CGPoint(x: 310, y: 170))
            #expect(isNear(speed, 300 / 1.003, 150 / 1.003, within: 1e-9))
        }
    }

    @Test func twoFingersPanByTheirMiddle() {
        let screen = TouchScreen([
            .pan(through: [(CGPoint(x: 100, y: 100), 0), (CGPoint(x: 100, y: 200), 1)]),
            .pan(through: [(CGPoint(x: 200, y: 100), 0), (CGPoint(x: 200, y: 300), 1)]),
        ])
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        var places: [CGPoint] = []
        pan.addTarget { if $0.state == .changed { places.append($0.translation(in: nil)) } }
        screen.root.addGestureRecognizer(pan)
        screen.run(0.5)
        #expect(isNear(places.last, 0, 75, within: 1e-9))
        #expect(pan.numberOfTouches == 2)
        screen.run(1)
        #expect(pan.state == .possible)
    }
}
