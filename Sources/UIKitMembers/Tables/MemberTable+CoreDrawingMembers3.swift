// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIBezierPath to UIRectCorner.
    mutating func addCoreDrawingMembers3() {
        addCoreDrawingMembers3Part0()
        addCoreDrawingMembers3Part1()
        addCoreDrawingMembers3Part2()
    }

    /// Adds members of UIBezierPath.
    private mutating func addCoreDrawingMembers3Part0() {
        property("bounds", \UIBezierPath.bounds)
        property("cgPath", \UIBezierPath.cgPath)
        property("currentPoint", \UIBezierPath.currentPoint)
        property("flatness", \UIBezierPath.flatness)
        property("isEmpty", \UIBezierPath.isEmpty)
        property("lineCapStyle", \UIBezierPath.lineCapStyle)
        property("lineJoinStyle", \UIBezierPath.lineJoinStyle)
        property("lineWidth", \UIBezierPath.lineWidth)
        property("miterLimit", \UIBezierPath.miterLimit)
        property("usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule)
        constant("UIBezierPath.supportsSecureCoding") { UIBezierPath.supportsSecureCoding }
        function("UIBezierPath()") { _ in UIBezierPath() }
        function("UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:)") {
            UIBezierPath(
                arcCenter: try $0.get(0), radius: try $0.get(1), startAngle: try $0.get(2),
                endAngle: try $0.get(3), clockwise: try $0.get(4))
        }
        function("UIBezierPath(cgPath:)") { UIBezierPath(cgPath: try $0.get(0)) }
        function("UIBezierPath(ovalIn:)") { UIBezierPath(ovalIn: try $0.get(0)) }
        function("UIBezierPath(rect:)") { UIBezierPath(rect: try $0.get(0)) }
        function("UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)") {
            UIBezierPath(
                roundedRect: try $0.get(0), byRoundingCorners: try $0.get(1), cornerRadii: try $0.get(2))
        }
        function("UIBezierPath(roundedRect:cornerRadius:)") {
            UIBezierPath(roundedRect: try $0.get(0), cornerRadius: try $0.get(1))
        }
        method("addArc(withCenter:radius:startAngle:endAngle:clockwise:)", of: UIBezierPath.self) {
            $0.addArc(
                withCenter: try $1.get(0), radius: try $1.get(1), startAngle: try $1.get(2),
                endAngle: try $1.get(3), clockwise: try $1.get(4))
        }
        method("addClip()", of: UIBezierPath.self) { base, _ in base.addClip() }
        method("addCurve(to:controlPoint1:controlPoint2:)", of: UIBezierPath.self) {
            $0.addCurve(to: try $1.get(0), controlPoint1: try $1.get(1), controlPoint2: try $1.get(2))
        }
        method("addLine(to:)", of: UIBezierPath.self) { $0.addLine(to: try $1.get(0)) }
        method("addQuadCurve(to:controlPoint:)", of: UIBezierPath.self) {
            $0.addQuadCurve(to: try $1.get(0), controlPoint: try $1.get(1))
        }
        method("append(_:)", of: UIBezierPath.self) { $0.append(try $1.get(0)) }
    }

    /// Adds members of UIBezierPath.
    private mutating func addCoreDrawingMembers3Part1() {
        method("apply(_:)", of: UIBezierPath.self) { $0.apply(try $1.get(0)) }
        method("close()", of: UIBezierPath.self) { base, _ in base.close() }
        method("contains(_:)", of: UIBezierPath.self) { $0.contains(try $1.get(0)) }
        method("fill()", of: UIBezierPath.self) { base, _ in base.fill() }
        method("fill(with:alpha:)", of: UIBezierPath.self) {
            $0.fill(with: try $1.get(0), alpha: try $1.get(1))
        }
        method("move(to:)", of: UIBezierPath.self) { $0.move(to: try $1.get(0)) }
        method("removeAllPoints()", of: UIBezierPath.self) { base, _ in base.removeAllPoints() }
        method("reversing()", of: UIBezierPath.self) { base, _ in base.reversing() }
        method("stroke()", of: UIBezierPath.self) { base, _ in base.stroke() }
        method("stroke(with:alpha:)", of: UIBezierPath.self) {
            $0.stroke(with: try $1.get(0), alpha: try $1.get(1))
        }
    }

    /// Adds members of UIRectCorner.
    private mutating func addCoreDrawingMembers3Part2() {
        property("rawValue", \UIRectCorner.rawValue)
        constant("UIRectCorner.allCorners") { UIRectCorner.allCorners }
        constant("UIRectCorner.bottomLeft") { UIRectCorner.bottomLeft }
        constant("UIRectCorner.bottomRight") { UIRectCorner.bottomRight }
        constant("UIRectCorner.topLeft") { UIRectCorner.topLeft }
        constant("UIRectCorner.topRight") { UIRectCorner.topRight }
        function("UIRectCorner(rawValue:)") { UIRectCorner(rawValue: try $0.get(0)) }
    }
}
