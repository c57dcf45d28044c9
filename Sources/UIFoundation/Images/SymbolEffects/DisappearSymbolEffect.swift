/// An effect that makes a symbol disappear.
public struct DisappearSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
