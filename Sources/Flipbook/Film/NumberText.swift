import Foundation

extension BinaryFloatingPoint {
    /// The number with up to nine significant digits, without trailing zeros: `2`, `0.5`, `29.97`, `1e-07`;
    /// never `-0`.
    ///
    /// Nine digits distinguish all 32-bit floating-point numbers, which the physics uses.
    var text: String { String(format: "%.9g", self == 0 ? 0 : Double(self)) }
}
