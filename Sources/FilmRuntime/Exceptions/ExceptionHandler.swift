/// The function that a run calls with an exception before it ends.
@MainActor final class ExceptionHandler: RunState {
    var handler: ((NSException) -> Void)?

    init(of context: RunContext) {}
}

/// Sets the function that is called with a raised exception before the scene ends; nil removes it.
@preconcurrency @MainActor
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {
    RunContext.current[ExceptionHandler.self].handler = handler
}

/// Returns the function that is called with a raised exception before the scene ends; nil for none.
@preconcurrency @MainActor
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? {
    RunContext.current[ExceptionHandler.self].handler
}
