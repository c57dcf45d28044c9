// The functions of Core Foundation by which code starts timers, on the film's clock.

/// A timer under its name in C.
public typealias CFRunLoopTimer = Timer
/// A run loop under its name in C.
public typealias CFRunLoop = RunLoop
/// A mode of a run loop under its name in C.
public typealias CFRunLoopMode = RunLoop.Mode

/// The usual allocator of Core Foundation: none by name.
public var kCFAllocatorDefault: AnyObject? { nil }
/// The modes in which timers usually run.
public let kCFRunLoopCommonModes = RunLoop.Mode.common
/// The mode of a run loop that waits for events.
public let kCFRunLoopDefaultMode = RunLoop.Mode.default

/// Returns the run loop of the film, on which all code runs.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }

/// Returns the run loop of the film.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Creates a timer that starts when it is added to a run loop.
///
/// - Parameters:
///   - allocator: The source of its memory, which is always Swift's.
///   - fireDate: The time of the first call, as by `CFAbsoluteTimeGetCurrent()`.
///   - interval: The time in seconds between calls; 0 for one call.
///   - flags: No options: there are none.
///   - order: The place among timers that are due together: always the order in which they were added.
///   - block: The code to call.
@preconcurrency @MainActor public func CFRunLoopTimerCreateWithHandler(
    _ allocator: AnyObject?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt,
    _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    let date = Date(timeIntervalSinceReferenceDate: fireDate)
    return Timer(fire: date, interval: interval, repeats: interval > 0) { block?($0) }
}

/// Starts a timer, whatever the mode.
@preconcurrency @MainActor public func CFRunLoopAddTimer(
    _ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) {
    guard let rl, let timer else { return }
    rl.add(timer, forMode: mode ?? .common)
}

/// Ends a timer.
@preconcurrency @MainActor public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) {
    timer?.invalidate()
}

/// Returns a Boolean value that indicates whether a timer can still fire.
@preconcurrency @MainActor public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer?) -> Bool {
    timer?.isValid ?? false
}

/// Waits as a sleep does, with a warning: the film does not go on within the scene's code.
///
/// - Parameters:
///   - mode: The mode; it has no effect.
///   - seconds: The time in seconds. What the code does next comes later, but it is in the same picture.
///   - returnAfterSourceHandled: Whether one event ends the loop; it has no effect.
@discardableResult @preconcurrency @MainActor public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode?, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    RunContext.current.warn(nestedLoop: "CFRunLoopRunInMode")
    Thread.sleep(forTimeInterval: seconds)
    return .timedOut
}
