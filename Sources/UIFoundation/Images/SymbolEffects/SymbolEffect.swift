/// An effect on a symbol.
public protocol SymbolEffect: Sendable {}
