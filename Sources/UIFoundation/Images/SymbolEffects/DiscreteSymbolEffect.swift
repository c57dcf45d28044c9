/// An effect that runs once, or a number of times.
public protocol DiscreteSymbolEffect: SymbolEffect {}
