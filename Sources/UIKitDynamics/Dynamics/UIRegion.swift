import Foundation
import Physics2D

/// A part of the plane around a field's position, in which the field acts: a circle, a rectangle, or what is
/// made of several. A region never changes; the functions below answer with new ones.
///
/// Regions compose without end: Apple's keep a single second operand, so that of `a.union(with: b)
/// .union(with: c)` one part is lost; here all count.
open class UIRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// In points.
    let region: Region

    /// The whole plane.
    public static let infinite = UIRegion(.everywhere)

    /// A circle around the field's position, its rim included, of a radius in points. A radius that is
    /// negative or not finite is an error, and gives a circle of radius 0.
    public convenience init(radius: CGFloat) {
        let isValid = radius >= 0 && radius.isFinite
        if !isValid { UIRegion.fail("UIRegion(radius:) needs a radius of 0 or more, not \(radius).") }
        self.init(.circle(radius: isValid ? radius : 0))
    }

    /// An upright rectangle around the field's position, its rim excluded, of a size in points. A size that is
    /// negative or not finite is an error, and gives an empty region.
    public convenience init(size: CGSize) {
        let isValid = size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
        if !isValid {
            UIRegion.fail(
                "UIRegion(size:) needs a width and a height of 0 or more, not \(size.width) x \(size.height)."
            )
        }
        self.init(isValid ? .rectangle(width: size.width, height: size.height) : Region.everywhere.inverse)
    }

    /// The region of a value of the engine's; subclasses inherit it, since regions that are made of a
    /// subclass's are of that subclass too. Ours.
    public required init(_ region: Region) {
        self.region = region
        super.init()
    }

    /// Decodes a region that `encode(with:)` encoded; nil for anything else.
    public required convenience init?(coder: NSCoder) {
        // Without the question, Foundation ends the program for a key that is not there.
        guard coder.containsValue(forKey: Self.key),
            let data = coder.decodeObject(of: NSData.self, forKey: Self.key),
            let region = try? JSONDecoder().decode(Region.self, from: data as Data)
        else { return nil }
        self.init(region)
    }

    /// True: a region decodes nothing but a region.
    open class var supportsSecureCoding: Bool { true }

    private static let key = "UIRegion"

    /// Encodes what the region is made of.
    open func encode(with coder: NSCoder) {
        coder.encode((try? JSONEncoder().encode(region)) as NSData?, forKey: Self.key)
    }

    /// All that is not in this region.
    open func inverse() -> Self { Self(region.inverse) }

    /// What is in this region or in another.
    open func union(with region: UIRegion) -> Self { Self(self.region.union(region.region)) }

    /// What is in this region and not in another.
    open func difference(from region: UIRegion) -> Self { Self(self.region.subtracting(region.region)) }

    /// What is in this region and in another.
    open func intersection(with region: UIRegion) -> Self { Self(self.region.intersection(region.region)) }

    /// Whether a point is in the region, in points from the field's position.
    open func contains(_ point: CGPoint) -> Bool { region.contains(x: point.x, y: point.y) }

    /// The region itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Regions that are made in the same way are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIRegion)?.region == region }

    /// Equal for equal regions.
    open override var hash: Int { region.hashValue }

    private static func fail(_ sentence: String) {
        MainActor.assumeIsolated { Stage.current.fail(SceneFailure(sentence)) }
    }
}
