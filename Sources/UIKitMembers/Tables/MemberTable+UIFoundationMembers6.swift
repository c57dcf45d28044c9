// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIImage to UIInterpolatingMotionEffect.
    mutating func addUIFoundationMembers6() {
        addUIFoundationMembers6Part0()
        addUIFoundationMembers6Part1()
        addUIFoundationMembers6Part2()
        addUIFoundationMembers6Part3()
        addUIFoundationMembers6Part4()
        addUIFoundationMembers6Part5()
        addUIFoundationMembers6Part6()
        addUIFoundationMembers6Part7()
        addUIFoundationMembers6Part8()
        addUIFoundationMembers6Part9()
        addUIFoundationMembers6Part10()
        addUIFoundationMembers6Part11()
        addUIFoundationMembers6Part12()
    }

    /// Adds members of UIImage.
    private mutating func addUIFoundationMembers6Part0() {
        property("alignmentRectInsets", \UIImage.alignmentRectInsets)
        property("capInsets", \UIImage.capInsets)
        property("cgImage", \UIImage.cgImage)
        property("duration", \UIImage.duration)
        property("flipsForRightToLeftLayoutDirection", \UIImage.flipsForRightToLeftLayoutDirection)
        property("imageOrientation", \UIImage.imageOrientation)
        property("images", \UIImage.images)
        property("isSymbolImage", \UIImage.isSymbolImage)
        property("renderingMode", \UIImage.renderingMode)
        property("resizingMode", \UIImage.resizingMode)
        property("scale", \UIImage.scale)
        property("size", \UIImage.size)
        property("symbolConfiguration", \UIImage.symbolConfiguration)
        constant("UIImage.actions") { UIImage.actions }
        constant("UIImage.add") { UIImage.add }
        constant("UIImage.checkmark") { UIImage.checkmark }
        constant("UIImage.remove") { UIImage.remove }
        constant("UIImage.strokedCheckmark") { UIImage.strokedCheckmark }
        constant("UIImage.supportsSecureCoding") { UIImage.supportsSecureCoding }
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
        function("UIImage(systemName:variableValue:)") {
            UIImage(systemName: try $0.get(0), variableValue: try $0.get(1))
        }
        function("UIImage(systemName:variableValue:configuration:)") {
            UIImage(systemName: try $0.get(0), variableValue: try $0.get(1), configuration: try $0.get(2))
        }
    }

    /// Adds members of UIImage.
    private mutating func addUIFoundationMembers6Part1() {
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
        method("draw(in:)", of: UIImage.self) { $0.draw(in: try $1.get(0)) }
        method("draw(in:blendMode:alpha:)", of: UIImage.self) {
            $0.draw(in: try $1.get(0), blendMode: try $1.get(1), alpha: try $1.get(2))
        }
        method("drawAsPattern(in:)", of: UIImage.self) { $0.drawAsPattern(in: try $1.get(0)) }
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
    }

    /// Adds members of UIImage.
    private mutating func addUIFoundationMembers6Part2() {
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
        function("UIImage.animatedImageNamed(_:duration:)") {
            UIImage.animatedImageNamed(try $0.get(0), duration: try $0.get(1))
        }
    }

    /// Adds members of UIImage.Orientation.
    private mutating func addUIFoundationMembers6Part3() {
        enumeration(UIImage.Orientation.self)
    }

    /// Adds members of UIImage.RenderingMode.
    private mutating func addUIFoundationMembers6Part4() {
        enumeration(UIImage.RenderingMode.self)
    }

    /// Adds members of UIImage.ResizingMode.
    private mutating func addUIFoundationMembers6Part5() {
        enumeration(UIImage.ResizingMode.self)
    }

    /// Adds members of UIImage.SymbolConfiguration.
    private mutating func addUIFoundationMembers6Part6() {
        constant("UIImage.SymbolConfiguration.unspecified") { UIImage.SymbolConfiguration.unspecified }
        function("UIImage.SymbolConfiguration(font:)") { UIImage.SymbolConfiguration(font: try $0.get(0)) }
        function("UIImage.SymbolConfiguration(font:scale:)") {
            UIImage.SymbolConfiguration(font: try $0.get(0), scale: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(hierarchicalColor:)") {
            UIImage.SymbolConfiguration(hierarchicalColor: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(paletteColors:)") {
            UIImage.SymbolConfiguration(paletteColors: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(pointSize:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(pointSize:scale:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0), scale: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(pointSize:weight:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(pointSize:weight:scale:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0), weight: try $0.get(1), scale: try $0.get(2))
        }
        function("UIImage.SymbolConfiguration(scale:)") { UIImage.SymbolConfiguration(scale: try $0.get(0)) }
        function("UIImage.SymbolConfiguration(textStyle:)") {
            UIImage.SymbolConfiguration(textStyle: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(textStyle:scale:)") {
            UIImage.SymbolConfiguration(textStyle: try $0.get(0), scale: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(weight:)") {
            UIImage.SymbolConfiguration(weight: try $0.get(0))
        }
        method("applying(_:)", of: UIImage.SymbolConfiguration.self) { $0.applying(try $1.get(0)) }
    }

    /// Adds members of UIImage.SymbolConfiguration.
    private mutating func addUIFoundationMembers6Part7() {
        function("UIImage.SymbolConfiguration.preferringMonochrome()") { _ in
            UIImage.SymbolConfiguration.preferringMonochrome()
        }
        function("UIImage.SymbolConfiguration.preferringMulticolor()") { _ in
            UIImage.SymbolConfiguration.preferringMulticolor()
        }
    }

    /// Adds members of UIImage.SymbolConfiguration.SymbolScale.
    private mutating func addUIFoundationMembers6Part8() {
        enumeration(UIImage.SymbolConfiguration.SymbolScale.self)
    }

    /// Adds members of UIImage.SymbolWeight.
    private mutating func addUIFoundationMembers6Part9() {
        enumeration(UIImage.SymbolWeight.self)
        method("fontWeight()", of: UIImage.SymbolWeight.self) { base, _ in base.fontWeight() }
    }

    /// Adds members of UIInterfaceOrientation.
    private mutating func addUIFoundationMembers6Part10() {
        property("isLandscape", \UIInterfaceOrientation.isLandscape)
        property("isPortrait", \UIInterfaceOrientation.isPortrait)
        enumeration(UIInterfaceOrientation.self)
    }

    /// Adds members of UIInterfaceOrientationMask.
    private mutating func addUIFoundationMembers6Part11() {
        property("rawValue", \UIInterfaceOrientationMask.rawValue)
        constant("UIInterfaceOrientationMask.all") { UIInterfaceOrientationMask.all }
        constant("UIInterfaceOrientationMask.allButUpsideDown") {
            UIInterfaceOrientationMask.allButUpsideDown
        }
        constant("UIInterfaceOrientationMask.landscape") { UIInterfaceOrientationMask.landscape }
        constant("UIInterfaceOrientationMask.landscapeLeft") { UIInterfaceOrientationMask.landscapeLeft }
        constant("UIInterfaceOrientationMask.landscapeRight") { UIInterfaceOrientationMask.landscapeRight }
        constant("UIInterfaceOrientationMask.portrait") { UIInterfaceOrientationMask.portrait }
        constant("UIInterfaceOrientationMask.portraitUpsideDown") {
            UIInterfaceOrientationMask.portraitUpsideDown
        }
        function("UIInterfaceOrientationMask(rawValue:)") {
            UIInterfaceOrientationMask(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIInterpolatingMotionEffect.
    private mutating func addUIFoundationMembers6Part12() {
        property("keyPath", \UIInterpolatingMotionEffect.keyPath)
        property("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
        property("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
        property("type", \UIInterpolatingMotionEffect.type)
        function("UIInterpolatingMotionEffect(keyPath:type:)") {
            UIInterpolatingMotionEffect(keyPath: try $0.get(0), type: try $0.get(1))
        }
    }
}
