import UIKit
import UIKitMembers

/// Phrases for every type: an object, its properties by name, its functions, and constants of properties
/// that have no name.
@MainActor enum GeneralPhrases {
    static let all: [Phrase] = [
        Phrase(#"(?:let |var )?([a-z]\w*) = (?=(?:UI|NS|CA|CG)[A-Z])"#) { stage, words in
            // An object with a name of its own, not a property of the object before it.
            if stage.has(words[1], stage.current) { return false }
            let first = stage.subject
            guard let term = words.term() else { return false }
            try object(term, stage, &words)
            stage.names[words[1]] = stage.current
            stage.subject = first ?? stage.current
            return true
        },
        Phrase("(?=(?:UI|NS|CA|CG)[A-Z])") { stage, words in
            guard let term = words.term() else { return false }
            try object(term, stage, &words)
            return true
        },
        Phrase(#"inset by (?=UIEdgeInsets)"#) { stage, words in
            guard let frame = stage.subject as? CGRect, let term = words.term(),
                let insets = try stage.value(of: term) as? UIEdgeInsets
            else { return false }
            stage.begin(frame.inset(by: insets))
            return true
        },
        Phrase(#"(\w+) set to nil"#) { stage, words in
            try assign([words[1]], Nothing(), stage)
            return true
        },
        Phrase(#"([a-z]\w*)(?:[?!]?\.[a-z]\w*)+\((?=.*\))"#) { stage, words in
            // A function of a property or of a named object.
            let text = Substring(words[0] + words.rest)
            var parser = TermParser(text)
            guard let base = stage.current, let term = parser.term(), case .call = term else { return false }
            guard stage.names[words[1]] != nil || stage.has(words[1], base) else { return false }
            words.rest = words.rest.suffix(parser.rest.count)
            let value = try stage.value(of: term, base: base)
            if let value, !(value is Void) { stage.result = value }
            return true
        },
        Phrase(#"([a-z]\w*)\((?=.*\))"#) { stage, words in
            words.rest = words.rest[words.rest.startIndex...]
            guard let base = stage.current,
                let open = TermParser.call(words[1], &words.rest)
            else { return false }
            let value = try stage.value(of: open, base: base)
            if let value, !(value is Void) { stage.result = value }
            return true
        },
        Phrase(#"([a-z]\w*(?:[?!]?\.[a-z]\w*)*)(?=[ =])"#) { stage, words in
            let path = words[1].split { ".?!".contains($0) }.map(String.init)
            guard let owner = stage.current else { return false }
            if path.count > 1, let part = stage.names[path[0]], !stage.has(path[0], owner) {
                guard stage.has(path[1], part), let value = try words.value(stage) else { return false }
                let changed = try stage.set(Array(path.dropFirst()), of: part, to: value)
                if !(part is NSObject) { stage.names[path[0]] = changed }
                return true
            }
            let name = alias(path[0], owner, stage)
            guard stage.has(name, owner) || Geometry.part(name, of: owner) != nil else {
                // A name in the style of Swift with a value behind it is a property that is not here.
                let isName = path[0].contains { $0.isUppercase } && !words.rest.hasPrefix(" of ")
                guard isName, try words.value(stage) != nil else { return false }
                throw Obstacle.noAPI("\(Conversion.name(of: type(of: owner))).\(path[0])")
            }
            guard let value = try words.value(stage) else { return false }
            try assign([name] + path.dropFirst(), value, stage)
            return true
        },
        Phrase(#"([a-z]\w*)(?=[ ,;)]|$)"#) { stage, words in
            guard let owner = stage.current else { return false }
            for method in stage.members.methods[words[1] + "()"] ?? [] {
                if try method(owner, Arguments(values: [], members: stage.members)) != nil { return true }
            }
            return try constant(words[1], stage)
        },
    ]

    /// Takes an object of a term, `UILabel`, `UIButton(type: .system)`, and what may follow it.
    private static func object(_ term: Term, _ stage: Stage, _ words: inout PhraseWords) throws {
        if words.take(#/ = /#) != nil, case .member(let owner, let name) = term {
            let base = ValueText.unwrapped(try value(owner, stage)) ?? Nothing()
            stage.begin(try stage.set([name], of: base, to: words.value(stage) ?? Nothing()))
            return
        }
        var value = try value(term, stage)
        if case .member(_, let name) = term { stage.names[name] = stage.names[name] ?? value }
        if stage.subject != nil, let view = stage.subject as? UICollectionView,
            let layout = value as? UICollectionViewLayout
        {
            view.collectionViewLayout = layout
            stage.current = layout
            return
        }
        if let view = value as? UIView, words.take(#/ (?=\d+x\d+|\d+ wide)/#) != nil {
            let wide = words.take(#/\d+ wide/#)
            let numbers =
                try wide == nil ? words.term().flatMap { try stage.value(of: $0) as? [Double] } : nil
            let width = wide.flatMap { Double($0.prefix { $0.isNumber }) } ?? 0
            view.frame.size = CGSize(
                width: numbers?.first ?? width, height: numbers?.last ?? Double(view.frame.height))
            value = view
        }
        stage.begin(value ?? Nothing())
    }

    /// Returns the value of a term; a type alone stands for a new object of it. A case of an enumeration may
    /// have a name like that of a type, as `UIKeyboardType.URL` has.
    private static func value(_ term: Term, _ stage: Stage) throws -> Any? {
        guard let path = term.path, path.split(separator: ".").last?.first?.isUppercase == true else {
            return try stage.value(of: term)
        }
        if case .member(let owner, _) = term, let type = owner.path, stage.members.enumerations[type] != nil {
            return try stage.value(of: term)
        }
        return try stage.value(of: .call(term, []))
    }

    /// Sets a property of the current object, or of all current ones.
    static func assign(_ path: [String], _ value: Any, _ stage: Stage) throws {
        if let several = stage.current as? Several {
            for one in several.values { _ = try stage.set(path, of: one, to: value) }
            return
        }
        let changed = try stage.set(path, of: stage.current ?? Nothing(), to: value)
        if !(changed is NSObject) { stage.begin(changed) }
    }

    /// Returns the property that a word stands for.
    private static func alias(_ name: String, _ owner: Any, _ stage: Stage) -> String {
        let one = (owner as? Several)?.values.first ?? owner
        if name == "alignment", !stage.has(name, one) { return "textAlignment" }
        return name
    }

    /// Sets the first property that has a constant of this name: `vertical` is a stack view's axis.
    private static func constant(_ name: String, _ stage: Stage) throws -> Bool {
        let properties = [
            "axis", "distribution", "scrollDirection", "borderStyle", "contentHorizontalAlignment",
            "contentVerticalAlignment", "lineBreakMode", "cornerStyle", "datePickerMode", "barStyle",
        ]
        let value = Constant(name: name)
        let owners = (stage.current as? Several)?.values ?? stage.current.map { [$0] } ?? []
        guard let first = owners.first else { return false }
        for property in properties where stage.has(property, first) {
            guard !stage.names.keys.contains("set \(property)"),
                (try? stage.set([property], of: first, to: value)) != nil
            else { continue }
            if property.hasPrefix("content") { stage.names["set \(property)"] = true }
            for owner in owners.dropFirst() { _ = try stage.set([property], of: owner, to: value) }
            return true
        }
        return false
    }
}

extension TermParser {
    /// Returns the call of a function whose name and opening parenthesis stand before the text.
    static func call(_ name: String, _ rest: inout Substring) -> Term? {
        var parser = TermParser("\(name)(" + rest)
        guard let term = parser.term(), case .call = term else { return nil }
        rest = rest.suffix(parser.rest.count)
        return term
    }
}
