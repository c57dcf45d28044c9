/// A request to perform a method later.
@MainActor final class PerformRequest {
    weak var target: NSObject?
    private let selector: Selector
    private let argument: Any?
    var isCanceled = false

    init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
        (self.target, self.selector, self.argument) = (target, selector, argument)
    }

    /// Returns whether the request is one for a method with an equal argument.
    func isSame(as selector: Selector, _ argument: Any?) -> Bool {
        guard self.selector.isSame(as: selector) else { return false }
        guard let own = self.argument, let argument else { return self.argument == nil && argument == nil }
        if let own = own as? AnyHashable, let argument = argument as? AnyHashable { return own == argument }
        return own as AnyObject === argument as AnyObject
    }
}

extension NSObject {
    /// Sends a method to the object after a delay in seconds of the film's clock. The object is held until
    /// then.
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        let (context, request) = (RunContext.current, PerformRequest(self, aSelector, anArgument))
        context[PerformRequests.self].requests.removeAll { $0.target == nil }
        context[PerformRequests.self].requests.append(request)
        context.clock.scheduleDelay(until: context.clock.time + max(0, delay)) { [self, weak context] in
            context?[PerformRequests.self].requests.removeAll { $0 === request }
            if !request.isCanceled { aSelector.perform(on: self, with: anArgument ?? NSNull()) }
        }
    }

    /// Sends a message to the object now, and returns what its method returns.
    @MainActor @discardableResult @_disfavoredOverload
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { sent(aSelector, []) }

    /// Sends a message with an argument to the object now, and returns what its method returns.
    @MainActor @discardableResult @_disfavoredOverload
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        sent(aSelector, [object])
    }

    /// Sends a message with two arguments to the object now, and returns what its method returns.
    @MainActor @discardableResult @_disfavoredOverload
    public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! { sent(aSelector, [object1, object2]) }

    /// Sends a message to the object on the main thread, the only one of a film: now if the caller waits, and
    /// otherwise in the next pass of the run loop.
    @preconcurrency @MainActor public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
        guard !wait else { return _ = sent(aSelector, [arg]) }
        perform(aSelector, with: arg, afterDelay: 0)
    }

    /// Sends a message to the object on a thread of its own, which begins with the next tick.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - arg: The argument; nil for none.
    @MainActor public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        Thread.detachNewThread { MainActor.ifCurrent { _ = object.sent(aSelector, [argument]) } }
    }

    @MainActor private func sent(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let result = selector?.send(to: self, arguments.map { $0 ?? NSNull() }) else { return nil }
        return Unmanaged.passRetained(result as AnyObject)
    }

    /// Cancels all methods that were to be sent to an object later.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        for request in RunContext.current[PerformRequests.self].requests
        where request.target === aTarget as AnyObject {
            request.isCanceled = true
        }
    }

    /// Cancels a method that was to be sent to an object later with an equal argument. Selectors made from
    /// methods have no names: methods of one class that take the same are canceled together.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any? = nil
    ) {
        for request in RunContext.current[PerformRequests.self].requests
        where request.target === aTarget as AnyObject && request.isSame(as: aSelector, anArgument) {
            request.isCanceled = true
        }
    }
}
