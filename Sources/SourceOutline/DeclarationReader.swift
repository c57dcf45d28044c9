/// A reader of the declarations at the top level of a plain file.
struct DeclarationReader {
    private let tokens: [SourceScanner.Token]
    private let file: Int
    private var position = 0
    /// The names of the imported modules.
    private(set) var imports: [String] = []
    /// The types and extensions at the top level.
    private(set) var types: [TypeOutline] = []
    /// The names of the types that extensions extend.
    private(set) var extendedTypes: Set<String> = []
    /// The words among the members of types, outside of the bodies of functions; names of members among them.
    private(set) var memberWords: Set<String> = []

    init(_ tokens: [SourceScanner.Token], file: Int) {
        (self.tokens, self.file) = (tokens, file)
    }

    /// Reads the file. Returns false when it has another form than plain files have.
    mutating func read() -> Bool {
        while position < tokens.count {
            guard readDeclaration() else { return false }
        }
        return true
    }

    private func text(_ offset: Int = 0) -> String {
        let index = position + offset
        return tokens.indices.contains(index) && tokens[index].kind != .string ? tokens[index].text : ""
    }

    private var isWord: Bool { position < tokens.count && tokens[position].kind == .word }

    private mutating func readDeclaration() -> Bool {
        var modifiers: Set<String> = []
        while true {
            if text() == "@" {
                position += 2
                if text() == "(", !skipBrackets() { return false }
            } else if Self.modifiers.contains(text()) {
                modifiers.insert(text())
                position += 1
            } else if text() == ";" {
                position += 1
            } else {
                break
            }
        }
        let keyword = text()
        position += 1
        switch keyword {
        case "": return position > tokens.count && modifiers.isEmpty
        case "import": return readImport()
        case "class", "struct", "enum", "protocol", "extension": return readType(keyword, modifiers)
        case "func": return skipFunction()
        case "let", "var", "typealias": return skipLine()
        default: return false
        }
    }

    private mutating func readImport() -> Bool {
        guard isWord, PackageModules.kept.contains(text()) else { return false }
        imports.append(text())
        position += 1
        return position == tokens.count || tokens[position].startsLine || text() == ";"
    }

    private mutating func readType(_ keyword: String, _ modifiers: Set<String>) -> Bool {
        guard isWord, let name = readName() else { return false }
        var type = TypeOutline(name: name, file: file)
        type.isClass = keyword == "class"
        type.isPrivate = !modifiers.isDisjoint(with: ["private", "fileprivate"])
        if text() == ":" {
            repeat {
                position += 1
                guard isWord, let parent = readName() else { return false }
                type.inherited.append(Self.withoutModule(parent))
            } while text() == "," || text() == "&"
        }
        guard text() == "{", readMembers(of: &type, isExtension: keyword == "extension") else { return false }
        if keyword == "extension" { extendedTypes.insert(name) }
        types.append(type)
        return true
    }

    /// Reads a name such as `Game.Ball`.
    private mutating func readName() -> String? {
        var name = text()
        position += 1
        while text() == "." {
            guard tokens.indices.contains(position + 1), tokens[position + 1].kind == .word else {
                return nil
            }
            name += "." + text(1)
            position += 2
        }
        return name
    }

    private static func withoutModule(_ name: String) -> String {
        let parts = name.split(separator: ".")
        let isQualified = parts.count == 2 && PackageModules.qualifying.contains(String(parts[0]))
        return isQualified ? String(parts[1]) : name
    }

    /// Reads the members of a type up to its closing brace.
    private mutating func readMembers(of type: inout TypeOutline, isExtension: Bool) -> Bool {
        var braces = 0
        while position < tokens.count {
            let word = text()
            switch word {
            case "{": braces += 1
            case "}": braces -= 1
            // Adaptation moves overrides out of extensions, and lets others name nested classes.
            case "override" where isExtension: return false
            case "class" where !Self.membersOfClasses.contains(text(1)): return false
            case "actor", "extension", "protocol": return false
            case "init" where braces == 1 && text(-1) != ".":
                guard let initializer = readInitializer(parent: type.inherited.first) else { return false }
                type.initializers.append(initializer)
            default: break
            }
            if braces == 1, isWord { memberWords.insert(tokens[position].text) }
            position += 1
            if braces == 0 { return true }
        }
        return false
    }

    /// Reads the parameters of an initializer, and stays at `init`.
    ///
    /// - Parameter parent: the superclass; nil for none.
    private func readInitializer(parent: String?) -> TypeOutline.Initializer? {
        var index = position + 1
        func text(_ index: Int) -> String {
            tokens.indices.contains(index) && tokens[index].kind != .string ? tokens[index].text : ""
        }
        if ["?", "!"].contains(text(index)) { index += 1 }
        guard text(index) == "(" else { return nil }
        let first = text(index + 1)
        var (depth, hasParameter, hasDefault, needsNothing) = (0, false, false, true)
        func end() { if hasParameter, !hasDefault { needsNothing = false } }
        while index < tokens.count {
            switch text(index) {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where text(index - 1) != "-": depth -= 1
            case "," where depth == 1:
                end()
                (hasParameter, hasDefault) = (false, false)
            case "=" where depth == 1: hasDefault = true
            default: if depth == 1 { hasParameter = true }
            }
            if depth == 0 { break }
            index += 1
        }
        end()
        // The modifiers are on the line of the keyword.
        var (before, modifiers) = (position - 1, Set<String>())
        while before >= 0, tokens[before].kind == .word, !tokens[before + 1].startsLine {
            modifiers.insert(text(before))
            before -= 1
        }
        let isCalled = TypeOutline.Initializer.isCalledByInit(
            firstLabel: first, isOverride: modifiers.contains("override"), parent: parent)
        return TypeOutline.Initializer(
            isConvenience: modifiers.contains("convenience"), takesNothing: needsNothing || isCalled)
    }

    private mutating func skipFunction() -> Bool {
        while position < tokens.count, text() != "{" {
            if text() == "(" || text() == "[" {
                guard skipBrackets() else { return false }
            } else {
                position += 1
            }
        }
        return skipBrackets()
    }

    /// Skips a declaration up to the end of its line; brackets may go on over several.
    private mutating func skipLine() -> Bool {
        while position < tokens.count, !tokens[position].startsLine, text() != ";" {
            if ["(", "[", "{"].contains(text()) {
                guard skipBrackets() else { return false }
            } else {
                position += 1
            }
        }
        return true
    }

    /// Skips from an opening bracket to behind the closing one.
    private mutating func skipBrackets() -> Bool {
        var depth = 0
        while position < tokens.count {
            if ["(", "[", "{"].contains(text()) { depth += 1 }
            if [")", "]", "}"].contains(text()) { depth -= 1 }
            if depth > 0, text() == "class" { return false }
            position += 1
            if depth == 0 { return true }
        }
        return false
    }

    private static let modifiers: Set = [
        "public", "open", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
    ]

    /// The words that follow the modifier `class`.
    private static let membersOfClasses: Set = [
        "func", "var", "let", "subscript", "override", "final", "public", "open",
    ]
}
