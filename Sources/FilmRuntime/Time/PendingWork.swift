/// The blocks of a run that wait on queues other than `main`. A device performs them on other threads while
/// code waits for them; a film has one thread, which performs them within the wait.
@MainActor final class PendingWork: RunState {
    private struct Block {
        let time: TimeInterval
        let work: () -> Void
    }

    /// The blocks by their numbers, in the order in which they were added.
    private var blocks: [Int: Block] = [:]
    private var count = 0
    /// The numbers by the blocks' times, also those of blocks that the clock has performed.
    private var order = TimedQueue<TimeInterval, Int>()

    init(of context: RunContext) {}

    /// Adds a block that is due at a time in seconds, and returns the action that performs it then, unless a
    /// wait has performed it before. No wait performs a block whose time is NaN.
    func add(_ work: @escaping () -> Void, at time: TimeInterval) -> @MainActor () -> Void {
        count += 1
        let number = count
        blocks[number] = Block(time: time, work: work)
        if !time.isNaN { order.add(number, at: time) }
        if order.count > 2 * blocks.count + 64 { forgetPerformed() }
        return { self.blocks.removeValue(forKey: number)?.work() }
    }

    /// Performs blocks in the order of their times, and of those of equal time in the order added, until a
    /// condition holds. Returns false when it does not hold although no block is due up to a time in seconds.
    ///
    /// A block of a later time lets the code wait until then, as `Thread.sleep` does. A thread that code has
    /// started waits for what other code does without a limit.
    func perform(until isMet: () -> Bool, upTo limit: TimeInterval = .greatestFiniteMagnitude) -> Bool {
        while !isMet() {
            guard let next = order.removeFirst(until: limit) else {
                if limit == .greatestFiniteMagnitude, RunThread.waitsForOthers() { continue }
                return false
            }
            guard let block = blocks.removeValue(forKey: next.element) else { continue }
            DispatchTime(seconds: block.time).sleep()
            block.work()
        }
        return true
    }

    private func forgetPerformed() {
        order = TimedQueue()
        for (number, block) in blocks.sorted(by: { $0.key < $1.key }) where !block.time.isNaN {
            order.add(number, at: block.time)
        }
    }
}

extension DispatchTime {
    /// Lets the code wait on its thread until this moment; a past one has no effect.
    @MainActor func sleep() {
        let rest = seconds - DispatchTime.now().seconds
        if rest > 0, rest.isFinite { Foundation.Thread.sleep(forTimeInterval: rest) }
    }
}
