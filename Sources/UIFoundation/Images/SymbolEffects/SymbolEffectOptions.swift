// The forms of effects. Those that a film does not show return the effect unchanged.

extension SymbolEffect {
    /// The effect in the form `up`.
    public var up: Self { with(.up) }
    /// The effect in the form `down`.
    public var down: Self { with(.down) }
    /// The effect in the form `left`.
    public var left: Self { with(.sideways) }
    /// The effect in the form `right`.
    public var right: Self { with(.sideways) }
    /// The effect in the form `forward`.
    public var forward: Self { with(.sideways) }
    /// The effect in the form `backward`.
    public var backward: Self { with(.sideways) }
    /// The effect in the form `clockwise`.
    public var clockwise: Self { self }
    /// The effect in the form `counterClockwise`.
    public var counterClockwise: Self { with(.counterClockwise) }
    /// The effect in the form `byLayer`.
    public var byLayer: Self { self }
    /// The effect in the form `individually`.
    public var individually: Self { self }
    /// The effect in the form `wholeSymbol`.
    public var wholeSymbol: Self { with(.whole) }
    /// The effect in the form `iterative`.
    public var iterative: Self { with(.iterative) }
    /// The effect in the form `cumulative`.
    public var cumulative: Self { self }
    /// The effect in the form `reversing`.
    public var reversing: Self { with(.reversing) }
    /// The effect in the form `nonReversing`.
    public var nonReversing: Self { self }
    /// The effect in the form `dimInactiveLayers`.
    public var dimInactiveLayers: Self { self }
    /// The effect in the form `hideInactiveLayers`.
    public var hideInactiveLayers: Self { with(.hiding) }
    /// The effect in the form `downUp`.
    public var downUp: Self { self }
    /// The effect in the form `upUp`.
    public var upUp: Self { self }
    /// The effect in the form `offUp`.
    public var offUp: Self { self }
    /// The effect in the form `plain`.
    public var plain: Self { with(.plain) }

    private func with(_ form: SymbolEffectForm) -> Self {
        guard var formed = self as? any FormedSymbolEffect else { return self }
        formed.form.insert(form)
        return formed as? Self ?? self
    }
}

/// The number of times and the speed of an effect.
public struct SymbolEffectOptions: Sendable {
    /// A number of times.
    public struct RepeatBehavior: Sendable {
        fileprivate var count: Int?
        fileprivate var delay: Double

        /// Without end.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Without end, with pauses.
        public static let periodic = periodic(nil)
        /// A number of times, nil for no end, with a pause in seconds; by default of 0.5 s.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: max(0, delay ?? 0.5))
        }
    }

    /// A number of times that code has chosen.
    package enum Times: Sendable, Hashable {
        /// The effect's own choice.
        case automatic
        /// A number of times.
        case count(Int)
        /// Without end.
        case endless
    }

    /// The number of times.
    package private(set) var times = Times.automatic
    /// The pause between two times, in seconds.
    package private(set) var pause = 0.0
    /// The speed; 1 for the usual one.
    package private(set) var pace = 1.0

    /// As often as the effect runs by itself, at the usual speed.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions().repeating
    /// Once.
    public static let nonRepeating = SymbolEffectOptions().nonRepeating
    /// Returns the options of a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Returns the options of a way to repeat.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// Returns the options of a speed, 1 for the usual one.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// Returns these options, without end.
    public var repeating: SymbolEffectOptions { with(.endless) }
    /// Returns these options, once.
    public var nonRepeating: SymbolEffectOptions { with(.count(1)) }
    /// Returns these options with a number of times; nil for no end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with(count.map { .count(max(1, $0)) } ?? .endless)
    }
    /// Returns these options with a way to repeat.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var other = self.repeat(behavior.count)
        other.pause = behavior.delay
        return other
    }
    /// Returns these options with a speed, 1 for the usual one.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var other = self
        other.pace = max(0.01, speed)
        return other
    }

    private func with(_ times: Times) -> SymbolEffectOptions {
        var other = self
        other.times = times
        return other
    }
}
