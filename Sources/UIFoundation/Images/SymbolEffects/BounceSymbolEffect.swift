/// An effect that lets a symbol bounce.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that lets a symbol bounce.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
