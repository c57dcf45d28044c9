import CoreDrawing
import Foundation
import Picture
import Testing

/// Layers of a drawing, and gradients between circles and across lines.
@MainActor @Suite struct TransparencyLayerTests {
    private let black = CGColor(.black)
    private let center = CGPoint(x: 20, y: 20)

    private func layers(_ draw: (CGContext) -> Void) -> [Layer] {
        let context = CGContext()
        context.canvas = CGRect(x: 0, y: 0, width: 40, height: 40)
        return context.record { draw(context) }.flatMap(\.all)
    }

    @Test func aLayerIsDrawnAsAWhole() {
        let drawn = layers { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 35, height: 40))
            context.setAlpha(0.5)
            context.setShadow(offset: .zero, blur: 4)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(black)
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
            context.endTransparencyLayer()
            context.endTransparencyLayer()
        }
        let seen = drawn.filter { $0.opacity < 1 || !$0.shadows.isEmpty }
        #expect(seen.count == 1 && seen.first?.opacity == 0.5 && seen.first?.shadows.count == 1)
        #expect(seen.first?.all.contains { !$0.contents.isEmpty } == true && drawn.first?.clip != nil)
    }

    @Test func aStrokedPathClips() {
        let drawn = layers { context in
            context.translateBy(x: 0, y: 5)
            context.move(to: CGPoint(x: 0, y: 15))
            context.addLine(to: CGPoint(x: 40, y: 15))
            context.setLineWidth(10)
            context.replacePathWithStrokedPath()
            context.clip()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        guard case .path(let path)? = drawn.first?.clip else {
            Issue.record("no clip")
            return
        }
        #expect(CGPath(path).boundingBoxOfPath == CGRect(x: 0, y: 15, width: 40, height: 10))
    }

    private func gradients(_ draw: (CGContext, CGGradient) -> Void) -> [(shape: Shape, gradient: Gradient)] {
        let colors = [CGColor(.black), CGColor(.white)]
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])!
        return layers { draw($0, gradient) }.flatMap(\.contents).compactMap {
            guard case .gradient(let shape, let gradient) = $0 else { return nil }
            return (shape, gradient)
        }
    }

    private func covers(_ shape: Shape?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        switch shape {
        case .path(let path):
            CGPath(path).contains(CGPoint(x: x, y: y), using: path.isEvenOdd ? .evenOdd : .winding)
        case .rectangle(let rect): rect.contains(CGPoint(x: x, y: y))
        default: false
        }
    }

    @Test(arguments: [8, 16] as [CGFloat], [false, true])
    func aGradientEndsAtItsCircles(_ startRadius: CGFloat, _ isWide: Bool) {
        let drawn = gradients { context, gradient in
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: startRadius, endCenter: center,
                endRadius: 24 - startRadius,
                options: isWide ? [.drawsBeforeStartLocation, .drawsAfterEndLocation] : [])
        }.first
        #expect(covers(drawn?.shape, 20, 20) == isWide && covers(drawn?.shape, 38, 20) == isWide)
        #expect(covers(drawn?.shape, 32, 20))
        let stops = drawn?.gradient.stops ?? []
        #expect(stops.map(\.place) == [0.5, 1])
        #expect(stops.first?.color == (startRadius == 8 ? Color.black : .white))
    }

    @Test(arguments: [false, true]) func aGradientSpreadsFromACircleBesideTheCenter(_ isInward: Bool) {
        let (small, large) = (CGPoint(x: 26, y: 20), center)
        let drawn = gradients { context, gradient in
            context.drawRadialGradient(
                gradient, startCenter: isInward ? large : small, startRadius: isInward ? 16 : 4,
                endCenter: isInward ? small : large, endRadius: isInward ? 4 : 16, options: [])
        }.first
        let start = Gradient.Start(center: CGPoint(x: 0.375, y: 0), radius: 0.25)
        #expect(drawn?.gradient.start == start)
        #expect(drawn?.gradient.form == .radial(center: large, radii: CGSize(width: 16, height: 16)))
        #expect(drawn?.gradient.stops.map(\.place) == [0, 1])
        #expect(drawn?.gradient.stops.first?.color == (isInward ? Color.white : .black))
        #expect(!covers(drawn?.shape, 26, 20) && covers(drawn?.shape, 8, 20) && !covers(drawn?.shape, 2, 20))
    }

    @Test func aLinearGradientEndsAtItsLines() {
        let drawn = gradients { context, gradient in
            for options in [.drawsAfterEndLocation, []] as [CGGradientDrawingOptions] {
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            }
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 40), options: [])
        }
        #expect(!covers(drawn[0].shape, 5, 20) && covers(drawn[0].shape, 20, 20))
        #expect(covers(drawn[0].shape, 38, 20) && !covers(drawn[1].shape, 38, 20))
        #expect(covers(drawn[2].shape, 5, 39))
    }
}

extension Layer {
    /// The layer and its descendants.
    fileprivate var all: [Layer] { [self] + children.flatMap(\.all) }
}
