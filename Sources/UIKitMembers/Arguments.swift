import UIKit

/// The arguments of a call, which get the types of the parameters that they go to.
@MainActor package struct Arguments {
    let values: [Any]
    let members: MemberTable

    /// Makes the arguments of a call whose function comes from a table.
    package init(values: [Any], members: MemberTable) {
        self.values = values
        self.members = members
    }

    /// Returns an argument as the type of its parameter.
    /// - Throws: `Obstacle` if it cannot have that type.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func get<T>(_ place: Int) throws -> T {
        guard let value = Conversion(members).convert(values[place], to: T.self) else {
            throw Obstacle.notUnderstood("\(values[place]) as \(T.self)")
        }
        return value
    }
}
