import Picture
@_spi(UIKitInternals) import UIKitCore

/// The titles at the right edge of a table, by which a finger goes to sections.
final class SectionIndex: UIControl {
    /// The width, in points; by eye.
    static let width: CGFloat = 15
    /// The font of the titles; by eye.
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    /// The distance of the titles' middles, in points; by eye.
    private static let pitch: CGFloat = 14

    private unowned let table: UITableView
    /// True when the data source has to be asked for titles.
    var isDue = true
    /// The titles, from top to bottom.
    var titles: [String] = []
    /// The color of the titles; nil for the tint color.
    var textColor: UIColor?
    /// The color behind the titles; nil for none.
    var ground: UIColor? { didSet { showGround(isTracking: false) } }
    /// The color behind the titles under a finger; nil for that without one.
    var trackingGround: UIColor?
    /// The title that a finger has reached last; nil for none.
    private var reached: Int?

    init(_ table: UITableView) {
        self.table = table
        super.init(frame: .zero)
        receivesTouchesAtOnce = true
    }

    required init?(coder: NSCoder) { nil }

    private func showGround(isTracking: Bool) {
        backgroundColor = isTracking ? trackingGround ?? ground : ground
    }

    /// The upper edge of the first title: they stand in the middle of the height.
    private var top: CGFloat { bounds.midY - CGFloat(titles.count) * Self.pitch / 2 }

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let color = (textColor ?? tintColor).color
        return titles.enumerated().map { place, title in
            let frame = CGRect(
                x: 0, y: top + CGFloat(place) * Self.pitch, width: bounds.width, height: Self.pitch)
            return .text(
                Text(
                    title, font: Self.font.font, color: color, frame: frame, alignment: .center, lineLimit: 1)
            )
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        showGround(isTracking: true)
        return continueTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = max(0, min(titles.count - 1, Int((touch.location(in: self).y - top) / Self.pitch)))
        guard place != reached else { return true }
        reached = place
        table.showSection(ofTitle: titles[place], at: place)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end() }

    override func cancelTracking(with event: UIEvent?) { end() }

    private func end() {
        showGround(isTracking: false)
        reached = nil
    }

    /// Returns false for the pan that scrolls the table.
    override func yields(to recognizer: UIGestureRecognizer) -> Bool { false }
}
