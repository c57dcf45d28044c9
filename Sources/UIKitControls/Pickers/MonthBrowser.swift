import Picture
@_spi(UIKitInternals) import UIKitCore

/// The months of a calendar: days that move sideways under a finger and by two arrows, below a title that
/// opens wheels of months and years in their place.
final class MonthBrowser: UIView {
    /// The calendar; held weakly.
    weak var source: (any MonthSource)? {
        didSet { (scroller.source, weekdays.source) = (source, source) }
    }

    private let title = MonthTitle(frame: .zero)
    private let weekdays = WeekdayRow(frame: .zero)
    private let scroller = MonthScroller(frame: .zero)
    private let buttons = MonthGrid.buttons()
    /// The wheels of months and years; nil while the days are shown.
    private var wheels: DateWheels?
    /// The month in the title; nil before the first one.
    private var namedMonth: Date?

    /// The time in seconds in which days and wheels fade into one another; by eye.
    private static let fade = 0.25
    /// The height of the wheels, in points (as that of UIPickerView).
    private static let wheelHeight: CGFloat = 216

    override init(frame: CGRect) {
        super.init(frame: frame)
        weekdays.isUserInteractionEnabled = false
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        for (button, step) in zip(buttons, [-1, 1]) {
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
        }
        scroller.didScroll = { [weak self] in self?.nameMonth() }
        scroller.didTurn = { [weak self] in self?.monthDidChange(from: $0) }
        addSubview(title)
        dayViews.forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    /// The views in whose place wheels are shown.
    private var dayViews: [UIView] { [weekdays, scroller, buttons[0], buttons[1]] }

    // MARK: Months

    /// The first day of the month that is shown.
    var month: Date { scroller.month }

    /// Shows the month of a date, at once or by moving its days in.
    func show(monthOf date: Date, animated: Bool) {
        guard let source else { return }
        let former = month
        scroller.show(source.start(ofMonth: date), animated: animated && wheels == nil)
        wheels?.show(month, 0, animated: true)
        monthDidChange(from: former)
    }

    /// Shows the month with new days, after a change of what they depend on.
    func reload() {
        guard let source else { return }
        if wheels != nil { UIView.performWithoutAnimation { toggleWheels() } }
        scroller.reset(to: source.start(ofMonth: month))
        update()
    }

    /// Asks for the decorations again of the days for which a closure returns true.
    func reloadDecorations(where isDue: (Date) -> Bool) { scroller.reloadDecorations(where: isDue) }

    /// Follows a change of the font or of the days that can be shown.
    func update() {
        guard let source else { return }
        title.font = source.font(17, .semibold)
        namedMonth = nil
        nameMonth()
        scroller.fit()
        for (button, step) in zip(buttons, [-1, 1]) {
            button.isEnabled = source.month(month, movedBy: step) != nil
        }
        setNeedsLayout()
    }

    private func turn(by step: Int) {
        guard let next = source?.month(month, movedBy: step) else { return }
        show(monthOf: next, animated: true)
    }

    private func monthDidChange(from former: Date) {
        guard former != month else { return }
        update()
        source?.monthDidChange(from: former)
    }

    /// Puts the name of the month that is nearest to the middle into the title.
    private func nameMonth() {
        let nearest = scroller.nearestMonth
        guard let source, nearest != namedMonth else { return }
        namedMonth = nearest
        title.text = source.settings.text(of: nearest, "LLLL yyyy")
        setNeedsLayout()
    }

    // MARK: Wheels

    /// Shows wheels in place of the days, or days in place of the wheels.
    private func toggleWheels() {
        let closed = wheels
        wheels = closed == nil ? makeWheels() : nil
        let opened = wheels
        for view in dayViews where opened == nil { view.isHidden = false }
        UIView.animate(
            withDuration: Self.fade, delay: 0,
            animations: {
                self.title.isOpen = opened != nil
                for view in self.dayViews { view.alpha = opened == nil ? 1 : 0 }
                opened?.alpha = 1
                closed?.alpha = 0
            },
            completion: { _ in
                closed?.removeFromSuperview()
                for view in self.dayViews { view.isHidden = self.wheels != nil }
            })
    }

    /// Creates wheels that are not seen yet.
    private func makeWheels() -> DateWheels? {
        guard let source else { return nil }
        let wheels = DateWheels(DateWheel.ofMonths, source.settings, color: nil)
        wheels.didChoose = { [weak self] date, _ in self?.source?.wheelsDidTurn(to: date) }
        UIView.performWithoutAnimation {
            wheels.show(month, 0, animated: false)
            wheels.alpha = 0
            wheels.frame = wheelFrame
            addSubview(wheels)
            wheels.layOutSubtree()
        }
        return wheels
    }

    private var wheelFrame: CGRect {
        let room = scroller.frame.maxY - MonthGrid.titleHeight
        return CGRect(
            x: 0, y: MonthGrid.titleHeight + (room - Self.wheelHeight) / 2, width: bounds.width,
            height: Self.wheelHeight)
    }

    // MARK: Places

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let source else { return }
        let grid = source.grid(ofMonth: month, width: bounds.width)
        for (button, frame) in zip(buttons, grid.buttonFrames) { button.frame = frame }
        title.frame = CGRect(
            x: MonthGrid.margin, y: 0, width: min(title.naturalWidth, grid.titleWidth),
            height: MonthGrid.titleHeight)
        weekdays.frame = CGRect(x: 0, y: 0, width: bounds.width, height: MonthGrid.top)
        let area = CGRect(x: 0, y: MonthGrid.top, width: bounds.width, height: 6 * source.weekHeight)
        if scroller.frame != area { scroller.frame = area }
        wheels?.frame = wheelFrame
    }
}

/// The names of the weekdays.
private final class WeekdayRow: UIView {
    weak var source: (any MonthSource)?

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        guard let source else { return [] }
        let month = source.start(ofMonth: Date(timeIntervalSinceReferenceDate: 0))
        return source.grid(ofMonth: month, width: bounds.width).weekdays(source.font(13, .semibold))
    }
}
