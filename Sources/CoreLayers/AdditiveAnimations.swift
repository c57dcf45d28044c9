/// The running animations of blocks on a layer, by the property that they change. Adding one, and removing
/// those of a block, takes the same time however many there are.
@MainActor package struct AdditiveAnimations {
    /// The animations of one property.
    private struct Group {
        let property: AdditiveAnimation.Property
        var list = NumberedAnimations()
    }

    /// The properties that are animated, few, in the order in which they were first changed.
    private var groups: [Group] = []
    private var lastNumber = 0

    /// True when no animation runs.
    package var isEmpty: Bool { groups.isEmpty }

    /// The animations in the order recorded.
    var all: [AdditiveAnimation] { inOrder(groups.flatMap(\.list.all)) }

    /// Calls a closure with each property that is animated, once, and its animations in the order recorded,
    /// with nil in the places of removed ones.
    func forEachProperty(_ body: (AdditiveAnimation.Property, [AdditiveAnimation?]) -> Void) {
        for group in groups { body(group.property, group.list.slots) }
    }

    /// Returns the animations of a property, in the order recorded, with nil in the places of removed ones.
    func animations(of property: AdditiveAnimation.Property) -> [AdditiveAnimation?] {
        groups.first { $0.property == property }?.list.slots ?? []
    }

    /// Returns whether some animation of a property is one of another block.
    func hasOthers(than block: AnimationBlock, of property: AdditiveAnimation.Property) -> Bool {
        groups.first { $0.property == property }?.list.hasOthers(than: block) == true
    }

    /// Returns whether some animation is one of a block.
    func contains(_ block: AnimationBlock) -> Bool { groups.contains { $0.list.contains(block) } }

    /// Adds an animation as the last one.
    mutating func append(_ animation: AdditiveAnimation) {
        lastNumber += 1
        var animation = animation
        animation.number = lastNumber
        let known = groups.firstIndex { $0.property == animation.property }
        if known == nil { groups.append(Group(property: animation.property)) }
        groups[known ?? groups.count - 1].list.append(animation)
    }

    /// Removes the animations of a block.
    mutating func remove(_ block: AnimationBlock) {
        for index in groups.indices { groups[index].list.remove(block) }
        groups.removeAll(where: \.list.isEmpty)
    }

    /// Removes the animations of blocks and returns them, in the order recorded.
    mutating func take(_ blocks: [AnimationBlock]) -> [AdditiveAnimation] {
        var taken: [AdditiveAnimation] = []
        for block in blocks {
            for group in groups { taken += group.list.animations(of: block) }
            remove(block)
        }
        return inOrder(taken)
    }

    /// Removes animations and returns them, in the order recorded.
    ///
    /// - Parameters:
    ///   - property: the property; nil for all.
    ///   - isTaken: returns whether an animation is removed.
    mutating func take(
        of property: AdditiveAnimation.Property? = nil, where isTaken: (AdditiveAnimation) -> Bool
    ) -> [AdditiveAnimation] {
        var taken: [AdditiveAnimation] = []
        for index in groups.indices where property == nil || groups[index].property == property {
            taken += groups[index].list.take(where: isTaken)
        }
        groups.removeAll(where: \.list.isEmpty)
        return inOrder(taken)
    }

    private func inOrder(_ animations: [AdditiveAnimation]) -> [AdditiveAnimation] {
        animations.sorted { $0.number < $1.number }
    }
}
