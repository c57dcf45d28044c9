import Testing
import UIKitHost

/// Operations by themselves, and those that keep their state.
@MainActor @Suite struct OperationTests {
    let host = SceneHost(size: CGSize(width: 10, height: 10))

    /// An operation whose work goes on after `start()`, as tutorials write it.
    private class Delayed: Operation {
        enum State: String {
            case ready = "isReady"
            case executing = "isExecuting"
            case finished = "isFinished"
        }

        let delay: TimeInterval
        /// True for an operation that announces its state.
        let announces: Bool
        var state = State.ready {
            willSet {
                guard announces else { return }
                willChangeValue(forKey: newValue.rawValue)
                willChangeValue(forKey: state.rawValue)
            }
            didSet {
                guard announces else { return }
                didChangeValue(forKey: oldValue.rawValue)
                didChangeValue(forKey: state.rawValue)
            }
        }

        init(delay: TimeInterval, announces: Bool = true) {
            (self.delay, self.announces) = (delay, announces)
            super.init()
        }

        override var isReady: Bool { super.isReady && state == .ready }
        override var isExecuting: Bool { state == .executing }
        override var isFinished: Bool { state == .finished }
        override var isAsynchronous: Bool { true }

        override func start() {
            if isCancelled { return state = .finished }
            main()
            state = .executing
        }

        override func main() {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.state = .finished }
        }
    }

    @Test(arguments: [true, false]) func asynchronousOperationsFollowOneAnother(announces: Bool) {
        var times: [Int] = []
        host.withCurrent {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            for _ in 0..<3 {
                let operation = Delayed(delay: 0.5, announces: announces)
                operation.completionBlock = { times.append(Int((CACurrentMediaTime() * 60).rounded())) }
                queue.addOperation(operation)
            }
        }
        for _ in 0..<120 { host.advance(by: 1.0 / 60) }
        // Half a second each, and a tick between the end of one and the beginning of the next; without an
        // announcement the queue sees the end a tick later.
        #expect(times == (announces ? [32, 63, 94] : [33, 64, 95]))
    }

    @Test func startRunsTheWorkAtOnce() {
        host.withCurrent {
            var seen: [String] = []
            let operation = BlockOperation { seen.append("work") }
            operation.addExecutionBlock { seen.append("\(operation.isExecuting)") }
            #expect(operation.isReady && !operation.isExecuting && operation.executionBlocks.count == 2)
            operation.start()
            #expect(seen == ["work", "true"])
            #expect(operation.isFinished && !operation.isExecuting)
            #expect(host.failure == nil)
            operation.start()
        }
        #expect(host.failure?.message.contains("it has begun before") == true)
    }

    @Test func observersLearnOfTheState() {
        var seen: [Bool] = []
        host.withCurrent {
            let operation = Operation()
            let token = operation.observe(\.isFinished) { operation, _ in seen.append(operation.isFinished) }
            operation.start()
            token.invalidate()
        }
        #expect(seen == [true])
    }
}
