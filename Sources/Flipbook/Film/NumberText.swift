import Foundation

extension BinaryFloatingPoint {
    /// The number with up to nine significant digits and nothing after them: `2`, `0.5`, `29.97`, `1e-07`; never `-0`.
    ///
    /// Nine digits name every 32-bit number of the physics without doubt.
    var text: String { String(format: "%.9g", self == 0 ? 0 : Double(self)) }
}
