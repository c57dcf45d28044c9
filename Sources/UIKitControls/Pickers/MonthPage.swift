import Picture
@_spi(UIKitInternals) import UIKitCore

/// The days of a month of a calendar with their decorations, which move sideways when another month follows.
final class MonthPage: UIView {
    /// The duration of that move in seconds; by eye.
    private static let duration = 0.35

    /// The first day of the month.
    let month: Date
    /// The calendar, which draws the days; held weakly.
    weak var calendar: UICalendarView?
    /// The views below the days, which are counted from 0.
    var decorations: [(day: Int, view: UIView)] = []

    /// Creates the page of a month.
    init(of month: Date) {
        self.month = month
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Removes the decorations of a day.
    func removeDecorations(ofDay day: Int) {
        for decoration in decorations where decoration.day == day { decoration.view.removeFromSuperview() }
        decorations.removeAll { $0.day == day }
    }

    /// Moves in, while the page before moves out: to the left for a later month.
    func follow(_ former: MonthPage, isLater: Bool) {
        let (place, way) = (frame, isLater ? frame.width : -frame.width)
        superview?.insertSubview(former, at: 0)
        UIView.performWithoutAnimation { frame = place.offsetBy(dx: way, dy: 0) }
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            animations: {
                self.frame = place
                former.frame = place.offsetBy(dx: -way, dy: 0)
            }, completion: { _ in former.removeFromSuperview() })
    }

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        calendar?.days(ofMonth: month) ?? []
    }
}
