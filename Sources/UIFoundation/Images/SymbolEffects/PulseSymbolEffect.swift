/// An effect that lets the opacity of a symbol swing.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that lets the opacity of a symbol swing.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
