package import Picture

/// A continuous change of color.
public final class CGGradient: NSObject, Sendable {
    package let stops: [Gradient.Stop]

    /// Creates a gradient of stops, of which there is at least one.
    init(stops: [Gradient.Stop]) {
        self.stops = stops
        super.init()
    }

    /// Creates a gradient of colors at places from 0 to 1, or evenly without places. Returns nil without
    /// colors.
    public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = colors.enumerated().map { index, color in
            Gradient.Stop(
                locations?[index] ?? CGFloat(index) / CGFloat(max(colors.count - 1, 1)), color.color)
        }
        super.init()
    }

    /// Creates a gradient of colors in an array of Objective-C, such as `[color.cgColor] as CFArray`.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
    ) {
        self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
    }

    /// Creates a gradient of components: red, green, blue and opacity of each color.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        stops = (0..<count).map { index in
            let part = components + 4 * index
            return Gradient.Stop(
                locations?[index] ?? CGFloat(index) / CGFloat(max(count - 1, 1)),
                Color(red: part[0], green: part[1], blue: part[2], alpha: part[3]))
        }
        super.init()
    }
}
