// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIFontDescriptor to UIImage.ResizingMode.
    mutating func addUIFoundationMembers5() {
        addUIFoundationMembers5Part0()
        addUIFoundationMembers5Part1()
        addUIFoundationMembers5Part2()
        addUIFoundationMembers5Part3()
        addUIFoundationMembers5Part4()
        addUIFoundationMembers5Part5()
        addUIFoundationMembers5Part6()
        addUIFoundationMembers5Part7()
        addUIFoundationMembers5Part8()
        addUIFoundationMembers5Part9()
        addUIFoundationMembers5Part10()
        addUIFoundationMembers5Part11()
        addUIFoundationMembers5Part12()
        addUIFoundationMembers5Part13()
    }

    /// Adds members of UIFontDescriptor.
    private mutating func addUIFoundationMembers5Part0() {
        property("pointSize", \UIFontDescriptor.pointSize)
        property("postscriptName", \UIFontDescriptor.postscriptName)
        property("symbolicTraits", \UIFontDescriptor.symbolicTraits)
        function("UIFontDescriptor(name:size:)") {
            UIFontDescriptor(name: try $0.get(0), size: try $0.get(1))
        }
        method("withDesign(_:)", of: UIFontDescriptor.self) { $0.withDesign(try $1.get(0)) }
        method("withSize(_:)", of: UIFontDescriptor.self) { $0.withSize(try $1.get(0)) }
        method("withSymbolicTraits(_:)", of: UIFontDescriptor.self) { $0.withSymbolicTraits(try $1.get(0)) }
        function("UIFontDescriptor.preferredFontDescriptor(withTextStyle:)") {
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: try $0.get(0))
        }
    }

    /// Adds members of UIFontDescriptor.SymbolicTraits.
    private mutating func addUIFoundationMembers5Part1() {
        property("rawValue", \UIFontDescriptor.SymbolicTraits.rawValue)
        constant("UIFontDescriptor.SymbolicTraits.traitBold") { UIFontDescriptor.SymbolicTraits.traitBold }
        constant("UIFontDescriptor.SymbolicTraits.traitItalic") {
            UIFontDescriptor.SymbolicTraits.traitItalic
        }
        constant("UIFontDescriptor.SymbolicTraits.traitMonoSpace") {
            UIFontDescriptor.SymbolicTraits.traitMonoSpace
        }
        function("UIFontDescriptor.SymbolicTraits(rawValue:)") {
            UIFontDescriptor.SymbolicTraits(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIFontDescriptor.SystemDesign.
    private mutating func addUIFoundationMembers5Part2() {
        property("rawValue", \UIFontDescriptor.SystemDesign.rawValue)
        constant("UIFontDescriptor.SystemDesign.default") { UIFontDescriptor.SystemDesign.`default` }
        constant("UIFontDescriptor.SystemDesign.monospaced") { UIFontDescriptor.SystemDesign.monospaced }
        constant("UIFontDescriptor.SystemDesign.rounded") { UIFontDescriptor.SystemDesign.rounded }
        constant("UIFontDescriptor.SystemDesign.serif") { UIFontDescriptor.SystemDesign.serif }
        function("UIFontDescriptor.SystemDesign(rawValue:)") {
            UIFontDescriptor.SystemDesign(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIFontMetrics.
    private mutating func addUIFoundationMembers5Part3() {
        constant("UIFontMetrics.default") { UIFontMetrics.`default` }
        function("UIFontMetrics(forTextStyle:)") { UIFontMetrics(forTextStyle: try $0.get(0)) }
        method("scaledFont(for:)", of: UIFontMetrics.self) { $0.scaledFont(for: try $1.get(0)) }
        method("scaledFont(for:compatibleWith:)", of: UIFontMetrics.self) {
            $0.scaledFont(for: try $1.get(0), compatibleWith: try $1.get(1))
        }
        method("scaledFont(for:maximumPointSize:)", of: UIFontMetrics.self) {
            $0.scaledFont(for: try $1.get(0), maximumPointSize: try $1.get(1))
        }
        method("scaledFont(for:maximumPointSize:compatibleWith:)", of: UIFontMetrics.self) {
            $0.scaledFont(for: try $1.get(0), maximumPointSize: try $1.get(1), compatibleWith: try $1.get(2))
        }
        method("scaledValue(for:)", of: UIFontMetrics.self) { $0.scaledValue(for: try $1.get(0)) }
        method("scaledValue(for:compatibleWith:)", of: UIFontMetrics.self) {
            $0.scaledValue(for: try $1.get(0), compatibleWith: try $1.get(1))
        }
    }

    /// Adds members of UIForceTouchCapability.
    private mutating func addUIFoundationMembers5Part4() {
        enumeration(UIForceTouchCapability.self)
    }

    /// Adds members of UIGraphicsImageRenderer.
    private mutating func addUIFoundationMembers5Part5() {
        property("format", \UIGraphicsImageRenderer.format)
        function("UIGraphicsImageRenderer(bounds:)") { UIGraphicsImageRenderer(bounds: try $0.get(0)) }
        function("UIGraphicsImageRenderer(bounds:format:)") {
            UIGraphicsImageRenderer(bounds: try $0.get(0), format: try $0.get(1))
        }
        function("UIGraphicsImageRenderer(size:)") { UIGraphicsImageRenderer(size: try $0.get(0)) }
        function("UIGraphicsImageRenderer(size:format:)") {
            UIGraphicsImageRenderer(size: try $0.get(0), format: try $0.get(1))
        }
    }

    /// Adds members of UIGraphicsImageRendererContext.
    private mutating func addUIFoundationMembers5Part6() {
        property("cgContext", \UIGraphicsImageRendererContext.cgContext)
        property("currentImage", \UIGraphicsImageRendererContext.currentImage)
        property("format", \UIGraphicsImageRendererContext.format)
        method("clip(to:)", of: UIGraphicsImageRendererContext.self) { $0.clip(to: try $1.get(0)) }
        method("fill(_:)", of: UIGraphicsImageRendererContext.self) { $0.fill(try $1.get(0)) }
        method("fill(_:blendMode:)", of: UIGraphicsImageRendererContext.self) {
            $0.fill(try $1.get(0), blendMode: try $1.get(1))
        }
        method("stroke(_:)", of: UIGraphicsImageRendererContext.self) { $0.stroke(try $1.get(0)) }
        method("stroke(_:blendMode:)", of: UIGraphicsImageRendererContext.self) {
            $0.stroke(try $1.get(0), blendMode: try $1.get(1))
        }
    }

    /// Adds members of UIGraphicsImageRendererFormat.
    private mutating func addUIFoundationMembers5Part7() {
        property("opaque", \UIGraphicsImageRendererFormat.opaque)
        property("scale", \UIGraphicsImageRendererFormat.scale)
        function("UIGraphicsImageRendererFormat()") { _ in UIGraphicsImageRendererFormat() }
        function("UIGraphicsImageRendererFormat.preferred()") { _ in
            UIGraphicsImageRendererFormat.preferred()
        }
    }

    /// Adds members of UIImage.
    private mutating func addUIFoundationMembers5Part8() {
        property("alignmentRectInsets", \UIImage.alignmentRectInsets)
        property("capInsets", \UIImage.capInsets)
        property("cgImage", \UIImage.cgImage)
        property("duration", \UIImage.duration)
        property("imageOrientation", \UIImage.imageOrientation)
        property("images", \UIImage.images)
        property("isSymbolImage", \UIImage.isSymbolImage)
        property("renderingMode", \UIImage.renderingMode)
        property("resizingMode", \UIImage.resizingMode)
        property("scale", \UIImage.scale)
        property("size", \UIImage.size)
        constant("UIImage.actions") { UIImage.actions }
        constant("UIImage.add") { UIImage.add }
        constant("UIImage.checkmark") { UIImage.checkmark }
        constant("UIImage.remove") { UIImage.remove }
        constant("UIImage.strokedCheckmark") { UIImage.strokedCheckmark }
        function("UIImage()") { _ in UIImage() }
        function("UIImage(cgImage:)") { UIImage(cgImage: try $0.get(0)) }
        function("UIImage(cgImage:scale:orientation:)") {
            UIImage(cgImage: try $0.get(0), scale: try $0.get(1), orientation: try $0.get(2))
        }
        function("UIImage(contentsOfFile:)") { UIImage(contentsOfFile: try $0.get(0)) }
        function("UIImage(imageLiteralResourceName:)") { UIImage(imageLiteralResourceName: try $0.get(0)) }
        function("UIImage(named:)") { UIImage(named: try $0.get(0)) }
        function("UIImage(resource:)") { UIImage(resource: try $0.get(0)) }
        function("UIImage(systemName:)") { UIImage(systemName: try $0.get(0)) }
        function("UIImage(systemName:withConfiguration:)") {
            UIImage(systemName: try $0.get(0), withConfiguration: try $0.get(1))
        }
        method("applyingSymbolConfiguration(_:)", of: UIImage.self) {
            $0.applyingSymbolConfiguration(try $1.get(0))
        }
        method("draw(at:)", of: UIImage.self) { $0.draw(at: try $1.get(0)) }
        method("draw(at:blendMode:alpha:)", of: UIImage.self) {
            $0.draw(at: try $1.get(0), blendMode: try $1.get(1), alpha: try $1.get(2))
        }
    }

    /// Adds members of UIImage.
    private mutating func addUIFoundationMembers5Part9() {
        method("draw(in:)", of: UIImage.self) { $0.draw(in: try $1.get(0)) }
        method("draw(in:blendMode:alpha:)", of: UIImage.self) {
            $0.draw(in: try $1.get(0), blendMode: try $1.get(1), alpha: try $1.get(2))
        }
        method("imageFlippedForRightToLeftLayoutDirection()", of: UIImage.self) { base, _ in
            base.imageFlippedForRightToLeftLayoutDirection()
        }
        method("jpegData(compressionQuality:)", of: UIImage.self) {
            $0.jpegData(compressionQuality: try $1.get(0))
        }
        method("pngData()", of: UIImage.self) { base, _ in base.pngData() }
        method("preparingForDisplay()", of: UIImage.self) { base, _ in base.preparingForDisplay() }
        method("preparingThumbnail(of:)", of: UIImage.self) { $0.preparingThumbnail(of: try $1.get(0)) }
        method("resizableImage(withCapInsets:)", of: UIImage.self) {
            $0.resizableImage(withCapInsets: try $1.get(0))
        }
        method("resizableImage(withCapInsets:resizingMode:)", of: UIImage.self) {
            $0.resizableImage(withCapInsets: try $1.get(0), resizingMode: try $1.get(1))
        }
        method("stretchableImage(withLeftCapWidth:topCapHeight:)", of: UIImage.self) {
            $0.stretchableImage(withLeftCapWidth: try $1.get(0), topCapHeight: try $1.get(1))
        }
        method("withAlignmentRectInsets(_:)", of: UIImage.self) { $0.withAlignmentRectInsets(try $1.get(0)) }
        method("withConfiguration(_:)", of: UIImage.self) { $0.withConfiguration(try $1.get(0)) }
        method("withHorizontallyFlippedOrientation()", of: UIImage.self) { base, _ in
            base.withHorizontallyFlippedOrientation()
        }
        method("withRenderingMode(_:)", of: UIImage.self) { $0.withRenderingMode(try $1.get(0)) }
        method("withTintColor(_:)", of: UIImage.self) { $0.withTintColor(try $1.get(0)) }
        method("withTintColor(_:renderingMode:)", of: UIImage.self) {
            $0.withTintColor(try $1.get(0), renderingMode: try $1.get(1))
        }
        function("UIImage.animatedImage(with:duration:)") {
            UIImage.animatedImage(with: try $0.get(0), duration: try $0.get(1))
        }
    }

    /// Adds members of UIImage.
    private mutating func addUIFoundationMembers5Part10() {
        function("UIImage.animatedImageNamed(_:duration:)") {
            UIImage.animatedImageNamed(try $0.get(0), duration: try $0.get(1))
        }
    }

    /// Adds members of UIImage.Orientation.
    private mutating func addUIFoundationMembers5Part11() {
        enumeration(UIImage.Orientation.self)
    }

    /// Adds members of UIImage.RenderingMode.
    private mutating func addUIFoundationMembers5Part12() {
        enumeration(UIImage.RenderingMode.self)
    }

    /// Adds members of UIImage.ResizingMode.
    private mutating func addUIFoundationMembers5Part13() {
        enumeration(UIImage.ResizingMode.self)
    }
}
