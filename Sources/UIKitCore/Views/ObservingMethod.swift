import Observation

/// A method of views and controllers that is called again after a change of a property that it has read from
/// an `@Observable` object, as since iOS 26.
package enum ObservingMethod: Hashable, Sendable {
    case properties, constraints, layoutBegin, layout, layoutEnd, drawing, configuration

    /// Calls the method of a view or controller, and requests another call at the first change of what it has
    /// read. Only classes of scenes have such methods, so that others cost nothing.
    ///
    /// - Parameters:
    ///   - hasHandler: true for an object of UIKit that calls a closure of the scene.
    ///   - body: the call of the method.
    ///   - invalidate: the request of another call. The property still has its old value.
    @MainActor package func call<Owner: UIResponder>(
        of owner: Owner, hasHandler: Bool = false, _ body: () -> Void,
        invalidate: @escaping @MainActor @Sendable (Owner) -> Void
    ) {
        let kind: AnyClass = type(of: owner)
        guard hasHandler || kind != UIView.self && DrawingClasses.mayDraw(kind) else { return body() }
        // A method that sets what its last call has read does not request a call: it would never end.
        if let number = owner.observingCalls[self] { owner.observingCalls[self] = number + 1 }
        // Swift asks for the second closure after the call, and only where that has read a property.
        withObservationTracking(body, onChange: response(of: owner, invalidate))
    }

    /// Returns the response to a change of what the present call has read. After a later call it does
    /// nothing, in place of an observation that was canceled.
    @MainActor private func response<Owner: UIResponder>(
        of owner: Owner, _ invalidate: @escaping @MainActor @Sendable (Owner) -> Void
    ) -> @Sendable () -> Void {
        let number = (owner.observingCalls[self] ?? 0) + 1
        owner.observingCalls[self] = number
        return { [weak owner] in
            // Other threads than those of runs have no film.
            _ = MainActor.ifCurrent {
                guard let owner, owner.observingCalls[self] == number else { return }
                owner.observingCalls[self] = number + 1
                invalidate(owner)
            }
        }
    }
}
