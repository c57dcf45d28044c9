/// An effect that removes the lines of a symbol.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// An effect that removes the lines of a symbol.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
