/// The identities of siblings, found from back to front.
package struct LayerIdentities {
    private var names: [String: Int] = [:]
    private var count = 0

    /// Begins with the backmost sibling.
    package init() {}

    /// Returns the identity of the next sibling.
    package mutating func identity(of layer: Layer) -> LayerIdentity {
        if let number = layer.identity { return .number(number) }
        guard let name = layer.name else {
            count += 1
            return .index(count - 1)
        }
        let index = names[name, default: 0]
        names[name] = index + 1
        return .name(name, index: index)
    }
}
