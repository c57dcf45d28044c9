/// A request to perform a method later.
@MainActor final class PerformRequest {
    weak var target: NSObject?
    let name: String?
    var isCanceled = false

    init(_ target: NSObject, _ name: String?) {
        (self.target, self.name) = (target, name)
    }
}

extension NSObject {
    /// Sends a method to the object after a delay in seconds of the film's clock. The object is held until
    /// then.
    @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        let (context, request) = (RunContext.current, PerformRequest(self, aSelector.name))
        context[PerformRequests.self].requests.removeAll { $0.target == nil }
        context[PerformRequests.self].requests.append(request)
        context.clock.schedule(at: context.clock.time + max(0, delay)) { [self, weak context] in
            context?[PerformRequests.self].requests.removeAll { $0 === request }
            if !request.isCanceled { aSelector.perform(on: self, with: anArgument ?? NSNull()) }
        }
    }

    /// Cancels all methods that were to be sent to an object later.
    @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        for request in RunContext.current[PerformRequests.self].requests
        where request.target === aTarget as AnyObject {
            request.isCanceled = true
        }
    }

    /// Cancels a method that was to be sent to an object later. Selectors made from methods have no names:
    /// all of the object's requests are canceled for them.
    @MainActor public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any? = nil
    ) {
        for request in RunContext.current[PerformRequests.self].requests
        where request.target === aTarget as AnyObject
            && (aSelector.name == nil || request.name == nil || request.name == aSelector.name)
        {
            request.isCanceled = true
        }
    }
}
