/// The selection of one day.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate; held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The selected day; default nil.
    open var selectedDate: DateComponents? { didSet { updateSelectableDates() } }

    /// Creates a selection without a day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects a day.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func shows(_ day: DateComponents) -> Bool { selectedDate?.isSameDay(as: day) == true }

    override func allows(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }

    override func tap(_ day: DateComponents) {
        guard !shows(day) else { return }
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}
