/// A length in a compositional layout: a fraction of the container, or a number of points.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Value: Hashable {
        case fractionalWidth(CGFloat)
        case fractionalHeight(CGFloat)
        case absolute(CGFloat)
        case estimated(CGFloat)
    }

    let value: Value

    private init(_ value: Value) { self.value = value }

    /// Returns a fraction of the container's width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
    }

    /// Returns a fraction of the container's height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
    }

    /// Returns a number of points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(absoluteDimension))
    }

    /// Returns an estimated number of points, which is the length until the cell is in sight and decides it.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(estimatedDimension))
    }

    /// The fraction or the number of points.
    public var dimension: CGFloat {
        switch value {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
            .estimated(let number):
            number
        }
    }

    /// A Boolean value that indicates whether the length is a fraction of the width.
    public var isFractionalWidth: Bool { value == .fractionalWidth(dimension) }
    /// A Boolean value that indicates whether the length is a fraction of the height.
    public var isFractionalHeight: Bool { value == .fractionalHeight(dimension) }
    /// A Boolean value that indicates whether the length is a number of points.
    public var isAbsolute: Bool { value == .absolute(dimension) }
    /// A Boolean value that indicates whether the length is an estimate.
    public var isEstimated: Bool { value == .estimated(dimension) }

    /// Returns the length in a container, in points.
    func length(in container: CGSize) -> CGFloat {
        switch value {
        case .fractionalWidth(let fraction): container.width * fraction
        case .fractionalHeight(let fraction): container.height * fraction
        case .absolute(let points), .estimated(let points): points
        }
    }
}

/// The size of an item, a group or a header in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size of a width and a height.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }

    /// The lengths that are estimates.
    var estimates: EstimatedLengths {
        var estimates: EstimatedLengths = []
        if widthDimension.isEstimated { estimates.insert(.width) }
        if heightDimension.isEstimated { estimates.insert(.height) }
        return estimates
    }

    /// Returns the size in a container, in points.
    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// A distance between the items of a group.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The distance, or the minimum distance, in points.
    public let spacing: CGFloat
    /// A Boolean value that indicates whether the distance grows with the available space.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    }

    /// Returns a distance that grows with the available space.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Returns a fixed distance in points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// A Boolean value that indicates whether the distance is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The distances around an item of a group. Only fixed distances have an effect.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The distance before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// The distance above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The distance after the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// The distance below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates distances.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}
