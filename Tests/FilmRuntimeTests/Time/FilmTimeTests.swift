import Testing
import UIKitHost

/// The order of events on the film's clock, in ticks of 1/60 s.
@MainActor @Suite struct FilmTimeTests {
    let host = SceneHost(size: CGSize(width: 10, height: 10))

    /// Notes the tick on which something ran.
    @MainActor final class Record {
        var entries: [String] = []
        var tick = 0
        func callAsFunction(_ name: String) { entries.append("\(name) \(tick)") }
    }

    let record = Record()

    func run(_ ticks: Int) {
        for _ in 0..<ticks {
            record.tick += 1
            host.advance(by: 1.0 / 60)
        }
    }

    func begin(_ body: () -> Void) { host.withCurrent(body) }

    @Test func workRunsOnTheFirstTickAtOrAfterItsTimeInOrder() {
        begin {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { record("half") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(101)) { record("tenth") }
            DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(1)) { record("second") }
            DispatchQueue.main.async { record("next") }
            DispatchQueue.global(qos: .background).async { record("background") }
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { record("never") }
        }
        run(70)
        #expect(record.entries == ["next 1", "background 1", "tenth 7", "half 30", "second 60"])
    }

    @Test func workInsideWorkCountsFromItsTick() {
        begin {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [record] in
                record("outer")
                DispatchQueue.main.async { record("next") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    record("inner")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { record("innermost") }
                }
            }
        }
        run(30)
        #expect(record.entries == ["outer 6", "next 7", "inner 12", "innermost 18"])
    }

    @Test func cancelledWorkDoesNotRun() {
        begin {
            let work = DispatchWorkItem { [record] in record("work") }
            let other = DispatchWorkItem { [record] in record("other") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: work)
            DispatchQueue.main.async(execute: other)
            work.cancel()
        }
        run(10)
        #expect(record.entries == ["other 1"])
    }

    @Test func aTimerFiresAtMultiplesOfItsIntervalWithoutDrift() {
        begin { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [record] _ in record("t") } }
        run(600)
        #expect(record.entries == (1...100).map { "t \($0 * 6)" })
    }

    @Test func aTimerBetweenTicksFiresOnTheNextOne() {
        begin { Timer.scheduledTimer(withTimeInterval: 0.04, repeats: true) { [record] _ in record("t") } }
        run(13)
        // 2.4, 4.8, 7.2, 9.6 and 12 ticks.
        #expect(record.entries == ["t 3", "t 5", "t 8", "t 10", "t 12"])
    }

    @Test func aTimerFasterThanTheTicksFiresOnceOnEach() {
        begin { Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { [record] _ in record("t") } }
        run(4)
        #expect(record.entries == ["t 1", "t 2", "t 3", "t 4"])
    }

    @Test func aTimerEndsWhenItIsOverOrInvalid() {
        begin {
            let once = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { [record] timer in
                record("once \(timer.isValid)")
            }
            #expect(once.isValid)
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [record] timer in
                record("twice")
                if record.tick == 12 { timer.invalidate() }
            }
            Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [record] _ in record("never") }
                .invalidate()
        }
        run(60)
        #expect(record.entries == ["once false 3", "twice 6", "twice 12"])
    }

    @Test func aTimerBeginsWhenItIsAddedToARunLoop() {
        begin {
            let timer = Timer(timeInterval: 0.1, repeats: false) { [record] _ in record("t") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                RunLoop.main.add(timer, forMode: .common)
                RunLoop.current.add(timer, forMode: .default)
            }
        }
        run(60)
        #expect(record.entries == ["t 12"])
    }

    @Test func aDisplayLinkIsCalledOncePerTickAndTellsItsTime() {
        var times: [TimeInterval] = []
        begin {
            let placeholder = CADisplayLink()
            placeholder.add(to: .main, forMode: .default)
            #expect(!placeholder.isPaused && placeholder.timestamp == 0)
            let link = CADisplayLink { link in
                times.append(link.timestamp)
                #expect(link.duration == 1.0 / 60)
                #expect(link.targetTimestamp == link.timestamp + 1.0 / 60)
                #expect(link.timestamp == CACurrentMediaTime())
                if times.count == 4 { link.isPaused = true }
            }
            link.add(to: .main, forMode: .default)
            link.add(to: .current, forMode: .common)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { link.isPaused = false }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { link.invalidate() }
        }
        run(20)
        #expect(times.map { ($0 * 60).rounded() } == [1, 2, 3, 4, 6, 7, 8])
    }

    @Test(.timeLimit(.minutes(1))) func aHundredThousandDisplayLinksAreCalledInTheOrderAdded() {
        var called: [Int] = []
        begin {
            let links = (0..<100_000).map { number in CADisplayLink { _ in called.append(number) } }
            for link in links { link.add(to: .main, forMode: .default) }
            for number in links.indices where number % 10_000 != 0 { links[number].invalidate() }
            links[20_000].remove(from: .main, forMode: .default)
            links[20_000].add(to: .main, forMode: .default)
        }
        run(1)
        #expect(called == [0, 1, 3, 4, 5, 6, 7, 8, 9, 2].map { $0 * 10_000 })
    }

    @Test(arguments: [(30, 30), (20, 20), (60, 60), (120, 60), (0, 60)])
    func aDisplayLinkCanBeSlower(rate: Int, calls: Int) {
        var count = 0
        begin {
            let link = CADisplayLink { _ in count += 1 }
            link.preferredFramesPerSecond = rate
            link.add(to: .main, forMode: .default)
        }
        run(60)
        #expect(count == calls)
    }

    @Test(arguments: [
        (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30), 30),
        (CAFrameRateRange(minimum: 10, maximum: 20), 20), (.default, 60),
    ])
    func aDisplayLinkTakesARangeOfRates(range: CAFrameRateRange, calls: Int) {
        var count = 0
        begin {
            let link = CADisplayLink { _ in count += 1 }
            link.preferredFrameRateRange = range
            link.add(to: .main, forMode: .default)
        }
        run(60)
        #expect(count == calls)
    }

    @Test(arguments: [10, 24, 30, 60, 120]) func aDisplayLinkTellsTheTimeOfItsNextCall(rate: Int) {
        var (times, targets) = ([TimeInterval](), [TimeInterval]())
        begin {
            let link = CADisplayLink { link in
                times.append(link.timestamp)
                targets.append(link.targetTimestamp)
            }
            link.preferredFramesPerSecond = rate
            link.add(to: .main, forMode: .default)
        }
        run(60)
        #expect(times.count > 8)
        #expect(zip(targets, times.dropFirst()).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func aTickIsInputThenTimersThenLinksThenAnimatorsThenLayout() {
        final class Loud: UIView {
            var note: () -> Void = {}
            override func layoutSubviews() { note() }
        }
        let view = Loud(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.inputScript = [.longPress(at: CGPoint(x: 5, y: 5), from: 0.1, to: 0.5)]
        begin {
            host.window.addSubview(view)
            host.window.layoutIfNeeded()
            view.note = { [record] in record("layout") }
            let press = UILongPressGestureRecognizer { [record] press in
                if press.state == .began { record("input") }
            }
            press.minimumPressDuration = 0
            view.addGestureRecognizer(press)
            let ball = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            view.addSubview(ball)
            view.layoutIfNeeded()
            record.entries = []
            let animator = UIDynamicAnimator(referenceView: view)
            let gravity = UIGravityBehavior(items: [ball])
            gravity.action = { [record] in
                if record.tick == 6 { record("animator") }
            }
            animator.addBehavior(gravity)
            let link = CADisplayLink { [record] _ in
                _ = animator
                if record.tick == 6 { record("link") }
            }
            link.add(to: .main, forMode: .default)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [record] in
                record("work")
                view.setNeedsLayout()
            }
        }
        run(6)
        #expect(record.entries == ["input 6", "work 6", "link 6", "animator 6", "layout 6"])
    }

    @Test(arguments: [Double.nan, .infinity]) func anIntervalThatIsNoNumberIsAnError(interval: Double) {
        begin { Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in } }
        #expect(host.failure?.message.contains("Timer: the interval must be finite") == true)
    }

    @Test func blocksThatMultiplyAreRefused() {
        func fork() {
            DispatchQueue.main.async {
                for _ in 0..<100 { fork() }
            }
        }
        begin { fork() }
        run(6)
        #expect(host.failure?.message.contains("More than 500000 blocks wait") == true)
    }
}
