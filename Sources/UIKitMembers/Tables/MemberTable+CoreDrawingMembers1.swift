// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CGBitmapInfo to CGInterpolationQuality.
    mutating func addCoreDrawingMembers1() {
        addCoreDrawingMembers1Part0()
        addCoreDrawingMembers1Part1()
        addCoreDrawingMembers1Part2()
        addCoreDrawingMembers1Part3()
        addCoreDrawingMembers1Part4()
        addCoreDrawingMembers1Part5()
        addCoreDrawingMembers1Part6()
        addCoreDrawingMembers1Part7()
        addCoreDrawingMembers1Part8()
        addCoreDrawingMembers1Part9()
        addCoreDrawingMembers1Part10()
        addCoreDrawingMembers1Part11()
        addCoreDrawingMembers1Part12()
    }

    /// Adds members of CGBitmapInfo.
    private mutating func addCoreDrawingMembers1Part0() {
        property("rawValue", \CGBitmapInfo.rawValue)
        constant("CGBitmapInfo.alphaInfoMask") { CGBitmapInfo.alphaInfoMask }
        constant("CGBitmapInfo.byteOrder16Big") { CGBitmapInfo.byteOrder16Big }
        constant("CGBitmapInfo.byteOrder16Little") { CGBitmapInfo.byteOrder16Little }
        constant("CGBitmapInfo.byteOrder32Big") { CGBitmapInfo.byteOrder32Big }
        constant("CGBitmapInfo.byteOrder32Little") { CGBitmapInfo.byteOrder32Little }
        constant("CGBitmapInfo.byteOrderMask") { CGBitmapInfo.byteOrderMask }
        constant("CGBitmapInfo.floatComponents") { CGBitmapInfo.floatComponents }
        function("CGBitmapInfo(rawValue:)") { CGBitmapInfo(rawValue: try $0.get(0)) }
    }

    /// Adds members of CGBlendMode.
    private mutating func addCoreDrawingMembers1Part1() {
        enumeration(CGBlendMode.self)
    }

    /// Adds members of CGColor.
    private mutating func addCoreDrawingMembers1Part2() {
        property("alpha", \CGColor.alpha)
        property("components", \CGColor.components)
        property("description", \CGColor.description)
        property("numberOfComponents", \CGColor.numberOfComponents)
        function("CGColor(gray:alpha:)") { CGColor(gray: try $0.get(0), alpha: try $0.get(1)) }
        function("CGColor(red:green:blue:alpha:)") {
            CGColor(red: try $0.get(0), green: try $0.get(1), blue: try $0.get(2), alpha: try $0.get(3))
        }
        method("copy(alpha:)", of: CGColor.self) { $0.copy(alpha: try $1.get(0)) }
    }

    /// Adds members of CGColorSpace.
    private mutating func addCoreDrawingMembers1Part3() {
        property("numberOfComponents", \CGColorSpace.numberOfComponents)
        constant("CGColorSpace.sRGB") { CGColorSpace.sRGB }
        function("CGColorSpace(name:)") { CGColorSpace(name: try $0.get(0)) }
    }

    /// Adds members of CGContext.
    private mutating func addCoreDrawingMembers1Part4() {
        property("boundingBoxOfClipPath", \CGContext.boundingBoxOfClipPath)
        property("ctm", \CGContext.ctm)
        property("data", \CGContext.data)
        property("height", \CGContext.height)
        property("interpolationQuality", \CGContext.interpolationQuality)
        property("path", \CGContext.path)
        property("textMatrix", \CGContext.textMatrix)
        property("textPosition", \CGContext.textPosition)
        property("width", \CGContext.width)
        method("addArc(center:radius:startAngle:endAngle:clockwise:)", of: CGContext.self) {
            $0.addArc(
                center: try $1.get(0), radius: try $1.get(1), startAngle: try $1.get(2),
                endAngle: try $1.get(3), clockwise: try $1.get(4))
        }
        method("addArc(tangent1End:tangent2End:radius:)", of: CGContext.self) {
            $0.addArc(tangent1End: try $1.get(0), tangent2End: try $1.get(1), radius: try $1.get(2))
        }
        method("addCurve(to:control1:control2:)", of: CGContext.self) {
            $0.addCurve(to: try $1.get(0), control1: try $1.get(1), control2: try $1.get(2))
        }
        method("addEllipse(in:)", of: CGContext.self) { $0.addEllipse(in: try $1.get(0)) }
        method("addLine(to:)", of: CGContext.self) { $0.addLine(to: try $1.get(0)) }
        method("addLines(between:)", of: CGContext.self) { $0.addLines(between: try $1.get(0)) }
        method("addPath(_:)", of: CGContext.self) { $0.addPath(try $1.get(0)) }
        method("addQuadCurve(to:control:)", of: CGContext.self) {
            $0.addQuadCurve(to: try $1.get(0), control: try $1.get(1))
        }
        method("addRect(_:)", of: CGContext.self) { $0.addRect(try $1.get(0)) }
        method("beginPath()", of: CGContext.self) { base, _ in base.beginPath() }
        method("beginTransparencyLayer(auxiliaryInfo:)", of: CGContext.self) {
            $0.beginTransparencyLayer(auxiliaryInfo: try $1.get(0))
        }
        method("beginTransparencyLayer(in:auxiliaryInfo:)", of: CGContext.self) {
            $0.beginTransparencyLayer(in: try $1.get(0), auxiliaryInfo: try $1.get(1))
        }
        method("clear(_:)", of: CGContext.self) { $0.clear(try $1.get(0)) }
        method("clip()", of: CGContext.self) { base, _ in base.clip() }
        method("clip(to:mask:)", of: CGContext.self) { $0.clip(to: try $1.get(0), mask: try $1.get(1)) }
    }

    /// Adds members of CGContext.
    private mutating func addCoreDrawingMembers1Part5() {
        method("clip(using:)", of: CGContext.self) { $0.clip(using: try $1.get(0)) }
        method("closePath()", of: CGContext.self) { base, _ in base.closePath() }
        method("concatenate(_:)", of: CGContext.self) { $0.concatenate(try $1.get(0)) }
        method("draw(_:at:)", of: CGContext.self) { $0.draw(try $1.get(0), at: try $1.get(1)) }
        method("drawConicGradient(_:center:angle:)", of: CGContext.self) {
            $0.drawConicGradient(try $1.get(0), center: try $1.get(1), angle: try $1.get(2))
        }
        method("drawLinearGradient(_:start:end:options:)", of: CGContext.self) {
            $0.drawLinearGradient(
                try $1.get(0), start: try $1.get(1), end: try $1.get(2), options: try $1.get(3))
        }
        method("drawPath(using:)", of: CGContext.self) { $0.drawPath(using: try $1.get(0)) }
        method(
            "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)", of: CGContext.self
        ) {
            $0.drawRadialGradient(
                try $1.get(0), startCenter: try $1.get(1), startRadius: try $1.get(2),
                endCenter: try $1.get(3), endRadius: try $1.get(4), options: try $1.get(5))
        }
        method("drawShading(_:)", of: CGContext.self) { $0.drawShading(try $1.get(0)) }
        method("endTransparencyLayer()", of: CGContext.self) { base, _ in base.endTransparencyLayer() }
        method("fillEllipse(in:)", of: CGContext.self) { $0.fillEllipse(in: try $1.get(0)) }
        method("fillPath()", of: CGContext.self) { base, _ in base.fillPath() }
        method("fillPath(using:)", of: CGContext.self) { $0.fillPath(using: try $1.get(0)) }
        method("makeImage()", of: CGContext.self) { base, _ in base.makeImage() }
        method("move(to:)", of: CGContext.self) { $0.move(to: try $1.get(0)) }
        method("replacePathWithStrokedPath()", of: CGContext.self) { base, _ in
            base.replacePathWithStrokedPath()
        }
        method("resetClip()", of: CGContext.self) { base, _ in base.resetClip() }
        method("restoreGState()", of: CGContext.self) { base, _ in base.restoreGState() }
        method("rotate(by:)", of: CGContext.self) { $0.rotate(by: try $1.get(0)) }
        method("saveGState()", of: CGContext.self) { base, _ in base.saveGState() }
        method("scaleBy(x:y:)", of: CGContext.self) { $0.scaleBy(x: try $1.get(0), y: try $1.get(1)) }
        method("setAllowsAntialiasing(_:)", of: CGContext.self) { $0.setAllowsAntialiasing(try $1.get(0)) }
        method("setAlpha(_:)", of: CGContext.self) { $0.setAlpha(try $1.get(0)) }
        method("setBlendMode(_:)", of: CGContext.self) { $0.setBlendMode(try $1.get(0)) }
        method("setFillColor(_:)", of: CGContext.self) { $0.setFillColor(try $1.get(0)) }
        method("setFillColor(cyan:magenta:yellow:black:alpha:)", of: CGContext.self) {
            $0.setFillColor(
                cyan: try $1.get(0), magenta: try $1.get(1), yellow: try $1.get(2), black: try $1.get(3),
                alpha: try $1.get(4))
        }
    }

    /// Adds members of CGContext.
    private mutating func addCoreDrawingMembers1Part6() {
        method("setFillColor(gray:alpha:)", of: CGContext.self) {
            $0.setFillColor(gray: try $1.get(0), alpha: try $1.get(1))
        }
        method("setFillColor(red:green:blue:alpha:)", of: CGContext.self) {
            $0.setFillColor(
                red: try $1.get(0), green: try $1.get(1), blue: try $1.get(2), alpha: try $1.get(3))
        }
        method("setFlatness(_:)", of: CGContext.self) { $0.setFlatness(try $1.get(0)) }
        method("setLineCap(_:)", of: CGContext.self) { $0.setLineCap(try $1.get(0)) }
        method("setLineDash(phase:lengths:)", of: CGContext.self) {
            $0.setLineDash(phase: try $1.get(0), lengths: try $1.get(1))
        }
        method("setLineJoin(_:)", of: CGContext.self) { $0.setLineJoin(try $1.get(0)) }
        method("setLineWidth(_:)", of: CGContext.self) { $0.setLineWidth(try $1.get(0)) }
        method("setMiterLimit(_:)", of: CGContext.self) { $0.setMiterLimit(try $1.get(0)) }
        method("setPatternPhase(_:)", of: CGContext.self) { $0.setPatternPhase(try $1.get(0)) }
        method("setShadow(offset:blur:)", of: CGContext.self) {
            $0.setShadow(offset: try $1.get(0), blur: try $1.get(1))
        }
        method("setShadow(offset:blur:color:)", of: CGContext.self) {
            $0.setShadow(offset: try $1.get(0), blur: try $1.get(1), color: try $1.get(2))
        }
        method("setShouldAntialias(_:)", of: CGContext.self) { $0.setShouldAntialias(try $1.get(0)) }
        method("setStrokeColor(_:)", of: CGContext.self) { $0.setStrokeColor(try $1.get(0)) }
        method("setStrokeColor(cyan:magenta:yellow:black:alpha:)", of: CGContext.self) {
            $0.setStrokeColor(
                cyan: try $1.get(0), magenta: try $1.get(1), yellow: try $1.get(2), black: try $1.get(3),
                alpha: try $1.get(4))
        }
        method("setStrokeColor(gray:alpha:)", of: CGContext.self) {
            $0.setStrokeColor(gray: try $1.get(0), alpha: try $1.get(1))
        }
        method("setStrokeColor(red:green:blue:alpha:)", of: CGContext.self) {
            $0.setStrokeColor(
                red: try $1.get(0), green: try $1.get(1), blue: try $1.get(2), alpha: try $1.get(3))
        }
        method("setTextDrawingMode(_:)", of: CGContext.self) { $0.setTextDrawingMode(try $1.get(0)) }
        method("stroke(_:)", of: CGContext.self) { $0.stroke(try $1.get(0)) }
        method("stroke(_:width:)", of: CGContext.self) { $0.stroke(try $1.get(0), width: try $1.get(1)) }
        method("strokeEllipse(in:)", of: CGContext.self) { $0.strokeEllipse(in: try $1.get(0)) }
    }

    /// Adds members of CGContext.
    private mutating func addCoreDrawingMembers1Part7() {
        method("strokeLineSegments(between:)", of: CGContext.self) {
            $0.strokeLineSegments(between: try $1.get(0))
        }
        method("strokePath()", of: CGContext.self) { base, _ in base.strokePath() }
        method("translateBy(x:y:)", of: CGContext.self) { $0.translateBy(x: try $1.get(0), y: try $1.get(1)) }
    }

    /// Adds members of CGFunctionCallbacks.
    private mutating func addCoreDrawingMembers1Part8() {
        property("evaluate", \CGFunctionCallbacks.evaluate)
        property("releaseInfo", \CGFunctionCallbacks.releaseInfo)
        property("version", \CGFunctionCallbacks.version)
        function("CGFunctionCallbacks(version:evaluate:releaseInfo:)") {
            CGFunctionCallbacks(version: try $0.get(0), evaluate: try $0.get(1), releaseInfo: try $0.get(2))
        }
    }

    /// Adds members of CGGradientDrawingOptions.
    private mutating func addCoreDrawingMembers1Part9() {
        property("rawValue", \CGGradientDrawingOptions.rawValue)
        constant("CGGradientDrawingOptions.drawsAfterEndLocation") {
            CGGradientDrawingOptions.drawsAfterEndLocation
        }
        constant("CGGradientDrawingOptions.drawsBeforeStartLocation") {
            CGGradientDrawingOptions.drawsBeforeStartLocation
        }
        function("CGGradientDrawingOptions(rawValue:)") { CGGradientDrawingOptions(rawValue: try $0.get(0)) }
    }

    /// Adds members of CGImage.
    private mutating func addCoreDrawingMembers1Part10() {
        property("height", \CGImage.height)
        property("width", \CGImage.width)
        method("cropping(to:)", of: CGImage.self) { $0.cropping(to: try $1.get(0)) }
    }

    /// Adds members of CGImageAlphaInfo.
    private mutating func addCoreDrawingMembers1Part11() {
        enumeration(CGImageAlphaInfo.self)
    }

    /// Adds members of CGInterpolationQuality.
    private mutating func addCoreDrawingMembers1Part12() {
        enumeration(CGInterpolationQuality.self)
    }
}
