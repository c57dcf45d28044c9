import Foundation
public import Physics2D

/// A part of the plane in which a field acts, relative to the field's position: a circle, a rectangle, or a
/// combination of several. A region is immutable; the methods below return new ones.
///
/// Combinations nest without limit. Apple's regions keep a single second operand, so that
/// `a.byUnion(with: b).byUnion(with: c)` loses one of the three; here all count.
open class UIRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The region in the engine's form, in points.
    let region: Region

    /// The whole plane.
    public static let infinite = UIRegion(.everywhere)

    /// Creates a circle around the field's position, boundary included, with a radius in points. A radius
    /// that is negative or not finite is an error and gives a circle of radius 0.
    public convenience init(radius: CGFloat) {
        let isValid = radius >= 0 && radius.isFinite
        if !isValid { UIRegion.fail("UIRegion(radius:) needs a radius of 0 or more, not \(radius).") }
        self.init(.circle(radius: isValid ? radius : 0))
    }

    /// Creates an axis-aligned rectangle centered at the field's position, boundary excluded, with a size in
    /// points. A size that is negative or not finite is an error and gives an empty region.
    public convenience init(size: CGSize) {
        let isValid = size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
        if !isValid {
            UIRegion.fail(
                "UIRegion(size:) needs a width and a height of 0 or more, not \(size.width) x \(size.height)."
            )
        }
        self.init(isValid ? .rectangle(width: size.width, height: size.height) : Region.everywhere.inverse)
    }

    /// Creates a region from one of the engine's. It is required, because a region combined from one of a
    /// subclass is of that subclass too. Flipbook's own.
    public required init(_ region: Region) {
        self.region = region
        super.init()
    }

    /// Decodes a region that `encode(with:)` encoded; returns nil for anything else.
    public required convenience init?(coder: NSCoder) {
        // Without this test, Foundation ends the program for a missing key.
        guard coder.containsValue(forKey: Self.key),
            let data = coder.decodeObject(of: NSData.self, forKey: Self.key),
            let region = try? JSONDecoder().decode(Region.self, from: data as Data)
        else { return nil }
        self.init(region)
    }

    /// True, because a region decodes only data of its own.
    open class var supportsSecureCoding: Bool { true }

    private static let key = "UIRegion"

    /// Encodes the region.
    open func encode(with coder: NSCoder) {
        coder.encode((try? JSONEncoder().encode(region)) as NSData?, forKey: Self.key)
    }

    /// Returns the points that are not in this region.
    open func inverse() -> Self { Self(region.inverse) }

    /// Returns the points that are in this region or in another.
    open func byUnion(with region: UIRegion) -> Self { Self(self.region.union(region.region)) }

    /// Returns the points that are in this region and not in another.
    open func byDifference(from region: UIRegion) -> Self { Self(self.region.subtracting(region.region)) }

    /// Returns the points that are both in this region and in another.
    open func byIntersection(with region: UIRegion) -> Self { Self(self.region.intersection(region.region)) }

    /// Returns a Boolean value that indicates whether a point, in points relative to the field's
    /// position, is in the region.
    open func contains(_ point: CGPoint) -> Bool { region.contains(x: point.x, y: point.y) }

    /// Returns the region itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true for a region built from the same shapes by the same operations.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIRegion)?.region == region }

    /// The hash value, which is the same for equal regions.
    open override var hash: Int { region.hashValue }

    private static func fail(_ sentence: String) {
        MainActor.assumeIsolated { RunContext.current.fail(SceneFailure(sentence)) }
    }
}
