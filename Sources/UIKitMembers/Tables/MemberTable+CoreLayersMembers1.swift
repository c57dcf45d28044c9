// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CAAnimation to CAGradientLayer.
    mutating func addCoreLayersMembers1() {
        addCoreLayersMembers1Part0()
        addCoreLayersMembers1Part1()
        addCoreLayersMembers1Part2()
        addCoreLayersMembers1Part3()
        addCoreLayersMembers1Part4()
        addCoreLayersMembers1Part5()
        addCoreLayersMembers1Part6()
        addCoreLayersMembers1Part7()
        addCoreLayersMembers1Part8()
        addCoreLayersMembers1Part9()
        addCoreLayersMembers1Part10()
        addCoreLayersMembers1Part11()
        addCoreLayersMembers1Part12()
        addCoreLayersMembers1Part13()
        addCoreLayersMembers1Part14()
    }

    /// Adds members of CAAnimation.
    private mutating func addCoreLayersMembers1Part0() {
        property("autoreverses", \CAAnimation.autoreverses)
        property("beginTime", \CAAnimation.beginTime)
        property("delegate", \CAAnimation.delegate)
        property("duration", \CAAnimation.duration)
        property("fillMode", \CAAnimation.fillMode)
        property("isRemovedOnCompletion", \CAAnimation.isRemovedOnCompletion)
        property("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
        property("repeatCount", \CAAnimation.repeatCount)
        property("repeatDuration", \CAAnimation.repeatDuration)
        property("speed", \CAAnimation.speed)
        property("timeOffset", \CAAnimation.timeOffset)
        property("timingFunction", \CAAnimation.timingFunction)
        function("CAAnimation()") { _ in CAAnimation() }
        method("setValue(_:forKey:)", of: CAAnimation.self) {
            $0.setValue(try $1.get(0), forKey: try $1.get(1))
        }
        method("value(forKey:)", of: CAAnimation.self) { $0.value(forKey: try $1.get(0)) }
    }

    /// Adds members of CAAnimationCalculationMode.
    private mutating func addCoreLayersMembers1Part1() {
        property("rawValue", \CAAnimationCalculationMode.rawValue)
        constant("CAAnimationCalculationMode.cubic") { CAAnimationCalculationMode.cubic }
        constant("CAAnimationCalculationMode.cubicPaced") { CAAnimationCalculationMode.cubicPaced }
        constant("CAAnimationCalculationMode.discrete") { CAAnimationCalculationMode.discrete }
        constant("CAAnimationCalculationMode.linear") { CAAnimationCalculationMode.linear }
        constant("CAAnimationCalculationMode.paced") { CAAnimationCalculationMode.paced }
        function("CAAnimationCalculationMode(rawValue:)") {
            CAAnimationCalculationMode(rawValue: try $0.get(0))
        }
    }

    /// Adds members of CAAnimationDelegate.
    private mutating func addCoreLayersMembers1Part2() {
        method("animationDidStart(_:)", of: CAAnimationDelegate.self) { $0.animationDidStart(try $1.get(0)) }
        method("animationDidStop(_:finished:)", of: CAAnimationDelegate.self) {
            $0.animationDidStop(try $1.get(0), finished: try $1.get(1))
        }
    }

    /// Adds members of CAAnimationGroup.
    private mutating func addCoreLayersMembers1Part3() {
        property("animations", \CAAnimationGroup.animations)
        function("CAAnimationGroup()") { _ in CAAnimationGroup() }
    }

    /// Adds members of CAAnimationRotationMode.
    private mutating func addCoreLayersMembers1Part4() {
        property("rawValue", \CAAnimationRotationMode.rawValue)
        constant("CAAnimationRotationMode.rotateAuto") { CAAnimationRotationMode.rotateAuto }
        constant("CAAnimationRotationMode.rotateAutoReverse") { CAAnimationRotationMode.rotateAutoReverse }
        function("CAAnimationRotationMode(rawValue:)") { CAAnimationRotationMode(rawValue: try $0.get(0)) }
    }

    /// Adds members of CABasicAnimation.
    private mutating func addCoreLayersMembers1Part5() {
        property("byValue", \CABasicAnimation.byValue)
        property("fromValue", \CABasicAnimation.fromValue)
        property("toValue", \CABasicAnimation.toValue)
        function("CABasicAnimation()") { _ in CABasicAnimation() }
        function("CABasicAnimation(keyPath:)") { CABasicAnimation(keyPath: try $0.get(0)) }
    }

    /// Adds members of CACornerMask.
    private mutating func addCoreLayersMembers1Part6() {
        property("rawValue", \CACornerMask.rawValue)
        constant("CACornerMask.layerMaxXMaxYCorner") { CACornerMask.layerMaxXMaxYCorner }
        constant("CACornerMask.layerMaxXMinYCorner") { CACornerMask.layerMaxXMinYCorner }
        constant("CACornerMask.layerMinXMaxYCorner") { CACornerMask.layerMinXMaxYCorner }
        constant("CACornerMask.layerMinXMinYCorner") { CACornerMask.layerMinXMinYCorner }
        function("CACornerMask(rawValue:)") { CACornerMask(rawValue: try $0.get(0)) }
    }

    /// Adds members of CAEdgeAntialiasingMask.
    private mutating func addCoreLayersMembers1Part7() {
        property("rawValue", \CAEdgeAntialiasingMask.rawValue)
        constant("CAEdgeAntialiasingMask.layerBottomEdge") { CAEdgeAntialiasingMask.layerBottomEdge }
        constant("CAEdgeAntialiasingMask.layerLeftEdge") { CAEdgeAntialiasingMask.layerLeftEdge }
        constant("CAEdgeAntialiasingMask.layerRightEdge") { CAEdgeAntialiasingMask.layerRightEdge }
        constant("CAEdgeAntialiasingMask.layerTopEdge") { CAEdgeAntialiasingMask.layerTopEdge }
        function("CAEdgeAntialiasingMask(rawValue:)") { CAEdgeAntialiasingMask(rawValue: try $0.get(0)) }
    }

    /// Adds members of CAEmitterCell.
    private mutating func addCoreLayersMembers1Part8() {
        property("alphaRange", \CAEmitterCell.alphaRange)
        property("alphaSpeed", \CAEmitterCell.alphaSpeed)
        property("autoreverses", \CAEmitterCell.autoreverses)
        property("beginTime", \CAEmitterCell.beginTime)
        property("birthRate", \CAEmitterCell.birthRate)
        property("blueRange", \CAEmitterCell.blueRange)
        property("blueSpeed", \CAEmitterCell.blueSpeed)
        property("color", \CAEmitterCell.color)
        property("contents", \CAEmitterCell.contents)
        property("contentsRect", \CAEmitterCell.contentsRect)
        property("contentsScale", \CAEmitterCell.contentsScale)
        property("duration", \CAEmitterCell.duration)
        property("emissionLatitude", \CAEmitterCell.emissionLatitude)
        property("emissionLongitude", \CAEmitterCell.emissionLongitude)
        property("emissionRange", \CAEmitterCell.emissionRange)
        property("emitterCells", \CAEmitterCell.emitterCells)
        property("fillMode", \CAEmitterCell.fillMode)
        property("greenRange", \CAEmitterCell.greenRange)
        property("greenSpeed", \CAEmitterCell.greenSpeed)
        property("isEnabled", \CAEmitterCell.isEnabled)
        property("lifetime", \CAEmitterCell.lifetime)
        property("lifetimeRange", \CAEmitterCell.lifetimeRange)
        property("magnificationFilter", \CAEmitterCell.magnificationFilter)
        property("minificationFilter", \CAEmitterCell.minificationFilter)
        property("minificationFilterBias", \CAEmitterCell.minificationFilterBias)
        property("name", \CAEmitterCell.name)
        property("redRange", \CAEmitterCell.redRange)
        property("redSpeed", \CAEmitterCell.redSpeed)
        property("repeatCount", \CAEmitterCell.repeatCount)
        property("repeatDuration", \CAEmitterCell.repeatDuration)
        property("scale", \CAEmitterCell.scale)
        property("scaleRange", \CAEmitterCell.scaleRange)
        property("scaleSpeed", \CAEmitterCell.scaleSpeed)
        property("speed", \CAEmitterCell.speed)
        property("spin", \CAEmitterCell.spin)
        property("spinRange", \CAEmitterCell.spinRange)
    }

    /// Adds members of CAEmitterCell.
    private mutating func addCoreLayersMembers1Part9() {
        property("timeOffset", \CAEmitterCell.timeOffset)
        property("velocity", \CAEmitterCell.velocity)
        property("velocityRange", \CAEmitterCell.velocityRange)
        property("xAcceleration", \CAEmitterCell.xAcceleration)
        property("yAcceleration", \CAEmitterCell.yAcceleration)
        property("zAcceleration", \CAEmitterCell.zAcceleration)
        function("CAEmitterCell()") { _ in CAEmitterCell() }
    }

    /// Adds members of CAEmitterLayer.
    private mutating func addCoreLayersMembers1Part10() {
        property("birthRate", \CAEmitterLayer.birthRate)
        property("emitterCells", \CAEmitterLayer.emitterCells)
        property("emitterDepth", \CAEmitterLayer.emitterDepth)
        property("emitterMode", \CAEmitterLayer.emitterMode)
        property("emitterPosition", \CAEmitterLayer.emitterPosition)
        property("emitterShape", \CAEmitterLayer.emitterShape)
        property("emitterSize", \CAEmitterLayer.emitterSize)
        property("emitterZPosition", \CAEmitterLayer.emitterZPosition)
        property("lifetime", \CAEmitterLayer.lifetime)
        property("preservesDepth", \CAEmitterLayer.preservesDepth)
        property("renderMode", \CAEmitterLayer.renderMode)
        property("scale", \CAEmitterLayer.scale)
        property("seed", \CAEmitterLayer.seed)
        property("spin", \CAEmitterLayer.spin)
        property("velocity", \CAEmitterLayer.velocity)
        function("CAEmitterLayer()") { _ in CAEmitterLayer() }
    }

    /// Adds members of CAEmitterLayerEmitterMode.
    private mutating func addCoreLayersMembers1Part11() {
        property("rawValue", \CAEmitterLayerEmitterMode.rawValue)
        constant("CAEmitterLayerEmitterMode.outline") { CAEmitterLayerEmitterMode.outline }
        constant("CAEmitterLayerEmitterMode.points") { CAEmitterLayerEmitterMode.points }
        constant("CAEmitterLayerEmitterMode.surface") { CAEmitterLayerEmitterMode.surface }
        constant("CAEmitterLayerEmitterMode.volume") { CAEmitterLayerEmitterMode.volume }
        function("CAEmitterLayerEmitterMode(rawValue:)") {
            CAEmitterLayerEmitterMode(rawValue: try $0.get(0))
        }
    }

    /// Adds members of CAEmitterLayerEmitterShape.
    private mutating func addCoreLayersMembers1Part12() {
        property("rawValue", \CAEmitterLayerEmitterShape.rawValue)
        constant("CAEmitterLayerEmitterShape.circle") { CAEmitterLayerEmitterShape.circle }
        constant("CAEmitterLayerEmitterShape.cuboid") { CAEmitterLayerEmitterShape.cuboid }
        constant("CAEmitterLayerEmitterShape.line") { CAEmitterLayerEmitterShape.line }
        constant("CAEmitterLayerEmitterShape.point") { CAEmitterLayerEmitterShape.point }
        constant("CAEmitterLayerEmitterShape.rectangle") { CAEmitterLayerEmitterShape.rectangle }
        constant("CAEmitterLayerEmitterShape.sphere") { CAEmitterLayerEmitterShape.sphere }
        function("CAEmitterLayerEmitterShape(rawValue:)") {
            CAEmitterLayerEmitterShape(rawValue: try $0.get(0))
        }
    }

    /// Adds members of CAEmitterLayerRenderMode.
    private mutating func addCoreLayersMembers1Part13() {
        property("rawValue", \CAEmitterLayerRenderMode.rawValue)
        constant("CAEmitterLayerRenderMode.additive") { CAEmitterLayerRenderMode.additive }
        constant("CAEmitterLayerRenderMode.backToFront") { CAEmitterLayerRenderMode.backToFront }
        constant("CAEmitterLayerRenderMode.oldestFirst") { CAEmitterLayerRenderMode.oldestFirst }
        constant("CAEmitterLayerRenderMode.oldestLast") { CAEmitterLayerRenderMode.oldestLast }
        constant("CAEmitterLayerRenderMode.unordered") { CAEmitterLayerRenderMode.unordered }
        function("CAEmitterLayerRenderMode(rawValue:)") { CAEmitterLayerRenderMode(rawValue: try $0.get(0)) }
    }

    /// Adds members of CAGradientLayer.
    private mutating func addCoreLayersMembers1Part14() {
        property("colors", \CAGradientLayer.colors)
        property("endPoint", \CAGradientLayer.endPoint)
        property("locations", \CAGradientLayer.locations)
        property("startPoint", \CAGradientLayer.startPoint)
        property("type", \CAGradientLayer.type)
        function("CAGradientLayer()") { _ in CAGradientLayer() }
    }
}
