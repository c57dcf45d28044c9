import CoreGeometry
import FlipbookCore
import Picture

/// A layer of a picture with its descendants, and the state inherited from its ancestors.
struct LayerInstance {
    /// The identities of the layer's ancestors, from the picture down, and its own, which together identify
    /// it in every picture of a film.
    let path: [LayerIdentity]
    /// The layer.
    var layer: Layer
    /// The state inherited from the layer's ancestors.
    let inherited: InheritedState

    /// The transform from the layer's coordinates to the picture's.
    var transform: CGAffineTransform { layer.transform.concatenating(inherited.transform) }

    /// The position of the layer's anchor in the picture: an item's center.
    var center: CGPoint { layer.anchor.applying(transform) }

    /// The rotation in radians, positive clockwise.
    var angle: CGFloat { arcTangent(y: transform.b, x: transform.a) }

    /// The layer as a root layer of the picture with the same appearance.
    var alone: Layer {
        var alone = layer
        alone.transform = transform
        alone.opacity *= inherited.opacity
        for (shape, transform) in inherited.clips.reversed() {
            alone.transform = alone.transform.concatenating(transform.inverted())
            alone = Layer(transform: transform, clip: shape, children: [alone])
        }
        return alone
    }

    /// The layer's appearance, without identities and names.
    var look: Layer { alone.nameless }

    /// The name in files: the layer's own, or that of its first descendant with a name; nil when none has
    /// one.
    var name: String? { layer.firstName }
}

extension LayerInstance {
    /// The combined effect of a layer's ancestors.
    struct InheritedState {
        var path: [LayerIdentity] = []
        var transform = CGAffineTransform.identity
        var opacity: CGFloat = 1
        /// The clips of the ancestors, each with the transform from its coordinates to the picture's.
        var clips: [(shape: Shape, transform: CGAffineTransform)] = []

        /// Returns the state that a layer's children inherit.
        func below(_ instance: LayerInstance) -> InheritedState {
            var clips = clips
            if let clip = instance.layer.clip { clips.append((clip, instance.transform)) }
            return InheritedState(
                path: instance.path, transform: instance.transform,
                opacity: opacity * instance.layer.opacity, clips: clips)
        }
    }

    /// The direct children of the layer.
    var children: [LayerInstance] { layer.children.instances(inheriting: inherited.below(self)) }

    /// Returns true when the layer, its descendants left out, looks the same as another and has the same
    /// position.
    ///
    /// A scroll view that has scrolled counts as the same: contents and anchor have moved together in its
    /// coordinates.
    func isWhereItWas(in other: LayerInstance) -> Bool {
        guard layer.opacity == other.layer.opacity, center.isNear(other.center),
            transform.isTurnedLike(other.transform)
        else { return false }
        if layer.anchor == other.layer.anchor {
            return layer.contents == other.layer.contents && layer.clip == other.layer.clip
        }
        return layer.contentsAroundAnchor == other.layer.contentsAroundAnchor
    }
}

extension [Layer] {
    /// Returns the layers as instances with their paths.
    func instances(inheriting state: LayerInstance.InheritedState = .init()) -> [LayerInstance] {
        var identities = LayerIdentities()
        return map { layer in
            LayerInstance(
                path: state.path + [identities.identity(of: layer)], layer: layer, inherited: state)
        }
    }
}

extension Layer {
    /// The color of the first visible fill of the layer or its descendants; nil when there is none.
    var fillColor: Color? {
        for case .fill(_, let color) in contents where color.alpha > 0 { return color }
        return children.lazy.compactMap(\.fillColor).first
    }

    fileprivate var nameless: Layer {
        var copy = self
        (copy.identity, copy.name) = (nil, nil)
        copy.children = children.map(\.nameless)
        return copy
    }

    fileprivate var firstName: String? {
        name ?? children.lazy.compactMap(\.firstName).first
    }

    /// The contents and the clip, with the anchor as the origin, rounded to a millionth of a point.
    fileprivate var contentsAroundAnchor: [Content] {
        let cut = clip.map { [Content.fill($0, .clear)] } ?? []
        return (contents + cut).map {
            $0.moved(by: CGVector(dx: -anchor.x, dy: -anchor.y), partsOfPoint: 1e6)
        }
    }
}

extension CGPoint {
    /// Returns true when both coordinates differ by less than 1e-6 points, the size of rounding errors.
    fileprivate func isNear(_ other: CGPoint) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
    }
}

extension CGAffineTransform {
    /// Returns true when the linear parts differ by less than 1e-9, the size of rounding errors; the
    /// translations may differ.
    fileprivate func isTurnedLike(_ other: CGAffineTransform) -> Bool {
        [a - other.a, b - other.b, c - other.c, d - other.d].allSatisfy { abs($0) < 1e-9 }
    }
}
