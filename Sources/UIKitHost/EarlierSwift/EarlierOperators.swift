// Operators that Swift had up to version 2.

prefix operator ++
prefix operator --
postfix operator ++
postfix operator --

/// Adds 1, and returns the new value.
@discardableResult public prefix func ++ <T: Numeric>(value: inout T) -> T {
    value += 1
    return value
}

/// Subtracts 1, and returns the new value.
@discardableResult public prefix func -- <T: Numeric>(value: inout T) -> T {
    value -= 1
    return value
}

/// Adds 1, and returns the former value.
@discardableResult public postfix func ++ <T: Numeric>(value: inout T) -> T {
    defer { value += 1 }
    return value
}

/// Returns the remainder of a division, with the sign of the dividend; Swift had it for all numbers up to
/// version 2.
public func % <T: BinaryFloatingPoint>(value: T, divisor: T) -> T {
    value.truncatingRemainder(dividingBy: divisor)
}

/// Replaces a value by its remainder after a division.
public func %= <T: BinaryFloatingPoint>(value: inout T, divisor: T) {
    value.formTruncatingRemainder(dividingBy: divisor)
}

/// Subtracts 1, and returns the former value.
@discardableResult public postfix func -- <T: Numeric>(value: inout T) -> T {
    defer { value -= 1 }
    return value
}
