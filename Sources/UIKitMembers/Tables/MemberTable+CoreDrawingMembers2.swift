// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CGLayer to CGTextDrawingMode.
    mutating func addCoreDrawingMembers2() {
        addCoreDrawingMembers2Part0()
        addCoreDrawingMembers2Part1()
        addCoreDrawingMembers2Part2()
        addCoreDrawingMembers2Part3()
        addCoreDrawingMembers2Part4()
        addCoreDrawingMembers2Part5()
        addCoreDrawingMembers2Part6()
        addCoreDrawingMembers2Part7()
        addCoreDrawingMembers2Part8()
        addCoreDrawingMembers2Part9()
        addCoreDrawingMembers2Part10()
        addCoreDrawingMembers2Part11()
        addCoreDrawingMembers2Part12()
    }

    /// Adds members of CGLayer.
    private mutating func addCoreDrawingMembers2Part0() {
        property("context", \CGLayer.context)
        property("size", \CGLayer.size)
        function("CGLayer(_:size:auxiliaryInfo:)") {
            CGLayer(try $0.get(0), size: try $0.get(1), auxiliaryInfo: try $0.get(2))
        }
    }

    /// Adds members of CGLineCap.
    private mutating func addCoreDrawingMembers2Part1() {
        enumeration(CGLineCap.self)
    }

    /// Adds members of CGLineJoin.
    private mutating func addCoreDrawingMembers2Part2() {
        enumeration(CGLineJoin.self)
    }

    /// Adds members of CGMutablePath.
    private mutating func addCoreDrawingMembers2Part3() {
        function("CGMutablePath()") { _ in CGMutablePath() }
        method("addArc(center:radius:startAngle:endAngle:clockwise:)", of: CGMutablePath.self) {
            $0.addArc(
                center: try $1.get(0), radius: try $1.get(1), startAngle: try $1.get(2),
                endAngle: try $1.get(3), clockwise: try $1.get(4))
        }
        method("addArc(center:radius:startAngle:endAngle:clockwise:transform:)", of: CGMutablePath.self) {
            $0.addArc(
                center: try $1.get(0), radius: try $1.get(1), startAngle: try $1.get(2),
                endAngle: try $1.get(3), clockwise: try $1.get(4), transform: try $1.get(5))
        }
        method("addArc(tangent1End:tangent2End:radius:)", of: CGMutablePath.self) {
            $0.addArc(tangent1End: try $1.get(0), tangent2End: try $1.get(1), radius: try $1.get(2))
        }
        method("addArc(tangent1End:tangent2End:radius:transform:)", of: CGMutablePath.self) {
            $0.addArc(
                tangent1End: try $1.get(0), tangent2End: try $1.get(1), radius: try $1.get(2),
                transform: try $1.get(3))
        }
        method("addCurve(to:control1:control2:)", of: CGMutablePath.self) {
            $0.addCurve(to: try $1.get(0), control1: try $1.get(1), control2: try $1.get(2))
        }
        method("addCurve(to:control1:control2:transform:)", of: CGMutablePath.self) {
            $0.addCurve(
                to: try $1.get(0), control1: try $1.get(1), control2: try $1.get(2), transform: try $1.get(3))
        }
        method("addEllipse(in:)", of: CGMutablePath.self) { $0.addEllipse(in: try $1.get(0)) }
        method("addEllipse(in:transform:)", of: CGMutablePath.self) {
            $0.addEllipse(in: try $1.get(0), transform: try $1.get(1))
        }
        method("addLine(to:)", of: CGMutablePath.self) { $0.addLine(to: try $1.get(0)) }
        method("addLine(to:transform:)", of: CGMutablePath.self) {
            $0.addLine(to: try $1.get(0), transform: try $1.get(1))
        }
        method("addLines(between:)", of: CGMutablePath.self) { $0.addLines(between: try $1.get(0)) }
        method("addLines(between:transform:)", of: CGMutablePath.self) {
            $0.addLines(between: try $1.get(0), transform: try $1.get(1))
        }
        method("addPath(_:)", of: CGMutablePath.self) { $0.addPath(try $1.get(0)) }
        method("addPath(_:transform:)", of: CGMutablePath.self) {
            $0.addPath(try $1.get(0), transform: try $1.get(1))
        }
    }

    /// Adds members of CGMutablePath.
    private mutating func addCoreDrawingMembers2Part4() {
        method("addQuadCurve(to:control:)", of: CGMutablePath.self) {
            $0.addQuadCurve(to: try $1.get(0), control: try $1.get(1))
        }
        method("addQuadCurve(to:control:transform:)", of: CGMutablePath.self) {
            $0.addQuadCurve(to: try $1.get(0), control: try $1.get(1), transform: try $1.get(2))
        }
        method("addRect(_:)", of: CGMutablePath.self) { $0.addRect(try $1.get(0)) }
        method("addRect(_:transform:)", of: CGMutablePath.self) {
            $0.addRect(try $1.get(0), transform: try $1.get(1))
        }
        method("addRects(_:)", of: CGMutablePath.self) { $0.addRects(try $1.get(0)) }
        method("addRects(_:transform:)", of: CGMutablePath.self) {
            $0.addRects(try $1.get(0), transform: try $1.get(1))
        }
        method("addRelativeArc(center:radius:startAngle:delta:)", of: CGMutablePath.self) {
            $0.addRelativeArc(
                center: try $1.get(0), radius: try $1.get(1), startAngle: try $1.get(2), delta: try $1.get(3))
        }
        method("addRelativeArc(center:radius:startAngle:delta:transform:)", of: CGMutablePath.self) {
            $0.addRelativeArc(
                center: try $1.get(0), radius: try $1.get(1), startAngle: try $1.get(2), delta: try $1.get(3),
                transform: try $1.get(4))
        }
        method("addRoundedRect(in:cornerWidth:cornerHeight:)", of: CGMutablePath.self) {
            $0.addRoundedRect(in: try $1.get(0), cornerWidth: try $1.get(1), cornerHeight: try $1.get(2))
        }
        method("addRoundedRect(in:cornerWidth:cornerHeight:transform:)", of: CGMutablePath.self) {
            $0.addRoundedRect(
                in: try $1.get(0), cornerWidth: try $1.get(1), cornerHeight: try $1.get(2),
                transform: try $1.get(3))
        }
        method("closeSubpath()", of: CGMutablePath.self) { base, _ in base.closeSubpath() }
        method("move(to:)", of: CGMutablePath.self) { $0.move(to: try $1.get(0)) }
        method("move(to:transform:)", of: CGMutablePath.self) {
            $0.move(to: try $1.get(0), transform: try $1.get(1))
        }
    }

    /// Adds members of CGPath.
    private mutating func addCoreDrawingMembers2Part5() {
        property("boundingBox", \CGPath.boundingBox)
        property("boundingBoxOfPath", \CGPath.boundingBoxOfPath)
        property("currentPoint", \CGPath.currentPoint)
        property("isEmpty", \CGPath.isEmpty)
        method("componentsSeparated()", of: CGPath.self) { base, _ in base.componentsSeparated() }
        method("componentsSeparated(using:)", of: CGPath.self) {
            $0.componentsSeparated(using: try $1.get(0))
        }
        method("contains(_:)", of: CGPath.self) { $0.contains(try $1.get(0)) }
        method("contains(_:transform:)", of: CGPath.self) {
            $0.contains(try $1.get(0), transform: try $1.get(1))
        }
        method("contains(_:using:)", of: CGPath.self) { $0.contains(try $1.get(0), using: try $1.get(1)) }
        method("contains(_:using:transform:)", of: CGPath.self) {
            $0.contains(try $1.get(0), using: try $1.get(1), transform: try $1.get(2))
        }
        method("copy()", of: CGPath.self) { base, _ in base.copy() }
        method("copy(dashingWithPhase:lengths:)", of: CGPath.self) {
            $0.copy(dashingWithPhase: try $1.get(0), lengths: try $1.get(1))
        }
        method("copy(dashingWithPhase:lengths:transform:)", of: CGPath.self) {
            $0.copy(dashingWithPhase: try $1.get(0), lengths: try $1.get(1), transform: try $1.get(2))
        }
        method("copy(strokingWithWidth:lineCap:lineJoin:miterLimit:)", of: CGPath.self) {
            $0.copy(
                strokingWithWidth: try $1.get(0), lineCap: try $1.get(1), lineJoin: try $1.get(2),
                miterLimit: try $1.get(3))
        }
        method("copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)", of: CGPath.self) {
            $0.copy(
                strokingWithWidth: try $1.get(0), lineCap: try $1.get(1), lineJoin: try $1.get(2),
                miterLimit: try $1.get(3), transform: try $1.get(4))
        }
        method("flattened(threshold:)", of: CGPath.self) { $0.flattened(threshold: try $1.get(0)) }
        method("intersection(_:)", of: CGPath.self) { $0.intersection(try $1.get(0)) }
        method("intersection(_:using:)", of: CGPath.self) {
            $0.intersection(try $1.get(0), using: try $1.get(1))
        }
        method("intersects(_:)", of: CGPath.self) { $0.intersects(try $1.get(0)) }
        method("intersects(_:using:)", of: CGPath.self) { $0.intersects(try $1.get(0), using: try $1.get(1)) }
    }

    /// Adds members of CGPath.
    private mutating func addCoreDrawingMembers2Part6() {
        method("lineIntersection(_:)", of: CGPath.self) { $0.lineIntersection(try $1.get(0)) }
        method("lineIntersection(_:using:)", of: CGPath.self) {
            $0.lineIntersection(try $1.get(0), using: try $1.get(1))
        }
        method("lineSubtracting(_:)", of: CGPath.self) { $0.lineSubtracting(try $1.get(0)) }
        method("lineSubtracting(_:using:)", of: CGPath.self) {
            $0.lineSubtracting(try $1.get(0), using: try $1.get(1))
        }
        method("mutableCopy()", of: CGPath.self) { base, _ in base.mutableCopy() }
        method("normalized()", of: CGPath.self) { base, _ in base.normalized() }
        method("normalized(using:)", of: CGPath.self) { $0.normalized(using: try $1.get(0)) }
        method("subtracting(_:)", of: CGPath.self) { $0.subtracting(try $1.get(0)) }
        method("subtracting(_:using:)", of: CGPath.self) {
            $0.subtracting(try $1.get(0), using: try $1.get(1))
        }
        method("symmetricDifference(_:)", of: CGPath.self) { $0.symmetricDifference(try $1.get(0)) }
        method("symmetricDifference(_:using:)", of: CGPath.self) {
            $0.symmetricDifference(try $1.get(0), using: try $1.get(1))
        }
        method("union(_:)", of: CGPath.self) { $0.union(try $1.get(0)) }
        method("union(_:using:)", of: CGPath.self) { $0.union(try $1.get(0), using: try $1.get(1)) }
    }

    /// Adds members of CGPathDrawingMode.
    private mutating func addCoreDrawingMembers2Part7() {
        enumeration(CGPathDrawingMode.self)
    }

    /// Adds members of CGPathElement.
    private mutating func addCoreDrawingMembers2Part8() {
        property("points", \CGPathElement.points)
        property("type", \CGPathElement.type)
    }

    /// Adds members of CGPathElementType.
    private mutating func addCoreDrawingMembers2Part9() {
        enumeration(CGPathElementType.self)
    }

    /// Adds members of CGPathFillRule.
    private mutating func addCoreDrawingMembers2Part10() {
        enumeration(CGPathFillRule.self)
    }

    /// Adds members of CGShading.
    private mutating func addCoreDrawingMembers2Part11() {
        function("CGShading(axialSpace:start:end:function:extendStart:extendEnd:)") {
            CGShading(
                axialSpace: try $0.get(0), start: try $0.get(1), end: try $0.get(2), function: try $0.get(3),
                extendStart: try $0.get(4), extendEnd: try $0.get(5))
        }
        function("CGShading(radialSpace:start:startRadius:end:endRadius:function:extendStart:extendEnd:)") {
            CGShading(
                radialSpace: try $0.get(0), start: try $0.get(1), startRadius: try $0.get(2),
                end: try $0.get(3), endRadius: try $0.get(4), function: try $0.get(5),
                extendStart: try $0.get(6), extendEnd: try $0.get(7))
        }
    }

    /// Adds members of CGTextDrawingMode.
    private mutating func addCoreDrawingMembers2Part12() {
        enumeration(CGTextDrawingMode.self)
    }
}
