// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CAMediaTimingFunctionName to CAValueFunction.
    mutating func addCoreLayersMembers3() {
        addCoreLayersMembers3Part0()
        addCoreLayersMembers3Part1()
        addCoreLayersMembers3Part2()
        addCoreLayersMembers3Part3()
        addCoreLayersMembers3Part4()
        addCoreLayersMembers3Part5()
        addCoreLayersMembers3Part6()
        addCoreLayersMembers3Part7()
        addCoreLayersMembers3Part8()
        addCoreLayersMembers3Part9()
        addCoreLayersMembers3Part10()
        addCoreLayersMembers3Part11()
        addCoreLayersMembers3Part12()
        addCoreLayersMembers3Part13()
        addCoreLayersMembers3Part14()
        addCoreLayersMembers3Part15()
        addCoreLayersMembers3Part16()
    }

    /// Adds members of CAMediaTimingFunctionName.
    private mutating func addCoreLayersMembers3Part0() {
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
    private mutating func addCoreLayersMembers3Part1() {
        property("isAdditive", \CAPropertyAnimation.isAdditive)
        property("isCumulative", \CAPropertyAnimation.isCumulative)
        property("keyPath", \CAPropertyAnimation.keyPath)
        property("valueFunction", \CAPropertyAnimation.valueFunction)
        function("CAPropertyAnimation()") { _ in CAPropertyAnimation() }
        function("CAPropertyAnimation(keyPath:)") { CAPropertyAnimation(keyPath: try $0.get(0)) }
    }

    /// Adds members of CAReplicatorLayer.
    private mutating func addCoreLayersMembers3Part2() {
        property("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
        property("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
        property("instanceColor", \CAReplicatorLayer.instanceColor)
        property("instanceCount", \CAReplicatorLayer.instanceCount)
        property("instanceDelay", \CAReplicatorLayer.instanceDelay)
        property("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
        property("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
        property("instanceTransform", \CAReplicatorLayer.instanceTransform)
        property("preservesDepth", \CAReplicatorLayer.preservesDepth)
        function("CAReplicatorLayer()") { _ in CAReplicatorLayer() }
    }

    /// Adds members of CAScrollLayer.
    private mutating func addCoreLayersMembers3Part3() {
        property("scrollMode", \CAScrollLayer.scrollMode)
        function("CAScrollLayer()") { _ in CAScrollLayer() }
    }

    /// Adds members of CAScrollLayerScrollMode.
    private mutating func addCoreLayersMembers3Part4() {
        property("rawValue", \CAScrollLayerScrollMode.rawValue)
        constant("CAScrollLayerScrollMode.both") { CAScrollLayerScrollMode.both }
        constant("CAScrollLayerScrollMode.horizontally") { CAScrollLayerScrollMode.horizontally }
        constant("CAScrollLayerScrollMode.none") { CAScrollLayerScrollMode.none }
        constant("CAScrollLayerScrollMode.vertically") { CAScrollLayerScrollMode.vertically }
        function("CAScrollLayerScrollMode(rawValue:)") { CAScrollLayerScrollMode(rawValue: try $0.get(0)) }
    }

    /// Adds members of CAShapeLayer.
    private mutating func addCoreLayersMembers3Part5() {
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
        function("CAShapeLayer()") { _ in CAShapeLayer() }
    }

    /// Adds members of CAShapeLayerFillRule.
    private mutating func addCoreLayersMembers3Part6() {
        property("rawValue", \CAShapeLayerFillRule.rawValue)
        constant("CAShapeLayerFillRule.evenOdd") { CAShapeLayerFillRule.evenOdd }
        constant("CAShapeLayerFillRule.nonZero") { CAShapeLayerFillRule.nonZero }
        function("CAShapeLayerFillRule(rawValue:)") { CAShapeLayerFillRule(rawValue: try $0.get(0)) }
    }

    /// Adds members of CAShapeLayerLineCap.
    private mutating func addCoreLayersMembers3Part7() {
        property("rawValue", \CAShapeLayerLineCap.rawValue)
        constant("CAShapeLayerLineCap.butt") { CAShapeLayerLineCap.butt }
        constant("CAShapeLayerLineCap.round") { CAShapeLayerLineCap.round }
        constant("CAShapeLayerLineCap.square") { CAShapeLayerLineCap.square }
        function("CAShapeLayerLineCap(rawValue:)") { CAShapeLayerLineCap(rawValue: try $0.get(0)) }
    }

    /// Adds members of CAShapeLayerLineJoin.
    private mutating func addCoreLayersMembers3Part8() {
        property("rawValue", \CAShapeLayerLineJoin.rawValue)
        constant("CAShapeLayerLineJoin.bevel") { CAShapeLayerLineJoin.bevel }
        constant("CAShapeLayerLineJoin.miter") { CAShapeLayerLineJoin.miter }
        constant("CAShapeLayerLineJoin.round") { CAShapeLayerLineJoin.round }
        function("CAShapeLayerLineJoin(rawValue:)") { CAShapeLayerLineJoin(rawValue: try $0.get(0)) }
    }

    /// Adds members of CASpringAnimation.
    private mutating func addCoreLayersMembers3Part9() {
        property("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
        property("bounce", \CASpringAnimation.bounce)
        property("damping", \CASpringAnimation.damping)
        property("initialVelocity", \CASpringAnimation.initialVelocity)
        property("mass", \CASpringAnimation.mass)
        property("perceptualDuration", \CASpringAnimation.perceptualDuration)
        property("settlingDuration", \CASpringAnimation.settlingDuration)
        property("stiffness", \CASpringAnimation.stiffness)
        function("CASpringAnimation()") { _ in CASpringAnimation() }
        function("CASpringAnimation(keyPath:)") { CASpringAnimation(keyPath: try $0.get(0)) }
        function("CASpringAnimation(perceptualDuration:bounce:)") {
            CASpringAnimation(perceptualDuration: try $0.get(0), bounce: try $0.get(1))
        }
        method("durationForEpsilon(_:)", of: CASpringAnimation.self) { $0.durationForEpsilon(try $1.get(0)) }
    }

    /// Adds members of CATiledLayer.
    private mutating func addCoreLayersMembers3Part10() {
        property("levelsOfDetail", \CATiledLayer.levelsOfDetail)
        property("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias)
        property("tileSize", \CATiledLayer.tileSize)
        function("CATiledLayer()") { _ in CATiledLayer() }
        function("CATiledLayer.fadeDuration()") { _ in CATiledLayer.fadeDuration() }
    }

    /// Adds members of CATransaction.
    private mutating func addCoreLayersMembers3Part11() {
        function("CATransaction()") { _ in CATransaction() }
        function("CATransaction.animationDuration()") { _ in CATransaction.animationDuration() }
        function("CATransaction.animationTimingFunction()") { _ in CATransaction.animationTimingFunction() }
        function("CATransaction.begin()") { _ in CATransaction.begin() }
        function("CATransaction.commit()") { _ in CATransaction.commit() }
        function("CATransaction.completionBlock()") { _ in CATransaction.completionBlock() }
        function("CATransaction.disableActions()") { _ in CATransaction.disableActions() }
        function("CATransaction.flush()") { _ in CATransaction.flush() }
        function("CATransaction.lock()") { _ in CATransaction.lock() }
        function("CATransaction.setAnimationDuration(_:)") {
            CATransaction.setAnimationDuration(try $0.get(0))
        }
        function("CATransaction.setAnimationTimingFunction(_:)") {
            CATransaction.setAnimationTimingFunction(try $0.get(0))
        }
        function("CATransaction.setDisableActions(_:)") { CATransaction.setDisableActions(try $0.get(0)) }
        function("CATransaction.setValue(_:forKey:)") {
            CATransaction.setValue(try $0.get(0), forKey: try $0.get(1))
        }
        function("CATransaction.unlock()") { _ in CATransaction.unlock() }
        function("CATransaction.value(forKey:)") { CATransaction.value(forKey: try $0.get(0)) }
    }

    /// Adds members of CATransform3D.
    private mutating func addCoreLayersMembers3Part12() {
        property("m11", \CATransform3D.m11)
        property("m21", \CATransform3D.m21)
        property("m31", \CATransform3D.m31)
        property("m41", \CATransform3D.m41)
        function("CATransform3D()") { _ in CATransform3D() }
        function("CATransform3D(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)") {
            CATransform3D(
                m11: try $0.get(0), m12: try $0.get(1), m13: try $0.get(2), m14: try $0.get(3),
                m21: try $0.get(4), m22: try $0.get(5), m23: try $0.get(6), m24: try $0.get(7),
                m31: try $0.get(8), m32: try $0.get(9), m33: try $0.get(10), m34: try $0.get(11),
                m41: try $0.get(12), m42: try $0.get(13), m43: try $0.get(14), m44: try $0.get(15))
        }
    }

    /// Adds members of CATransition.
    private mutating func addCoreLayersMembers3Part13() {
        property("endProgress", \CATransition.endProgress)
        property("startProgress", \CATransition.startProgress)
        property("subtype", \CATransition.subtype)
        property("type", \CATransition.type)
        function("CATransition()") { _ in CATransition() }
    }

    /// Adds members of CATransitionSubtype.
    private mutating func addCoreLayersMembers3Part14() {
        property("rawValue", \CATransitionSubtype.rawValue)
        constant("CATransitionSubtype.fromBottom") { CATransitionSubtype.fromBottom }
        constant("CATransitionSubtype.fromLeft") { CATransitionSubtype.fromLeft }
        constant("CATransitionSubtype.fromRight") { CATransitionSubtype.fromRight }
        constant("CATransitionSubtype.fromTop") { CATransitionSubtype.fromTop }
        function("CATransitionSubtype(rawValue:)") { CATransitionSubtype(rawValue: try $0.get(0)) }
    }

    /// Adds members of CATransitionType.
    private mutating func addCoreLayersMembers3Part15() {
        property("rawValue", \CATransitionType.rawValue)
        constant("CATransitionType.fade") { CATransitionType.fade }
        constant("CATransitionType.moveIn") { CATransitionType.moveIn }
        constant("CATransitionType.push") { CATransitionType.push }
        constant("CATransitionType.reveal") { CATransitionType.reveal }
        function("CATransitionType(rawValue:)") { CATransitionType(rawValue: try $0.get(0)) }
    }

    /// Adds members of CAValueFunction.
    private mutating func addCoreLayersMembers3Part16() {
        property("name", \CAValueFunction.name)
        function("CAValueFunction(name:)") { CAValueFunction(name: try $0.get(0)) }
    }
}
