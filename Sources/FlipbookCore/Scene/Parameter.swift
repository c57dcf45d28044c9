/// A number of a scene that the command can change without a rebuild: `--set elasticity=0.9`, `--sweep
/// elasticity=0:1:0.25`.
///
///     final class Bounce: UIViewController, Scene {
///         static let summary = "A square bounces."
///         @Parameter("How much speed a bounce keeps", in: 0...1) var elasticity = 0.5
///         @Parameter(in: 0...2000, unit: "pt/s") var speed = 300.0
///         @Parameter(in: 1...50) var squares = 10
///
/// The parameter has the property's name. Its value is set before `viewDidLoad` or `setUp` and never changes
/// during a film; in initializers it is still the default. The type is `Double`, `CGFloat` or `Int`.
@MainActor @propertyWrapper public final class Parameter<Value: ParameterValue> {
    /// The value; the default until the command sets another one.
    public private(set) var wrappedValue: Value

    private let meaning: String
    private let unit: String
    private let range: ClosedRange<Value>?
    private let initial: Value

    /// Creates a parameter with its default value.
    ///
    /// - Parameters:
    ///   - wrappedValue: the default, which has to lie in the range.
    ///   - meaning: the effect of the parameter, in a few words; default empty.
    ///   - range: the allowed values; default every finite number.
    ///   - unit: the unit, such as `pt/s`; default empty, for a plain number.
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
