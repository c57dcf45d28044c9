// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CAValueFunctionName to NSValue.
    mutating func addCoreLayersMembers4() {
        addCoreLayersMembers4Part0()
        addCoreLayersMembers4Part1()
    }

    /// Adds members of CAValueFunctionName.
    private mutating func addCoreLayersMembers4Part0() {
        property("rawValue", \CAValueFunctionName.rawValue)
        constant("CAValueFunctionName.rotateX") { CAValueFunctionName.rotateX }
        constant("CAValueFunctionName.rotateY") { CAValueFunctionName.rotateY }
        constant("CAValueFunctionName.rotateZ") { CAValueFunctionName.rotateZ }
        constant("CAValueFunctionName.scale") { CAValueFunctionName.scale }
        constant("CAValueFunctionName.scaleX") { CAValueFunctionName.scaleX }
        constant("CAValueFunctionName.scaleY") { CAValueFunctionName.scaleY }
        constant("CAValueFunctionName.scaleZ") { CAValueFunctionName.scaleZ }
        constant("CAValueFunctionName.translate") { CAValueFunctionName.translate }
        constant("CAValueFunctionName.translateX") { CAValueFunctionName.translateX }
        constant("CAValueFunctionName.translateY") { CAValueFunctionName.translateY }
        constant("CAValueFunctionName.translateZ") { CAValueFunctionName.translateZ }
        function("CAValueFunctionName(rawValue:)") { CAValueFunctionName(rawValue: try $0.get(0)) }
    }

    /// Adds members of NSValue.
    private mutating func addCoreLayersMembers4Part1() {
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
