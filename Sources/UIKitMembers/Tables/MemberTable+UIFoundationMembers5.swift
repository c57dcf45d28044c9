// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIImage to UILegibilityWeight.
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

    /// Adds members of UIImage.
    private mutating func addUIFoundationMembers5Part0() {
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
        method("draw(in:)", of: UIImage.self) { $0.draw(in: try $1.get(0)) }
        method("draw(in:blendMode:alpha:)", of: UIImage.self) {
            $0.draw(in: try $1.get(0), blendMode: try $1.get(1), alpha: try $1.get(2))
        }
    }

    /// Adds members of UIImage.
    private mutating func addUIFoundationMembers5Part1() {
        method("imageFlippedForRightToLeftLayoutDirection()", of: UIImage.self) { base, _ in
            base.imageFlippedForRightToLeftLayoutDirection()
        }
        method("jpegData(compressionQuality:)", of: UIImage.self) {
            $0.jpegData(compressionQuality: try $1.get(0))
        }
        method("pngData()", of: UIImage.self) { base, _ in base.pngData() }
        method("resizableImage(withCapInsets:)", of: UIImage.self) {
            $0.resizableImage(withCapInsets: try $1.get(0))
        }
        method("resizableImage(withCapInsets:resizingMode:)", of: UIImage.self) {
            $0.resizableImage(withCapInsets: try $1.get(0), resizingMode: try $1.get(1))
        }
        method("stretchableImage(withLeftCapWidth:topCapHeight:)", of: UIImage.self) {
            $0.stretchableImage(withLeftCapWidth: try $1.get(0), topCapHeight: try $1.get(1))
        }
        method("withConfiguration(_:)", of: UIImage.self) { $0.withConfiguration(try $1.get(0)) }
        method("withHorizontallyFlippedOrientation()", of: UIImage.self) { base, _ in
            base.withHorizontallyFlippedOrientation()
        }
        method("withRenderingMode(_:)", of: UIImage.self) { $0.withRenderingMode(try $1.get(0)) }
        method("withTintColor(_:)", of: UIImage.self) { $0.withTintColor(try $1.get(0)) }
        method("withTintColor(_:renderingMode:)", of: UIImage.self) {
            $0.withTintColor(try $1.get(0), renderingMode: try $1.get(1))
        }
    }

    /// Adds members of UIImage.Orientation.
    private mutating func addUIFoundationMembers5Part2() {
        enumeration(UIImage.Orientation.self)
    }

    /// Adds members of UIImage.RenderingMode.
    private mutating func addUIFoundationMembers5Part3() {
        enumeration(UIImage.RenderingMode.self)
    }

    /// Adds members of UIImage.ResizingMode.
    private mutating func addUIFoundationMembers5Part4() {
        enumeration(UIImage.ResizingMode.self)
    }

    /// Adds members of UIImage.SymbolConfiguration.
    private mutating func addUIFoundationMembers5Part5() {
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
        function("UIImage.SymbolConfiguration(weight:)") {
            UIImage.SymbolConfiguration(weight: try $0.get(0))
        }
    }

    /// Adds members of UIImage.SymbolConfiguration.SymbolScale.
    private mutating func addUIFoundationMembers5Part6() {
        enumeration(UIImage.SymbolConfiguration.SymbolScale.self)
    }

    /// Adds members of UIImage.SymbolWeight.
    private mutating func addUIFoundationMembers5Part7() {
        enumeration(UIImage.SymbolWeight.self)
        method("fontWeight()", of: UIImage.SymbolWeight.self) { base, _ in base.fontWeight() }
    }

    /// Adds members of UIInterfaceOrientation.
    private mutating func addUIFoundationMembers5Part8() {
        property("isLandscape", \UIInterfaceOrientation.isLandscape)
        property("isPortrait", \UIInterfaceOrientation.isPortrait)
        enumeration(UIInterfaceOrientation.self)
    }

    /// Adds members of UIInterfaceOrientationMask.
    private mutating func addUIFoundationMembers5Part9() {
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
    private mutating func addUIFoundationMembers5Part10() {
        property("keyPath", \UIInterpolatingMotionEffect.keyPath)
        property("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
        property("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
        property("type", \UIInterpolatingMotionEffect.type)
        function("UIInterpolatingMotionEffect(keyPath:type:)") {
            UIInterpolatingMotionEffect(keyPath: try $0.get(0), type: try $0.get(1))
        }
    }

    /// Adds members of UIInterpolatingMotionEffect.EffectType.
    private mutating func addUIFoundationMembers5Part11() {
        enumeration(UIInterpolatingMotionEffect.EffectType.self)
    }

    /// Adds members of UILayoutPriority.
    private mutating func addUIFoundationMembers5Part12() {
        property("rawValue", \UILayoutPriority.rawValue)
        constant("UILayoutPriority.defaultHigh") { UILayoutPriority.defaultHigh }
        constant("UILayoutPriority.defaultLow") { UILayoutPriority.defaultLow }
        constant("UILayoutPriority.dragThatCanResizeScene") { UILayoutPriority.dragThatCanResizeScene }
        constant("UILayoutPriority.dragThatCannotResizeScene") { UILayoutPriority.dragThatCannotResizeScene }
        constant("UILayoutPriority.fittingSizeLevel") { UILayoutPriority.fittingSizeLevel }
        constant("UILayoutPriority.required") { UILayoutPriority.required }
        constant("UILayoutPriority.sceneSizeStayPut") { UILayoutPriority.sceneSizeStayPut }
        function("UILayoutPriority(_:)") { UILayoutPriority(try $0.get(0)) }
        function("UILayoutPriority(rawValue:)") { UILayoutPriority(rawValue: try $0.get(0)) }
    }

    /// Adds members of UILegibilityWeight.
    private mutating func addUIFoundationMembers5Part13() {
        enumeration(UILegibilityWeight.self)
    }
}
