public import Foundation

/// A thread of execution. In files that import UIKit it replaces Foundation's type of the same name.
///
/// All code of a film runs on one thread at a time, which need not be the process's main thread. Here the
/// main thread is the one that runs scene code, except in blocks of other queues than `main`. A thread that
/// code starts follows the film's clock: it begins with the next tick, and it runs until it sleeps or ends
/// while the film waits. Where it sleeps at the end of the film it stays.
@preconcurrency @MainActor open class Thread: NSObject {
    nonisolated private static let filmMain = Thread(Foundation.Thread.mainThread)

    /// The main thread.
    nonisolated public class var main: Thread { filmMain }

    nonisolated(unsafe) private let block: (() -> Void)?
    /// The thread of the process that runs this one; nil for the thread of a subclass before its start.
    nonisolated(unsafe) private var thread: Foundation.Thread!
    /// The turns of the thread in a run; nil outside of runs.
    nonisolated(unsafe) private var runThread: RunThread?

    nonisolated private init(_ thread: Foundation.Thread) {
        (self.thread, block) = (thread, nil)
        super.init()
    }

    /// Creates a thread that runs `main()`.
    public override init() {
        block = nil
        super.init()
        thread = Foundation.Thread { [self] in run() }
    }

    /// Creates a thread that runs a block.
    public init(block: @escaping () -> Void) {
        self.block = block
        super.init()
        thread = Foundation.Thread { [self] in run() }
    }

    /// Creates a thread that sends a message to an object.
    ///
    /// - Parameters:
    ///   - target: The object, which the thread holds.
    ///   - selector: The method.
    ///   - argument: The argument of the method; nil for none.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target, argument ?? NSNull())
        self.init(block: { MainActor.ifCurrent { _ = selector.perform(on: target, with: argument) } })
    }

    /// The thread on which the code runs.
    nonisolated public class var current: Thread {
        isMainThread ? filmMain : Thread(Foundation.Thread.current)
    }

    /// A Boolean value that indicates whether the code runs on the main thread.
    nonisolated public class var isMainThread: Bool {
        MainActor.ifCurrent { !FilmQueue.isElsewhere } ?? false
    }

    /// Returns true, since a process of a film has several threads.
    nonisolated public class func isMultiThreaded() -> Bool { true }

    /// Runs a block on a new thread.
    public class func detachNewThread(_ block: @escaping () -> Void) {
        Thread(block: block).start()
    }

    /// Sends a message to an object on a new thread.
    ///
    /// - Parameters:
    ///   - selector: The method.
    ///   - target: The object, which the thread holds.
    ///   - argument: The argument of the method; nil for none.
    public class func detachNewThreadSelector(
        _ selector: Selector, toTarget target: Any, with argument: Any?
    ) {
        Thread(target: target, selector: selector, object: argument).start()
    }

    /// Lets the code wait for a time in seconds.
    nonisolated public class func sleep(forTimeInterval ti: TimeInterval) {
        Foundation.Thread.sleep(forTimeInterval: ti)
    }

    /// Lets the code wait until a date.
    nonisolated public class func sleep(until date: Date) { Foundation.Thread.sleep(until: date) }

    /// Ends the thread on which the code runs.
    nonisolated public class func exit() {
        RunThread.current?.leave()
        Foundation.Thread.exit()
    }

    /// The functions that the code is in, from the innermost.
    nonisolated public class var callStackSymbols: [String] { Foundation.Thread.callStackSymbols }

    /// The addresses of the calls that the code is in, from the innermost.
    nonisolated public class var callStackReturnAddresses: [NSNumber] {
        Foundation.Thread.callStackReturnAddresses
    }

    /// Runs the block; a subclass replaces it.
    open func main() { block?() }

    /// Starts the thread. In a run it begins with the next tick.
    open func start() {
        guard let queue = JobQueue.current else { return thread.start() }
        guard runThread == nil else { return }
        let runThread = RunThread(thread, of: queue)
        self.runThread = runThread
        queue.add(runThread, after: 0)
    }

    nonisolated private func run() {
        if let runThread { return runThread.perform { MainActor.ifCurrent { main() } } }
        // Outside of runs the thread is not that of the main actor, for which the class is only declared.
        let body: @MainActor () -> Void = { self.main() }
        unsafeBitCast(body, to: (() -> Void).self)()
    }

    /// Marks the thread as canceled, which its code has to respect.
    open func cancel() { thread.cancel() }

    /// The name; default nil.
    open var name: String? {
        get { thread.name }
        set { thread.name = newValue }
    }

    /// The values that code keeps for the thread.
    open var threadDictionary: NSMutableDictionary { thread.threadDictionary }

    /// The size of the stack, in bytes.
    open var stackSize: Int {
        get { thread.stackSize }
        set { thread.stackSize = newValue }
    }

    /// The importance of the work.
    open var qualityOfService: QualityOfService {
        get { thread.qualityOfService }
        set { thread.qualityOfService = newValue }
    }

    /// A Boolean value that indicates whether this is the main thread.
    open var isMainThread: Bool { self === Thread.filmMain }
    /// A Boolean value that indicates whether the thread's code runs.
    open var isExecuting: Bool { thread.isExecuting }
    /// A Boolean value that indicates whether the thread's code has ended.
    open var isFinished: Bool { thread.isFinished }
    /// A Boolean value that indicates whether the thread is marked as canceled.
    open var isCancelled: Bool { thread.isCancelled }

    /// Returns true for an object of the same thread.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? Thread).map { self === $0 || thread === $0.thread } ?? false
    }

    /// The hash value; objects of the same thread have the same one.
    open override var hash: Int { ObjectIdentifier(thread).hashValue }
}
