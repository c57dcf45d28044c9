/// A class of a package that is not there, from which a class of a folder derives. A class of UIKit's stands
/// in its place, so that the folder's class and all that uses it compile.
struct MissingSuperclass: Hashable {
    /// The name of the missing class.
    let name: String
    /// The name of UIKit's class.
    let base: String
    /// True where a class that derives from it overrides `init()`, which those of views do not.
    let makesPlainObjects: Bool

    /// Reads an error about a type that is missing; nil for another error, and where the line does not
    /// declare a class that derives from the type, or its name does not say what it is.
    ///
    /// - Parameters:
    ///   - message: the compiler's message.
    ///   - line: the line of the error.
    ///   - body: the text below that line.
    init?(missingIn message: String, line: Substring, body: Substring = "") {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "cannot find type ", parts[2] == " in scope" else { return nil }
        let name = String(parts[1])
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            Self.declares(line, from: name),
            let base = Self.kinds.first(where: { name.hasSuffix($0) && name.count > $0.count })
        else { return nil }
        (self.name, self.base) = (name, "UI" + base)
        makesPlainObjects = Self.framed.contains(base) && Self.overridesPlainInitializer(body)
    }

    /// Returns true for text in which a class overrides `init()` before its end, a brace at the beginning of
    /// a line.
    private static func overridesPlainInitializer(_ body: Substring) -> Bool {
        body.split(whereSeparator: \.isNewline).prefix { !$0.hasPrefix("}") }.contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.contains("override") && words.contains { $0.hasPrefix("init()") }
        }
    }

    /// The kinds of classes that are made with a frame alone.
    private static let framed: Set = [
        "CollectionViewCell", "ScrollView", "StackView", "ImageView", "TextView", "TextField", "Button",
        "Label", "Slider", "Switch", "Control", "View",
    ]

    /// Returns true for a line such as `final class Card: Name, Other {`. A class with parameters of types
    /// cannot be replaced.
    private static func declares(_ line: Substring, from name: String) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let colon = line.firstIndex(of: ":"), let place = words.firstIndex(of: "class"),
            words.indices.contains(place + 2), words[place + 2] == name,
            words[place + 1].endIndex <= colon, colon < words[place + 2].startIndex
        else { return false }
        let next = line[words[place + 2].endIndex...].first { !$0.isWhitespace }
        return next == nil || next == "," || next == "{"
    }

    /// The ends of names that say which class of UIKit's a class is like; those that end others first.
    private static let kinds = [
        "TableViewController", "CollectionViewController", "NavigationController", "TabBarController",
        "PageViewController", "ViewController", "TableViewCell", "CollectionViewCell", "TableView",
        "CollectionView", "ScrollView", "StackView", "ImageView", "TextView", "TextField", "Button", "Label",
        "Slider", "Switch", "Control", "Window", "View",
    ]

    /// Returns the code that declares classes; nil for none.
    static func code(for classes: Set<MissingSuperclass>) -> String? {
        guard !classes.isEmpty else { return nil }
        let lines = classes.map { "class \($0.name): \($0.base) {\($0.members)}" }.sorted()
        return (["import UIKit"] + lines).joined(separator: "\n") + "\n"
    }

    /// The initializers that replace those of UIKit's class; empty for none.
    private var members: String {
        guard makesPlainObjects else { return "" }
        return
            " init() { super.init(frame: .zero) }; override init(frame: CGRect) { super.init(frame: frame) }; "
            + "required init?(coder: NSCoder) { super.init(coder: coder) } "
    }

    /// Returns the classes as a sentence for people; nil for none.
    static func sentence(for classes: Set<MissingSuperclass>) -> String? {
        guard !classes.isEmpty else { return nil }
        let names = classes.map { "\($0.base) for \($0.name)" }.sorted().joined(separator: ", ")
        return "Plain classes stand for those of packages that are not there: \(names)."
    }
}
