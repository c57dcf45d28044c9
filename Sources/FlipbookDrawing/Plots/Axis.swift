import CoreGeometry
import FlipbookCore
import Foundation

/// An axis with at most eight round ticks, far enough apart for their labels. Ticks are 1, 2 or 5 times a
/// power of ten apart, or parts of a turn for degrees.
public struct Axis: Sendable, Hashable {
    /// The kind of round steps.
    public enum Steps: Sendable { case decimal, degrees }

    /// The values at the ends.
    public let domain: ClosedRange<Double>
    /// The labeled values, in increasing order.
    public let ticks: [Double]
    /// The power of ten by which the labels are divided, a multiple of 3; mostly 0.
    public let exponent: Int
    private let step: TickStep

    /// The largest number of ticks that readers can take in without counting.
    static let mostTicks = 8
    /// The longest extension beyond the data to reach a tick, as a fraction of their range.
    private static let reach = 0.12
    /// The shortest extension beyond the data, as a fraction of their range, which keeps curves off the
    /// panel's edge.
    private static let padding = 0.03

    /// Creates an axis that begins and ends exactly where a range does, for time.
    ///
    /// - Parameters:
    ///   - range: the finite range, with its end above its start.
    ///   - steps: the kind of steps; default decimal.
    ///   - length: the length of the axis, in points.
    ///   - spacing: returns the smallest distance of ticks for the given labels, in points.
    init(
        exactly range: ClosedRange<Double>, steps: Steps = .decimal, length: CGFloat,
        spacing: ([String]) -> CGFloat
    ) {
        domain = range
        exponent = Self.exponent(of: range)
        step = Self.step(in: range, steps, length, exponent, spacing)
        ticks = step.ticks(in: range)
    }

    /// Creates an axis around data. It extends slightly beyond them, and ends at a tick where one is near.
    ///
    /// - Parameters:
    ///   - data: the smallest and the largest value, finite.
    ///   - steps: the kind of steps; default decimal.
    ///   - leastSpan: the smallest range of the axis, at least 0; default 0.
    ///   - beginsAtZero: whether the axis includes 0, unless all data are above 60 % of the largest value;
    ///     default false.
    ///   - length: the length of the axis, in points.
    ///   - spacing: the smallest distance of ticks, in points; default 30.
    init(
        around data: ClosedRange<Double>, steps: Steps = .decimal, leastSpan: Double = 0,
        beginsAtZero: Bool = false, length: CGFloat, spacing: CGFloat = 30
    ) {
        let padded = Self.padded(data, leastSpan: leastSpan, beginsAtZero: beginsAtZero)
        let exponent = Self.exponent(of: padded)
        let step = Self.step(in: padded, steps, length, exponent) { _ in spacing }
        let rounded = Self.rounded(padded, step)
        let isReadable = step.ticks(in: rounded).count <= Self.mostTicks
        self.init(domain: isReadable ? rounded : padded, step: step, exponent: exponent)
    }

    private init(domain: ClosedRange<Double>, step: TickStep, exponent: Int) {
        (self.domain, self.step, self.exponent) = (domain, step, exponent)
        ticks = step.ticks(in: domain)
    }

    /// Returns the position of a value between the ends, 0...1 for values within the domain.
    func position(of value: Double) -> CGFloat {
        // Halves, since the difference of the largest finite numbers overflows.
        let (low, high) = (domain.lowerBound / 2, domain.upperBound / 2)
        return CGFloat((value / 2 - low) / (high - low))
    }

    /// The labels of the ticks, all with the same number of decimals.
    public var labels: [String] { Self.labels(of: ticks, step, exponent) }
}

extension Axis {
    private static func padded(
        _ data: ClosedRange<Double>, leastSpan: Double, beginsAtZero: Bool
    ) -> ClosedRange<Double> {
        var (low, high) = (data.lowerBound, data.upperBound)
        if beginsAtZero, low > -1e-9 * abs(high), low < high * 0.6 || high < leastSpan { low = 0 }
        let span = high - low
        // A range within the last bits of large numbers is noise.
        let least = max(leastSpan, 1e-6 * max(abs(low), abs(high)), 1e-12)
        let isAtZero = beginsAtZero && low == 0
        guard span >= least else {
            return isAtZero ? widened(to: high, least) : widened(low, high, to: least)
        }
        return (isAtZero ? 0 : low - padding * span)...(high + padding * span)
    }

    private static func widened(_ low: Double, _ high: Double, to span: Double) -> ClosedRange<Double> {
        let middle = low / 2 + high / 2
        return (middle - span / 2)...(middle + span / 2)
    }

    /// Returns the range from 0 up; 0...1 where all data are 0.
    private static func widened(to high: Double, _ span: Double) -> ClosedRange<Double> {
        0...(high == 0 ? max(span, 1) : span)
    }

    /// Returns the range, extended to the next tick at each end where that is near.
    private static func rounded(_ range: ClosedRange<Double>, _ step: TickStep) -> ClosedRange<Double> {
        let span = range.upperBound - range.lowerBound
        let below = (range.lowerBound / step.value - 1e-9).rounded(.down) * step.value
        let above = (range.upperBound / step.value + 1e-9).rounded(.up) * step.value
        let low = range.lowerBound - below <= reach * span ? below : range.lowerBound
        let high = above - range.upperBound <= reach * span ? above : range.upperBound
        return low...high
    }

    /// Returns the smallest step with two to eight ticks that are far enough apart for their labels, or else
    /// the largest step with at least two ticks.
    private static func step(
        in range: ClosedRange<Double>, _ steps: Steps, _ length: CGFloat, _ exponent: Int,
        _ spacing: ([String]) -> CGFloat
    ) -> TickStep {
        let span = range.upperBound - range.lowerBound
        let candidates = steps == .degrees ? TickStep.degrees(for: span) : TickStep.decimal(for: span)
        let readable = candidates.filter { step in
            let ticks = step.ticks(in: range)
            guard (2...mostTicks).contains(ticks.count) else { return false }
            return length * CGFloat(step.value / span) >= spacing(labels(of: ticks, step, exponent))
        }
        return readable.first ?? candidates.last { step in step.ticks(in: range).count > 1 } ?? candidates[0]
    }

    /// Returns 0 when the largest absolute value is from 0.03 to below 100,000. For other ranges the title of
    /// the axis shows a power of ten instead of the labels.
    private static func exponent(of range: ClosedRange<Double>) -> Int {
        let greatest = max(abs(range.lowerBound), abs(range.upperBound))
        guard greatest < 0.03 || greatest >= 100_000 else { return 0 }
        return Int((log10(greatest) / 3).rounded(.down)) * 3
    }

    private static func labels(of ticks: [Double], _ step: TickStep, _ exponent: Int) -> [String] {
        let digits = max(0, exponent - step.exponent)
        return ticks.map { tick in
            let shifted = tick / pow(10, Double(exponent))
            let text = String(format: "%.\(digits)f", abs(shifted))
            return tick < 0 ? "\u{2212}" + text : text
        }
    }
}
