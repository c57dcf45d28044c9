/// Items that move as one rigid body, each keeping its place in the group: the group is the item that
/// behaviors hold, its members are none by themselves.
///
/// The mass is the members' together, and so is what the group collides as. Members that are views must have
/// one superview, whose coordinates are the group's.
@MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// Where a member is in the group.
    private struct Place {
        let item: any UIDynamicItem
        let offset: CGPoint
        let angle: CGFloat
    }

    /// The members, in the order given.
    open var items: [any UIDynamicItem] { places.map(\.item) }

    /// The center of the upright rectangle that held all members when the group was made, moved and turned
    /// with the group since, in points. Setting it moves the members along.
    open var center: CGPoint {
        didSet { placeItems() }
    }

    /// The size in points, at (0, 0), of the rectangle that holds the members where they are now, each as if
    /// it were not turned.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// The rectangle that holds the members where they are now, each as if it were not turned.
    var frame: CGRect {
        places.isEmpty ? .zero : CGRect(holding: places.flatMap { $0.item.uprightFrame.corners })
    }

    /// The turn since the group was made. Setting it turns the members about the group's center.
    open var transform: CGAffineTransform = .identity {
        didSet { placeItems() }
    }

    private let places: [Place]

    /// A group of items as they stand. A group among the items is an error, and is left out.
    public init(items: [any UIDynamicItem]) {
        let groups = items.filter { $0 is UIDynamicItemGroup }
        let members = items.filter { !($0 is UIDynamicItemGroup) }
        let frame = CGRect(holding: members.flatMap(\.corners))
        let middle = members.isEmpty ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
        places = members.map { item in
            Place(
                item: item, offset: CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y),
                angle: item.turn)
        }
        center = middle
        super.init()
        if !groups.isEmpty {
            Stage.current.fail(
                SceneFailure("A UIDynamicItemGroup cannot hold a group: give it that group's items instead."))
        }
    }

    /// Each member with its place and turn in the group as it was made.
    var parts: [(item: any UIDynamicItem, offset: CGPoint, angle: CGFloat)] {
        places.map { ($0.item, $0.offset, $0.angle) }
    }

    func contains(_ item: any UIDynamicItem) -> Bool { places.contains { $0.item === item } }

    private func placeItems() {
        for place in places {
            let offset = place.offset.applying(CGAffineTransform(rotationAngle: turn))
            place.item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            place.item.transform = place.item.transform.turned(
                to: CGAffineTransform(rotationAngle: turn + place.angle))
        }
    }
}

extension UIDynamicItem {
    /// The turn that the transform holds, in radians.
    var turn: CGFloat { arcTangent(y: transform.b, x: transform.a) }

    /// The bounds around the center, not turned.
    fileprivate var uprightFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
    }

    /// The corners of the bounds where they are seen.
    fileprivate var corners: [CGPoint] {
        bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY).corners.map {
            let corner = $0.applying(transform)
            return CGPoint(x: center.x + corner.x, y: center.y + corner.y)
        }
    }

    /// The views that move with the item: itself, or a group's members.
    var views: [UIView] {
        if let group = self as? UIDynamicItemGroup { return group.items.compactMap { $0 as? UIView } }
        return (self as? UIView).map { [$0] } ?? []
    }
}
