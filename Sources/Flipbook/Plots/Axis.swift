import CoreGeometry
import Foundation

/// An axis with round ticks: 1, 2 or 5 with zeros from one to the next, parts of a turn for degrees; at most
/// eight, and far enough apart for their labels.
public struct Axis: Sendable, Hashable {
    /// What a step may be.
    public enum Steps: Sendable { case decimal, degrees }

    /// The values at the ends.
    public let domain: ClosedRange<Double>
    /// The values that are labelled, from the least to the greatest.
    public let ticks: [Double]
    /// The labels are the ticks divided by 10 to this power, a multiple of 3; mostly 0.
    public let exponent: Int
    private let step: TickStep

    /// The most ticks of an axis: more are counted, not read.
    static let mostTicks = 8
    /// How far beyond the data, as a part of their range, an axis reaches to end at a tick.
    private static let reach = 0.12
    /// How far beyond the data an axis reaches at least, so that a curve does not lie on the panel's edge.
    private static let padding = 0.03

    /// An axis that begins and ends exactly where the range does, as time has it.
    ///
    /// - Parameters:
    ///   - range: finite, its end above its start.
    ///   - length: points on paper.
    ///   - spacing: the least distance of ticks in points for labels such as those given.
    init(
        exactly range: ClosedRange<Double>, steps: Steps = .decimal, length: CGFloat,
        spacing: ([String]) -> CGFloat
    ) {
        domain = range
        exponent = Self.exponent(of: range)
        step = Self.step(in: range, steps, length, exponent, spacing)
        ticks = step.ticks(in: range)
    }

    /// An axis around data, little more than they need: it ends at a tick where one is near.
    ///
    /// - Parameters:
    ///   - data: the least and the greatest value, finite.
    ///   - leastSpan: the least range, above 0.
    ///   - beginsAtZero: whether 0 is included unless data are far off.
    ///   - length: points on paper.
    ///   - spacing: the least distance of ticks in points.
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

    /// Where a value stands between the ends, 0...1 for those of the domain.
    func position(of value: Double) -> CGFloat {
        // Halves, since the difference of the greatest numbers is none.
        let (low, high) = (domain.lowerBound / 2, domain.upperBound / 2)
        return CGFloat((value / 2 - low) / (high - low))
    }

    /// What is written at the ticks, all with the same number of digits behind the point.
    public var labels: [String] { Self.labels(of: ticks, step, exponent) }
}

extension Axis {
    private static func padded(
        _ data: ClosedRange<Double>, leastSpan: Double, beginsAtZero: Bool
    ) -> ClosedRange<Double> {
        var (low, high) = (data.lowerBound, data.upperBound)
        if beginsAtZero, low > -1e-9 * abs(high), low < high * 0.6 || high < leastSpan { low = 0 }
        let span = high - low
        // The last bits of large numbers are noise, too.
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

    /// Where nothing is but 0, any range is as good as another; 0...1 is the plainest.
    private static func widened(to high: Double, _ span: Double) -> ClosedRange<Double> {
        0...(high == 0 ? max(span, 1) : span)
    }

    /// The range to the ticks beyond its ends where they are near.
    private static func rounded(_ range: ClosedRange<Double>, _ step: TickStep) -> ClosedRange<Double> {
        let span = range.upperBound - range.lowerBound
        let below = (range.lowerBound / step.value - 1e-9).rounded(.down) * step.value
        let above = (range.upperBound / step.value + 1e-9).rounded(.up) * step.value
        let low = range.lowerBound - below <= reach * span ? below : range.lowerBound
        let high = above - range.upperBound <= reach * span ? above : range.upperBound
        return low...high
    }

    /// The smallest step whose ticks are few enough and far enough apart; where that leaves less than two
    /// ticks, the largest step that has two.
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

    /// Labels from 0.01 to 99999 are read as they are; beyond, a power of ten goes to the axis' title.
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
