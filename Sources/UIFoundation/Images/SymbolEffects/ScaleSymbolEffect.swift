/// An effect that makes a symbol larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that makes a symbol larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
