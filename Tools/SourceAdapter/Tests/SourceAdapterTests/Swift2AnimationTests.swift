import Foundation
import Testing

@testable import SourceAdapter

/// Methods that animations of Swift 2 call, in classes that name no protocol.
@Suite struct Swift2AnimationTests {
    private func lines(_ text: String) -> [String] {
        let declared = DeclaredNames(in: [SourceText(path: "A.swift", text: text)])
        return Swift2Text("import UIKit; " + text, declared: declared).text.dropFirst("import UIKit; ".count)
            .components(separatedBy: "\n")
    }

    @Test func delegatesOfAnimationsSayThatTheyAre() {
        let text = "class A: UIView { override func animationDidStart(a: CAAnimation!) {} }"
        #expect(lines(text)[0].hasPrefix("class A: UIView, CAAnimationDelegate {"))
    }

    @Test func extensionsAndClassesWithoutSuperclassAreDelegatesToo() {
        let text = """
            class A: UIView {}
            extension A {
                override func animationDidStop(a: CAAnimation, finished f: Bool) { super.animationDidStop(a, finished: f) }
            }
            class B { func animationDidStart(a: CAAnimation) {} }
            extension B { func animationDidStop(a: CAAnimation, finished f: Bool) {} }
            """
        let lines = lines(text)
        #expect(lines[0] == "class A: UIView {}")
        #expect(lines[1] == "extension A: CAAnimationDelegate {")
        #expect(lines[2] == "     func animationDidStop(_ a: CAAnimation, finished f: Bool) { () }")
        #expect(lines[4].hasPrefix("class B: CAAnimationDelegate {"))
        #expect(lines[5].hasPrefix("extension B { "))
    }

    @Test func aDelegateOfAnimationsMayOverrideAnother() {
        let text = """
            class A: UIView { override func animationDidStart(a: CAAnimation) {} }
            class B: A { override func animationDidStart(a: CAAnimation) { super.animationDidStart(a) } }
            """
        let lines = lines(text)
        #expect(
            lines[0]
                == "class A: UIView, CAAnimationDelegate {  func animationDidStart(_ a: CAAnimation) {} }")
        #expect(
            lines[1]
                == "class B: A { override func animationDidStart(_ a: CAAnimation) { super.animationDidStart(a) } }"
        )
    }
}
