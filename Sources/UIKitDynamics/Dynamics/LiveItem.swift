/// An item of an animator, and the layers of pictures that it moves.
package struct LiveItem {
    /// The index of the item's body in the world's storage, and the number that no other body has.
    package let body: (index: Int, generation: UInt32)
    /// The name of the item.
    package let name: String
    /// The identities of the layers, and their centers in the body's coordinates, in points.
    package let layers: [(identity: Int, offset: CGPoint)]
}
