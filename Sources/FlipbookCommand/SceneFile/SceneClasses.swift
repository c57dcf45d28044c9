/// The classes of a source file that can be filmed: those that conform to `Scene`, and view controllers. They
/// are found in the text, without the compiler.
///
/// Only classes at the file's top level count, and neither private nor generic ones. Inheritance is followed
/// through the classes, protocols and extensions of the same file.
struct SceneClasses {
    /// A class that can be filmed.
    struct Found: Hashable {
        /// The class's name.
        let name: String
        /// True when the class conforms to `Scene`; false for a plain view controller.
        let isScene: Bool
    }

    /// All classes that can be filmed, in the file's order.
    let all: [Found]
    /// The candidates when the command line names no class: the scenes. Without any, the view controllers
    /// from which no other class of the file inherits.
    let candidates: [Found]

    /// Reads source code.
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

    /// Returns the names of the declarations that inherit from each name.
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

/// A reader that finds declarations among words.
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

    /// Reads a declaration after its keyword, up to the end of the body.
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

    /// Skips a block whose opening brace has been read.
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

/// The initializers in the body of a view controller, which determine whether `Name()` compiles.
private struct Initializers {
    /// True when `Name()` compiles: there is no designated initializer, so all are inherited; or an
    /// initializer needs no arguments; or `init(nibName:bundle:)` is overridden, which `init()` calls.
    var allowNothing: Bool { !hasDesignated || takesNothing }

    /// The largest number of words searched for the end of a parameter list. It keeps the time linear in a
    /// file that opens parameter lists and never closes them.
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

    /// Returns the words of each parameter in the parentheses that follow.
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
