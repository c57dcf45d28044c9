// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSValue to NSValue.
    mutating func addCoreLayersMembers4() {
        addCoreLayersMembers4Part0()
    }

    /// Adds members of NSValue.
    private mutating func addCoreLayersMembers4Part0() {
        property("caTransform3DValue", \NSValue.caTransform3DValue)
        property("cgAffineTransformValue", \NSValue.cgAffineTransformValue)
        property("cgPointValue", \NSValue.cgPointValue)
        property("cgRectValue", \NSValue.cgRectValue)
        property("cgSizeValue", \NSValue.cgSizeValue)
        property("cgVectorValue", \NSValue.cgVectorValue)
        function("NSValue(caTransform3D:)") { NSValue(caTransform3D: try $0.get(0)) }
        function("NSValue(cgAffineTransform:)") { NSValue(cgAffineTransform: try $0.get(0)) }
        function("NSValue(cgPoint:)") { NSValue(cgPoint: try $0.get(0)) }
        function("NSValue(cgRect:)") { NSValue(cgRect: try $0.get(0)) }
        function("NSValue(cgSize:)") { NSValue(cgSize: try $0.get(0)) }
        function("NSValue(cgVector:)") { NSValue(cgVector: try $0.get(0)) }
    }
}
