import Testing

@testable import SceneCompiler

/// The advice on names that Flipbook lacks.
@Suite struct MissingNameTests {
    private func advice(_ message: String, imports: Set<String> = ["UIKit"]) -> String? {
        let text = "Own.swift:3:7: error: \(message)"
        return CompilerDiagnostic.all(in: text).first.flatMap(MissingName.init)?.hint(imports: imports)?
            .sentence
    }

    @Test func nameOfAnotherModuleIsFollowedByThatModule() {
        #expect(advice("cannot find type 'MKMapView' in scope")?.contains("MapKit") == true)
        #expect(advice("cannot find 'Text' in scope", imports: ["SwiftUI"])?.contains("SwiftUI") == true)
    }

    @Test func nameThatTheCodeInPlaceOfAModuleLacksIsNotSaidToBeOfAModuleThatIsMissing() {
        #expect(
            advice("cannot find type 'MKTileOverlay' in scope", imports: ["UIKit", "MapKit"])
                == "MKTileOverlay: Flipbook's code in place of MapKit lacks it; leave it out or replace it.")
        #expect(
            advice("cannot find type 'MKMapView' in scope")?.hasPrefix("import MapKit: missing") == true)
        #expect(
            advice("cannot find type 'SKScene' in scope")?.contains("does not provide SpriteKit") == true)
    }

    @Test(arguments: [
        "object_setClass", "class_getInstanceMethod", "method_exchangeImplementations", "objc_msgSend",
        "imp_implementationWithBlock",
    ])
    func functionOfTheObjectiveCRuntimeIsSaidToNeedIt(_ name: String) {
        let said = advice("cannot find '\(name)' in scope")
        #expect(said?.contains("Linux has no Objective-C runtime") == true, "\(said ?? "none")")
    }

    @Test func functionOfTheUsersThatIsNamedLikeOneOfTheRuntimeGetsNoAdvice() {
        #expect(advice("cannot find 'object_at_place' in scope") == nil)
        #expect(advice("cannot find 'method_Own' in scope") == nil)
    }

    @Test func oldNameIsFollowedByThePresentOne() {
        #expect(
            advice("type 'UIColor' has no member 'redColor'") == "UIColor.redColor: write UIColor.red.")
    }

    @Test func memberOfATypeWithTwoNamesIsNamedBehindTheSecond() {
        let said = advice(
            "type 'UIViewAnimationOptions' (aka 'UIView.AnimationOptions') has no member 'curveBounce'")
        #expect(said?.hasPrefix("UIView.AnimationOptions.curveBounce: ") == true, "\(said ?? "none")")
    }

    @Test func formerFunctionsAndConstantsAreFollowedByTheirCurrentForm() {
        #expect(
            advice("cannot find 'CGContextSaveGState' in scope")
                == "CGContextSaveGState: functions of C are methods; write saveGState behind the context.")
        #expect(
            advice("cannot find 'UIFontWeightLight' in scope")
                == "UIFontWeightLight: write UIFont.Weight.light.")
    }

    @Test func adviceFitsWhatIsMissing() {
        let module = advice("no such module 'UIKit.UIGestureRecognizerSubclass'")
        #expect(module?.hasSuffix("leave the line out.") == true, "\(module ?? "none")")
        #expect(advice("cannot find type 'UIStatusBarManager' in scope")?.contains("UIView") == false)
        #expect(advice("cannot find type 'UIRotatingView' in scope")?.contains("use a UIView") == true)
    }

    @Test func missingImportIsTheAdvice() {
        let message = "cannot find type 'UIView' in scope"
        #expect(advice(message, imports: [])?.hasPrefix("import UIKit: missing") == true)
        #expect(advice(message, imports: ["Flipbook"])?.hasPrefix("import UIKit: missing") == true)
        #expect(advice(message, imports: ["Foundation"])?.hasPrefix("import UIKit: missing") == true)
        #expect(advice("cannot find type 'Scene' in scope")?.hasPrefix("import Flipbook: missing") == true)
    }

    @Test func sceneWithoutASummaryIsToldToWriteOne() {
        let words = advice("type 'Own' does not conform to protocol 'Scene'")
        #expect(words?.contains("write static let summary = ") == true)
        #expect(advice("type 'Own' does not conform to protocol 'UITableViewDataSource'") == nil)
    }

    @Test func parameterOfATypeThatIsNoNumberIsToldTheTypes() {
        let words = advice(
            "generic class 'Parameter' requires that 'Bool' conform to 'ParameterValue'",
            imports: ["UIKit", "Flipbook"])
        #expect(words?.hasPrefix("@Parameter: a parameter is a Double, a CGFloat or an Int") == true)
    }

    @Test func nameOfTheUsersOwnCodeGetsNoAdvice() {
        #expect(advice("cannot find 'helper' in scope") == nil)
        #expect(advice("value of type 'Ball' has no member 'speed'") == nil)
        #expect(advice("expected expression") == nil)
    }
}
