public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A picker of dates, times and durations: fields, 34 points high, wheels or a calendar. A finger turns the
/// wheels, chooses days of the calendar and drags it from month to month; a tap on the calendar's title opens
/// wheels of months and years. A tap on a field opens a calendar for a date, and wheels for a time, on a card
/// that a touch beside it closes; `editingDidBegin` and `editingDidEnd` are sent.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The parts of a date.
    public enum Mode: Int, Sendable {
        /// The time.
        case time = 0
        /// The date.
        case date
        /// Date and time.
        case dateAndTime
        /// A duration.
        case countDownTimer
        /// The month and the year, on wheels.
        case yearAndMonth
    }

    /// The styles.
    public enum Style: Int, Sendable {
        /// The system's choice: wheels for durations, for months and in iOS 12, fields otherwise.
        case automatic = 0
        /// Wheels.
        case wheels
        /// Fields.
        case compact
        /// A calendar, and wheels for times.
        case inline
    }

    /// The date; default 1 January 2001, since a film has no calendar. It stays between the earliest and the
    /// latest date, and its minutes are multiples of the interval.
    open var date: Date {
        get { settings.fitted(stored, rounds: settings.roundsDate) }
        set { setDate(newValue, animated: false) }
    }
    private var stored = Date(timeIntervalSinceReferenceDate: 0)
    /// The parts of the date that are shown; default date and time.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
    /// The style that code prefers; default automatic.
    open var preferredDatePickerStyle = Style.automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }
    /// The style in use.
    open var datePickerStyle: Style { shownStyle }
    /// The earliest date; default nil.
    open var minimumDate: Date? { didSet { settings.earliest = minimumDate } }
    /// The latest date; default nil.
    open var maximumDate: Date? { didSet { settings.latest = maximumDate } }
    /// The number of minutes between times, a divisor of 60; default 1. Others count as 1.
    open var minuteInterval = 1 { didSet { settings.minuteInterval = minuteInterval } }
    /// A Boolean value that indicates whether the date itself is a multiple of the interval; default true.
    open var roundsToMinuteInterval = true { didSet { settings.roundsDate = roundsToMinuteInterval } }
    /// The duration, in seconds, from 60 on; default 0, which counts as 60 in the mode of a countdown.
    open var countDownDuration: TimeInterval {
        get { datePickerMode == .countDownTimer ? max(60, duration) : duration }
        set {
            guard newValue.isFinite else { return }
            duration = min(max(60, newValue), 86_340)
            content?.show(date, duration, animated: false)
            setNeedsDisplay()
        }
    }
    private var duration: TimeInterval = 0
    /// The language, in which hours may count up to 24; nil, the default, for American English.
    open var locale: Locale? { didSet { settings.locale = locale } }
    /// The calendar; default Gregorian. Its time zone does not count.
    open var calendar: Calendar! = Calendar(identifier: .gregorian) {
        didSet { settings.calendar = calendar ?? Calendar(identifier: .gregorian) }
    }
    /// The time zone; nil, the default, for Greenwich's.
    open var timeZone: TimeZone? { didSet { settings.timeZone = timeZone } }

    /// What the date depends on.
    var settings = DateSettings() { didSet { rebuild() } }
    /// The color of the text, which code sets by its name alone; nil, the default, for that of labels.
    private(set) var textColor: UIColor? { didSet { rebuild() } }
    /// The wheels or the calendar; nil for fields, which the picker draws itself.
    private(set) var content: (any DateContent)?
    /// The calendar or the wheels of a field; nil while none is open.
    var popUp: DatePopUp?

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        rebuild()
    }

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        key == "textColor" ? KeyedValue(self, \.textColor) : super.keyedValue(key)
    }

    /// Sets the date, at once or by turning the wheels to it.
    open func setDate(_ date: Date, animated: Bool) {
        if date.timeIntervalSinceReferenceDate.isFinite { show(date, animated: animated) }
    }

    private func show(_ date: Date, animated: Bool) {
        stored = date
        invalidateIntrinsicContentSize()
        content?.show(self.date, max(60, countDownDuration), animated: animated)
        popUp?.content.show(self.date, 0, animated: animated)
        setNeedsDisplay()
    }

    // MARK: Content

    private var shownStyle: Style {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        switch preferredDatePickerStyle {
        case .automatic: return SystemLook.current == .iOS12 ? .wheels : .compact
        case .inline: return datePickerMode == .time ? .wheels : .inline
        case .wheels, .compact: return preferredDatePickerStyle
        }
    }

    /// Replaces the content by that of the style, the mode and the settings.
    private func rebuild() {
        content?.removeFromSuperview()
        switch shownStyle {
        case .wheels: content = DateWheels(DateWheel.all(of: datePickerMode), settings, color: textColor)
        case .inline: content = DateCalendar(settings, showsTime: datePickerMode == .dateAndTime)
        case .automatic, .compact: content = nil
        }
        if let content {
            addSubview(content)
            content.didChoose = { [weak self] in self?.choose($0, $1) }
            content.show(date, max(60, countDownDuration), animated: false)
            if bounds.isEmpty { frame.size = intrinsicContentSize }
        }
        updatePopUp()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Takes what a finger has chosen. Wheels beyond the limits turn back.
    func choose(_ date: Date, _ duration: TimeInterval) {
        if datePickerMode == .countDownTimer { countDownDuration = duration }
        show(settings.fitted(date), animated: true)
        send(.valueChanged, nil)
    }

    /// Fills the picker with its content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    /// Opens the field under a finger that is lifted.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if content == nil, let touch { openField(at: touch.location(in: self)) }
    }

    /// Closes what a picker that leaves its window has opened.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { popUp?.close() }
    }

    // MARK: Fields

    /// The size of the fields, wheels or calendar.
    open override var intrinsicContentSize: CGSize {
        content?.intrinsicContentSize ?? sizeOfFields
    }

    /// Returns the size of the fields, wheels or calendar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        content == nil ? fieldContents(in: bounds) : []
    }
}
