/// An effect on a symbol.
public protocol SymbolEffect: Sendable {}
/// An effect that runs once, or a number of times.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that goes on until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect of the change from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The directions and the other forms of an effect that a film shows.
package struct SymbolEffectForm: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Larger, or upward.
    package static let up = SymbolEffectForm(rawValue: 1)
    /// Smaller, or downward.
    package static let down = SymbolEffectForm(rawValue: 2)
    /// To the left or right.
    package static let sideways = SymbolEffectForm(rawValue: 4)
    /// Against the sense of a clock's hands.
    package static let counterClockwise = SymbolEffectForm(rawValue: 8)
    /// Without a change of opacity.
    package static let plain = SymbolEffectForm(rawValue: 16)
}

/// An effect that has forms.
package protocol FormedSymbolEffect: SymbolEffect {
    /// The form.
    var form: SymbolEffectForm { get set }
}

/// An effect that makes a hidden symbol appear.
public struct AppearSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}
/// An effect that makes a symbol disappear.
public struct DisappearSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}
/// An effect that lets a symbol bounce.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}
/// An effect that lets the opacity of a symbol swing.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}
/// An effect that lights the layers of a symbol in turn.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}
/// An effect that makes a symbol larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}
/// An effect that lets a symbol swing.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}
/// An effect that turns a symbol.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}
/// An effect that lets a symbol grow and shrink.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, FormedSymbolEffect {
    package var form = SymbolEffectForm()
}
/// An effect that draws the lines of a symbol.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {}
/// An effect that removes the lines of a symbol.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {}
/// A change in which the new symbol replaces the old one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {}
/// The usual change.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a hidden symbol appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that lets a symbol bounce.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that lets the opacity of a symbol swing.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that lights the layers of a symbol in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that makes a symbol larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that lets a symbol swing.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that turns a symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that lets a symbol grow and shrink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// An effect that draws the lines of a symbol.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// An effect that removes the lines of a symbol.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A change in which the new symbol replaces the old one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The usual change.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
