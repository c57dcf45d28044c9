import Testing
import UIKitHost

/// Queues of operations on the film's clock, in ticks of 1/60 s.
@MainActor @Suite struct OperationQueueTests {
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

    private func note(_ name: String) -> BlockOperation { BlockOperation { [record] in record(name) } }

    @Test func operationsBeginOnTheNextTickInOrder() {
        begin {
            let queue = OperationQueue()
            queue.addOperation { record("first") }
            OperationQueue.main.addOperation { record("main") }
            queue.addOperation {
                record("second")
                queue.addOperation { record("inner") }
            }
            #expect(queue.operationCount == 2 && record.entries.isEmpty)
        }
        run(4)
        #expect(record.entries == ["first 1", "second 1", "main 1", "inner 2"])
    }

    @Test func prioritiesDecideAmongThoseThatCanBegin() {
        begin {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            let priorities: [Operation.QueuePriority] = [.low, .normal, .veryHigh, .high, .normal, .veryLow]
            for (index, priority) in priorities.enumerated() {
                let operation = note("\(index)")
                operation.queuePriority = priority
                queue.addOperation(operation)
            }
        }
        run(1)
        #expect(record.entries == ["2 1", "3 1", "1 1", "4 1", "0 1", "5 1"])
    }

    @Test func dependenciesHoldAcrossQueues() {
        begin {
            let (first, second, third) = (note("first"), note("second"), note("third"))
            first.addDependency(second)
            second.addDependency(third)
            OperationQueue.main.addOperation(first)
            let queue = OperationQueue()
            queue.addOperations([second, third], waitUntilFinished: false)
            #expect(!first.isReady && third.isReady && first.dependencies == [second])
        }
        run(3)
        #expect(record.entries == ["third 1", "second 1", "first 2"])
    }

    @Test func anOperationThatSleepsKeepsItsPlace() {
        begin {
            let (serial, parallel) = (OperationQueue(), OperationQueue())
            serial.maxConcurrentOperationCount = 1
            for queue in [serial, parallel] {
                let name = queue === serial ? "serial" : "parallel"
                for index in 0..<3 {
                    queue.addOperation {
                        Thread.sleep(forTimeInterval: 0.5)
                        OperationQueue.main.addOperation { [record] in record("\(name) \(index)") }
                    }
                }
            }
        }
        run(100)
        #expect(
            record.entries == [
                "serial 0 31", "parallel 0 31", "parallel 1 31", "parallel 2 31", "serial 1 61",
                "serial 2 91",
            ])
    }

    @Test func aBarrierWaitsForAllBeforeAndAllAfterWaitForIt() {
        begin {
            let queue = OperationQueue()
            queue.addOperation {
                Thread.sleep(forTimeInterval: 0.5)
                record("slow")
            }
            queue.addBarrierBlock { record("barrier") }
            queue.addOperation { record("after") }
        }
        run(60)
        #expect(record.entries == ["slow 1", "barrier 31", "after 31"])
    }

    @Test func aSuspendedQueueBeginsNothing() {
        let queue = host.withCurrent { OperationQueue() }
        begin {
            queue.isSuspended = true
            queue.addOperation { record("work") }
        }
        run(3)
        #expect(record.entries.isEmpty && queue.operationCount == 1)
        begin { queue.isSuspended = false }
        run(3)
        #expect(record.entries == ["work 4"] && queue.operationCount == 0)
    }

    @Test func canceledOperationsFinishWithoutTheirWork() {
        begin {
            let queue = OperationQueue()
            let (blocker, canceled) = (note("blocker"), note("canceled"))
            canceled.addDependency(Operation())
            canceled.completionBlock = { [record] in record("completed \(canceled.isFinished)") }
            queue.addOperations([blocker, canceled], waitUntilFinished: false)
            queue.cancelAllOperations()
            #expect(canceled.isCancelled && canceled.isReady && !canceled.isFinished)
        }
        run(3)
        #expect(record.entries == ["completed true 2"])
    }

    @Test func waitsPerformTheOperationsOfOtherQueues() {
        begin {
            let queue = OperationQueue()
            queue.addOperation {
                Thread.sleep(forTimeInterval: 1)
                record("first")
            }
            queue.addOperations([note("second"), note("third")], waitUntilFinished: true)
            record("waited")
            queue.waitUntilAllOperationsAreFinished()
            record("waited for all")
            DispatchQueue.main.async { record("later") }
        }
        run(70)
        #expect(
            record.entries == ["first 0", "second 0", "third 0", "waited 0", "waited for all 0", "later 60"])
    }

    @Test func anOperationMayWaitForOthersOfItsQueue() {
        begin {
            let queue = OperationQueue()
            let (outer, inner) = (BlockOperation(), note("inner"))
            outer.addExecutionBlock { [record] in
                queue.addOperation(inner)
                inner.waitUntilFinished()
                record("outer")
            }
            queue.addOperation(outer)
        }
        run(1)
        #expect(record.entries == ["inner 1", "outer 1"])
    }

    @Test func aWaitThatNothingEndsWarns() {
        begin {
            let operation = note("never")
            operation.addDependency(Operation())
            let queue = OperationQueue()
            queue.addOperations([operation], waitUntilFinished: true)
            queue.waitUntilAllOperationsAreFinished()
        }
        #expect(host.context.warnings.count == 2)
        #expect(host.context.warnings.first?.hasPrefix("Operation.waitUntilFinished()") == true)
    }

    @Test func codeKnowsItsQueueAndThread() {
        let queue = host.withCurrent { OperationQueue() }
        begin {
            #expect(OperationQueue.current === OperationQueue.main)
            queue.addOperation { [record] in
                record("\(OperationQueue.current === queue) \(Thread.isMainThread)")
                OperationQueue.main.addOperation { [record] in
                    record("\(OperationQueue.current === OperationQueue.main) \(Thread.isMainThread)")
                }
            }
            DispatchQueue.global().async { [record] in record("\(OperationQueue.current == nil)") }
            let other = OperationQueue()
            other.underlyingQueue = .main
            other.addOperation { [record] in record("underlying \(Thread.isMainThread)") }
        }
        run(2)
        #expect(record.entries == ["true false 1", "true 1", "underlying true 1", "true true 2"])
    }

    @Test func eachRunHasAMainQueueOfItsOwn() {
        let other = SceneHost(size: CGSize(width: 10, height: 10))
        begin { OperationQueue.main.addOperation { record("work") } }
        #expect(other.withCurrent { OperationQueue.main.operationCount } == 0)
        #expect(host.withCurrent { OperationQueue.main.operationCount } == 1)
    }

    @Test func anOperationIsAddedOnce() {
        begin {
            let operation = note("work")
            OperationQueue.main.addOperation(operation)
            OperationQueue().addOperation(operation)
        }
        #expect(host.failure?.message.contains("it is in a queue already") == true)
    }
}
