public import CoreGeometry
public import FlipbookCore
public import Picture
import Raster

/// A plot of curves over time, in panels one below another with a common time axis.
public struct Plot: Sendable {
    /// A panel: a quantity and its curves.
    public struct Panel: Sendable {
        /// The quantity on the vertical axis.
        public var quantity: Quantity
        /// The curves, in the order of drawing.
        public var series: [Series]

        /// Creates a panel of a quantity and its curves.
        public init(_ quantity: Quantity, _ series: [Series]) {
            (self.quantity, self.series) = (quantity, series)
        }
    }

    /// The title, in bold type at the top.
    public var title: String
    /// The subtitle, after the title; default empty.
    public var subtitle = ""
    /// The heading of the curves' names, such as a parameter's name; default empty.
    public var legendTitle = ""
    /// The alternative text of the picture, for readers who cannot see it; default the panels' quantities.
    public var summary: String
    /// The note below the panels, such as what was left out; default empty.
    public var note = ""
    /// The time from the left edge to the right edge, in seconds.
    public let duration: Double
    /// The panels from the top down, all with the same curves.
    public let panels: [Panel]
    /// A Boolean value that indicates whether circles mark the beginnings of contacts; default true.
    public var marksContacts = true
    /// The colors.
    public var theme: Theme
    /// The size, in points.
    public let size: CGSize

    /// The allowed length of a side, in points.
    public static let sides: ClosedRange<Double> = 160...4096
    /// The smallest height of a panel's area, in points, which holds three ticks.
    static let leastPanelHeight: CGFloat = 48

    /// Creates a plot. Each side of its size is 160...4096 points; default 640 x 400 for one panel, and 160
    /// more in height for each further one.
    /// - Throws: `FilmError.invalid` for a size or a duration that is not allowed, and for a plot without
    ///   panels.
    public init(
        title: String, duration: Double, panels: [Panel], theme: Theme = .light, size: CGSize? = nil
    ) throws {
        (self.title, self.duration, self.panels, self.theme) = (title, duration, panels, theme)
        let quantities = panels.map(\.quantity.title).joined(separator: ", ")
        summary = "Curves of \(quantities) over \(duration.text) s."
        self.size = size ?? Self.usualSize(panels: panels.count)
        try check()
    }

    /// Returns the default size in points: 640 x 400 for one panel, and 160 more in height for each further
    /// one.
    static func usualSize(panels: Int) -> CGSize {
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

    /// Returns the plot as vector graphics. Each curve is a layer, named by quantity and series.
    /// - Throws: `FilmError.invalid` when the size has no room for all panels.
    public func picture() throws -> Picture {
        let layout = try PlotLayout(of: self, PlotTextStyle(ruler: PangoTextMeasurer()))
        var picture = Picture(size: size, background: theme.paper, layers: layout.layers)
        picture.title = "Plot of \(title)"
        picture.summary = summary
        return picture
    }

    /// Returns the plot as the content of a file.
    /// - Parameter scale: the number of pixels per point in a PNG, above 0 and at most 8; default 2.
    /// - Throws: `FilmError.invalid` for a scale that is not allowed, or a size that has no room for all
    ///   panels.
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
