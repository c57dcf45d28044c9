/// An effect that turns a symbol.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that turns a symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
