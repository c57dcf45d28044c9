/// A change in which the new symbol replaces the old one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A change in which the new symbol replaces the old one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
