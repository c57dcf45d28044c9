/// The days that a finger selects in a calendar.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// The calendar of the selection.
    weak var calendarView: UICalendarView?

    /// Draws the days again, because others can be selected.
    open func updateSelectableDates() { calendarView?.setNeedsDisplay() }

    /// Returns whether a day is selected.
    func shows(_ day: DateComponents) -> Bool { false }
    /// Returns whether a finger may select or deselect a day.
    func allows(_ day: DateComponents) -> Bool { true }
    /// Responds to a finger on a day.
    func tap(_ day: DateComponents) {}
}

extension DateComponents {
    /// Returns whether two values are of the same day.
    func isSameDay(as other: DateComponents) -> Bool {
        year == other.year && month == other.month && day == other.day
    }
}
