/// A group of items that move as one rigid body. The group is the item that behaviors hold; its members
/// cannot be in behaviors of their own.
///
/// The group's mass is the sum of the members' masses, and it collides as their shapes together. Members that
/// are views must share one superview, whose coordinates are the group's.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// A member, with its position and angle in the group.
    private struct MemberPose {
        let item: any UIDynamicItem
        let offset: CGPoint
        let angle: CGFloat
    }

    /// The members, in the order given.
    open var items: [any UIDynamicItem] { places.map(\.item) }

    /// The center of the group, in points. At first it is the center of the members' axis-aligned bounding
    /// box; it then moves and rotates with the group. Setting it moves the members.
    open var center: CGPoint {
        didSet { placeItems() }
    }

    /// The size in points, with the origin (0, 0), of the bounding box of the members at their current
    /// centers, each taken without its rotation.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// The bounding box of the members at their current centers, each taken without its rotation.
    var frame: CGRect {
        places.isEmpty ? .zero : CGRect(holding: places.flatMap { $0.item.uprightFrame.corners })
    }

    /// The rotation since the group was created. Setting it rotates the members about the group's center.
    open var transform: CGAffineTransform = .identity {
        didSet { placeItems() }
    }

    private let places: [MemberPose]

    /// Creates a group of items at their current positions. A group among the items is an error and is left
    /// out.
    public init(items: [any UIDynamicItem]) {
        let groups = items.filter { $0 is UIDynamicItemGroup }
        let members = items.filter { !($0 is UIDynamicItemGroup) }
        let frame = CGRect(holding: members.flatMap(\.corners))
        let middle = members.isEmpty ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
        places = members.map { item in
            MemberPose(
                item: item, offset: CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y),
                angle: item.turn)
        }
        center = middle
        super.init()
        if !groups.isEmpty {
            RunContext.current.fail(
                SceneFailure("A UIDynamicItemGroup cannot hold a group: give it that group's items instead."))
        }
    }

    /// The members with their offsets and angles in the group at its creation.
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
    /// The rotation angle of the transform, in radians.
    var turn: CGFloat { arcTangent(y: transform.b, x: transform.a) }

    /// The bounds centered at `center`, without the transform.
    fileprivate var uprightFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
    }

    /// The corners of the bounds after the transform.
    fileprivate var corners: [CGPoint] {
        bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY).corners.map {
            let corner = $0.applying(transform)
            return CGPoint(x: center.x + corner.x, y: center.y + corner.y)
        }
    }

    /// The views that move with the item: the item itself, or a group's members.
    var views: [UIView] {
        if let group = self as? UIDynamicItemGroup { return group.items.compactMap { $0 as? UIView } }
        return (self as? UIView).map { [$0] } ?? []
    }
}
