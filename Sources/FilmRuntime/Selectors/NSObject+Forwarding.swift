extension NSObjectProtocol {
    /// Returns true if the object's class, or a superclass, has a method that was registered under a name, or
    /// answers so itself.
    @preconcurrency @MainActor public func responds(to aSelector: Selector?) -> Bool {
        let answer = MethodTable.send("respondsToSelector:", to: self, [aSelector])
        if case .returned(let responds as Bool) = answer { return responds }
        return flipbookOverride_responds(to: aSelector)
    }

    /// Returns true if the object's class, or a superclass, has a method that was registered under a name, or
    /// the one that the selector holds. Source adaptation calls it in place of `super.responds(to:)`.
    @preconcurrency @MainActor public func flipbookOverride_responds(to aSelector: Selector?) -> Bool {
        aSelector?.isImplemented(by: self) ?? false
    }
}

extension NSObject {
    /// Returns the object that gets a message for which the class has no method: none.
    @preconcurrency @MainActor public func forwardingTarget(for aSelector: Selector?) -> Any? { nil }
}
