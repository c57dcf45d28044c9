/// The change from one symbol to another, with its options.
public struct UISymbolContentTransition: Sendable {
    /// The effect of the change.
    public let contentTransition: any ContentTransitionSymbolEffect
    /// The number of times and the speed.
    public let options: SymbolEffectOptions

    /// Creates a change.
    public init(
        _ contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) {
        (self.contentTransition, self.options) = (contentTransition, options)
    }
}
