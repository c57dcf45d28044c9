import UIKitHost
import UIKitTestSupport

/// A random program of tasks that sleep, yield, start other tasks and wait for them, and note what they do.
@MainActor final class TaskProgram {
    let log = TaskLog()
    private var random: SeededRandom
    private var taskCount = 0

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        log.begin { for _ in 0...random.next(below: 4) { start(depth: 0) } }
    }

    private func start(depth: Int) {
        taskCount += 1
        let name = "\(taskCount)"
        Task { await self.perform(name, depth) }
    }

    private func perform(_ name: String, _ depth: Int) async {
        for number in 0...random.next(below: 4) {
            await step("\(name).\(number)", depth)
            log("\(name).\(number) \(ContinuousClock.now)")
        }
    }

    private func step(_ name: String, _ depth: Int) async {
        switch random.next(below: depth < 3 ? 8 : 3) {
        case 0, 1: try? await Task.sleep(for: .milliseconds(random.next(below: 90)))
        case 2: await Task.yield()
        case 3: start(depth: depth + 1)
        case 4: await Task.detached { await self.perform(name + "d", depth + 1) }.value
        case 5:
            let count = 1 + random.next(below: 4)
            await withTaskGroup(of: Void.self) { group in
                for child in 0..<count { group.addTask { await self.perform(name + "g\(child)", depth + 1) } }
            }
        case 6:
            async let first: Void = perform(name + "a", depth + 1)
            async let second: Void = perform(name + "b", depth + 1)
            _ = await (first, second)
        default: await passNumbers(name)
        }
    }

    private func passNumbers(_ name: String) async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let count = random.next(below: 5)
        Task.detached {
            for number in 0..<count {
                continuation.yield(number)
                if number.isMultiple(of: 2) { try? await Task.sleep(nanoseconds: 3_000_000) }
            }
            continuation.finish()
        }
        for await number in stream { log("\(name) \(number)") }
    }
}
