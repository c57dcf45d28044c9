/// The way in which a section that scrolls sideways moves after a finger has let it go.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The moves beyond the ends of the content.
    public enum Bounce: Int, Sendable {
        /// The content bounces where it is wider than the section.
        case automatic = 0
        /// The content bounces, however wide it is.
        case always
        /// The content stops at its ends.
        case never
    }

    /// The rates at which the content becomes slower.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        /// The fraction of the speed that is left after a millisecond; 0 for that of the collection view.
        public let rawValue: CGFloat

        /// Creates a rate from its fraction.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate of the collection view.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// The rate of a slow deceleration.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate of a fast deceleration.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The moves beyond the ends of the content; default automatic.
    public var bounce = Bounce.automatic
    /// The rate at which the content becomes slower; default automatic, for that of the collection view.
    public var decelerationRate = DecelerationRate.automatic

    /// Gives a scroll view these properties; an automatic rate is that of the collection view.
    func apply(to scrollView: UIScrollView, in collectionView: UICollectionView?) {
        scrollView.bounces = bounce != .never
        scrollView.alwaysBounceHorizontal = bounce == .always
        switch decelerationRate {
        case .automatic: scrollView.decelerationRate = collectionView?.decelerationRate ?? .normal
        case .normal: scrollView.decelerationRate = .normal
        case .fast: scrollView.decelerationRate = .fast
        default:
            scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: decelerationRate.rawValue)
        }
    }
}
