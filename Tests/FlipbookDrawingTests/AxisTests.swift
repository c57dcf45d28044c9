import CoreGeometry
import FlipbookCore
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct AxisTests {
    /// Ranges of all sizes, above, below and around zero.
    private static let ranges: [ClosedRange<Double>] = (-9...9).flatMap { exponent in
        [(0.0, 1.0), (0.13, 0.97), (-0.3, 0.7), (-8.1, -1.2), (3, 3.7), (99, 101.3), (0, 7.77), (-1, 1)].map {
            (low: Double, high: Double) -> ClosedRange<Double> in
            let unit: Double = pow(10, Double(exponent))
            return (low * unit)...(high * unit)
        }
    }

    @Test(arguments: ranges)
    func axesOfPlotsStepBy12Or5WithZerosInAtMostEightTicksThatAreMetExactly(_ data: ClosedRange<Double>)
        throws
    {
        let axis = Axis(around: data, length: 300)
        #expect((3...8).contains(axis.ticks.count), "\(axis.ticks)")
        let step = axis.ticks[1] - axis.ticks[0]
        let digits = step / pow(10, (log10(step) + 1e-9).rounded(.down))
        #expect([1, 2, 5].contains { abs(digits - $0) < 1e-6 }, "\(step)")
        for tick in axis.ticks {
            #expect(
                axis.domain.lowerBound - step * 1e-6 <= tick && tick <= axis.domain.upperBound + step * 1e-6)
            #expect(abs((tick / step).rounded() - tick / step) < 1e-6)
        }
    }

    @Test(arguments: ranges)
    func axesOfPlotsReachLittleBeyondTheirData(_ data: ClosedRange<Double>) {
        let axis = Axis(around: data, length: 300)
        let span = data.upperBound - data.lowerBound
        #expect(axis.domain.lowerBound <= data.lowerBound && axis.domain.upperBound >= data.upperBound)
        #expect(axis.domain.lowerBound >= data.lowerBound - 0.16 * span)
        #expect(axis.domain.upperBound <= data.upperBound + 0.16 * span)
    }

    @Test(arguments: ranges)
    func axesOfPlotsHaveDifferentLabelsEachTheNumberAtItsTick(_ data: ClosedRange<Double>) throws {
        let axis = Axis(around: data, length: 300)
        #expect(Set(axis.labels).count == axis.ticks.count)
        for (tick, label) in zip(axis.ticks, axis.labels) {
            let number = try #require(Double(label.replacingOccurrences(of: "\u{2212}", with: "-")))
            let value = number * pow(10, Double(axis.exponent))
            #expect(abs(value - tick) <= 1e-9 * max(abs(tick), data.upperBound - data.lowerBound))
            #expect(label.count <= 8)
        }
    }

    @Test(arguments: [12.0, 50, 80, 100, 200, 370, 800, 1500, 5000, 1e5, 1e7])
    func axesOfPlotsOfDegreesStepByPartsOfATurn(_ span: Double) {
        let axis = Axis(around: 0...span, steps: .degrees, length: 300)
        let step = axis.ticks[1] - axis.ticks[0]
        #expect((2...8).contains(axis.ticks.count), "\(axis.ticks)")
        let parts: [Double] = [2, 5, 10, 15, 30, 45, 90, 180]
        #expect(parts.contains(step) || step.truncatingRemainder(dividingBy: 360) == 0, "\(step)")
    }

    @Test func axesOfPlotsOfAFullTurnAreLabeledAtItsQuarters() {
        let axis = Axis(around: 0...360, steps: .degrees, length: 160)
        #expect(axis.labels == ["0", "90", "180", "270", "360"])
    }

    @Test(arguments: [50.0, 64, 90, 130, 200, 400, 2000])
    func axesOfPlotsKeepTicksAsFarApartAsLabelsNeed(_ length: CGFloat) {
        for data in Self.ranges {
            let axis = Axis(around: data, length: length, spacing: 24)
            #expect((2...8).contains(axis.ticks.count))
            let places = axis.ticks.map { axis.position(of: $0) * length }
            // Digits of 10 pt are 7.3 pt high. Where two ticks are needed they may come nearer than they
            // should.
            let least = length < 130 ? 9.0 : 19
            #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > least }, "\(places)")
        }
    }

    @Test func axesOfPlotsThatBeginAndEndAsToldHaveTicksForLabelsOfTheirWidth() {
        let wide = Axis(exactly: 0...2, length: 600) { _ in 40 }
        #expect(wide.domain == 0...2 && wide.labels == ["0.0", "0.5", "1.0", "1.5", "2.0"])
        let narrow = Axis(exactly: 0...2, length: 100) { _ in 40 }
        #expect(narrow.labels == ["0", "1", "2"])
        let long = Axis(exactly: 0...3600, length: 100) { CGFloat(($0.map(\.count).max() ?? 0) * 8) }
        #expect((2...4).contains(long.ticks.count))
    }

    @Test(arguments: [0.0, 160, -3, 1e12, 1e-12])
    func axesOfPlotsOfValuesThatStandStillHaveARangeNevertheless(_ value: Double) {
        let axis = Axis(around: value...value, leastSpan: 10, length: 300)
        #expect(axis.domain.lowerBound <= value && axis.domain.upperBound >= value)
        #expect(axis.domain.upperBound - axis.domain.lowerBound >= 1)
        #expect((2...8).contains(axis.ticks.count))
    }

    @Test func axesOfPlotsBeginAtZeroWhereThatIsAskedForAndNear() {
        #expect(Axis(around: 20...100, beginsAtZero: true, length: 300).domain.lowerBound == 0)
        #expect(Axis(around: 20...100, length: 300).domain.lowerBound > 0)
        #expect(Axis(around: 95...100, beginsAtZero: true, length: 300).domain.lowerBound > 90)
        #expect(Axis(around: 0...0, beginsAtZero: true, length: 300).domain == 0...1)
    }

    @Test func axesOfPlotsOfHugeAndTinyValuesNameAPowerOfTenInPlaceOfLongLabels() {
        let huge = Axis(around: 0...3e6, length: 300)
        #expect(huge.exponent == 6 && huge.scaled("J") == "10⁶ J" && huge.labels.contains("1.0"))
        #expect(Axis(around: 0...2e-5, length: 300).scaled("J") == "10⁻⁶ J")
        #expect(Axis(around: 0...50, length: 300).scaled("J") == "J")
    }
}
