import UIKit

/// The properties, constants and functions of UIKit by their names.
///
/// The tables call `property` and `method` for some thousand types of bases and values. The attributes keep
/// the optimizer from a copy for each of them: those copies took three quarters of the time of the module's
/// release build, and the command waited for them.
@preconcurrency @MainActor package struct MemberTable {
    /// A property of a type: how it is read, and how it is set where it can be.
    package struct Property {
        /// Returns nil if the base has another type.
        package let read: @MainActor (Any) -> Any?
        /// Returns the changed base, and nil if the base or the value has another type, or the property is
        /// read only.
        package let write: @MainActor (Any, Any, Conversion) -> Any?
    }

    /// A function of a value. It returns nil if the base has another type.
    package typealias Method = @MainActor (Any, Arguments) throws -> Any??

    package private(set) var properties: [String: [Property]] = [:]
    package private(set) var constants: [String: @MainActor () -> Any] = [:]
    package private(set) var functions: [String: @MainActor (Arguments) throws -> Any?] = [:]
    package private(set) var methods: [String: [Method]] = [:]
    /// The enumerations by their names: functions that return the case of a name.
    package private(set) var enumerations: [String: @MainActor (String, Conversion) -> Any?] = [:]
    /// The names of all types that have members.
    package private(set) var types: Set<String> = []

    /// The table of all members.
    package static let all: MemberTable = {
        var table = MemberTable()
        table.addAll()
        table.addConstructors()
        table.addGeometry()
        table.addOverloads()
        table.addNumbers()
        table.addAliases()
        table.addFoundation()
        table.addActions()
        return table
    }()

    /// Adds a property.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func property<Base, Value>(_ name: String, _ path: KeyPath<Base, Value>) {
        properties[name, default: []].append(
            Property(
                read: { ($0 as? Base).map { $0[keyPath: path] } },
                write: { base, value, conversion in
                    guard var base = base as? Base,
                        let value = conversion.convert(value, to: Value.self)
                    else { return nil }
                    if let path = path as? ReferenceWritableKeyPath<Base, Value> {
                        base[keyPath: path] = value
                        return base
                    }
                    guard let path = path as? WritableKeyPath<Base, Value> else { return nil }
                    base[keyPath: path] = value
                    return base
                }))
    }

    /// Adds an enumeration, whose cases are found by their names.
    /// - Parameters:
    ///   - type: The enumeration.
    ///   - alias: Another name of it; nil for its own.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func enumeration<Value: RawRepresentable>(_ type: Value.Type, named alias: String? = nil) {
        let name = alias ?? Conversion.name(of: type)
        enumerations[name] = { $1.constant($0, Value.self) }
        types.insert(name)
    }

    /// Adds a constant of a type.
    @inline(never) mutating func constant(_ name: String, _ value: @escaping @MainActor () -> Any) {
        constants[name] = value
        name.lastIndex(of: ".").map { _ = types.insert(String(name[..<$0])) }
    }

    /// Adds a function of a type or an initializer, under its name with labels.
    @inline(never)
    mutating func function(_ name: String, _ body: @escaping @MainActor (Arguments) throws -> Any?) {
        functions[name] = body
        let path = name.prefix { $0 != "(" }
        types.insert(String(path))
        path.lastIndex(of: ".").map { _ = types.insert(String(path[..<$0])) }
    }

    /// Adds a function of values.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func method<Base, Result>(
        _ name: String, of type: Base.Type,
        _ body: @escaping @MainActor (Base, Arguments) throws -> Result
    ) {
        methods[name, default: []].append { base, arguments in
            guard let base = base as? Base else { return nil }
            return .some(try body(base, arguments))
        }
    }
}
