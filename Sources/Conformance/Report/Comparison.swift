import UIKit
import UIKitMembers

/// The comparison of a value with the one of a row.
@MainActor struct Comparison {
    private let row: DeviceRow
    private let value: Any?
    private let conversion: Conversion

    init(_ row: DeviceRow, _ value: Any?, _ conversion: Conversion) {
        self.row = row
        self.value = ValueText.unwrapped(value)
        self.conversion = conversion
    }

    /// The finding: numbers within the tolerance, all else by its text or as the constant that the row names.
    var finding: Finding {
        let got = (value as? [Double])?.map(ValueText.number).joined(separator: " ") ?? ValueText.text(value)
        if got == row.value || isConstant || isZero(got) {
            return Finding(row: row, got: isConstant ? row.value : got, verdict: .agrees(deviation: 0))
        }
        let expected = row.value.split(separator: " ").map { Double($0) }
        let numbers = got.split(separator: " ").map { Double($0) }
        let pairs = zip(expected, numbers).compactMap { a, b in a.flatMap { a in b.map { (a, $0) } } }
        guard !pairs.isEmpty, pairs.count == expected.count, pairs.count == numbers.count else {
            return Finding(row: row, got: got, verdict: .differs(deviation: .infinity))
        }
        let tolerance = Tolerance(of: row)
        let deviation = pairs.map { abs($0.0 - $0.1) }.max() ?? 0
        let agrees = pairs.allSatisfy { tolerance.allows($0.1, for: $0.0) }
        return Finding(
            row: row, got: got,
            verdict: agrees ? .agrees(deviation: deviation) : .differs(deviation: deviation))
    }

    /// Geometry whose rows say "0" for all parts.
    private func isZero(_ got: String) -> Bool {
        row.value == "0" && got.contains(" ") && got.split(separator: " ").allSatisfy { $0 == "0" }
    }

    /// A Boolean value that indicates whether the value equals the constant, color or font of the row.
    private var isConstant: Bool {
        guard let value else { return false }
        if let font = value as? UIFont {
            var words = PhraseWords(groups: [], rest: Substring(fontText))
            return FontPhrases.font(&words) == font
        }
        if row.value == "identity" {
            return (value as? CGAffineTransform)?.isIdentity ?? (value as? CATransform3D).map(
                CATransform3DIsIdentity) ?? false
        }
        if row.value == "infinite", "\(value)" == "infinite" { return true }
        guard row.value.wholeMatch(of: /[a-zA-Z]\w*/) != nil, let equatable = value as? any Equatable else {
            return false
        }
        return equals(equatable, row.value) || (row.value == "none" && equalsNone(equatable))
            || ValueText.same(String(describing: value), row.value)
    }

    /// The row's font in the words of set-ups: "17 semibold" is "system 17 semibold".
    private var fontText: String {
        row.value.hasPrefix("system ") ? row.value : "system \(row.value)"
    }

    private func equals<T: Equatable>(_ value: T, _ name: String) -> Bool {
        conversion.convert(Constant(name: name), to: T.self) == value
    }

    private func equalsNone<T: Equatable>(_ value: T) -> Bool {
        conversion.convert([Any](), to: T.self) == value
    }
}
