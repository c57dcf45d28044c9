import CoreGeometry

/// A number of a scene that the command can change without a new build: `--set elasticity=0.9`, `--sweep elasticity=0:1:0.25`.
///
///     final class Bounce: UIViewController, Scene {
///         static let summary = "A square bounces."
///         @Parameter("How much speed a bounce keeps", in: 0...1) var elasticity = 0.5
///         @Parameter(in: 0...2000, unit: "pt/s") var speed = 300.0
///         @Parameter(in: 1...50) var squares = 10
///
/// The property's name is the parameter's. Its value is there from `viewDidLoad` or `setUp` on and never changes during a
/// film; before that, in initializers, it is the default. Values are `Double`, `CGFloat` or `Int`.
@MainActor @propertyWrapper public final class Parameter<Value: ParameterValue> {
    /// The value; the default until the command sets another.
    public private(set) var wrappedValue: Value

    private let meaning: String
    private let unit: String
    private let range: ClosedRange<Value>?
    private let initial: Value

    /// A parameter with its default value.
    ///
    /// - Parameters:
    ///   - wrappedValue: the default; it has to lie in the range.
    ///   - meaning: what it changes, in a few words; default none.
    ///   - range: the values that are allowed; default every finite number.
    ///   - unit: what it is measured in, such as `pt/s`; default a plain number.
    public init(
        wrappedValue: Value, _ meaning: String = "", in range: ClosedRange<Value>? = nil, unit: String = ""
    ) {
        self.wrappedValue = wrappedValue
        self.meaning = meaning
        self.unit = unit
        self.range = range
        initial = wrappedValue
    }
}

/// A kind of number that a parameter can be: `Double`, `CGFloat` or `Int`.
public protocol ParameterValue: Comparable, Sendable {
    /// Whether there is nothing between 1 and 2.
    static var isWhole: Bool { get }
    /// The value as number.
    var number: Double { get }
    /// The value of a number; nil where it has none.
    init?(number: Double)
}

extension ParameterValue where Self: BinaryFloatingPoint {
    /// False: all numbers are allowed.
    public static var isWhole: Bool { false }
    /// The value as number.
    public var number: Double { Double(self) }
    /// The value of a finite number.
    public init?(number: Double) {
        guard number.isFinite else { return nil }
        self.init(number)
    }
}

extension Double: ParameterValue {}
extension CGFloat: ParameterValue {}

extension Int: ParameterValue {
    /// True.
    public static var isWhole: Bool { true }
    /// The value as number.
    public var number: Double { Double(self) }
    /// The value of a whole number.
    public init?(number: Double) { self.init(exactly: number) }
}

/// A parameter of any kind of number.
@MainActor protocol SettableParameter: AnyObject {
    /// What is declared, under a name.
    func declaration(named name: String) -> ParameterDeclaration
    /// Takes a number that the declaration allows.
    func set(to number: Double)
}

extension Parameter: SettableParameter {
    func declaration(named name: String) -> ParameterDeclaration {
        ParameterDeclaration(
            name: name, meaning: meaning, unit: unit, defaultValue: initial.number,
            range: range.map { $0.lowerBound.number...$0.upperBound.number }, isWhole: Value.isWhole)
    }

    func set(to number: Double) {
        if let value = Value(number: number) { wrappedValue = value }
    }
}
