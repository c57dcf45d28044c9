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

/// Subtracts 1, and returns the former value.
@discardableResult public postfix func -- <T: Numeric>(value: inout T) -> T {
    defer { value -= 1 }
    return value
}
