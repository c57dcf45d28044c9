/// The names of Swift 2 and their current ones, from Apple's headers and the API notes of Foundation.
enum Swift2Names {
    /// The names of types within UIKit's classes since Swift 4.2, which code of Swift 2 with later parts
    /// uses: no case of Swift 2 has such a name.
    static let nestedTypes: Set = [
        "AnimationCurve", "AnimationOptions", "AutoresizingMask", "ButtonType", "CellStyle", "ContentMode",
        "DecelerationRate", "Event", "KeyframeAnimationOptions", "LaunchOptionsKey", "RenderingMode",
        "RowAnimation", "ScrollPosition", "State", "TextStyle", "Weight",
    ]

    /// A name with the labels of its arguments.
    struct FullName: Hashable {
        let base: String
        let labels: [String]

        /// Reads `a(_:b:)`.
        fileprivate init(_ text: Substring) {
            let parts = text.split(separator: "(", maxSplits: 1)
            base = String(parts[0])
            labels = parts.count < 2 ? [] : parts[1].dropLast().split(separator: ":").map(String.init)
        }
    }

    /// Returns the current name of a function; nil for an unchanged name.
    ///
    /// - Parameter trailing: true for a call whose last argument, a closure, stands behind the parentheses.
    static func renamed(_ base: String, _ labels: [String], trailing: Bool) -> FullName? {
        functions[base]?.first { old, _ in
            old.labels == labels
                || trailing && old.labels.count > labels.count && old.labels.starts(with: labels)
        }?.new
    }

    private static let functions: [String: [(old: FullName, new: FullName)]] = Dictionary(
        grouping: [functionTable, uiKitFunctions, foundationFunctions, collectionFunctions].flatMap {
            $0.split(separator: "\n")
        }.map { line in
            let names = line.split(separator: " ")
            return (old: FullName(names[0]), new: FullName(names[1]))
        }, by: \.old.base)

    /// The calls without arguments that are properties now.
    static let properties = pairs(propertyTable)
    /// The properties.
    static let members = pairs(memberTable)
    /// The types, constants and functions.
    static let types = pairs(typeTable)

    private static func pairs(_ table: String) -> [String: String] {
        Dictionary(
            table.split(whereSeparator: \.isWhitespace).map { pair in
                let names = pair.split(separator: ">")
                return (String(names[0]), String(names[1]))
            }, uniquingKeysWith: { first, _ in first })
    }
}
