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

    /// The properties that are animated, each once.
    var properties: [AdditiveAnimation.Property] { groups.map(\.property) }

    /// The animations in the order recorded.
    var all: [AdditiveAnimation] {
        inOrder(groups.map(\.list.entries))
    }

    /// Returns the animations of a property, in the order recorded.
    func animations(of property: AdditiveAnimation.Property) -> NumberedAnimations.Animations {
        (groups.first { $0.property == property }?.list ?? NumberedAnimations()).animations
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
        guard let index = groups.firstIndex(where: { $0.property == animation.property }) else {
            groups.append(Group(property: animation.property))
            return groups[groups.count - 1].list.append(animation, number: lastNumber)
        }
        groups[index].list.append(animation, number: lastNumber)
    }

    /// Removes the animations of blocks and returns them, in the order recorded.
    @discardableResult mutating func take(_ blocks: [AnimationBlock]) -> [AdditiveAnimation] {
        take(from: { list in blocks.flatMap { list.take($0) } })
    }

    /// Removes animations and returns them, in the order recorded.
    ///
    /// - Parameters:
    ///   - property: the property; nil for all.
    ///   - isTaken: returns whether an animation is removed.
    mutating func take(
        of property: AdditiveAnimation.Property? = nil, where isTaken: (AdditiveAnimation) -> Bool
    ) -> [AdditiveAnimation] {
        take(of: property, from: { $0.take(where: isTaken) })
    }

    private mutating func take(
        of property: AdditiveAnimation.Property? = nil,
        from take: (inout NumberedAnimations) -> [NumberedAnimations.Entry]
    ) -> [AdditiveAnimation] {
        var taken: [[NumberedAnimations.Entry]] = []
        for index in groups.indices where property == nil || groups[index].property == property {
            taken.append(take(&groups[index].list))
        }
        groups.removeAll(where: \.list.isEmpty)
        return inOrder(taken)
    }

    private func inOrder(_ lists: [[NumberedAnimations.Entry]]) -> [AdditiveAnimation] {
        lists.flatMap(\.self).sorted { $0.number < $1.number }.map(\.animation)
    }
}
