import Picture
@_spi(UIKitInternals) import UIKitCore

/// The days of a month of a calendar, with their decorations.
final class MonthPage: UIView {
    /// The first day of the month.
    let month: Date
    private weak var source: (any MonthSource)?
    /// The views below the days, which are counted from 0.
    private var decorations: [(day: Int, view: UIView)] = []

    /// Creates the page of a month.
    init(of month: Date, _ source: any MonthSource) {
        self.month = month
        self.source = source
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        guard let grid else { return }
        for day in 0..<grid.dayCount { decorate(day, in: grid) }
    }

    required init?(coder: NSCoder) { nil }

    /// The grid of the month.
    var grid: MonthGrid? { source?.grid(ofMonth: month, width: bounds.width) }

    /// Asks for the decorations again of the days for which a closure returns true.
    func reloadDecorations(where isDue: (Date) -> Bool) {
        guard let grid else { return }
        for day in 0..<grid.dayCount where isDue(grid.day(day)) {
            for decoration in decorations where decoration.day == day {
                decoration.view.removeFromSuperview()
            }
            decorations.removeAll { $0.day == day }
            decorate(day, in: grid)
        }
        setNeedsLayout()
    }

    private func decorate(_ day: Int, in grid: MonthGrid) {
        guard let view = source?.decoration(ofDay: day, in: grid) else { return }
        addSubview(view)
        decorations.append((day, view))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let source, let grid else { return }
        for decoration in decorations {
            decoration.view.center = source.middleOfDecoration(in: grid.cell(of: decoration.day))
        }
    }

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        guard let source, let grid else { return [] }
        return (0..<grid.dayCount).flatMap { source.contents(ofDay: $0, in: grid) }
    }
}
