import Foundation

/// The functions of expressions, by Apple's names.
enum ExpressionFunction {
    /// Returns the value of a function; nil for an unknown one, or for another number of arguments.
    static func value(of name: String, _ numbers: [NSNumber]) -> NSNumber? {
        if numbers.count == 2 { return value(of: name, numbers[0], numbers[1]) }
        guard numbers.count == 1 else { return nil }
        let (number, value) = (numbers[0], numbers[0].doubleValue)
        switch name.hasSuffix(":") ? String(name.dropLast()) : name {
        case "abs": return number.isReal ? NSNumber(value: abs(value)) : NSNumber(value: abs(number.intValue))
        case "ceiling": return NSNumber(value: value.rounded(.up))
        case "floor": return NSNumber(value: value.rounded(.down))
        case "trunc": return NSNumber(value: value.rounded(.towardZero))
        case "sqrt": return NSNumber(value: value.squareRoot())
        case "exp": return NSNumber(value: exp(value))
        case "ln": return NSNumber(value: Foundation.log(value))
        case "log": return NSNumber(value: log10(value))
        default: return nil
        }
    }

    private static func value(of name: String, _ one: NSNumber, _ two: NSNumber) -> NSNumber? {
        switch name {
        case "add:to:": combined(one, two, { $0.addingReportingOverflow($1) }, +)
        case "from:subtract:": combined(one, two, { $0.subtractingReportingOverflow($1) }, -)
        case "multiply:by:": combined(one, two, { $0.multipliedReportingOverflow(by: $1) }, *)
        case "divide:by:": combined(one, two, { $0.dividedReportingOverflow(by: $1) }, /)
        case "modulus:by:":
            combined(one, two, { $0.remainderReportingOverflow(dividingBy: $1) }) {
                $0.truncatingRemainder(dividingBy: $1)
            }
        case "raise:toPower:": NSNumber(value: pow(one.doubleValue, two.doubleValue))
        default: nil
        }
    }

    /// Returns a whole number for two of them, and otherwise, or beyond the largest one, a real number:
    /// infinity for a division by 0.
    private static func combined(
        _ one: NSNumber, _ two: NSNumber, _ whole: (Int, Int) -> (partialValue: Int, overflow: Bool),
        _ real: (Double, Double) -> Double
    ) -> NSNumber {
        if !one.isReal, !two.isReal {
            let result = whole(one.intValue, two.intValue)
            if !result.overflow { return NSNumber(value: result.partialValue) }
        }
        return NSNumber(value: real(one.doubleValue, two.doubleValue))
    }
}

extension NSNumber {
    /// True for a number with a fraction, even where that is 0.
    fileprivate var isReal: Bool { ["d", "f"].contains(String(cString: objCType)) }
}
