/// An effect that goes on until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
