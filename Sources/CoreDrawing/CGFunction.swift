package import Picture

/// A function that code computes, such as the colors of a shading.
public final class CGFunction: NSObject {
    /// The number of places at which a shading asks for colors.
    private static let sampleCount = 256

    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let domain: ClosedRange<CGFloat>
    /// The least and the largest values of results, alternately; empty for any.
    private let range: [CGFloat]
    private let resultCount: Int

    /// Creates a function. Returns nil without a closure that computes it, and for more than one input, which
    /// shadings along lines and between circles do not have.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
        rangeDimension: Int, range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension == 1, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        let (low, high) = domain.map { ($0[0], $0[1]) } ?? (0, 1)
        guard low <= high else { return nil }
        (self.info, self.callbacks, self.domain) = (info, callbacks.pointee, low...high)
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension)) } ?? []
        resultCount = rangeDimension
        super.init()
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Returns the colors at even places of the domain.
    package var stops: [Gradient.Stop] {
        (0..<Self.sampleCount).map { index in
            let place = CGFloat(index) / CGFloat(Self.sampleCount - 1)
            let input = domain.lowerBound + place * (domain.upperBound - domain.lowerBound)
            return Gradient.Stop(place, Self.color(of: results(at: input)))
        }
    }

    private func results(at input: CGFloat) -> [CGFloat] {
        // Three colors and an opacity, where a function has fewer results than it fills.
        var results = [CGFloat](repeating: 0, count: max(resultCount, 4))
        withUnsafePointer(to: input) { callbacks.evaluate?(info, $0, &results) }
        return results.prefix(resultCount).enumerated().map { index, value in
            range.isEmpty ? value : max(range[2 * index], min(value, range[2 * index + 1]))
        }
    }

    /// Returns the color of a gray or of red, green and blue, with an opacity behind them.
    private static func color(of results: [CGFloat]) -> Color {
        let parts = results.map { max(0, min($0, 1)) }
        guard parts.count > 2 else {
            let gray = parts[0]
            return Color(red: gray, green: gray, blue: gray, alpha: parts.count == 2 ? parts[1] : 1)
        }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }
}
