/// An effect of the change from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
