/// An effect that lights the layers of a symbol in turn.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that lights the layers of a symbol in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
