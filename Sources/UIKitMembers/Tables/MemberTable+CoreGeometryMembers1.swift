// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CGAffineTransform to CGVector.
    mutating func addCoreGeometryMembers1() {
        addCoreGeometryMembers1Part0()
        addCoreGeometryMembers1Part1()
        addCoreGeometryMembers1Part2()
        addCoreGeometryMembers1Part3()
        addCoreGeometryMembers1Part4()
        addCoreGeometryMembers1Part5()
    }

    /// Adds members of CGAffineTransform.
    private mutating func addCoreGeometryMembers1Part0() {
        property("a", \CGAffineTransform.a)
        property("b", \CGAffineTransform.b)
        property("c", \CGAffineTransform.c)
        property("d", \CGAffineTransform.d)
        property("determinant", \CGAffineTransform.determinant)
        property("isIdentity", \CGAffineTransform.isIdentity)
        property("tx", \CGAffineTransform.tx)
        property("ty", \CGAffineTransform.ty)
        constant("CGAffineTransform.identity") { CGAffineTransform.identity }
        function("CGAffineTransform()") { _ in CGAffineTransform() }
        function("CGAffineTransform(_:_:_:_:_:_:)") {
            CGAffineTransform(
                try $0.get(0), try $0.get(1), try $0.get(2), try $0.get(3), try $0.get(4), try $0.get(5))
        }
        function("CGAffineTransform(a:b:c:d:tx:ty:)") {
            CGAffineTransform(
                a: try $0.get(0), b: try $0.get(1), c: try $0.get(2), d: try $0.get(3), tx: try $0.get(4),
                ty: try $0.get(5))
        }
        function("CGAffineTransform(rotationAngle:)") { CGAffineTransform(rotationAngle: try $0.get(0)) }
        function("CGAffineTransform(scaleX:y:)") {
            CGAffineTransform(scaleX: try $0.get(0), y: try $0.get(1))
        }
        function("CGAffineTransform(translationX:y:)") {
            CGAffineTransform(translationX: try $0.get(0), y: try $0.get(1))
        }
        method("concatenating(_:)", of: CGAffineTransform.self) { $0.concatenating(try $1.get(0)) }
        method("inverted()", of: CGAffineTransform.self) { base, _ in base.inverted() }
        method("rotated(by:)", of: CGAffineTransform.self) { $0.rotated(by: try $1.get(0)) }
        method("scaledBy(x:y:)", of: CGAffineTransform.self) {
            $0.scaledBy(x: try $1.get(0), y: try $1.get(1))
        }
        method("translatedBy(x:y:)", of: CGAffineTransform.self) {
            $0.translatedBy(x: try $1.get(0), y: try $1.get(1))
        }
    }

    /// Adds members of CGFloat.
    private mutating func addCoreGeometryMembers1Part1() {
        function("CGFloat(exactly:)") { CGFloat(exactly: try $0.get(0)) }
        function("CGFloat(truncating:)") { CGFloat(truncating: try $0.get(0)) }
    }

    /// Adds members of CGPoint.
    private mutating func addCoreGeometryMembers1Part2() {
        method("applying(_:)", of: CGPoint.self) { $0.applying(try $1.get(0)) }
        method("equalTo(_:)", of: CGPoint.self) { $0.equalTo(try $1.get(0)) }
    }

    /// Adds members of CGRect.
    private mutating func addCoreGeometryMembers1Part3() {
        property("corners", \CGRect.corners)
        method("applying(_:)", of: CGRect.self) { $0.applying(try $1.get(0)) }
        method("equalTo(_:)", of: CGRect.self) { $0.equalTo(try $1.get(0)) }
    }

    /// Adds members of CGSize.
    private mutating func addCoreGeometryMembers1Part4() {
        method("applying(_:)", of: CGSize.self) { $0.applying(try $1.get(0)) }
        method("equalTo(_:)", of: CGSize.self) { $0.equalTo(try $1.get(0)) }
    }

    /// Adds members of CGVector.
    private mutating func addCoreGeometryMembers1Part5() {
        property("dx", \CGVector.dx)
        property("dy", \CGVector.dy)
        constant("CGVector.zero") { CGVector.zero }
        function("CGVector()") { _ in CGVector() }
        method("applying(_:)", of: CGVector.self) { $0.applying(try $1.get(0)) }
    }
}
