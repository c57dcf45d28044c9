import Picture
import UIKitCore

/// The calendar whose months a browser shows.
@MainActor protocol MonthSource: AnyObject {
    /// The calendar, the time zone and the language.
    var settings: DateSettings { get }
    /// The height of a week, in points.
    var weekHeight: CGFloat { get }

    /// Returns the font of a size in points and of a weight.
    func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont
    /// Returns whether any of the moments from one to another can be shown.
    func allows(from start: Date, to end: Date) -> Bool
    /// Returns a day of a month, counted from 0, as it is drawn.
    func contents(ofDay index: Int, in grid: MonthGrid) -> [Layer.Content]
    /// Returns the view below the number of a day, counted from 0; nil for none.
    func decoration(ofDay index: Int, in grid: MonthGrid) -> UIView?
    /// Returns the middle of that view.
    func middleOfDecoration(in cell: CGRect) -> CGPoint

    /// Responds to a tap on a day, counted from 0.
    func tap(_ index: Int, in grid: MonthGrid)
    /// Responds to wheels that have turned to a month.
    func wheelsDidTurn(to month: Date)
    /// Notifies the calendar that another month is shown.
    func monthDidChange(from former: Date)
}

extension MonthSource {
    func decoration(ofDay index: Int, in grid: MonthGrid) -> UIView? { nil }
    func middleOfDecoration(in cell: CGRect) -> CGPoint { CGPoint(x: cell.midX, y: cell.midY) }
    func monthDidChange(from former: Date) {}

    /// Returns the grid of a month.
    func grid(ofMonth month: Date, width: CGFloat) -> MonthGrid {
        MonthGrid(settings: settings, month: month, width: width, weekHeight: weekHeight)
    }

    /// Returns the first day of the month of a date.
    func start(ofMonth date: Date) -> Date {
        let calendar = settings.zonedCalendar
        return calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    /// Returns the month that is a number of months later; nil for one that cannot be shown.
    func month(_ month: Date, movedBy step: Int) -> Date? {
        let calendar = settings.zonedCalendar
        guard let start = calendar.date(byAdding: .month, value: step, to: month),
            let end = calendar.date(byAdding: .month, value: 1, to: start), allows(from: start, to: end)
        else { return nil }
        return start
    }
}
