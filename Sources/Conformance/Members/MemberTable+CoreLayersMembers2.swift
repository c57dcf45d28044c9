// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CALayer.
    mutating func addCoreLayersMembers20() {
        method("addSublayer(_:)", of: CALayer.self) { $0.addSublayer(try $1.get(0)) }
        method("affineTransform()", of: CALayer.self) { base, _ in base.affineTransform() }
        method("animation(forKey:)", of: CALayer.self) { $0.animation(forKey: try $1.get(0)) }
        method("animationKeys()", of: CALayer.self) { base, _ in base.animationKeys() }
        method("contains(_:)", of: CALayer.self) { $0.contains(try $1.get(0)) }
        method("convertTime(_:from:)", of: CALayer.self) {
            $0.convertTime(try $1.get(0), from: try $1.get(1))
        }
        method("convertTime(_:to:)", of: CALayer.self) { $0.convertTime(try $1.get(0), to: try $1.get(1)) }
        method("displayIfNeeded()", of: CALayer.self) { base, _ in base.displayIfNeeded() }
        method("draw(in:)", of: CALayer.self) { $0.draw(in: try $1.get(0)) }
        method("hitTest(_:)", of: CALayer.self) { $0.hitTest(try $1.get(0)) }
        method("insertSublayer(_:above:)", of: CALayer.self) {
            $0.insertSublayer(try $1.get(0), above: try $1.get(1))
        }
        method("insertSublayer(_:at:)", of: CALayer.self) {
            $0.insertSublayer(try $1.get(0), at: try $1.get(1))
        }
        method("insertSublayer(_:below:)", of: CALayer.self) {
            $0.insertSublayer(try $1.get(0), below: try $1.get(1))
        }
        method("layoutIfNeeded()", of: CALayer.self) { base, _ in base.layoutIfNeeded() }
        method("layoutSublayers()", of: CALayer.self) { base, _ in base.layoutSublayers() }
        method("model()", of: CALayer.self) { base, _ in base.model() }
        method("presentation()", of: CALayer.self) { base, _ in base.presentation() }
        method("removeAllAnimations()", of: CALayer.self) { base, _ in base.removeAllAnimations() }
        method("removeAnimation(forKey:)", of: CALayer.self) { $0.removeAnimation(forKey: try $1.get(0)) }
        method("removeFromSuperlayer()", of: CALayer.self) { base, _ in base.removeFromSuperlayer() }
        method("replaceSublayer(_:with:)", of: CALayer.self) {
            $0.replaceSublayer(try $1.get(0), with: try $1.get(1))
        }
        method("setAffineTransform(_:)", of: CALayer.self) { $0.setAffineTransform(try $1.get(0)) }
        method("setNeedsDisplay()", of: CALayer.self) { base, _ in base.setNeedsDisplay() }
        method("setNeedsDisplay(_:)", of: CALayer.self) { $0.setNeedsDisplay(try $1.get(0)) }
        method("setNeedsLayout()", of: CALayer.self) { base, _ in base.setNeedsLayout() }
    }
    /// Adds members of CALayerContentsGravity.
    mutating func addCoreLayersMembers21() {
        property("rawValue", \CALayerContentsGravity.rawValue)
        constant("CALayerContentsGravity.center") { CALayerContentsGravity.center }
        constant("CALayerContentsGravity.resize") { CALayerContentsGravity.resize }
        constant("CALayerContentsGravity.resizeAspect") { CALayerContentsGravity.resizeAspect }
        constant("CALayerContentsGravity.resizeAspectFill") { CALayerContentsGravity.resizeAspectFill }
        function("CALayerContentsGravity(rawValue:)") { CALayerContentsGravity(rawValue: try $0.get(0)) }
    }
    /// Adds members of CALayerCornerCurve.
    mutating func addCoreLayersMembers22() {
        property("rawValue", \CALayerCornerCurve.rawValue)
        constant("CALayerCornerCurve.circular") { CALayerCornerCurve.circular }
        constant("CALayerCornerCurve.continuous") { CALayerCornerCurve.continuous }
        function("CALayerCornerCurve(rawValue:)") { CALayerCornerCurve(rawValue: try $0.get(0)) }
    }
    /// Adds members of CALayerDelegate.
    mutating func addCoreLayersMembers23() {
        method("action(for:forKey:)", of: CALayerDelegate.self) {
            $0.action(for: try $1.get(0), forKey: try $1.get(1))
        }
        method("draw(_:in:)", of: CALayerDelegate.self) { $0.draw(try $1.get(0), in: try $1.get(1)) }
        method("layoutSublayers(of:)", of: CALayerDelegate.self) { $0.layoutSublayers(of: try $1.get(0)) }
    }
    /// Adds members of CAMediaTimingFillMode.
    mutating func addCoreLayersMembers24() {
        property("rawValue", \CAMediaTimingFillMode.rawValue)
        constant("CAMediaTimingFillMode.backwards") { CAMediaTimingFillMode.backwards }
        constant("CAMediaTimingFillMode.both") { CAMediaTimingFillMode.both }
        constant("CAMediaTimingFillMode.forwards") { CAMediaTimingFillMode.forwards }
        constant("CAMediaTimingFillMode.removed") { CAMediaTimingFillMode.removed }
        function("CAMediaTimingFillMode(rawValue:)") { CAMediaTimingFillMode(rawValue: try $0.get(0)) }
    }
    /// Adds members of CAMediaTimingFunction.
    mutating func addCoreLayersMembers25() {
        function("CAMediaTimingFunction(controlPoints:_:_:_:)") {
            CAMediaTimingFunction(controlPoints: try $0.get(0), try $0.get(1), try $0.get(2), try $0.get(3))
        }
        function("CAMediaTimingFunction(name:)") { CAMediaTimingFunction(name: try $0.get(0)) }
    }
    /// Adds members of CAMediaTimingFunctionName.
    mutating func addCoreLayersMembers26() {
        property("rawValue", \CAMediaTimingFunctionName.rawValue)
        constant("CAMediaTimingFunctionName.default") { CAMediaTimingFunctionName.`default` }
        constant("CAMediaTimingFunctionName.easeIn") { CAMediaTimingFunctionName.easeIn }
        constant("CAMediaTimingFunctionName.easeInEaseOut") { CAMediaTimingFunctionName.easeInEaseOut }
        constant("CAMediaTimingFunctionName.easeOut") { CAMediaTimingFunctionName.easeOut }
        constant("CAMediaTimingFunctionName.linear") { CAMediaTimingFunctionName.linear }
        function("CAMediaTimingFunctionName(rawValue:)") {
            CAMediaTimingFunctionName(rawValue: try $0.get(0))
        }
    }
    /// Adds members of CAPropertyAnimation.
    mutating func addCoreLayersMembers27() {
        property("isAdditive", \CAPropertyAnimation.isAdditive)
        property("isCumulative", \CAPropertyAnimation.isCumulative)
        property("keyPath", \CAPropertyAnimation.keyPath)
        property("valueFunction", \CAPropertyAnimation.valueFunction)
        function("CAPropertyAnimation()") { _ in CAPropertyAnimation() }
        function("CAPropertyAnimation(keyPath:)") { CAPropertyAnimation(keyPath: try $0.get(0)) }
    }
    /// Adds members of CAReplicatorLayer.
    mutating func addCoreLayersMembers28() {
        property("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
        property("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
        property("instanceColor", \CAReplicatorLayer.instanceColor)
        property("instanceCount", \CAReplicatorLayer.instanceCount)
        property("instanceDelay", \CAReplicatorLayer.instanceDelay)
        property("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
        property("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
        property("instanceTransform", \CAReplicatorLayer.instanceTransform)
        property("preservesDepth", \CAReplicatorLayer.preservesDepth)
    }
    /// Adds members of CAShapeLayer.
    mutating func addCoreLayersMembers29() {
        property("fillColor", \CAShapeLayer.fillColor)
        property("fillRule", \CAShapeLayer.fillRule)
        property("lineCap", \CAShapeLayer.lineCap)
        property("lineDashPattern", \CAShapeLayer.lineDashPattern)
        property("lineDashPhase", \CAShapeLayer.lineDashPhase)
        property("lineJoin", \CAShapeLayer.lineJoin)
        property("lineWidth", \CAShapeLayer.lineWidth)
        property("miterLimit", \CAShapeLayer.miterLimit)
        property("path", \CAShapeLayer.path)
        property("strokeColor", \CAShapeLayer.strokeColor)
        property("strokeEnd", \CAShapeLayer.strokeEnd)
        property("strokeStart", \CAShapeLayer.strokeStart)
    }
    /// Adds members of CAShapeLayerFillRule.
    mutating func addCoreLayersMembers210() {
        property("rawValue", \CAShapeLayerFillRule.rawValue)
        constant("CAShapeLayerFillRule.evenOdd") { CAShapeLayerFillRule.evenOdd }
        constant("CAShapeLayerFillRule.nonZero") { CAShapeLayerFillRule.nonZero }
        function("CAShapeLayerFillRule(rawValue:)") { CAShapeLayerFillRule(rawValue: try $0.get(0)) }
    }
    /// Adds members of CAShapeLayerLineCap.
    mutating func addCoreLayersMembers211() {
        property("rawValue", \CAShapeLayerLineCap.rawValue)
        constant("CAShapeLayerLineCap.butt") { CAShapeLayerLineCap.butt }
        constant("CAShapeLayerLineCap.round") { CAShapeLayerLineCap.round }
        constant("CAShapeLayerLineCap.square") { CAShapeLayerLineCap.square }
        function("CAShapeLayerLineCap(rawValue:)") { CAShapeLayerLineCap(rawValue: try $0.get(0)) }
    }
    /// Adds members of CAShapeLayerLineJoin.
    mutating func addCoreLayersMembers212() {
        property("rawValue", \CAShapeLayerLineJoin.rawValue)
        constant("CAShapeLayerLineJoin.bevel") { CAShapeLayerLineJoin.bevel }
        constant("CAShapeLayerLineJoin.miter") { CAShapeLayerLineJoin.miter }
        constant("CAShapeLayerLineJoin.round") { CAShapeLayerLineJoin.round }
        function("CAShapeLayerLineJoin(rawValue:)") { CAShapeLayerLineJoin(rawValue: try $0.get(0)) }
    }
    /// Adds members of CASpringAnimation.
    mutating func addCoreLayersMembers213() {
        property("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
        property("damping", \CASpringAnimation.damping)
        property("initialVelocity", \CASpringAnimation.initialVelocity)
        property("mass", \CASpringAnimation.mass)
        property("settlingDuration", \CASpringAnimation.settlingDuration)
        property("stiffness", \CASpringAnimation.stiffness)
        function("CASpringAnimation()") { _ in CASpringAnimation() }
        function("CASpringAnimation(keyPath:)") { CASpringAnimation(keyPath: try $0.get(0)) }
    }
    /// Adds members of CATransform3D.
    mutating func addCoreLayersMembers214() {
        property("m11", \CATransform3D.m11)
        property("m21", \CATransform3D.m21)
        property("m31", \CATransform3D.m31)
        property("m41", \CATransform3D.m41)
        function("CATransform3D()") { _ in CATransform3D() }
    }
    /// Adds members of CATransition.
    mutating func addCoreLayersMembers215() {
        property("endProgress", \CATransition.endProgress)
        property("startProgress", \CATransition.startProgress)
        property("subtype", \CATransition.subtype)
        property("type", \CATransition.type)
        function("CATransition()") { _ in CATransition() }
    }
    /// Adds members of CATransitionSubtype.
    mutating func addCoreLayersMembers216() {
        property("rawValue", \CATransitionSubtype.rawValue)
        constant("CATransitionSubtype.fromBottom") { CATransitionSubtype.fromBottom }
        constant("CATransitionSubtype.fromLeft") { CATransitionSubtype.fromLeft }
        constant("CATransitionSubtype.fromRight") { CATransitionSubtype.fromRight }
        constant("CATransitionSubtype.fromTop") { CATransitionSubtype.fromTop }
        function("CATransitionSubtype(rawValue:)") { CATransitionSubtype(rawValue: try $0.get(0)) }
    }
    /// Adds members of CATransitionType.
    mutating func addCoreLayersMembers217() {
        property("rawValue", \CATransitionType.rawValue)
        constant("CATransitionType.fade") { CATransitionType.fade }
        constant("CATransitionType.moveIn") { CATransitionType.moveIn }
        constant("CATransitionType.push") { CATransitionType.push }
        constant("CATransitionType.reveal") { CATransitionType.reveal }
        function("CATransitionType(rawValue:)") { CATransitionType(rawValue: try $0.get(0)) }
    }
}
