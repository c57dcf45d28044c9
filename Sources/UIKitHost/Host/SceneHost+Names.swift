import UIKitCore

extension SceneHost {
    /// Returns the names of the views in the window whose layers have some numbers in pictures, by these
    /// numbers. The names are those of `name(of:)`.
    package func names(ofViews numbers: Set<Int>) -> [Int: String] {
        withCurrent {
            var names: [Int: String] = [:]
            func visit(_ view: UIView) {
                if numbers.contains(view.identity) { names[view.identity] = name(of: view) }
                view.subviews.forEach(visit)
            }
            visit(window)
            return names
        }
    }
}
