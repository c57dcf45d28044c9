import Foundation
import Picture
import Testing
import UIKitHost

/// The functions of Core Graphics that Swift had up to version 2.
@MainActor @Suite struct EarlierDrawingTests {
    private func drawing(_ draw: (CGContext) -> Void) -> [Layer] {
        let context = CGContext()
        return context.record { draw(context) }
    }

    @Test func linesHaveTheirConstantsOfSwift1() {
        let path = UIBezierPath()
        (path.lineCapStyle, path.lineJoinStyle) = (kCGLineCapRound, kCGLineJoinBevel)
        #expect(path.lineCapStyle == .round && path.lineJoinStyle == .bevel)
        #expect([kCGLineCapButt, kCGLineCapSquare] == [.butt, .square])
        #expect([kCGLineJoinMiter, kCGLineJoinRound] == [.miter, .round])
        #expect([kCGPathFill, kCGPathEOFill, kCGPathStroke] == [.fill, .eoFill, .stroke])
        #expect([kCGPathFillStroke, kCGPathEOFillStroke] == [.fillStroke, .eoFillStroke])
    }

    @Test func functionsDrawAsMethodsDo() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.withCurrent {
            let old = drawing { context in
                CGContextSaveGState(context)
                CGContextTranslateCTM(context, 10, 20)
                CGContextSetStrokeColorWithColor(context, UIColor.red.cgColor)
                CGContextSetLineWidth(context, 3)
                CGContextSetLineCap(context, .round)
                CGContextAddArc(context, 50, 60, 40, 0, 1, 0)
                CGContextStrokePath(context)
                CGContextRestoreGState(context)
                CGContextSetRGBFillColor(context, 0, 0, 1, 1)
                CGContextFillEllipseInRect(context, CGRect(x: 0, y: 0, width: 9, height: 8))
            }
            let new = drawing { context in
                context.saveGState()
                context.translateBy(x: 10, y: 20)
                context.setStrokeColor(UIColor.red.cgColor)
                context.setLineWidth(3)
                context.setLineCap(.round)
                context.addArc(
                    center: CGPoint(x: 50, y: 60), radius: 40, startAngle: 0, endAngle: 1, clockwise: false)
                context.strokePath()
                context.restoreGState()
                context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
                context.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 8))
            }
            #expect(!old.isEmpty && old == new)
        }
    }

    @Test func weightsAndAttributesHaveTheirEarlierNames() {
        #expect(
            UIFont.systemFont(ofSize: 20, weight: UIFontWeightThin) == .systemFont(ofSize: 20, weight: .thin))
        #expect(NSShadowAttributeName == NSAttributedString.Key.shadow)
        #expect(NSStrikethroughStyleAttributeName == NSAttributedString.Key.strikethroughStyle)
    }

    @Test func pathsOfFunctionsEqualThoseOfMethods() {
        let old = CGPathCreateMutable()
        CGPathMoveToPoint(old, nil, 1, 2)
        CGPathAddLineToPoint(old, nil, 30, 40)
        CGPathCloseSubpath(old)
        let new = CGMutablePath()
        new.move(to: CGPoint(x: 1, y: 2))
        new.addLine(to: CGPoint(x: 30, y: 40))
        new.closeSubpath()
        #expect(old == new)
        let outline = CGPathCreateCopyByStrokingPath(old, nil, 4, .butt, .miter, 10)
        let copy = new.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline == copy && CGPathGetPathBoundingBox(outline) == copy.boundingBoxOfPath)
        #expect(CGPathGetPathBoundingBox(old) == CGRect(x: 1, y: 2, width: 29, height: 38))
        #expect(CGPathCreateCopyByStrokingPath(nil, nil, 4, .butt, .miter, 10) == nil)
    }
}
