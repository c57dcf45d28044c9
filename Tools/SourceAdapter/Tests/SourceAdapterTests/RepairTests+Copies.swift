import SourceOutline
import Testing

@testable import SourceAdapter

/// The changes for two modules of Xcode in one folder, and for protocols that are no objects here.
extension RepairTests {
    @Test(arguments: [
        ("extension CGRect { var x: CGFloat { origin.x } }", true),
        ("extension CGRect { var y: CGFloat { origin.y } }", false),
    ])
    func aMemberThatAnotherFileDeclaresIsLeftOut(_ other: String, _ isCopy: Bool) {
        let texts = [other, "extension CGRect { var x: CGFloat { minX } }"]
        let unit = SourceUnit(
            texts.enumerated().map { SourceText(path: "\($0.offset).swift", text: $0.element) })
        let place = AdapterRequest.Place(file: 1, line: 1, column: 24)
        let repairs = unit.repairs(
            of: [.init(place: place, message: "invalid redeclaration of 'x'")], omitting: [], repairing: [])
        #expect(unit.edited(1, omitting: [], repairing: repairs).text.contains("var x") == !isCopy)
    }

    @Test func transitionsRespondToTheirOptionalRequirement() {
        let line =
            "if a.^responds(to: #selector(UIViewControllerAnimatedTransitioning.animationEnded(_:))) {}"
        let message = "value of type 'any UIViewControllerAnimatedTransitioning' has no member 'responds'"
        #expect(repaired(line, message, Self.swift4) == "if true {}")
    }

    @Test func placesAreThoseOfTouchesAndRecognizers() {
        let message = "value of type 'AnyObject' has no member 'location'"
        #expect(
            repaired("let p = a.^location(in: self)", message)
                == "let p = (a as! FlipbookLocated).location(in: self)")
    }
}
