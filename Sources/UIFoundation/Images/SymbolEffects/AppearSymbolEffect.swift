/// An effect that makes a hidden symbol appear.
public struct AppearSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a hidden symbol appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
