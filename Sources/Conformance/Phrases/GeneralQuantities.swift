import UIKit
import UIKitMembers

/// Quantities of all kinds of subjects.
@MainActor enum GeneralQuantities {
    static let all: [Quantity] = [
        Quantity("value|scaledValue") { stage, words in
            if let result = stage.result { return result }
            if stage.subject is Double || stage.subject is CGFloat || stage.subject is Bool {
                return stage.subject
            }
            // Sliders and steppers have a property of this name.
            if stage.subject is UIControl { return try stage.member("value", of: stage.subject) }
            throw Obstacle.notUnderstood(words[0])
        },
        Quantity(#"advance of U\+([0-9A-F]+)"#) { stage, words in
            guard let font = stage.subject as? UIFont, let code = UInt32(words[1], radix: 16),
                let scalar = Unicode.Scalar(code)
            else { throw Obstacle.notUnderstood(words[0]) }
            return FontPhrases.size(of: String(Character(scalar)), font).width
        },
        Quantity("R G B A") { stage, words in
            guard let color = stage.subject as? UIColor else { throw Obstacle.notUnderstood(words[0]) }
            return ValueText.components(color)
        },
        Quantity("x y|x y width height") { stage, _ in stage.result ?? stage.subject },
        Quantity("width height") { stage, _ in
            stage.result ?? (stage.subject as? UIView)?.frame.size ?? stage.subject
        },
        Quantity(#"(\w+) after setting nil"#) { stage, words in
            try GeneralPhrases.assign([words[1]], Nothing(), stage)
            return try stage.member(words[1], of: stage.subject)
        },
        Quantity(#"(.+) (==|!=) nil"#) { stage, words in
            let value = ValueText.unwrapped(try term(words[1], stage))
            return (value == nil || value is Nothing) == (words[2] == "==")
        },
        Quantity(#"([^"]+) (==|!=|===|!==|<|>|<=|>=) ([^"]+|"[^"]*")"#) { stage, words in
            try compare(try term(words[1], stage), words[2], try term(words[3], stage), stage)
        },
        Quantity(#"(.+) is ([A-Z]\w+)"#) { stage, words in
            guard let value = ValueText.unwrapped(try term(words[1], stage)) as? NSObject else {
                return false
            }
            let classes = sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
            return classes.contains { Conversion.name(of: $0.subjectType) == words[2] }
        },
        Quantity(#"frame\.(\w+)"#) { stage, words in
            if let refresh = stage.names["refreshControl"] as? UIView {
                return Geometry.part(words[1], of: refresh.frame)
            }
            guard let view = stage.subject as? UIView else {
                if let bar = (stage.subject as? UINavigationController)?.navigationBar {
                    return Geometry.part(words[1], of: bar.frame)
                }
                return try stage.member(words[1], of: try stage.member("frame", of: stage.subject))
            }
            return Geometry.part(words[1], of: view.frame)
        },
        Quantity("(?:layoutMargins|safeAreaInsets)\\.(\\w+)") { stage, words in
            guard let view = stage.subject as? UIView else { throw Obstacle.notUnderstood(words[0]) }
            let isOutside = view.superview == nil && view !== stage.root
            if !isOutside { stage.run(0.05) }
            let insets = words[0].hasPrefix("layout") ? view.layoutMargins : view.safeAreaInsets
            return Geometry.part(words[1], of: insets)
        },
        Quantity("window (.*)") { stage, words in
            guard let window = stage.names["window"], let term = TermParser.whole(words[1]) else {
                throw Obstacle.notUnderstood(words[0])
            }
            guard let host = stage.kept.last as? SceneHost else {
                return try stage.value(of: term, base: window)
            }
            return try host.withCurrent { try stage.value(of: term, base: window) }
        },
        Quantity("difference times 2048 / size") { _, words in throw Obstacle.notUnderstood(words[0]) },
    ]
}

/// Comparisons of two values.
extension GeneralQuantities {
    fileprivate static func term(_ text: String, _ stage: Stage) throws -> Any? {
        guard let term = TermParser.whole(text) else { throw Obstacle.notUnderstood(text) }
        return try stage.value(of: term, base: stage.result ?? stage.subject)
    }

    fileprivate static func compare(_ a: Any?, _ sign: String, _ b: Any?, _ stage: Stage) throws -> Bool {
        let (a, b) = (ValueText.unwrapped(a) ?? Nothing(), ValueText.unwrapped(b) ?? Nothing())
        if sign.hasSuffix("=="), !(a is Constant), !(b is Constant), let a = a as? NSObject,
            let b = b as? NSObject
        {
            return (sign.hasPrefix("!") ? a !== b : a === b)
        }
        let isEqual = sign.hasPrefix("=") || sign == "!="
        let numbers = [a, b].compactMap { stage.conversion.convert($0, to: Double.self) }
        guard numbers.count == 2 else {
            guard isEqual, let known = a as? any Equatable else { throw Obstacle.notUnderstood(sign) }
            return equals(known, b, stage) == sign.hasPrefix("=")
        }
        switch sign {
        case "<": return numbers[0] < numbers[1]
        case ">": return numbers[0] > numbers[1]
        case "<=": return numbers[0] <= numbers[1]
        case ">=": return numbers[0] >= numbers[1]
        default: return (numbers[0] == numbers[1]) == sign.hasPrefix("=")
        }
    }

    private static func equals<T: Equatable>(_ value: T, _ other: Any, _ stage: Stage) -> Bool {
        stage.conversion.convert(other, to: T.self) == value
    }
}
