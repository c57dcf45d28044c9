/// The usual change.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The usual change.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
