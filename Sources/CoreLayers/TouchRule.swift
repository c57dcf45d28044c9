/// The way in which views receive touches while a block animates them.
package enum TouchRule {
    /// At the places to which the animation leads, as in `UIView.animate`.
    case atTarget
    /// At the places where the views are shown.
    case asShown
    /// Not at all.
    case ignored
}

extension LayerStorage {
    /// The rule of the animations that the layer shows, the strictest of them; nil without animations.
    package var touchRule: TouchRule? {
        guard !additions.isEmpty else { return nil }
        let rules = additions.all.map(\.block.touchRule)
        return [TouchRule.ignored, .asShown].first { rule in rules.contains { $0 == rule } } ?? .atTarget
    }
}
