public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A control for a value in a range, with a knob that is dragged along a line.
@preconcurrency @MainActor open class UISlider: UIControl {
    private let knob = UIImageView(frame: .zero)
    private let fill = UIView()
    private var number: Float = 0
    private var grip: CGFloat = 0
    /// The images of the knob by states.
    package var thumbImages: [State: UIImage] = [:] { didSet { setNeedsLayout() } }
    /// The images of the line up to the knob by states.
    package var lowImages: [State: UIImage] = [:] { didSet { setNeedsLayout() } }
    /// The images of the line after the knob by states.
    package var highImages: [State: UIImage] = [:]
    private let ends = (low: UIImageView(frame: .zero), high: UIImageView(frame: .zero))
    private let measures = SliderMeasures.current
    /// The distance of the images from the line, in points; by eye.
    private static let imageGap: CGFloat = 8

    /// The value, from the smallest to the largest one; default 0. Setting it does not send actions.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }

    /// The smallest value; default 0.
    open var minimumValue: Float = 0 { didSet { limit() } }
    /// The largest value; default 1.
    open var maximumValue: Float = 1 { didSet { limit() } }
    /// A Boolean value that indicates whether actions are sent while a finger drags; default true. If not,
    /// they are sent at its end.
    open var isContinuous = true
    /// The color of the line up to the knob; nil, the default, for the tint color.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the line after the knob; nil, the default, for gray.
    open var maximumTrackTintColor: UIColor?
    /// The color of the knob; nil, the default, for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The image at the left end, for which the line becomes shorter; default nil.
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image at the right end, for which the line becomes shorter; default nil.
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

    /// The ticks on the line and the values that the slider can have; nil, the default, for all values.
    open var trackConfiguration: TrackConfiguration? { didSet { limit() } }

    /// Creates a slider in a frame, which is at least as high as a slider.
    public override init(frame: CGRect) {
        super.init(frame: UISlider.fitted(frame))
    }

    /// Creates a slider. A storyboard or an archive adds its frame and its properties.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        receivesTouchesAtOnce = true
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        for view in [fill, ends.low, ends.high, knob] { addSubview(view) }
        fill.isUserInteractionEnabled = false
        knob.storage.borderColor = Color(alpha: 0.15)
        knob.castKnobShadow(opacity: measures.shadowOpacity)
    }

    /// Sets the value; animated, the knob slides. No actions are sent.
    open func setValue(_ value: Float, animated: Bool) {
        let inside = max(minimumValue, min(value, max(minimumValue, maximumValue)))
        number = trackConfiguration?.allowed(inside, from: minimumValue, to: maximumValue) ?? inside
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
            self.layOutSubtree()
        }
    }

    /// Sets the image of the knob in a state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
    }

    /// Returns the image of the knob in a state; nil for none.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

    /// The image of the knob now; nil for none.
    open var currentThumbImage: UIImage? { image(in: thumbImages) }

    /// The image of the line up to the knob now; nil for none.
    open var currentMinimumTrackImage: UIImage? { image(in: lowImages) }

    /// The image of the line after the knob now; nil for none.
    open var currentMaximumTrackImage: UIImage? { image(in: highImages) }

    /// Sets the image of the line up to the knob in a state, in place of its color.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { lowImages[state] = image }

    /// Sets the image of the line after the knob in a state, in place of its color.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { highImages[state] = image }

    /// Returns the image of the line up to the knob in a state; nil for none.
    open func minimumTrackImage(for state: State) -> UIImage? { lowImages[state] }

    /// Returns the image of the line after the knob in a state; nil for none.
    open func maximumTrackImage(for state: State) -> UIImage? { highImages[state] }

    /// Returns the rectangle of the image at the left end in bounds; empty without one.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the rectangle of the image at the right end in bounds; empty without one.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the rectangle of the line in bounds, between the images at its ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let low = minimumValueImageRect(forBounds: bounds).width
        let high = maximumValueImageRect(forBounds: bounds).width
        let left = low > 0 ? low + Self.imageGap : 0
        let right = high > 0 ? high + Self.imageGap : 0
        return CGRect(
            x: bounds.minX + left + measures.trackInset, y: bounds.midY - measures.trackHeight / 2,
            width: max(0, bounds.width - left - right - 2 * measures.trackInset),
            height: measures.trackHeight)
    }

    /// Returns the rectangle of the knob for a value, on the rectangle of the line.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = thumbSize
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let way = knobWay(along: rect)
        let left = way.lowerBound + share * (way.upperBound - way.lowerBound)
        return CGRect(origin: CGPoint(x: left, y: rect.midY - size.height / 2), size: size)
    }

    private var thumbSize: CGSize {
        (thumbImages[state] ?? thumbImages[.normal])?.size ?? measures.knob
    }

    /// Returns the left edges of the knob at the smallest and largest value, for the rectangle of the line.
    private func knobWay(along track: CGRect) -> ClosedRange<CGFloat> {
        let start = track.minX - measures.trackInset
        return start...max(start, track.maxX + measures.trackInset - thumbSize.width)
    }

    private func limit() { value = number }

    /// Puts the knob at the value.
    open override func layoutSubviews() {
        super.layoutSubviews()
        (ends.low.image, ends.high.image) = (minimumValueImage, maximumValueImage)
        ends.low.frame = minimumValueImageRect(forBounds: bounds)
        ends.high.frame = maximumValueImageRect(forBounds: bounds)
        knob.image = thumbImages[state] ?? thumbImages[.normal]
        let isPlain = knob.image == nil
        knob.frame = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        knob.storage.cornerRadius = isPlain ? measures.knob.height / 2 : 0
        knob.storage.borderWidth = isPlain ? measures.knobLine : 0
        knob.castKnobShadow(opacity: isPlain ? measures.shadowOpacity : 0)
        knob.backgroundColor = isPlain ? thumbTintColor ?? .white : nil
        showFill()
        storage.isDimmed = !isEnabled
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let track = trackRect(forBounds: bounds)
        let rest = maximumTrackTintColor ?? .systemFill
        let line = Shape.roundedRectangle(track, cornerRadius: measures.trackHeight / 2)
        // An image takes the place of the line.
        return (image(in: highImages) == nil ? [.fill(line, rest.color)] : [])
            + (trackConfiguration?.ticks ?? []).map {
                .fill(.ellipse(in: dot(of: $0, on: track)), UIColor.systemGray.color)
            }
    }

    /// Shows the line up to the knob, which moves with it in animations.
    private func showFill() {
        fill.isHidden = image(in: lowImages) != nil
        fill.frame = filledPart(of: trackRect(forBounds: bounds))
        fill.backgroundColor = minimumTrackTintColor ?? tintColor
        fill.storage.cornerRadius = measures.trackHeight / 2
    }

    /// Shows the line in the new color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    private func image(in images: [State: UIImage]) -> UIImage? { images[state] ?? images[.normal] }

    /// Draws the images of the line, which meet at the middle of the knob.
    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        let track = trackRect(forBounds: bounds)
        let place = max(track.minX, min(middle(of: value, on: track), track.maxX))
        let parts = [(highImages, place, track.maxX), (lowImages, track.minX, place)]
        return parts.compactMap { images, left, right in
            guard let image = image(in: images) else { return nil }
            let height = image.size.height
            let frame = CGRect(x: left, y: track.midY - height / 2, width: right - left, height: height)
            return image.layer(in: frame, tint: tintColor.color)
        }
    }

    /// Returns the dot of a tick, 4 points wide and 8 points below the middle of the line; by eye.
    private func dot(of tick: TrackConfiguration.Tick, on track: CGRect) -> CGRect {
        let x = middle(of: minimumValue + tick.position * (maximumValue - minimumValue), on: track)
        return CGRect(x: x - 2, y: track.midY + 8 - 2, width: 4, height: 4)
    }

    /// Returns the middle of the knob at a value, on the rectangle of the line.
    private func middle(of value: Float, on track: CGRect) -> CGFloat {
        thumbRect(forBounds: bounds, trackRect: track, value: value).midX
    }

    /// Returns the line's filled part, from the neutral value where there is one.
    private func filledPart(of track: CGRect) -> CGRect {
        var part = track
        part.size.width = filledWidth(of: track)
        guard let neutral = trackConfiguration?.neutralValue, neutral > minimumValue else { return part }
        let start = middle(of: min(neutral, maximumValue), on: track)
        let (left, right) = (min(start, part.maxX), max(start, part.maxX))
        return CGRect(x: left, y: track.minY, width: right - left, height: track.height)
    }

    /// Returns the width of the line's filled part.
    private func filledWidth(of track: CGRect) -> CGFloat {
        if measures.fillsToEnds, value <= minimumValue { return 0 }
        if measures.fillsToEnds, value >= maximumValue { return track.width }
        return max(0, knob.center.x - track.minX)
    }

    /// The height of the slider, by default 31 points (as in UIKit); it has no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: measures.height)
    }

    /// The frame. A height below that of a slider counts as that, from the upper edge on; a larger one is
    /// kept (row L0423 of Apple's numbers).
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = transform.isIdentity ? UISlider.fitted(newValue) : newValue }
    }

    /// Returns a frame that is at least as high as a slider.
    private static func fitted(_ frame: CGRect) -> CGRect {
        let size = CGSize(
            width: frame.size.width, height: max(frame.size.height, SliderMeasures.current.height))
        return CGRect(origin: frame.origin, size: size)
    }

    /// Returns whether a point is in the slider, which is as high for fingers as it is drawn where
    /// constraints make it lower.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: min(0, (bounds.height - measures.height) / 2)).contains(point)
    }

    /// Returns the width and the height of the slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: measures.height)
    }

    /// Begins to drag when the finger is on the knob.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layOutSubtree()
        let point = touch.location(in: self)
        guard knob.frame.insetBy(dx: -10, dy: -10).contains(point) else { return false }
        grip = point.x - knob.center.x
        return true
    }

    /// Moves the knob with the finger and sends `valueChanged`.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let way = knobWay(along: trackRect(forBounds: bounds))
        let room = way.upperBound - way.lowerBound
        guard room > 0 else { return true }
        let left = touch.location(in: self).x - grip - knob.bounds.width / 2 - way.lowerBound
        let before = value
        value = minimumValue + Float(max(0, min(left / room, 1))) * (maximumValue - minimumValue)
        if isContinuous, value != before { send(.valueChanged, event) }
        return true
    }

    /// Moves the knob to where the finger was lifted; sends `valueChanged` at the end of a drag.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { _ = continueTracking(touch, with: event) }
        if !isContinuous { send(.valueChanged, event) }
    }

    /// Returns false for taps and pans of superviews while the finger drags the knob.
    @_spi(UIKitInternals) open override func yields(to recognizer: UIGestureRecognizer) -> Bool {
        if isTracking, recognizer.view !== self, recognizer is UIPanGestureRecognizer { return false }
        return super.yields(to: recognizer)
    }
}
