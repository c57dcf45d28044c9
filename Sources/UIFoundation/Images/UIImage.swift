package import Picture

/// A picture of pixels or shapes; immutable.
///
/// Files are PNG, JPEG or GIF. `UIImage(named:)` finds them beside the scene file and in asset catalogs, and
/// PDF files, whose first page remains shapes.
public final class UIImage: NSObject, Sendable {
    /// The way in which an image takes its colors.
    public enum RenderingMode: Int, Sendable {
        /// The default of the view that shows the image: a symbol is a template, any other image is original.
        case automatic = 0
        /// The image's own colors.
        case alwaysOriginal = 1
        /// The tint color of the view, with the opacity of the image.
        case alwaysTemplate = 2
    }

    /// The way in which the parts between the cap insets fill a larger rectangle.
    public enum ResizingMode: Int, Sendable {
        /// The parts are repeated.
        case tile = 0
        /// The parts are stretched.
        case stretch = 1
    }

    /// The ways in which an image is drawn that is stored in another one.
    public enum Orientation: Int, Sendable {
        /// The orientation as stored.
        case up = 0
        /// A half turn.
        case down
        /// A quarter turn counterclockwise.
        case left
        /// A quarter turn clockwise.
        case right
        /// A mirror image, left and right exchanged.
        case upMirrored
        /// A mirror image, top and bottom exchanged.
        case downMirrored
        /// A mirror image at the diagonal from the top left corner.
        case leftMirrored
        /// A mirror image at the diagonal from the top right corner.
        case rightMirrored
    }

    /// The size in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The way in which the stored picture is drawn; default up.
    public let imageOrientation: Orientation
    private let stored: CGImage?
    /// The way in which the image takes its colors; default automatic.
    public let renderingMode: RenderingMode
    /// The insets of the parts that keep their size in a larger rectangle; default none.
    public let capInsets: UIEdgeInsets
    /// The way in which the parts between the insets fill a larger rectangle; default tile, as in UIKit.
    public let resizingMode: ResizingMode
    /// The images of an animated image; nil for a single one.
    public let images: [UIImage]?
    /// The duration of one round of an animated image, in seconds; 0 for a single one.
    public let duration: TimeInterval
    /// A Boolean value that indicates whether the image is one of the symbols.
    public let isSymbolImage: Bool
    /// The size and weight that a symbol was given; nil for none of its own.
    public let symbolConfiguration: SymbolConfiguration?

    package let content: Content
    /// The color given by `withTintColor`; nil for the view's.
    let ownTint: Color?
    /// The insets of the part by which views align the image, in points; default none.
    public let alignmentRectInsets: UIEdgeInsets
    /// The image of dark interfaces, which has the look of this one where it is drawn; nil for this one.
    private let dark: UIImage?

    package typealias Content = CGImage.Content

    /// The properties of an image besides its content.
    struct Form: Sendable {
        package var size = CGSize.zero
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        package var images: [UIImage]?
        package var duration: TimeInterval = 0
        var isSymbol = false
        var symbolConfiguration: SymbolConfiguration?
        package var tint: Color?
        var dark: UIImage?
        var alignmentRectInsets = UIEdgeInsets.zero
        var orientation = Orientation.up
        /// The picture as it is stored; nil for one that is stored as it is drawn.
        var stored: CGImage?
    }

    init(_ content: Content, _ form: Form) {
        self.content = content
        (size, scale, renderingMode) = (form.size, form.scale, form.renderingMode)
        (capInsets, resizingMode) = (form.capInsets, form.resizingMode)
        (images, duration, isSymbolImage) = (form.images, form.duration, form.isSymbol)
        symbolConfiguration = form.symbolConfiguration
        (ownTint, dark, alignmentRectInsets) = (form.tint, form.dark, form.alignmentRectInsets)
        (imageOrientation, stored) = (form.orientation, form.stored)
        super.init()
    }

    package convenience init(copying other: UIImage) {
        self.init(other.content, other.form)
    }

    /// Creates an image of shapes, in points from (0, 0).
    package convenience init(drawing layer: Layer, size: CGSize, scale: CGFloat) {
        self.init(.drawing(layer), Form(size: size, scale: scale))
    }

    package convenience init(_ pixels: PixelImage, scale: CGFloat) {
        let size = CGSize(width: pixels.size.width / scale, height: pixels.size.height / scale)
        self.init(.pixels(pixels), Form(size: size, scale: scale))
    }

    /// Creates an image without content and of size zero.
    public convenience override init() {
        self.init(.none, Form())
    }

    var form: Form {
        Form(
            size: size, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
            resizingMode: resizingMode, images: images, duration: duration, isSymbol: isSymbolImage,
            symbolConfiguration: symbolConfiguration,
            tint: ownTint, dark: dark, alignmentRectInsets: alignmentRectInsets,
            orientation: imageOrientation, stored: stored)
    }

    private func with(_ content: Content? = nil, _ change: (inout Form) -> Void) -> UIImage {
        var form = form
        change(&form)
        return UIImage(content ?? self.content, form)
    }

    /// Returns the image with another one for dark interfaces.
    func inDark(_ image: UIImage) -> UIImage {
        with { $0.dark = image }
    }

    /// The image of the interface's style, drawn as this one.
    var inCurrentStyle: UIImage {
        guard InterfaceStyle.isDark, let dark else { return self }
        return with(dark.content) {
            ($0.size, $0.scale, $0.dark) = (dark.size, dark.scale, nil)
        }
    }

    /// The picture without size in points, rendering mode and orientation; nil for an image without content.
    public var cgImage: CGImage? { stored ?? CGImage(content, size: size, scale: scale) }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image with insets of the part by which views align it, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image in one color, with the opacity of the image.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color.color }
    }

    /// Returns the image in one color and another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tint, $0.renderingMode) = (color.color, renderingMode) }
    }

    /// Returns the image with corners of a fixed size, in points; the parts between them are repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with corners of a fixed size, in points; the parts between them are repeated or
    /// stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// Returns the image with a left and a top cap in points; the point behind them is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// Returns the image: films are in left-to-right languages.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// A Boolean value that indicates whether the image is turned over where texts read from right to left;
    /// always false.
    public var flipsForRightToLeftLayoutDirection: Bool { false }

    /// Returns an image that shows several ones in turn. One round takes a duration in seconds; 0 means a
    /// thirtieth of a second for each. Nil without images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.images = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// Returns a Boolean value that indicates whether another object is an image with the same content.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self
            || content == other.content && size == other.size && scale == other.scale
                && renderingMode == other.renderingMode && ownTint == other.ownTint && dark == other.dark
    }

    /// The hash value of the content.
    public override var hash: Int { content.hashValue }

    /// A textual representation with the size, the same in every run.
    public override var description: String {
        "<UIImage: size = \(NSCoder.string(for: size)); scale = \(scale)>"
    }
}
