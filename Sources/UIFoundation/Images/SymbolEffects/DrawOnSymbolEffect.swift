/// An effect that draws the lines of a symbol.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// An effect that draws the lines of a symbol.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
