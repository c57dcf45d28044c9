/// An animation of one property of a layer by an animation block.
///
/// The property already has its new value. The animation holds the difference to the old one, of which
/// a shrinking part is added to the presentation. Animations of the same property therefore add up,
/// as UIKit's do since iOS 8, and a property that something else sets in each step, an animator for
/// example, still changes smoothly.
package struct AdditiveAnimation {
    /// The properties that can be animated.
    enum Property: Equatable {
        case position, bounds, transform, opacity, backgroundColor, cornerRadius, borderWidth, borderColor
        case backdrop
        /// A value that few layers have, by its key.
        case keyed(String)

        /// True when a later animation adds to an earlier one. For a color it replaces it, as in UIKit: the
        /// sum of two flashes would be a third color.
        var isAdditive: Bool { self != .backgroundColor && self != .borderColor }

        /// True when the values are mixed instead of added: there are no differences of transforms in space.
        var isMixed: Bool { if case .keyed = self { true } else { false } }
    }

    let property: Property
    /// The old value less the new value; the old value of a property whose values are mixed.
    var delta: LayerValue
    /// The block that recorded the animation, which gives the timing.
    let block: AnimationBlock
    /// The place in the order of all animations of the layer, which sets it.
    var number = 0
}

extension LayerValue {
    /// Returns the value as presented at a time: with the remainders of the property's animations.
    @MainActor func presented(
        through animations: [AdditiveAnimation?],
        of property: AdditiveAnimation.Property, at time: TimeInterval
    ) -> LayerValue {
        if property.isMixed { return mixed(through: animations, of: property, at: time) }
        var sum = self
        // The parts of each sequence, in the order of the sequences' first parts.
        var chains: [[AdditiveAnimation]] = []
        var places: [ObjectIdentifier: Int] = [:]
        for case let animation? in animations where animation.property == property {
            if animation.block.part?.mode != nil, let sequence = animation.block.sequence {
                let place = places[ObjectIdentifier(sequence), default: chains.count]
                if place == chains.count {
                    places[ObjectIdentifier(sequence)] = place
                    chains.append([])
                }
                chains[place].append(animation)
            } else {
                sum = sum.adding(animation.delta.scaled(by: animation.block.remainder(at: time)))
            }
        }
        for chained in chains {
            if let chain = KeyframeChain(chained) {
                sum = sum.adding(chain.value(at: time))
            } else {
                for part in chained {
                    sum = sum.adding(part.delta.scaled(by: part.block.remainder(at: time)))
                }
            }
        }
        return sum
    }

    /// Returns the value as presented at a time: each animation begins at its old value, and leads to what
    /// the later ones show.
    @MainActor private func mixed(
        through animations: [AdditiveAnimation?],
        of property: AdditiveAnimation.Property, at time: TimeInterval
    ) -> LayerValue {
        var value = self
        for case let animation? in animations.reversed() where animation.property == property {
            var remainder = animation.block.remainder(at: time)
            if remainder > 0, animation.block.part?.mode == .discrete { remainder = 1 }
            if remainder != 0 { value = animation.delta.mixed(with: value, 1 - remainder) }
        }
        return value
    }

    /// Returns the value before animations of one property, of which this is the last value.
    func beforeAll(_ animations: [AdditiveAnimation]) -> LayerValue {
        guard let first = animations.first else { return self }
        return first.property.isMixed ? first.delta : animations.reduce(self) { $0.adding($1.delta) }
    }
}
