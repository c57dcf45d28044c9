// The comparisons of predicates.
import UIKit

extension NSPredicate {
    /// A comparison of two values.
    struct Comparison {
        /// The sign or the word, in capitals.
        let name: String
        /// The letters in brackets: `c` ignores case, `d` accents.
        let options: String
        /// The word before the left side, which then is a collection: `ANY`, `ALL` or `NONE`.
        let quantifier: String?

        static let names: Set = [
            "=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH",
            "LIKE",
            "MATCHES", "IN", "BETWEEN",
        ]

        func holds(_ left: Any?, _ right: Any?) -> Bool {
            guard let quantifier else { return compares(left, right) }
            let elements = NSPredicate.elements(of: left) ?? []
            return switch quantifier {
            case "ALL": elements.allSatisfy { compares($0, right) }
            case "NONE": !elements.contains { compares($0, right) }
            default: elements.contains { compares($0, right) }
            }
        }

        private func compares(_ left: Any?, _ right: Any?) -> Bool {
            switch name {
            case "=", "==": return equals(left, right)
            case "!=", "<>": return !equals(left, right)
            case "IN":
                if let text = right as? String {
                    return (left as? String).map { contains(text, $0) } ?? false
                }
                return NSPredicate.elements(of: right)?.contains { equals(left, $0) } ?? false
            case "BETWEEN":
                guard let ends = NSPredicate.elements(of: right), ends.count == 2 else { return false }
                return order(left, ends[0]).map { $0 >= 0 } == true
                    && order(left, ends[1]).map { $0 <= 0 } == true
            case "CONTAINS":
                if let elements = NSPredicate.elements(of: left) {
                    return elements.contains { equals($0, right) }
                }
                return texts(left, right).map { contains($0, $1) } ?? false
            case "BEGINSWITH": return texts(left, right).map { range(of: $1, in: $0, .anchored) } ?? false
            case "ENDSWITH":
                return texts(left, right).map { range(of: $1, in: $0, [.anchored, .backwards]) } ?? false
            case "LIKE": return texts(left, right).map { matches($0, Self.pattern($1)) } ?? false
            case "MATCHES": return texts(left, right).map { matches($0, $1) } ?? false
            default:
                guard let order = order(left, right) else { return false }
                return switch name {
                case "<": order < 0
                case ">": order > 0
                case "<=", "=<": order <= 0
                default: order >= 0
                }
            }
        }

        private func order(_ left: Any?, _ right: Any?) -> Int? {
            guard left != nil, right != nil else { return nil }
            return NSPredicate.order(left, right, textOptions)?.rawValue
        }

        private func equals(_ left: Any?, _ right: Any?) -> Bool {
            if left == nil || right == nil { return left == nil && right == nil }
            return NSPredicate.order(left, right, textOptions).map { $0 == .orderedSame }
                ?? NSPredicate.isSame(left, right)
        }

        private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
            guard let left = left as? String ?? (left as? NSNumber)?.stringValue,
                let right = right as? String ?? (right as? NSNumber)?.stringValue
            else { return nil }
            return (left, right)
        }

        private func contains(_ text: String, _ part: String) -> Bool { range(of: part, in: text, []) }

        private func range(of part: String, in text: String, _ options: String.CompareOptions) -> Bool {
            part.isEmpty || text.range(of: part, options: options.union(textOptions)) != nil
        }

        private func matches(_ text: String, _ pattern: String) -> Bool {
            let options = options.contains("c") ? String.CompareOptions.caseInsensitive : []
            let plain = folded(text)
            return plain.range(of: "^(?:\(folded(pattern)))$", options: options.union(.regularExpression))
                != nil
        }

        private func folded(_ text: String) -> String {
            options.contains("d") ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        }

        private var textOptions: String.CompareOptions {
            (options.contains("c") ? String.CompareOptions.caseInsensitive : [])
                .union(options.contains("d") ? .diacriticInsensitive : [])
        }

        /// Returns the pattern of a text with `*` for any letters and `?` for one.
        private static func pattern(_ text: String) -> String {
            NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
                .replacingOccurrences(of: "\\?", with: ".")
        }
    }
}
