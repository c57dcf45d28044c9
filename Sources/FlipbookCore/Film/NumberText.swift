package import Foundation

extension BinaryFloatingPoint {
    /// The number with up to nine significant digits, without trailing zeros: `2`, `0.5`, `29.97`, `1e-07`;
    /// never `-0`.
    ///
    /// Nine digits distinguish all 32-bit floating-point numbers, which the physics uses.
    package var text: String { String(format: "%.9g", self == 0 ? 0 : Double(self)) }
}

/// Returns a number as figures write it: with at most the given number of decimals, default 1, without
/// trailing zeros, and with a true minus sign; "?" for a number that is not finite.
package func figureText(_ number: CGFloat, decimals: Int = 1) -> String {
    guard number.isFinite else { return "?" }
    var digits = String(format: "%.\(decimals)f", abs(number))
    if digits.contains(".") {
        while digits.hasSuffix("0") { digits.removeLast() }
        if digits.hasSuffix(".") { digits.removeLast() }
    }
    return number < 0 && digits != "0" ? "\u{2212}\(digits)" : digits
}
