/// An effect that removes the lines of a symbol.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// An effect that removes the lines of a symbol.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
