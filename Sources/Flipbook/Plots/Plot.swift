import CoreGeometry
import Picture
import Raster

/// Curves over time, in panels one below another with the time in common.
public struct Plot: Sendable {
    /// A panel: what is measured, and the curves.
    public struct Panel: Sendable {
        /// What is measured.
        public var quantity: Quantity
        /// The curves, the first one at the bottom.
        public var series: [Series]

        /// A panel of a quantity and its curves.
        public init(_ quantity: Quantity, _ series: [Series]) {
            (self.quantity, self.series) = (quantity, series)
        }
    }

    /// What is plotted, in bold letters at the top.
    public var title: String
    /// What has to be known of it, behind the title.
    public var subtitle: String
    /// What the curves' labels are values of, such as a parameter's name; default nothing.
    public var legendTitle: String
    /// The alternative text of the picture, for those who cannot see it; default the panels' quantities.
    public var summary: String
    /// What is left out, below the panels; default nothing.
    public var note: String
    /// Seconds from the left side to the right one.
    public let duration: Double
    /// The panels from the top; all with the same curves.
    public let panels: [Panel]
    /// Whether circles mark where contacts begin.
    public var marksContacts: Bool
    /// Paper and inks.
    public var theme: Theme
    /// The size in points.
    public let size: CGSize

    /// The sides that a plot may have, in points.
    public static let sides: ClosedRange<Double> = 160...4096
    /// The least height of a panel's area in points: three ticks fit.
    static let leastPanelHeight: CGFloat = 48

    /// A plot of the properties given. Its size is in points, each side 160...4096; default 640 wide and as
    /// high as its panels like.
    /// - Throws: `FilmError.invalid` for a size or a duration that is not allowed, and for no panel.
    public init(
        title: String, subtitle: String = "", legendTitle: String = "", note: String = "", duration: Double,
        panels: [Panel],
        marksContacts: Bool = true, theme: Theme = .light, size: CGSize? = nil
    ) throws {
        (self.title, self.subtitle, self.legendTitle) = (title, subtitle, legendTitle)
        (self.note, self.duration) = (note, duration)
        let quantities = panels.map(\.quantity.title).joined(separator: ", ")
        summary = "Curves of \(quantities) over \(duration.text) s."
        (self.panels, self.marksContacts, self.theme) = (panels, marksContacts, theme)
        self.size = size ?? Self.usualSize(panels: panels.count)
        try check()
    }

    /// 640 x 400 pt for one panel, 160 pt more for each other.
    public static func usualSize(panels: Int) -> CGSize {
        CGSize(width: 640, height: 240 + 160 * CGFloat(panels))
    }

    private func check() throws {
        for (name, side) in [("width", size.width), ("height", size.height)] {
            guard Self.sides.contains(side) else {
                throw FilmError.invalid(
                    "The \(name) \(side.text) pt is not allowed for a plot; it has to be from "
                        + "\(Self.sides.lowerBound.text) to \(Self.sides.upperBound.text) pt.")
            }
        }
        guard duration.isFinite, duration > 0 else {
            throw FilmError.invalid("A plot of \(duration.text) s is not possible; time has to pass.")
        }
        guard !panels.isEmpty else { throw FilmError.invalid("A plot needs at least one panel.") }
    }

    /// The plot as shapes and letters. Each curve is a sheet of its own, named by quantity and label.
    /// - Throws: `FilmError.invalid` when the size has no room for all panels.
    public func picture() throws -> Picture {
        let layout = try PlotLayout(of: self, PlotLettering(ruler: CairoTextRuler()))
        var picture = Picture(size: size, background: theme.paper, layers: layout.layers)
        picture.title = "Plot of \(title)"
        picture.summary = summary
        return picture
    }

    /// The plot as a file's content.
    /// - Parameter scale: pixels per point of a PNG, above 0 and at most 8; default 2.
    /// - Throws: `FilmError.invalid` for a scale that is not allowed, or a size that has no room for all panels.
    public func figure(scale: Double = 2) throws -> Figure {
        guard scale > 0, scale <= 8 else {
            throw FilmError.invalid(
                "The scale \(scale.text) is not allowed; it has to be above 0 and at most 8.")
        }
        guard max(size.width, size.height) * scale <= Double(Film.longestSide) else {
            throw FilmError.invalid(
                "At scale \(scale.text) a plot of \(size.width.text)x\(size.height.text) pt has a side of more than "
                    + "\(Film.longestSide) pixels; take a smaller scale.")
        }
        return Figure(try picture(), scale: scale)
    }
}
