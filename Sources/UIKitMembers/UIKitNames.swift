/// The names of UIKit's types and members here.
package struct UIKitNames: Sendable {
    /// The names of types, without the types around them, in alphabetical order.
    package let types: [String]
    /// The names of members without labels, and of types in others, in alphabetical order.
    package let members: [String]

    /// All names.
    @MainActor package static let all = UIKitNames(.all)

    @MainActor private init(_ table: MemberTable) {
        let paths = (table.types + Array(table.constants.keys)).map { $0.split(separator: ".") }
        types = Set(paths.compactMap(\.first).map(String.init)).sorted()
        let methods = table.methods.keys.map { String($0.prefix { $0 != "(" }) }
        let inTypes = paths.filter { $0.count > 1 }.compactMap(\.last).map(String.init)
        members = Set(Array(table.properties.keys) + methods + inTypes).sorted()
    }
}
