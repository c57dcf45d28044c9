public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A row of segments of which one is selected: 32 points high (as in UIKit since iOS 13).
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The styles of earlier systems, which are all drawn alike.
    public enum Style: Int, Sendable {
        /// A plain row.
        case plain, bordered, bar, bezeled
    }

    /// The index that stands for no segment: -1.
    public static let noSegment = -1

    var segments: [SegmentPart] = []
    private let marker = UIView()
    private let measures = SegmentMeasures.current
    private var labels: [UIButton] = []
    /// The styles of titles by state.
    package var titleStyles: [State: [NSAttributedString.Key: Any]] = [:] {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The index of the selected segment; -1, the default, for none. Setting it does not send actions.
    open var selectedSegmentIndex = noSegment {
        didSet {
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The color of the selected segment; nil, the default, for white.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether a tap selects only for a moment; default false.
    open var isMomentary = false
    /// A Boolean value that indicates whether segments are as wide as their contents need, with equal shares
    /// of the rest; default false, for equal widths.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    /// The style of iOS 6 and earlier, which later systems keep and do not draw; default plain.
    open var segmentedControlStyle = Style.plain

    /// Creates a control with titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            segments.append(SegmentPart(title: item as? String, image: item as? UIImage))
        }
        bounds.size = intrinsicContentSize
        center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map(SegmentPart.init)
    }

    /// Creates a control of size zero. An archive adds its properties.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        backgroundColor = measures.isOutlined ? nil : .tertiarySystemFill
        clipsToBounds = measures.isOutlined
        storage.cornerRadius = measures.cornerRadius
        marker.storage.cornerRadius = measures.markerRadius
        marker.storage.borderWidth = measures.isOutlined ? 0 : 0.5
        marker.storage.borderColor = Color(alpha: 0.04)
        marker.castKnobShadow(opacity: measures.shadowOpacity)
        marker.isUserInteractionEnabled = false
        addSubview(marker)
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; indices beyond the ends are clamped.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(SegmentPart(title: title), at: max(0, min(segment, segments.count)))
        setNeedsLayout()
    }

    /// Inserts a segment with an image; indices beyond the ends are clamped.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(SegmentPart(image: image), at: max(0, min(segment, segments.count)))
        setNeedsLayout()
    }

    /// Removes a segment; an index beyond the end is that of the last one.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        segments.remove(at: max(0, min(segment, segments.count - 1)))
        if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
        setNeedsLayout()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    /// Sets the title of a segment, which must exist.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment, "setTitle(_:forSegmentAt:)") { ($0.title, $0.image) = (title, nil) }
    }

    /// Returns the title of a segment, which must exist; nil for none.
    open func titleForSegment(at segment: Int) -> String? {
        has(segment, for: "titleForSegment(at:)") ? segments[segment].title : nil
    }

    /// Sets the image of a segment, which must exist.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment, "setImage(_:forSegmentAt:)") { ($0.title, $0.image) = (nil, image) }
    }

    /// Returns the image of a segment, which must exist; nil for none.
    open func imageForSegment(at segment: Int) -> UIImage? {
        has(segment, for: "imageForSegment(at:)") ? segments[segment].image : nil
    }

    /// Sets the width of a segment, which must exist, in points; 0 for an equal share.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment, "setWidth(_:forSegmentAt:)") { $0.width = width }
    }

    /// Returns the width of a segment, which must exist, in points; 0 for an equal share.
    open func widthForSegment(at segment: Int) -> CGFloat {
        has(segment, for: "widthForSegment(at:)") ? segments[segment].width : 0
    }

    /// Sets whether a segment, which must exist, can be selected by touch.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment, "setEnabled(_:forSegmentAt:)") { $0.isEnabled = enabled }
    }

    /// Returns a Boolean value that indicates whether a segment, which must exist, can be selected by touch.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        has(segment, for: "isEnabledForSegment(at:)") && segments[segment].isEnabled
    }

    /// Sets the style of titles in a state. Color and font are drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleStyles[state] = attributes
    }

    /// Returns the style of titles that was set for a state; nil for none.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleStyles[state] }

    /// Returns an attribute of titles: that of selected segments where it is meant, or the normal one.
    private func titleAttribute<Value>(_ key: NSAttributedString.Key, isSelected: Bool = false) -> Value? {
        (isSelected ? titleStyles[.selected]?[key] as? Value : nil) ?? titleStyles[.normal]?[key] as? Value
    }

    func change(_ index: Int, _ method: String, _ body: (inout SegmentPart) -> Void) {
        guard has(index, for: method) else { return }
        body(&segments[index])
        setNeedsLayout()
    }

    /// Returns true for the index of a segment; reports another one, for which a device raises an exception
    /// (openradar 14692011), also for that of no segment.
    func has(_ index: Int, for method: String) -> Bool {
        if segments.indices.contains(index) { return true }
        let context = RunContext.current
        context.fail(
            SceneFailure(
                "\(context.name(of: self)): \(method) has no segment \(index): there are \(segments.count), from 0 on."
            ))
        return false
    }

    // MARK: Layout

    /// Puts titles, images and the mark of the selected segment in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        while labels.count > segments.count { labels.removeLast().removeFromSuperview() }
        while labels.count < segments.count {
            let label = UIButton(type: .custom)
            label.isUserInteractionEnabled = false
            addSubview(label)
            labels.append(label)
        }
        for (index, frame) in frames.enumerated() { show(index, in: frame) }
        let hasSelection = frames.indices.contains(selectedSegmentIndex)
        marker.isHidden = !hasSelection || images.hasBackground
        marker.backgroundColor = measures.isOutlined ? tintColor : selectedSegmentTintColor ?? measures.marker
        let inset = measures.markerInset
        if hasSelection { marker.frame = frames[selectedSegmentIndex].shrunk(dx: inset, dy: inset) }
        storage.isDimmed = !isEnabled
    }

    private func show(_ index: Int, in frame: CGRect) {
        let (label, segment) = (labels[index], segments[index])
        let isSelected = index == selectedSegmentIndex
        let shift = images.shift(ofSegment: index, of: segments.count)
        label.frame = frame.offsetBy(
            dx: shift.horizontal + segment.offset.width, dy: shift.vertical + segment.offset.height)
        let weight = isSelected ? measures.selectedWeight : .regular
        label.titleLabel?.font =
            titleAttribute(.font, isSelected: isSelected) ?? .systemFont(ofSize: 13, weight: weight)
        label.setTitle(segment.title, for: .normal)
        label.setImage(segment.image, for: .normal)
        let usual: UIColor = measures.isOutlined ? (isSelected ? .white : tintColor) : .label
        let color = titleAttribute(.foregroundColor, isSelected: isSelected) ?? usual
        label.setTitleColor(segment.isEnabled ? color : .tertiaryLabel, for: .normal)
        label.tintColor = color
    }

    /// Draws the outline and the lines between segments, unless images do.
    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        if images.hasBackground || images.hasDivider { return super.pictureContents(in: bounds) }
        return measures.isOutlined
            ? measures.outline(of: frames, in: bounds, tintColor.color)
            : measures.separators(of: frames, selected: selectedSegmentIndex)
    }

    /// The images that code has set.
    package var images = SegmentImages() {
        didSet {
            // Images replace the plate.
            if images.hasBackground, backgroundColor == .tertiarySystemFill { backgroundColor = nil }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// Draws the images that code has set.
    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        images.layers(frames, segments.indices.map(state), tint: tintColor)
    }

    private func state(of index: Int) -> State {
        !segments[index].isEnabled ? .disabled : index == selectedSegmentIndex ? .selected : .normal
    }

    /// The frames of the segments, from left to right.
    var frames: [CGRect] {
        SegmentFrames(
            widths: apportionsSegmentWidthsByContent ? neededWidths : segments.map(\.width),
            areFree: segments.map { $0.width == 0 }, divider: images.dividerWidth,
            shrinks: apportionsSegmentWidthsByContent, isWhole: measures.isWhole
        ).frames(in: bounds.size)
    }

    /// The size: the width of the widest segment times the number of segments, or the sum of the widths that
    /// they need, and the height of the look, 32 points by default.
    open override var intrinsicContentSize: CGSize {
        let widths = neededWidths
        let width =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(segments.count)
        return CGSize(width: width, height: measures.height - alignmentRectInsets.bottom)
    }

    /// The point below the plate that constraints do not count.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }

    /// The widths that segments have or that their contents need, with the look's distance at both sides.
    private var neededWidths: [CGFloat] {
        let label = UILabel()
        label.font = titleAttribute(.font) ?? .systemFont(ofSize: 13, weight: measures.widestWeight)
        return segments.map { segment in
            label.text = segment.title
            let content = max(label.intrinsicContentSize.width, segment.image?.size.width ?? 0)
            return segment.width > 0
                ? segment.width : max(measures.leastWidth, measures.width(around: content))
        }
    }

    /// Returns the size that the segments need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let size = intrinsicContentSize
        return CGSize(width: size.width, height: size.height + alignmentRectInsets.bottom)
    }

    /// Selects the segment from which the finger was lifted, and sends `valueChanged`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let point = touch.location(in: self)
        guard let index = frames.firstIndex(where: { $0.contains(CGPoint(x: point.x, y: bounds.midY)) }),
            segments[index].isEnabled, index != selectedSegmentIndex
        else { return }
        // The titles change at once, and the marker moves.
        let former = marker.frame
        selectedSegmentIndex = index
        layOutSubtree()
        let place = marker.frame
        if !former.isEmpty { marker.frame = former }
        UIView.animate(withDuration: 0.2) { self.marker.frame = place }
        send(.valueChanged, event)
        if let action = segments[index].action { sendAction(action) }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
