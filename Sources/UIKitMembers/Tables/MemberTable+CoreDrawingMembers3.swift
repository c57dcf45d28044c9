// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIBezierPath to UIRectCorner.
    mutating func addCoreDrawingMembers3() {
        addCoreDrawingMembers3Part0()
        addCoreDrawingMembers3Part1()
    }

    /// Adds members of UIBezierPath.
    private mutating func addCoreDrawingMembers3Part0() {
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
    private mutating func addCoreDrawingMembers3Part1() {
        property("rawValue", \UIRectCorner.rawValue)
        constant("UIRectCorner.allCorners") { UIRectCorner.allCorners }
        constant("UIRectCorner.bottomLeft") { UIRectCorner.bottomLeft }
        constant("UIRectCorner.bottomRight") { UIRectCorner.bottomRight }
        constant("UIRectCorner.topLeft") { UIRectCorner.topLeft }
        constant("UIRectCorner.topRight") { UIRectCorner.topRight }
        function("UIRectCorner(rawValue:)") { UIRectCorner(rawValue: try $0.get(0)) }
    }
}
