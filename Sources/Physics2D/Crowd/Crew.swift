import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One of the threads that share a stage of the step.
struct CrewMember {
    /// The most members that a crew has: 64.
    static let most = 64

    let index: Int
    let count: Int
    /// Waits until all of the crew have come so far.
    let wait: () -> Void

    /// The part of a range that is this member's: each has one piece, in order.
    @inline(__always) func share(of range: Range<Int>) -> Range<Int> {
        let (start, length) = (range.lowerBound, range.count)
        return (start + length * index / count)..<(start + length * (index + 1) / count)
    }
}

/// Runs a stage on a number of threads at once, and returns when all are done. What a member does must not
/// depend on how far the others are, but by `wait`.
func withCrew(of count: Int, _ stage: (CrewMember) -> Void) {
    guard count > 1, #available(macOS 15, *) else {
        return stage(CrewMember(index: 0, count: 1, wait: {}))
    }
    withoutActuallyEscaping(stage) { stage in
        let gate = Gate()
        let shifts = (1..<count).map { _ in Shift() }
        let started = shifts.filter { $0.start() }
        // A machine that has no thread left makes the crew smaller: the result is the same.
        let size = started.count + 1
        gate.open(for: size)
        for (number, shift) in started.enumerated() {
            shift.begin { stage(CrewMember(index: number + 1, count: size, wait: gate.wait)) }
        }
        stage(CrewMember(index: 0, count: size, wait: gate.wait))
        for shift in started { shift.end() }
    }
}

/// Where members wait for one another. They look again and again for a moment, as all are near, and then let
/// other threads go first.
@available(macOS 15, *)
private final class Gate: Sendable {
    private let size = Atomic<Int>(1)
    private let arrived = Atomic<Int>(0)
    private let round = Atomic<Int>(0)

    func open(for count: Int) { size.store(count, ordering: .releasing) }

    func wait() {
        let now = round.load(ordering: .acquiring)
        if arrived.add(1, ordering: .acquiringAndReleasing).newValue == size.load(ordering: .relaxed) {
            arrived.store(0, ordering: .relaxed)
            round.store(now + 1, ordering: .releasing)
            return
        }
        var looks = 0
        while round.load(ordering: .acquiring) == now {
            looks += 1
            if looks > 1000 { sched_yield() }
        }
    }
}

/// A thread of its own for one stage.
@available(macOS 15, *)
private final class Shift: @unchecked Sendable {
    private var work: () -> Void = {}
    private let hasWork = Atomic<Bool>(false)
    #if canImport(Darwin)
        private var thread: pthread_t?
    #else
        private var thread = pthread_t()
    #endif

    /// Starts the thread, which waits for its work; false when the machine has none left.
    func start() -> Bool {
        let me = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread, nil,
            { shift in
                #if canImport(Darwin)
                    let raw = shift
                #else
                    let raw = shift!
                #endif
                Unmanaged<Shift>.fromOpaque(raw).takeRetainedValue().run()
                return nil
            }, me.toOpaque())
        if code != 0 { me.release() }
        return code == 0
    }

    func begin(_ work: @escaping () -> Void) {
        self.work = work
        hasWork.store(true, ordering: .releasing)
    }

    private func run() {
        while !hasWork.load(ordering: .acquiring) { sched_yield() }
        work()
        work = {}
    }

    func end() {
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
    }
}
