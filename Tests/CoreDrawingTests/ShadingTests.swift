import CoreDrawing
import Foundation
import Picture
import Testing

/// Changes of color by functions.
@MainActor @Suite struct ShadingTests {
    /// The number of times that information was freed.
    private final class Frees {
        var count = 0
    }

    private func function(_ range: [CGFloat], frees: Frees) -> CGFunction? {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                (output[0], output[1], output[2], output[3]) = (input[0], 2 * input[0], 0, 1)
            },
            releaseInfo: { _ in frees.count += 1 })
        return CGFunction(
            info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: range,
            callbacks: &callbacks)
    }

    private func gradient(_ draw: (CGContext) -> Void) -> Gradient? {
        let context = CGContext()
        context.canvas = CGRect(x: 0, y: 0, width: 40, height: 40)
        let contents = context.record { draw(context) }.flatMap(\.all).flatMap(\.contents)
        return contents.compactMap { content -> Gradient? in
            if case .gradient(_, let gradient) = content { gradient } else { nil }
        }.first
    }

    @Test func aFunctionGivesTheColorsOfAShading() throws {
        let frees = Frees()
        do {
            let ramp = try #require(function([0, 1, 0, 0.5, 0, 1, 0, 1], frees: frees))
            let shading = try #require(
                CGShading(
                    axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 0),
                    end: CGPoint(x: 30, y: 0), function: ramp, extendStart: true, extendEnd: true))
            let drawn = try #require(gradient { $0.drawShading(shading) })
            #expect(drawn.form == .axial(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0)))
            for stop in drawn.stops {
                #expect(abs(stop.color.red - stop.place) < 1e-9)
                #expect(abs(stop.color.green - min(2 * stop.place, 0.5)) < 1e-9)
            }
            #expect(drawn.stops.first?.place == 0 && drawn.stops.last?.place == 1)
        }
        #expect(frees.count == 1)
    }

    @Test func aShadingLiesBetweenTwoCircles() throws {
        let ramp = try #require(function([0, 1, 0, 1, 0, 1, 0, 1], frees: Frees()))
        let shading = try #require(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 24, y: 20), startRadius: 2,
                end: CGPoint(x: 20, y: 20), endRadius: 16, function: ramp, extendStart: false,
                extendEnd: false))
        let drawn = try #require(gradient { $0.drawShading(shading) })
        #expect(
            drawn.form == .radial(center: CGPoint(x: 20, y: 20), radii: CGSize(width: 16, height: 16)))
        #expect(drawn.start == Gradient.Start(center: CGPoint(x: 0.25, y: 0), radius: 0.125))
    }

    @Test func aConicGradientGoesClockwiseFromItsAngle() throws {
        let colors = [CGColor(.black), CGColor(.white)]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
        let context = CGContext()
        context.canvas = CGRect(x: 0, y: 0, width: 40, height: 40)
        let drawn = context.record {
            context.translateBy(x: 0, y: 20)
            context.drawConicGradient(gradient, center: CGPoint(x: 20, y: 0), angle: .pi / 2)
        }
        let sectors = drawn.flatMap(\.all).flatMap(\.contents).compactMap { content -> (Path, Color)? in
            if case .fill(.path(let path), let color) = content { (path, color) } else { nil }
        }
        #expect(sectors.count == 240)
        // A quarter after the angle, which points down, is the left.
        let (path, color) = try #require(sectors.dropFirst(60).first)
        #expect(abs(color.red - 60.5 / 240) < 1e-6)
        guard path.elements.count > 1, case .line(let edge) = path.elements[1] else {
            Issue.record("no edge")
            return
        }
        #expect(edge.x < 0 && abs(edge.y) < 1e-6)
    }
}

extension Layer {
    /// The layer and its descendants.
    fileprivate var all: [Layer] { [self] + children.flatMap(\.all) }
}
