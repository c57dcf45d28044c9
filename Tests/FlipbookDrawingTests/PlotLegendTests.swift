import CoreGeometry
import FlipbookCore
import Picture
import TestSupport
import Testing

@testable import FlipbookDrawing

/// The legends of plots.
struct PlotLegendTests {
    /// Pink is nearest to vermilion, as orange is; that of an orange item was green.
    @Test func itemsShareTheHuesSoThatEachIsNearItsOwn() {
        let pink = Color(red: 1, green: 45.0 / 255, blue: 85.0 / 255)
        let orange = Color(red: 1, green: 149.0 / 255, blue: 0)
        let teal = Color(red: 48.0 / 255, green: 176.0 / 255, blue: 199.0 / 255)
        #expect(Theme.light.seriesNumbers(for: [pink, orange, teal, nil]) == [3, 1, 0, 2])
        // The curve of a red item was pink on dark paper.
        #expect(Theme.dark.seriesNumbers(for: [Color(red: 1, green: 0, blue: 0)]) == [1])
    }

    /// The left ends of the samples in a legend, by the heights of their lines.
    private func samples(_ labels: [String], title: String, width: CGFloat) throws -> [CGFloat: [CGFloat]] {
        let series = labels.map {
            Series(
                label: $0, color: .black,
                runs: [[PlotPoint(time: 0, value: 0), PlotPoint(time: 1, value: 1)]])
        }
        var plot = try Plot(
            title: "Plot", duration: 1, panels: [Plot.Panel(.y, series)],
            size: CGSize(width: width, height: 400))
        plot.legendTitle = title
        let legend = try #require(plot.picture().layers.first { $0.name == "legend" })
        let starts = legend.contents.compactMap { content -> CGPoint? in
            guard case .stroke(.path(let path), _, _) = content, case .move(let start)? = path.elements.first
            else { return nil }
            return start
        }
        #expect(starts.count == labels.count)
        return Dictionary(grouping: starts, by: \.y).mapValues { $0.map(\.x) }
    }

    @Test func linesOfALegendBeginBelowItsFirstSample() throws {
        let values = (0..<12).map { "\($0)" }
        let lines = try samples(values, title: "elasticity", width: 320)
        #expect(lines.count > 1)
        #expect(Set(lines.values.compactMap(\.first)).count == 1)
        #expect(lines.values.flatMap(\.self).min() ?? 0 > PlotLayout.margin + 40)
    }

    @Test func longNamesBehindALongTitleBeginAtTheMargin() throws {
        let names = (0..<6).map { "aLongNameOfAnItem\($0)" }
        let lines = try samples(names, title: "aLongNameOfAParameter", width: 200)
        #expect(lines.values.flatMap(\.self).min() == PlotLayout.margin)
    }
}
