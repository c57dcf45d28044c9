import Foundation

extension Double {
    /// Returns the number with at most a number of decimals, without zeros at its end or a zero before the
    /// point, as CSS and SVG allow.
    func text(_ decimals: Int = 2) -> String {
        guard isFinite else { return "0" }
        let factor = Self.powersOfTen[min(max(decimals, 0), 9)]
        let scaled = (self * factor).rounded()
        guard abs(scaled) < 1e15 else { return "\(self)" }
        let whole = Int(scaled)
        if whole == 0 { return "0" }
        let (front, back) = abs(whole).quotientAndRemainder(dividingBy: Int(factor))
        var digits = ""
        if back > 0 {
            let all = String(back)
            digits = String(repeating: "0", count: max(0, decimals - all.count)) + all
            while digits.hasSuffix("0") { digits.removeLast() }
            digits = "." + digits
        }
        return (whole < 0 ? "-" : "") + (front == 0 && !digits.isEmpty ? "" : String(front)) + digits
    }

    private static let powersOfTen: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
