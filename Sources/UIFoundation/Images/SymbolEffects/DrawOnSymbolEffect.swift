/// An effect that draws the lines of a symbol.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// An effect that draws the lines of a symbol.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
