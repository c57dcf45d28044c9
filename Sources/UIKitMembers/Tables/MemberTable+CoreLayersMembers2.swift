// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CAGradientLayerType to CAMediaTimingFunction.
    mutating func addCoreLayersMembers2() {
        addCoreLayersMembers2Part0()
        addCoreLayersMembers2Part1()
        addCoreLayersMembers2Part2()
        addCoreLayersMembers2Part3()
        addCoreLayersMembers2Part4()
        addCoreLayersMembers2Part5()
        addCoreLayersMembers2Part6()
        addCoreLayersMembers2Part7()
        addCoreLayersMembers2Part8()
        addCoreLayersMembers2Part9()
        addCoreLayersMembers2Part10()
    }

    /// Adds members of CAGradientLayerType.
    private mutating func addCoreLayersMembers2Part0() {
        property("rawValue", \CAGradientLayerType.rawValue)
        constant("CAGradientLayerType.axial") { CAGradientLayerType.axial }
        constant("CAGradientLayerType.conic") { CAGradientLayerType.conic }
        constant("CAGradientLayerType.radial") { CAGradientLayerType.radial }
        function("CAGradientLayerType(rawValue:)") { CAGradientLayerType(rawValue: try $0.get(0)) }
    }

    /// Adds members of CAKeyframeAnimation.
    private mutating func addCoreLayersMembers2Part1() {
        property("biasValues", \CAKeyframeAnimation.biasValues)
        property("calculationMode", \CAKeyframeAnimation.calculationMode)
        property("continuityValues", \CAKeyframeAnimation.continuityValues)
        property("keyTimes", \CAKeyframeAnimation.keyTimes)
        property("path", \CAKeyframeAnimation.path)
        property("rotationMode", \CAKeyframeAnimation.rotationMode)
        property("tensionValues", \CAKeyframeAnimation.tensionValues)
        property("timingFunctions", \CAKeyframeAnimation.timingFunctions)
        property("values", \CAKeyframeAnimation.values)
        function("CAKeyframeAnimation()") { _ in CAKeyframeAnimation() }
        function("CAKeyframeAnimation(keyPath:)") { CAKeyframeAnimation(keyPath: try $0.get(0)) }
    }

    /// Adds members of CALayer.
    private mutating func addCoreLayersMembers2Part2() {
        property("actions", \CALayer.actions)
        property("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
        property("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
        property("anchorPoint", \CALayer.anchorPoint)
        property("anchorPointZ", \CALayer.anchorPointZ)
        property("backgroundColor", \CALayer.backgroundColor)
        property("beginTime", \CALayer.beginTime)
        property("borderColor", \CALayer.borderColor)
        property("borderWidth", \CALayer.borderWidth)
        property("bounds", \CALayer.bounds)
        property("compositingFilter", \CALayer.compositingFilter)
        property("contents", \CALayer.contents)
        property("contentsCenter", \CALayer.contentsCenter)
        property("contentsGravity", \CALayer.contentsGravity)
        property("contentsRect", \CALayer.contentsRect)
        property("contentsScale", \CALayer.contentsScale)
        property("cornerCurve", \CALayer.cornerCurve)
        property("cornerRadius", \CALayer.cornerRadius)
        property("delegate", \CALayer.delegate)
        property("drawsAsynchronously", \CALayer.drawsAsynchronously)
        property("duration", \CALayer.duration)
        property("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask)
        property("fillMode", \CALayer.fillMode)
        property("frame", \CALayer.frame)
        property("isDoubleSided", \CALayer.isDoubleSided)
        property("isGeometryFlipped", \CALayer.isGeometryFlipped)
        property("isHidden", \CALayer.isHidden)
        property("isOpaque", \CALayer.isOpaque)
        property("magnificationFilter", \CALayer.magnificationFilter)
        property("mask", \CALayer.mask)
        property("maskedCorners", \CALayer.maskedCorners)
        property("masksToBounds", \CALayer.masksToBounds)
        property("minificationFilter", \CALayer.minificationFilter)
        property("name", \CALayer.name)
        property("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
        property("opacity", \CALayer.opacity)
    }

    /// Adds members of CALayer.
    private mutating func addCoreLayersMembers2Part3() {
        property("position", \CALayer.position)
        property("rasterizationScale", \CALayer.rasterizationScale)
        property("repeatCount", \CALayer.repeatCount)
        property("shadowColor", \CALayer.shadowColor)
        property("shadowOffset", \CALayer.shadowOffset)
        property("shadowOpacity", \CALayer.shadowOpacity)
        property("shadowPath", \CALayer.shadowPath)
        property("shadowRadius", \CALayer.shadowRadius)
        property("shouldRasterize", \CALayer.shouldRasterize)
        property("speed", \CALayer.speed)
        property("style", \CALayer.style)
        property("sublayerTransform", \CALayer.sublayerTransform)
        property("sublayers", \CALayer.sublayers)
        property("superlayer", \CALayer.superlayer)
        property("timeOffset", \CALayer.timeOffset)
        property("transform", \CALayer.transform)
        property("visibleRect", \CALayer.visibleRect)
        property("zPosition", \CALayer.zPosition)
        constant("CALayer.supportsSecureCoding") { CALayer.supportsSecureCoding }
        function("CALayer()") { _ in CALayer() }
        method("action(forKey:)", of: CALayer.self) { $0.action(forKey: try $1.get(0)) }
        method("add(_:forKey:)", of: CALayer.self) { $0.add(try $1.get(0), forKey: try $1.get(1)) }
        method("addSublayer(_:)", of: CALayer.self) { $0.addSublayer(try $1.get(0)) }
        method("affineTransform()", of: CALayer.self) { base, _ in base.affineTransform() }
        method("animation(forKey:)", of: CALayer.self) { $0.animation(forKey: try $1.get(0)) }
        method("animationKeys()", of: CALayer.self) { base, _ in base.animationKeys() }
        method("contains(_:)", of: CALayer.self) { $0.contains(try $1.get(0)) }
        method("contentsAreFlipped()", of: CALayer.self) { base, _ in base.contentsAreFlipped() }
        method("convertTime(_:from:)", of: CALayer.self) {
            $0.convertTime(try $1.get(0), from: try $1.get(1))
        }
        method("convertTime(_:to:)", of: CALayer.self) { $0.convertTime(try $1.get(0), to: try $1.get(1)) }
        method("display()", of: CALayer.self) { base, _ in base.display() }
        method("displayIfNeeded()", of: CALayer.self) { base, _ in base.displayIfNeeded() }
        method("draw(in:)", of: CALayer.self) { $0.draw(in: try $1.get(0)) }
        method("hitTest(_:)", of: CALayer.self) { $0.hitTest(try $1.get(0)) }
    }

    /// Adds members of CALayer.
    private mutating func addCoreLayersMembers2Part4() {
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
        method("needsDisplay()", of: CALayer.self) { base, _ in base.needsDisplay() }
        method("needsLayout()", of: CALayer.self) { base, _ in base.needsLayout() }
        method("preferredFrameSize()", of: CALayer.self) { base, _ in base.preferredFrameSize() }
        method("presentation()", of: CALayer.self) { base, _ in base.presentation() }
        method("removeAllAnimations()", of: CALayer.self) { base, _ in base.removeAllAnimations() }
        method("removeAnimation(forKey:)", of: CALayer.self) { $0.removeAnimation(forKey: try $1.get(0)) }
        method("removeFromSuperlayer()", of: CALayer.self) { base, _ in base.removeFromSuperlayer() }
        method("render(in:)", of: CALayer.self) { $0.render(in: try $1.get(0)) }
        method("replaceSublayer(_:with:)", of: CALayer.self) {
            $0.replaceSublayer(try $1.get(0), with: try $1.get(1))
        }
        method("scroll(_:)", of: CALayer.self) { $0.scroll(try $1.get(0)) }
        method("scrollRectToVisible(_:)", of: CALayer.self) { $0.scrollRectToVisible(try $1.get(0)) }
        method("setAffineTransform(_:)", of: CALayer.self) { $0.setAffineTransform(try $1.get(0)) }
        method("setNeedsDisplay()", of: CALayer.self) { base, _ in base.setNeedsDisplay() }
        method("setNeedsDisplay(_:)", of: CALayer.self) { $0.setNeedsDisplay(try $1.get(0)) }
        method("setNeedsLayout()", of: CALayer.self) { base, _ in base.setNeedsLayout() }
        function("CALayer.defaultAction(forKey:)") { CALayer.defaultAction(forKey: try $0.get(0)) }
        function("CALayer.defaultValue(forKey:)") { CALayer.defaultValue(forKey: try $0.get(0)) }
        function("CALayer.needsDisplay(forKey:)") { CALayer.needsDisplay(forKey: try $0.get(0)) }
    }

    /// Adds members of CALayerContentsFilter.
    private mutating func addCoreLayersMembers2Part5() {
        property("rawValue", \CALayerContentsFilter.rawValue)
        constant("CALayerContentsFilter.linear") { CALayerContentsFilter.linear }
        constant("CALayerContentsFilter.nearest") { CALayerContentsFilter.nearest }
        constant("CALayerContentsFilter.trilinear") { CALayerContentsFilter.trilinear }
        function("CALayerContentsFilter(rawValue:)") { CALayerContentsFilter(rawValue: try $0.get(0)) }
    }

    /// Adds members of CALayerContentsGravity.
    private mutating func addCoreLayersMembers2Part6() {
        property("rawValue", \CALayerContentsGravity.rawValue)
        constant("CALayerContentsGravity.bottom") { CALayerContentsGravity.bottom }
        constant("CALayerContentsGravity.bottomLeft") { CALayerContentsGravity.bottomLeft }
        constant("CALayerContentsGravity.bottomRight") { CALayerContentsGravity.bottomRight }
        constant("CALayerContentsGravity.center") { CALayerContentsGravity.center }
        constant("CALayerContentsGravity.left") { CALayerContentsGravity.left }
        constant("CALayerContentsGravity.resize") { CALayerContentsGravity.resize }
        constant("CALayerContentsGravity.resizeAspect") { CALayerContentsGravity.resizeAspect }
        constant("CALayerContentsGravity.resizeAspectFill") { CALayerContentsGravity.resizeAspectFill }
        constant("CALayerContentsGravity.right") { CALayerContentsGravity.right }
        constant("CALayerContentsGravity.top") { CALayerContentsGravity.top }
        constant("CALayerContentsGravity.topLeft") { CALayerContentsGravity.topLeft }
        constant("CALayerContentsGravity.topRight") { CALayerContentsGravity.topRight }
        function("CALayerContentsGravity(rawValue:)") { CALayerContentsGravity(rawValue: try $0.get(0)) }
    }

    /// Adds members of CALayerCornerCurve.
    private mutating func addCoreLayersMembers2Part7() {
        property("rawValue", \CALayerCornerCurve.rawValue)
        constant("CALayerCornerCurve.circular") { CALayerCornerCurve.circular }
        constant("CALayerCornerCurve.continuous") { CALayerCornerCurve.continuous }
        function("CALayerCornerCurve(rawValue:)") { CALayerCornerCurve(rawValue: try $0.get(0)) }
    }

    /// Adds members of CALayerDelegate.
    private mutating func addCoreLayersMembers2Part8() {
        method("action(for:forKey:)", of: CALayerDelegate.self) {
            $0.action(for: try $1.get(0), forKey: try $1.get(1))
        }
        method("display(_:)", of: CALayerDelegate.self) { $0.display(try $1.get(0)) }
        method("draw(_:in:)", of: CALayerDelegate.self) { $0.draw(try $1.get(0), in: try $1.get(1)) }
        method("layerWillDraw(_:)", of: CALayerDelegate.self) { $0.layerWillDraw(try $1.get(0)) }
        method("layoutSublayers(of:)", of: CALayerDelegate.self) { $0.layoutSublayers(of: try $1.get(0)) }
    }

    /// Adds members of CAMediaTimingFillMode.
    private mutating func addCoreLayersMembers2Part9() {
        property("rawValue", \CAMediaTimingFillMode.rawValue)
        constant("CAMediaTimingFillMode.backwards") { CAMediaTimingFillMode.backwards }
        constant("CAMediaTimingFillMode.both") { CAMediaTimingFillMode.both }
        constant("CAMediaTimingFillMode.forwards") { CAMediaTimingFillMode.forwards }
        constant("CAMediaTimingFillMode.removed") { CAMediaTimingFillMode.removed }
        function("CAMediaTimingFillMode(rawValue:)") { CAMediaTimingFillMode(rawValue: try $0.get(0)) }
    }

    /// Adds members of CAMediaTimingFunction.
    private mutating func addCoreLayersMembers2Part10() {
        function("CAMediaTimingFunction(controlPoints:_:_:_:)") {
            CAMediaTimingFunction(controlPoints: try $0.get(0), try $0.get(1), try $0.get(2), try $0.get(3))
        }
        function("CAMediaTimingFunction(name:)") { CAMediaTimingFunction(name: try $0.get(0)) }
    }
}
