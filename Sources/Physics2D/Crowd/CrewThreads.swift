import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A crew of threads, which end when nobody has it any more.
@available(macOS 15, *)
final class Threads: Crew {
    private let room = Room()
    private let isBusy = Atomic<Bool>(false)
    private let threads: [pthread_t]

    /// As many members, one of which is whoever runs a stage. A machine that has no thread left makes the crew
    /// smaller.
    init(_ size: Int) {
        var threads: [pthread_t] = []
        while threads.count < size - 1, let thread = room.start(number: threads.count + 1) {
            threads.append(thread)
        }
        self.threads = threads
    }

    deinit {
        room.close()
        for thread in threads { pthread_join(thread, nil) }
    }

    var count: Int { threads.count + 1 }

    func begin() -> Bool {
        guard !isBusy.exchange(true, ordering: .acquiring) else { return false }
        room.open()
        return true
    }

    func run(_ stage: (CrewMember) -> Void) {
        withoutActuallyEscaping(stage) { room.run($0, count: count) }
    }

    func end() {
        room.pause()
        isBusy.store(false, ordering: .releasing)
    }
}

/// A number that one thread writes and others look at, with room around it: what other threads write nearby would
/// take it out of their processors' caches.
private struct Beacon: ~Copyable {
    let number = Atomic<Int>(0)
    private let room = SIMD8<Int>.zero
}

/// Where the threads of a crew wait for work and for one another. They look again and again for a moment, as
/// the others are near, and then let other threads go first; between steps they sleep.
@available(macOS 15, *)
private final class Room: MeetingPlace, @unchecked Sendable {
    /// How often a thread looks before it lets others go first, and before it sleeps.
    private static let looks = 2_000
    private static let looksBeforeSleep = 50_000

    /// How many stages there have been, and how many threads are done with the last.
    private let order = Beacon()
    private let done = Beacon()
    /// Whether a step goes on, in which nobody sleeps, and whether no other will come.
    private let isOpen = Atomic<Bool>(false)
    private let isClosed = Atomic<Bool>(false)
    /// How many have come to the next waiting point, and how many points all have passed.
    private let arrived = Beacon()
    private let round = Beacon()
    /// How far each has come in the stage.
    private let ways = UnsafeMutablePointer<Beacon>.allocate(capacity: CrewMember.most)
    /// How many pieces of each part are taken: from its start in the lower half, from its end in the upper.
    private let taken = UnsafeMutablePointer<Beacon>.allocate(capacity: CrewMember.most)
    private var stage: ((CrewMember) -> Void)?
    private var count = 1
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        for member in 0..<CrewMember.most {
            (ways + member).initialize(to: Beacon())
            (taken + member).initialize(to: Beacon())
        }
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(bell, nil)
    }

    deinit {
        ways.deinitialize(count: CrewMember.most)
        ways.deallocate()
        taken.deinitialize(count: CrewMember.most)
        taken.deallocate()
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(bell)
        mutex.deallocate()
        bell.deallocate()
    }

    // MARK: For the thread that steps the world

    func open() { ring { isOpen.store(true, ordering: .releasing) } }
    func pause() { isOpen.store(false, ordering: .releasing) }
    func close() { ring { isClosed.store(true, ordering: .releasing) } }

    /// Changes what sleepers wait for, and wakes them.
    private func ring(_ change: () -> Void) {
        pthread_mutex_lock(mutex)
        change()
        pthread_cond_broadcast(bell)
        pthread_mutex_unlock(mutex)
    }

    func run(_ stage: @escaping (CrewMember) -> Void, count: Int) {
        (self.stage, self.count) = (stage, count)
        done.number.store(0, ordering: .relaxed)
        for member in 0..<count {
            ways[member].number.store(0, ordering: .relaxed)
            taken[member].number.store(0, ordering: .relaxed)
        }
        order.number.add(1, ordering: .releasing)
        stage(member(0))
        var looks = 0
        while done.number.load(ordering: .acquiring) < count - 1 { Self.lookAgain(&looks) }
        self.stage = nil
    }

    // MARK: For all

    private func member(_ index: Int) -> CrewMember {
        CrewMember(index: index, count: count, meetingPlace: self)
    }

    func wait() {
        let now = round.number.load(ordering: .acquiring)
        if arrived.number.add(1, ordering: .acquiringAndReleasing).newValue == count {
            arrived.number.store(0, ordering: .relaxed)
            round.number.store(now + 1, ordering: .releasing)
            return
        }
        var looks = 0
        while round.number.load(ordering: .acquiring) == now { Self.lookAgain(&looks) }
    }

    func pass(_ member: Int) {
        let way = ways[member].number.load(ordering: .relaxed)
        ways[member].number.store(way + 1, ordering: .releasing)
    }

    func wait(_ member: Int, for others: UInt64) {
        let way = ways[member].number.load(ordering: .relaxed)
        var rest = others
        while rest != 0 {
            let other = rest.trailingZeroBitCount
            rest &= rest - 1
            var looks = 0
            while ways[other].number.load(ordering: .acquiring) < way { Self.lookAgain(&looks) }
        }
    }

    func takePiece(of member: Int, isLast: Bool) -> Int? {
        let step = isLast ? 1 << 32 : 1
        let before = taken[member].number.add(step, ordering: .relaxed).oldValue
        let (first, last) = (before & 0xffff_ffff, before >> 32)
        guard first + last < CrewMember.pieceCount else { return nil }
        return CrewMember.pieceCount * member + (isLast ? CrewMember.pieceCount - 1 - last : first)
    }

    private static func lookAgain(_ looks: inout Int) {
        looks += 1
        if looks > Self.looks { sched_yield() }
    }

    // MARK: For the other threads

    /// Starts a thread; nil when the machine has none left.
    func start(number: Int) -> pthread_t? {
        let place = Unmanaged.passRetained(Place(room: self, number: number))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let code = pthread_create(
            &thread, nil,
            { place in
                #if canImport(Darwin)
                    let raw = place
                #else
                    let raw = place!
                #endif
                let place = Unmanaged<Place>.fromOpaque(raw).takeRetainedValue()
                place.room.work(place.number)
                return nil
            }, place.toOpaque())
        guard code == 0 else {
            place.release()
            return nil
        }
        return thread
    }

    private final class Place {
        let room: Room
        let number: Int

        init(room: Room, number: Int) { (self.room, self.number) = (room, number) }
    }

    private func work(_ number: Int) {
        var seen = 0
        while let next = nextOrder(after: seen) {
            seen = next
            runStage(number)
            done.number.add(1, ordering: .releasing)
        }
    }

    /// In a place of its own, so that nothing of the stage is held when the thread is done.
    @inline(never) private func runStage(_ number: Int) { stage?(member(number)) }

    private func nextOrder(after seen: Int) -> Int? {
        var looks = 0
        while true {
            let now = order.number.load(ordering: .acquiring)
            if now != seen { return now }
            if isClosed.load(ordering: .acquiring) { return nil }
            looks += 1
            if isOpen.load(ordering: .relaxed) {
                if looks > Self.looks { sched_yield() }
            } else if looks > Self.looksBeforeSleep {
                sleep(after: seen)
                looks = 0
            }
        }
    }

    private func sleep(after seen: Int) {
        pthread_mutex_lock(mutex)
        while order.number.load(ordering: .acquiring) == seen, !isOpen.load(ordering: .relaxed),
            !isClosed.load(ordering: .relaxed)
        {
            pthread_cond_wait(bell, mutex)
        }
        pthread_mutex_unlock(mutex)
    }
}
