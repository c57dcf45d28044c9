public import Foundation

/// An expression that is calculated: a number, or a function of other expressions. In files that import UIKit
/// it replaces Foundation's type of the same name, which Linux lacks.
///
/// Texts hold numbers, `+`, `-`, `*`, `/`, `**`, brackets and calls, such as `sqrt(2)` and
/// `modulus:by:(7, 3)`. As on devices, whole numbers are divided without a remainder: `7 / 2` is 3, and
/// `7.0 / 2` is 3.5.
public final class NSExpression: NSObject {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case function = 4
    }

    /// The kind of the expression.
    public let expressionType: ExpressionType
    /// The value of a constant; nil for a function.
    public let constantValue: Any?
    /// The name of a function, such as `add:to:`; empty for a constant.
    public let function: String
    /// The arguments of a function; nil for a constant.
    public let arguments: [NSExpression]?

    /// Reads an expression. A text that is none ends the scene, as the exception that it raises ends an app.
    ///
    /// - Parameters:
    ///   - expressionFormat: the text.
    ///   - args: the values of its format specifiers, such as `%@`; without any, the text has none.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(text: args.isEmpty ? expressionFormat : String(format: expressionFormat, arguments: args))
    }

    /// Reads an expression. A text that is none ends the scene, as the exception that it raises ends an app.
    ///
    /// - Parameters:
    ///   - expressionFormat: the text.
    ///   - arguments: the values of its specifiers `%@`, in order.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        let parts = expressionFormat.components(separatedBy: "%@")
        let values = arguments.map { "\($0)" }
        let pairs = parts.enumerated().map { index, part in
            part + (index < parts.count - 1 && index < values.count ? values[index] : "")
        }
        self.init(text: pairs.joined())
    }

    /// Creates the expression of a value.
    public convenience init(forConstantValue object: Any?) {
        self.init(.constantValue, object, "", nil)
    }

    /// Creates the expression of a function by its name, such as `add:to:`.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - parameters: the arguments, which are expressions.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function, nil, name, parameters.compactMap { $0 as? NSExpression })
    }

    private init(_ type: ExpressionType, _ value: Any?, _ function: String, _ arguments: [NSExpression]?) {
        (expressionType, constantValue, self.function, self.arguments) = (type, value, function, arguments)
        super.init()
    }

    private convenience init(text: String) {
        let read = ExpressionParser.expression(text)
        if read == nil { Self.raise("Unable to parse the format string \"\(text)\"") }
        self.init(
            read?.expressionType ?? .constantValue, read?.constantValue, read?.function ?? "",
            read?.arguments)
    }

    /// Returns the value: an `NSNumber` for a number. A function that is unknown ends the scene.
    ///
    /// - Parameters:
    ///   - object: the object of key paths, which expressions do not have; ignored.
    ///   - context: the values of variables, which expressions do not have; ignored.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        guard let arguments else { return constantValue }
        let numbers = arguments.compactMap { argument -> NSNumber? in
            let value = argument.expressionValue(with: object, context: context)
            return value as? NSNumber ?? flipbookNumber(value, as: Double.self).map(NSNumber.init(value:))
        }
        let value = numbers.count == arguments.count ? ExpressionFunction.value(of: function, numbers) : nil
        if value == nil { Self.raise("Unable to calculate \(function) of \(numbers)") }
        return value
    }

    private static func raise(_ reason: String) {
        NSException(name: .invalidArgumentException, reason: reason).raise()
    }
}
