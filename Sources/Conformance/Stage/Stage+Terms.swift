import UIKit
import UIKitMembers

extension Stage {
    /// Returns the value of a term. A name is a named part, a type, a property or a function of the base.
    func value(of term: Term, base: Any? = nil) throws -> Any? {
        switch term {
        case .numbers(let numbers): return numbers
        case .text(let text): return names["\"\(text)\""] ?? text
        case .constant(let name): return Constant(name: name)
        case .list(let terms): return try terms.map { try value(of: $0) ?? Nothing() }
        case .name(let name): return try value(named: name, base: base)
        case .member(let owner, let name):
            if let path = term.path, let constant = members.constants[path] { return constant() }
            if let path = owner.path, let cases = members.enumerations[path],
                let one = cases(name, conversion)
            {
                return one
            }
            return try member(name, of: try value(of: owner, base: base))
        case .call(let function, let arguments): return try call(function, arguments, base: base)
        case .element(let list, let places):
            if case .name(let name) = list, let part = names["\(name)[]"] as? Elements {
                let numbers = places.flatMap(Self.places)
                guard numbers.count >= part.count else { throw Obstacle.notUnderstood("\(name)[…]") }
                return try part.element(numbers)
            }
            return try element(of: try value(of: list, base: base), places)
        }
    }

    private static func places(_ term: Term) -> [Int] {
        guard case .numbers(let numbers) = term else { return [] }
        return numbers.filter { 0...Double(PhraseWords.mostCount) ~= $0 }.map { Int($0) }
    }

    private func value(named name: String, base: Any?) throws -> Any? {
        switch name {
        case "nil": return Nothing()
        case "true": return true
        case "false": return false
        case "infinity": return Double.infinity
        default: break
        }
        if let part = names[name] { return part }
        if let base { return try member(name, of: base) }
        if let number = members.constants["UIView.\(name)"] ?? members.constants[name] { return number() }
        throw Obstacle.noAPI(name)
    }

    private func element(of list: Any?, _ places: [Term]) throws -> Any? {
        guard let list = ValueText.unwrapped(list) as? [Any] else { throw Obstacle.notUnderstood("[…]") }
        guard let place = places.flatMap(Self.places).first, list.indices.contains(place) else { return nil }
        return list[place]
    }

    /// Returns a property of a value: one of UIKit, a part of a rectangle, the number of elements.
    func member(_ name: String, of base: Any?) throws -> Any? {
        guard let base = ValueText.unwrapped(base) else { return nil }
        if let part = Geometry.part(name, of: base) { return part }
        // Apple's documents name the property; Swift names some after their getters.
        for name in [name, "is" + name.prefix(1).uppercased() + name.dropFirst()] {
            for property in members.properties[name] ?? [] {
                if let value = property.read(base) { return value }
            }
            for method in members.methods[name + "()"] ?? [] {
                if let value = try method(base, Arguments(values: [], members: members)) { return value }
            }
        }
        if name == "rawValue", let value = base as? any RawRepresentable { return value.rawValue }
        if let list = base as? [Any], let result = Self.member(name, of: list) { return result }
        if let text = base as? String, let result = Self.member(name, of: text) { return result }
        throw Obstacle.noAPI("\(Conversion.name(of: type(of: base))).\(name)")
    }

    private static func member(_ name: String, of list: some BidirectionalCollection) -> Any? {
        switch name {
        case "count": list.count
        case "isEmpty": list.isEmpty
        case "first": list.first.map { $0 as Any } ?? Nothing()
        case "last": list.last.map { $0 as Any } ?? Nothing()
        default: nil
        }
    }

    /// Returns the sum, difference, product or quotient of two numbers; nil for the name of a function.
    private func number(_ sign: String, _ arguments: [Term.Argument], _ base: Any?) throws -> Double? {
        guard let operation = TermParser.operations[sign], arguments.count == 2 else { return nil }
        let numbers = try arguments.compactMap { argument in
            try value(of: argument.value, base: base)
                .flatMap { conversion.convert($0, to: Double.self) }
        }
        guard numbers.count == 2 else { throw Obstacle.notUnderstood(sign) }
        return operation(numbers[0], numbers[1])
    }

    private func call(_ function: Term, _ arguments: [Term.Argument], base: Any?) throws -> Any? {
        if function == .name("[:]") {
            let pairs = try arguments.map { ($0.label, try argument($0)) }
            return Dictionary(pairs) { $1 }
        }
        if case .name(let sign) = function, let result = try number(sign, arguments, base) { return result }
        let labels = arguments.map { $0.label + ":" }.joined()
        let values = Arguments(values: try arguments.map(argument), members: members)
        if let path = function.path, let known = members.functions["\(path)(\(labels))"] {
            return try known(values)
        }
        let name: String
        let owner: Any?
        switch function {
        case .name(let plain): (name, owner) = (plain, base)
        case .member(let term, let plain):
            if let path = term.path, members.types.contains(path) || isType(path), names[path] == nil,
                members.constants[path] == nil
            {
                throw Obstacle.noAPI("\(path).\(plain)(\(labels))")
            }
            (name, owner) = (plain, try value(of: term, base: base))
        case .constant(let plain): return try constantCall(plain, labels, values)
        default: throw Obstacle.notUnderstood("a call")
        }
        guard let owner = ValueText.unwrapped(owner), !isType(name) else {
            throw Obstacle.noAPI("\(name)(\(labels))")
        }
        for method in members.methods["\(name)(\(labels))"] ?? [] {
            if let value = try method(owner, values) { return value }
        }
        throw Obstacle.noAPI("\(Conversion.name(of: type(of: owner))).\(name)(\(labels))")
    }

    /// Returns the value of `.filled()`, whose type is the first one that has such a function.
    private func constantCall(_ name: String, _ labels: String, _ values: Arguments) throws -> Any? {
        let ending = ".\(name)(\(labels))"
        let known = members.functions.keys.filter { $0.hasSuffix(ending) }.sorted()
        let preferred = known.first { $0.hasPrefix("UIFont.") || $0.hasPrefix("UIColor.") } ?? known.first
        guard let preferred, let function = members.functions[preferred] else {
            throw Obstacle.noAPI(ending)
        }
        return try function(values)
    }

    private func isType(_ name: String) -> Bool { name.first?.isUppercase ?? false }

    private func argument(_ argument: Term.Argument) throws -> Any {
        ValueText.unwrapped(try value(of: argument.value)) ?? Nothing()
    }

    /// Returns the value of a text in the notation of Swift: a way to functions that UIKit may not have here.
    func value(_ text: String, of base: Any?) throws -> Any? {
        guard let term = TermParser.whole(text) else { throw Obstacle.notUnderstood(text) }
        return try value(of: term, base: base)
    }

    /// Sets a property, through its owners where these are values.
    func set(_ path: [String], of owner: Any, to value: Any) throws -> Any {
        guard let name = path.first else { return value }
        if path.count > 1 {
            let inner = try member(name, of: owner).flatMap(ValueText.unwrapped) ?? Nothing()
            let changed = try set(Array(path.dropFirst()), of: inner, to: value)
            // An object is the same one as before; a value goes back to where it was.
            return inner is NSObject ? owner : try set([name], of: owner, to: changed)
        }
        if let changed = Geometry.setting(name, of: owner, to: value) { return changed }
        let known = members.properties[name] ?? []
        for property in known {
            if let changed = property.write(owner, value, conversion) { return changed }
        }
        let own = known.contains { $0.read(owner) != nil }
        let full = "\(Conversion.name(of: type(of: owner))).\(name)"
        throw own ? Obstacle.notUnderstood("\(full) = \(value)") : Obstacle.noAPI(full)
    }

    /// Returns true if a value has a property of that name.
    func has(_ name: String, _ owner: Any?) -> Bool {
        guard var owner = ValueText.unwrapped(owner) else { return false }
        if let several = owner as? Several, let first = several.values.first { owner = first }
        return (members.properties[name] ?? []).contains { $0.read(owner) != nil }
    }
}
