public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A view that shows an image, or several in turn, placed by its content mode.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The image; default nil, for none.
    open var image: UIImage? {
        get { ownImage.value }
        set {
            let old = ownImage
            guard newValue !== old.value else { return }
            RunContext.current.shownLooks.noteContents(of: storage, old)
            ownImage.value = newValue
            if newValue?.size != old.value?.size { imageSizeDidChange() }
        }
    }
    private var ownImage = OwnImage()

    private struct OwnImage: FormerContents {
        var value: UIImage?

        func exchange(in storage: LayerStorage) -> any FormerContents {
            guard let view = storage.owner as? UIImageView else { return self }
            defer { view.ownImage = self }
            return view.ownImage
        }
    }

    /// The image shown while the view is highlighted; default nil, for the usual one.
    open var highlightedImage: UIImage?

    /// A Boolean value that indicates whether the highlighted image is shown; default false.
    open var isHighlighted = false

    /// The images shown in turn while the view animates; default nil, for none.
    open var animationImages: [UIImage]?

    /// The images shown in turn while the view animates and is highlighted; default nil.
    open var highlightedAnimationImages: [UIImage]?

    /// The duration of one round of images in seconds; default 0, for a thirtieth of a second for each.
    open var animationDuration: TimeInterval = 0

    /// The number of rounds; default 0, for no end.
    open var animationRepeatCount = 0

    /// The size and weight of a symbol that was created without; default nil, for text of 17 points.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            imageSizeDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    /// A Boolean value that indicates whether the image changes with the focus of a view around it; default
    /// false. It has no effect.
    open var adjustsImageWhenAncestorFocused = false {
        didSet {
            warnOfNoEffect(
                "UIImageView.adjustsImageWhenAncestorFocused", oldValue, adjustsImageWhenAncestorFocused)
        }
    }

    /// A Boolean value that indicates whether the image grows with large texts; default false. It has no
    /// effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            warnOfNoEffect(
                "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory", oldValue,
                adjustsImageSizeForAccessibilityContentSizeCategory)
        }
    }

    /// The effects on the symbol; nil before the first one.
    var symbolEffects: SymbolEffects?
    private var animationStart: TimeInterval?

    /// Creates a view of an image, as large as the image.
    public init(image: UIImage?) {
        ownImage.value = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    /// Creates a view of an image, as large as the image, with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        (ownImage.value, self.highlightedImage) = (image, highlightedImage)
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    /// Creates a view with a frame and without an image. It receives no touches unless
    /// `isUserInteractionEnabled` is set.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view of size zero. An archive adds its properties.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
    }

    /// Starts to show the animation images in turn.
    open func startAnimating() {
        animationStart = animationStart ?? RunContext.current.clock.time
    }

    /// Shows the image again.
    open func stopAnimating() {
        animationStart = nil
    }

    /// A Boolean value that indicates whether the animation images are shown.
    open var isAnimating: Bool {
        guard let animationStart, let images = animationImages, !images.isEmpty else { return false }
        let end = Double(animationRepeatCount) * round(images.count)
        return animationRepeatCount <= 0 || RunContext.current.clock.time - animationStart < end
    }

    /// The insets of the image.
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    /// The size of the image; without one, none.
    open override var intrinsicContentSize: CGSize {
        image?.preferring(preferredSymbolConfiguration).size ?? super.intrinsicContentSize
    }

    /// Returns the size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.preferring(preferredSymbolConfiguration).size ?? .zero
    }

    /// Invalidates the layout after a change of the image's size.
    private func imageSizeDidChange() {
        superview?.setNeedsLayout()
    }

    private func round(_ count: Int) -> TimeInterval {
        animationDuration > 0 ? animationDuration : Double(count) / 30
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        guard let image = shownImage?.preferring(preferredSymbolConfiguration) else { return [] }
        let isSliced = image.capInsets != .zero && contentMode == .scaleToFill
        let frame = isSliced ? bounds : image.size.placed(in: bounds, contentMode)
        guard let layer = image.layer(in: frame, tint: tintColor.color) else { return [] }
        return [symbolEffects?.posed(layer, in: frame) ?? layer]
    }

    /// The image of the current time and state.
    private var shownImage: UIImage? {
        if isAnimating, let start = animationStart {
            let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
            return images?.image(at: RunContext.current.clock.time - start, round: round(images?.count ?? 1))
        }
        let image = symbolEffects?.image ?? (isHighlighted ? highlightedImage ?? image : image)
        guard let image, let images = image.images else { return image }
        return images.image(at: RunContext.current.clock.time, round: image.duration)
    }
}

extension [UIImage] {
    /// Returns the image of a time in rounds of a duration, both in seconds; nil without images.
    fileprivate func image(at time: TimeInterval, round: TimeInterval) -> UIImage? {
        guard !isEmpty, round > 0 else { return first }
        let progress = (time / round + 1e-9).truncatingRemainder(dividingBy: 1)
        return self[Swift.min(count - 1, Int(progress * Double(count)))]
    }
}
