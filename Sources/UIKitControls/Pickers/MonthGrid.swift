import Picture
@_spi(UIKitInternals) import UIKitCore

/// The grid of a month: below a title beside two buttons, a row with the names of the weekdays, and a row for
/// each week. The lengths are by eye.
struct MonthGrid {
    let settings: DateSettings
    /// The first day of the month.
    let month: Date
    /// The width and the height of a week, in points.
    let width: CGFloat
    let weekHeight: CGFloat

    /// The heights of the title and of the weekdays, and the distance from the sides, in points.
    static let titleHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 24
    static let margin: CGFloat = 16
    /// The distance of the first week from the top, in points.
    static let top = titleHeight + weekdayHeight

    /// Returns the natural size of the grid of six weeks, in points.
    static func size(weekHeight: CGFloat) -> CGSize {
        CGSize(width: 320, height: top + 6 * weekHeight)
    }

    /// Creates the buttons for the month before and the month after.
    @MainActor static func buttons() -> [UIButton] {
        ["chevron.left", "chevron.right"].map { name in
            let button = UIButton(type: .system)
            let form = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
            button.setImage(UIImage(systemName: name, withConfiguration: form), for: .normal)
            return button
        }
    }

    // MARK: Places

    /// The frames of the two buttons.
    var buttonFrames: [CGRect] {
        [88, 44].map { distance in
            CGRect(x: width - Self.margin - distance, y: 0, width: 44, height: Self.titleHeight)
        }
    }

    /// The greatest width of the title, in points.
    var titleWidth: CGFloat { max(0, width - 2 * Self.margin - 88) }

    private var calendar: Calendar { settings.zonedCalendar }

    /// The number of days.
    var dayCount: Int { calendar.range(of: .day, in: .month, for: month)?.count ?? 0 }

    /// Returns a day, counted from 0.
    func day(_ index: Int) -> Date { calendar.date(byAdding: .day, value: index, to: month) ?? month }

    /// Returns the frame of a day, counted from 0.
    func cell(of day: Int) -> CGRect {
        let place = firstColumn + day
        return CGRect(
            x: Self.margin + CGFloat(place % 7) * cellWidth,
            y: Self.top + CGFloat(place / 7) * weekHeight,
            width: cellWidth, height: weekHeight)
    }

    /// Returns the day at a point, counted from 0; nil where there is none.
    func index(at point: CGPoint) -> Int? { (0..<dayCount).first { cell(of: $0).contains(point) } }

    private var cellWidth: CGFloat { max(0, width - 2 * Self.margin) / 7 }

    /// The column of the first day of the month.
    private var firstColumn: Int {
        (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    }

    // MARK: Looks

    /// Returns the names of the weekdays.
    func weekdays(_ font: UIFont) -> [Layer.Content] {
        (0..<7).map { column in
            let name = settings.text(of: day(column - firstColumn), "EEE").uppercased()
            let box = CGRect(
                x: Self.margin + CGFloat(column) * cellWidth, y: Self.titleHeight, width: cellWidth,
                height: Self.weekdayHeight)
            return Self.text(name, font, .tertiaryLabel, box)
        }
    }

    /// Returns the disc behind the number of a chosen day: the tint at 12 %.
    static func disc(in box: CGRect, _ tint: UIColor) -> Layer.Content {
        let side = min(box.width, box.height, 44)
        let disc = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
        return .fill(.roundedRectangle(disc, cornerRadius: side / 2), tint.withAlphaComponent(0.12).color)
    }

    /// Returns a line of text in a frame.
    static func text(
        _ string: String, _ font: UIFont, _ color: UIColor, _ frame: CGRect,
        _ alignment: Text.Alignment = .center
    ) -> Layer.Content {
        .text(Text(string, font: font.font, color: color.color, frame: frame, alignment: alignment))
    }
}
