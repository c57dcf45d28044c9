import CoreGeometry
import Picture

/// The contents of one frame, from back to front, and the opaque areas that hide some of them.
struct PaintedFrame {
    /// The way from the picture to a layer.
    struct Walk {
        /// The number of the frame among the recorded ones.
        let index: Int
        /// The area within the scene, the clips and the masks above; nil for none.
        var region: ConvexArea?
        /// True where opaque contents hide what is behind them: in no faint, masked or mixed layer above.
        var covers = true
        /// The product of the opacities above.
        var opacity: CGFloat = 1
        var toScene = CGAffineTransform.identity
        /// The nearest layer above that has an identity, and the transform to its coordinates.
        var parent: Int?
        var toParent = CGAffineTransform.identity
        /// The place among all recorded layers of the nearest one, the layer itself included; nil for none.
        var place: Int?
        /// The copies in which what the layer holds is seen.
        var copies = Layer.Copies()

        /// Takes the transform, opacity, clip and mask of a layer.
        mutating func enter(_ layer: Layer) {
            toScene = layer.transform.concatenating(toScene)
            toParent = layer.transform.concatenating(toParent)
            opacity *= layer.opacity
            covers = covers && layer.opacity > 0.999 && layer.blending == .normal && !layer.combinesChildren
            if let clip = layer.clip, let box = clip.box { narrow(to: [clip], box) }
            guard !layer.mask.isEmpty else { return }
            covers = false
            let areas = layer.mask.flatMap { $0.drawnShapes(.identity) }
            let box = areas.reduce(CGRect.null) { $0.union($1.box) }
            if box.isNull { region = nil } else { narrow(to: areas.map(\.shape), box) }
        }

        /// Narrows the region to a convex shape, or to the box of others, which hide nothing for sure.
        private mutating func narrow(to shapes: [Shape?], _ box: CGRect) {
            if shapes.count == 1, let shape = shapes[0], let area = ConvexArea(shape, toScene) {
                region = region?.intersection(area)
            } else {
                region = ConvexArea(box, toScene).flatMap { region?.intersection($0) }
                covers = false
            }
        }
    }

    /// The share of a layer's area that is hidden, and by what.
    enum Visibility {
        /// A part of it is seen.
        case seen
        /// All of it lies behind others: behind a layer alone, if there is such a one.
        case covered(by: Int?)

        /// Returns how two layers are seen as one.
        func joined(with other: Visibility?) -> Visibility {
            switch (self, other) {
            case (.seen, _), (_, .seen): .seen
            case (.covered(let one), .covered(let two)): .covered(by: one == two ? one : nil)
            case (_, nil): self
            }
        }
    }

    /// A drawn content: the place of its layer, its order, and its area.
    private struct Paint {
        let place: Int?
        let order: Int
        let area: Area
    }

    /// A shape, or its box where it is none, with the transform to the scene and the region that it is in.
    private struct Area {
        let shape: Shape?
        let box: CGRect
        let map: CGAffineTransform
        let region: ConvexArea
        /// The box in the scene within that of the region.
        let seen: CGRect

        init?(_ shape: Shape?, _ box: CGRect, _ walk: Walk) {
            guard let region = walk.region else { return nil }
            (self.shape, self.box, map, self.region) = (shape, box, walk.toScene, region)
            seen = region.box.intersection(box.applying(map))
            guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
        }

        /// The area that is seen before others cover it; nil for none.
        var convex: ConvexArea? {
            (shape.flatMap { ConvexArea($0, map) } ?? ConvexArea(box, map))?.intersection(region)
        }
    }

    /// An opaque area, with the identity of its layer or the one around it.
    private struct Cover {
        let order: Int
        let identity: Int?
        let area: Area
        var size: CGFloat { area.seen.width * area.seen.height }
    }

    /// The number of opaque areas that are examined, the largest ones: what covers another thing as a whole
    /// is large, and each is compared with everything behind it.
    private static let mostCovers = 16

    /// The number of particles within the scene.
    var particles = 0
    private var paints: [Paint] = []
    private var covers: [Cover] = []
    private var order = 0

    /// Adds the contents of a layer.
    mutating func add(_ layer: Layer, identity: Int?, _ walk: Walk) {
        guard walk.opacity > 0.01 else { return }
        addShadows(of: layer, walk)
        for content in layer.contents {
            order += 1
            guard let area = content.drawnBox.flatMap({ Area(content.shape, $0, walk) }) else { continue }
            paints.append(Paint(place: walk.place, order: order, area: area))
            guard walk.covers, content.isOpaque, area.shape != nil else { continue }
            add(Cover(order: order, identity: identity, area: area))
        }
    }

    /// Adds the shadows of a layer in the region, which reach beyond it.
    private mutating func addShadows(of layer: Layer, _ walk: Walk) {
        guard let box = layer.drawnBox, Area(nil, box, walk) != nil else { return }
        for shadow in layer.shadows where shadow.color.alpha > 0.01 {
            let blurred = (shadow.shape?.box ?? box).offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
                .insetBy(dx: -shadow.radius, dy: -shadow.radius)
            guard let area = Area(nil, blurred, walk) else { continue }
            paints.append(Paint(place: walk.place, order: order, area: area))
        }
    }

    private mutating func add(_ cover: Cover) {
        let next = covers.firstIndex { $0.size < cover.size } ?? covers.count
        guard next < Self.mostCovers else { return }
        covers.insert(cover, at: next)
        if covers.count > Self.mostCovers { covers.removeLast() }
    }

    /// Returns how the layers with contents are seen, by their places.
    func visibilities() -> [Int: Visibility] {
        let areas = covers.compactMap { cover in
            (cover.area.shape.flatMap { ConvexArea($0, cover.area.map) })?.intersection(cover.area.region)
                .map { (cover, $0) }
        }
        var known: [Int: Visibility] = [:]
        for paint in paints {
            guard let place = paint.place else { continue }
            let before = known[place]
            if case .seen = before { continue }
            let above = areas.filter {
                $0.0.order > paint.order && $0.1.box.intersects(paint.area.seen)
            }
            let visibility = Self.visibility(of: paint.area, behind: above.map { ($0.0.identity, $0.1) })
            known[place] = visibility?.joined(with: before) ?? before
        }
        return known
    }

    /// Returns how an area is seen behind others. What is no area, such as a line, is seen as its box is.
    private static func visibility(of area: Area, behind covers: [(identity: Int?, area: ConvexArea)])
        -> Visibility?
    {
        if covers.isEmpty, area.region.isUpright { return .seen }
        guard let whole = area.convex else { return area.region.isUpright ? .seen : nil }
        // What leaves a point free leaves a part free; cutting areas takes much longer.
        guard whole.probes.allSatisfy({ point in covers.contains { $0.area.contains(point) } }) else {
            return .seen
        }
        if let cover = covers.first(where: { !whole.reaches(beyond: [$0.area]) }) {
            return .covered(by: cover.identity)
        }
        return whole.reaches(beyond: covers.map { $0.area }[...]) ? .seen : .covered(by: nil)
    }
}
