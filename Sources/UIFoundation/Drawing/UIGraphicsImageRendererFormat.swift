/// The settings of an image renderer.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point; default that of the screen. It has no effect: images are shapes.
    public var scale: CGFloat = 2 {
        didSet {
            warnOfNoEffect(anywhere: "UIGraphicsImageRendererFormat.scale", oldValue, scale)
        }
    }
    /// A Boolean value that indicates whether the image has no transparent parts; default false.
    public var opaque = false

    /// Returns the default settings.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the settings that suit the screen.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
