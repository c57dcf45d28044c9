/// The selection of several days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate; held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The selected days; default none.
    open var selectedDates: [DateComponents] = [] { didSet { updateSelectableDates() } }

    /// Creates a selection without days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects days.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func shows(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isSameDay(as: day) } }

    override func allows(_ day: DateComponents) -> Bool {
        let allows =
            shows(day)
            ? delegate?.multiDateSelection(self, canDeselectDate: day)
            : delegate?.multiDateSelection(self, canSelectDate: day)
        return allows ?? true
    }

    override func tap(_ day: DateComponents) {
        if shows(day) {
            selectedDates.removeAll { $0.isSameDay(as: day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}
