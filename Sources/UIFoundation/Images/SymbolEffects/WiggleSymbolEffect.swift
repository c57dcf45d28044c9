/// An effect that lets a symbol swing.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that lets a symbol swing.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
