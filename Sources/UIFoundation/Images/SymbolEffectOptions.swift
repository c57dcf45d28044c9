// The forms of effects. Each returns the effect unchanged: a film does not show it.

extension SymbolEffect {
    /// The effect in the form `up`.
    public var up: Self { self }
    /// The effect in the form `down`.
    public var down: Self { self }
    /// The effect in the form `left`.
    public var left: Self { self }
    /// The effect in the form `right`.
    public var right: Self { self }
    /// The effect in the form `forward`.
    public var forward: Self { self }
    /// The effect in the form `backward`.
    public var backward: Self { self }
    /// The effect in the form `clockwise`.
    public var clockwise: Self { self }
    /// The effect in the form `counterClockwise`.
    public var counterClockwise: Self { self }
    /// The effect in the form `byLayer`.
    public var byLayer: Self { self }
    /// The effect in the form `individually`.
    public var individually: Self { self }
    /// The effect in the form `wholeSymbol`.
    public var wholeSymbol: Self { self }
    /// The effect in the form `iterative`.
    public var iterative: Self { self }
    /// The effect in the form `cumulative`.
    public var cumulative: Self { self }
    /// The effect in the form `reversing`.
    public var reversing: Self { self }
    /// The effect in the form `nonReversing`.
    public var nonReversing: Self { self }
    /// The effect in the form `dimInactiveLayers`.
    public var dimInactiveLayers: Self { self }
    /// The effect in the form `hideInactiveLayers`.
    public var hideInactiveLayers: Self { self }
    /// The effect in the form `downUp`.
    public var downUp: Self { self }
    /// The effect in the form `upUp`.
    public var upUp: Self { self }
    /// The effect in the form `offUp`.
    public var offUp: Self { self }
    /// The effect in the form `plain`.
    public var plain: Self { self }
}

/// The number of times and the speed of an effect.
public struct SymbolEffectOptions: Sendable {
    /// A number of times.
    public struct RepeatBehavior: Sendable {
        /// Without end.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior()
        /// A number of times with a pause of some seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior()
        }
    }

    /// Once, at the usual speed.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// Returns the options of a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns the options of a way to repeat.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns the options of a speed, 1 for the usual one.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns these options, without end.
    public var repeating: SymbolEffectOptions { self }
    /// Returns these options, once.
    public var nonRepeating: SymbolEffectOptions { self }
    /// Returns these options with a number of times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Returns these options with a way to repeat.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// Returns these options with a speed, 1 for the usual one.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
