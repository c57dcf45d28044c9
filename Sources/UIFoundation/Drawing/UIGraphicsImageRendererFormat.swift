/// The settings of an image renderer.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point of the images; default that of the screen, as is 0. The shapes in the
    /// images remain sharp at any scale: it counts for the pixels of their pictures and files.
    public var scale: CGFloat = MainActor.assumeIsolated { RunContext.current.scale }
    /// A Boolean value that indicates whether the image has no transparent parts; default false.
    public var opaque = false

    /// Creates the settings that suit the screen.
    public override init() {
        super.init()
    }

    /// Creates the settings that suit an environment.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = MainActor.assumeIsolated { traitCollection.displayScale }
    }

    /// Returns the default settings.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the settings that suit the screen.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
