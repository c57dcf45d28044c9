/// A length in a compositional layout: a fraction of the container, or a number of points.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Value: Hashable {
        case fractionalWidth(CGFloat)
        case fractionalHeight(CGFloat)
        case absolute(CGFloat)
        case estimated(CGFloat)
        case uniform(CGFloat)
    }

    let value: Value

    private init(_ value: Value) { self.value = value }

    /// Returns a fraction of the container's width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        Self(.fractionalWidth(fractionalWidth))
    }

    /// Returns a fraction of the container's height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight(fractionalHeight))
    }

    /// Returns a number of points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self {
        Self(.absolute(absoluteDimension))
    }

    /// Returns an estimated number of points, which is the length until the cell is in sight and decides it.
    public static func estimated(_ estimatedDimension: CGFloat) -> Self {
        Self(.estimated(estimatedDimension))
    }

    /// Returns an estimated number of points, which is the length until the cells in sight decide it: that of
    /// the largest one in their group.
    public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        Self(.uniform(estimatedDimension))
    }

    /// The fraction or the number of points.
    public var dimension: CGFloat {
        switch value {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
            .estimated(let number), .uniform(let number):
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
    /// A Boolean value that indicates whether the length is that of the largest item in its group.
    public var isUniformAcrossSiblings: Bool { value == .uniform(dimension) }
    /// True for a length that cells decide.
    var isOpen: Bool { isEstimated || isUniformAcrossSiblings }

    /// Returns the length in a container, in points.
    func length(in container: CGSize) -> CGFloat {
        switch value {
        case .fractionalWidth(let fraction): container.width * fraction
        case .fractionalHeight(let fraction): container.height * fraction
        case .absolute(let points), .estimated(let points), .uniform(let points): points
        }
    }
}
