import UIKitCore

extension SceneHost {
    /// Returns the name of the class of the view whose layer has a number in pictures; nil for none in the
    /// window.
    package func className(ofView number: Int) -> String? {
        func find(_ view: UIView) -> UIView? {
            if view.identity == number { return view }
            for part in view.subviews {
                if let found = find(part) { return found }
            }
            return nil
        }
        return withCurrent { find(window).map { String(describing: type(of: $0)) } }
    }

    /// Returns the names of the views in the window whose layers have some numbers in pictures, by these
    /// numbers. The names are those of `name(of:)`.
    package func names(ofViews numbers: Set<Int>) -> [Int: String] {
        withCurrent {
            var names: [Int: String] = [:]
            @MainActor func visit(_ view: UIView) {
                if numbers.contains(view.identity) { names[view.identity] = name(of: view) }
                for subview in view.subviews { visit(subview) }
            }
            visit(window)
            return names
        }
    }
}
