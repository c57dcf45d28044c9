/// The classes of a source file that can be filmed, found in its text: those that conform to `Scene`, and view controllers.
///
/// Only classes at the file's top level count, and neither private nor generic ones. What a class inherits is followed through
/// the classes, protocols and extensions of the same file.
struct SceneClasses {
    /// A class that can be filmed.
    struct Found: Hashable {
        /// The class's name.
        let name: String
        /// Whether it conforms to `Scene`; else it is a view controller that knows nothing of films.
        let isScene: Bool
    }

    /// All of them in the file's order.
    let all: [Found]
    /// Those that come into question when none is named: the scenes; without any, the view controllers that no other
    /// class of the file builds on.
    let candidates: [Found]

    /// Looks through source.
    init(in source: String) {
        var reader = DeclarationReader(words: SwiftLexer.words(of: source))
        let declarations = reader.declarations()
        let heirs = Self.heirs(in: declarations)
        let scenes = Self.descendants(of: ["Scene"], heirs)
        let controllers = Self.descendants(of: ["UIViewController", "UICollectionViewController"], heirs)
        all = declarations.compactMap { declaration in
            guard declaration.isVisibleClass else { return nil }
            if scenes.contains(declaration.name) { return Found(name: declaration.name, isScene: true) }
            guard controllers.contains(declaration.name), declaration.canBeMadeOfNothing else { return nil }
            return Found(name: declaration.name, isScene: false)
        }
        let isScene = all.contains(where: \.isScene)
        candidates = all.filter { isScene ? $0.isScene : heirs[$0.name] == nil }
    }

    /// The names that are declared to inherit from each name.
    private static func heirs(in declarations: [Declaration]) -> [String: [String]] {
        declarations.reduce(into: [:]) { heirs, declaration in
            for parent in declaration.inherited { heirs[parent, default: []].append(declaration.name) }
        }
    }

    private static func descendants(of names: [String], _ heirs: [String: [String]]) -> Set<String> {
        var found: Set<String> = []
        var open = names.flatMap { heirs[$0] ?? [] }
        while let next = open.popLast() {
            if found.insert(next).inserted { open += heirs[next] ?? [] }
        }
        return found
    }
}

/// A class, protocol or extension at the top level of a file.
private struct Declaration {
    let name: String
    let inherited: [String]
    let isVisibleClass: Bool
    let canBeMadeOfNothing: Bool
}

/// Finds declarations among words.
private struct DeclarationReader {
    let words: [SwiftLexer.Word]
    private var place = 0

    init(words: [SwiftLexer.Word]) {
        self.words = words
    }

    mutating func declarations() -> [Declaration] {
        var found: [Declaration] = []
        var isPrivate = false
        while let word = take() {
            switch word {
            case .mark("{"): skipBlock()
            case .name("private"), .name("fileprivate"): isPrivate = true
            case .name("class"), .name("protocol"), .name("extension"):
                found += declaration(isVisibleClass: word == .name("class") && !isPrivate)
                isPrivate = false
            case .name("struct"), .name("enum"), .name("actor"), .name("func"), .name("var"), .name("let"),
                .name("typealias"):
                isPrivate = false
            default: break
            }
        }
        return found
    }

    /// What follows the keyword, up to the end of the body.
    private mutating func declaration(isVisibleClass: Bool) -> [Declaration] {
        guard case .name(let name) = take(skipping: "`") else { return [] }
        var (isGeneric, isInheriting, inherited) = (false, false, [String]())
        while let word = take(), word != .mark("{") {
            switch word {
            case .mark("<"): isGeneric = isGeneric || !isInheriting
            case .mark(":"): isInheriting = true
            case .name("where"): isInheriting = false
            case .name(let parent) where isInheriting: inherited.append(parent)
            default: break
            }
        }
        let start = place
        skipBlock()
        let initializers = Initializers(in: words[start..<place])
        return [
            Declaration(
                name: name, inherited: inherited, isVisibleClass: isVisibleClass && !isGeneric,
                canBeMadeOfNothing: initializers.allowNothing)
        ]
    }

    /// Goes behind the brace that ends a block whose first brace is taken.
    private mutating func skipBlock() {
        var depth = 1
        while depth > 0, let word = take() {
            if word == .mark("{") { depth += 1 }
            if word == .mark("}") { depth -= 1 }
        }
    }

    private mutating func take(skipping mark: Character? = nil) -> SwiftLexer.Word? {
        while place < words.count {
            defer { place += 1 }
            if let mark, words[place] == .mark(mark) { continue }
            return words[place]
        }
        return nil
    }
}

/// The initializers in the body of a view controller: whether one can write `Name()`.
private struct Initializers {
    /// There are none, so that they are inherited; or one takes nothing, or only what has a default; or the designated one is
    /// overridden, on which `init()` builds.
    var allowNothing: Bool { !hasDesignated || takesNothing }

    /// How many words are looked at for the end of a list of parameters, so that a file of nothing but
    /// beginnings takes no square of its length.
    private static let mostWords = 1000

    private var hasDesignated = false
    private var takesNothing = false

    init(in body: ArraySlice<SwiftLexer.Word>) {
        var depth = 0
        var isConvenience = false
        for place in body.indices {
            switch body[place] {
            case .mark("{"): depth += 1
            case .mark("}"): (depth, isConvenience) = (depth - 1, false)
            case .name("convenience"): isConvenience = true
            case .name("init") where depth == 0 && body[..<place].last != .mark("."):
                note(parameters: Self.parameters(in: body[(place + 1)...]), isConvenience)
                isConvenience = false
            default: break
            }
        }
    }

    private mutating func note(parameters: [[SwiftLexer.Word]], _ isConvenience: Bool) {
        if !isConvenience { hasDesignated = true }
        let needed = parameters.filter { !$0.contains(.mark("=")) }
        if needed.isEmpty || parameters.first?.first == .name("nibName") { takesNothing = true }
    }

    /// The words of each parameter between the parentheses that follow.
    private static func parameters(in words: ArraySlice<SwiftLexer.Word>) -> [[SwiftLexer.Word]] {
        var parameters: [[SwiftLexer.Word]] = []
        var current: [SwiftLexer.Word] = []
        var depth = 0
        for word in words.prefix(mostWords) {
            if [.mark("("), .mark("["), .mark("{")].contains(word) { depth += 1 }
            if [.mark(")"), .mark("]"), .mark("}")].contains(word) { depth -= 1 }
            if depth == 0, word == .mark(")") { break }
            if depth == 1, word == .mark(",") {
                parameters.append(current)
                current = []
            } else if depth > 1 || word != .mark("("), depth > 0 {
                current.append(word)
            }
        }
        return current.isEmpty ? parameters : parameters + [current]
    }
}
