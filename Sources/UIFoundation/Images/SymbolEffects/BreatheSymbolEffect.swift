/// An effect that lets a symbol grow and shrink.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that lets a symbol grow and shrink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
