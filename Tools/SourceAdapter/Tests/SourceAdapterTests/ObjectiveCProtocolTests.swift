import Testing

@testable import SourceAdapter

/// Protocols of Objective-C where Swift alone is stricter.
@Suite struct ObjectiveCProtocolTests {
    private func lines(_ text: String) -> [String] {
        SourceUnit([SourceText(path: "A.swift", text: text)]).adapted()[0].text.split(
            separator: "\n", omittingEmptySubsequences: false
        ).dropFirst().map(String.init)
    }

    @Test func anOptionalPropertyOfUIKitMeetsAnUnwrappedOne() {
        let lines = lines(
            """
            @objc public protocol Scrollable {
                var superview: UIView! { get }
                var tintColor: UIColor! { get set }
            }
            extension UIScrollView: Scrollable {}
            """)
        #expect(lines[1] == "    var flipbookUnwrapped_superview: (UIView)? { get }")
        #expect(lines[2] == "    var flipbookUnwrapped_tintColor: (UIColor)? { get set }")
        #expect(
            lines.contains(
                "extension Scrollable { public var superview: (UIView)! { return flipbookUnwrapped_superview } }"
            ))
        #expect(
            lines.contains(
                "extension UIScrollView { public var flipbookUnwrapped_superview: (UIView)? "
                    + "{ return self.superview } }"))
        #expect(
            lines.contains(
                "extension UIScrollView { public var flipbookUnwrapped_tintColor: (UIColor)? "
                    + "{ get { return self.tintColor } set { self.tintColor = newValue } } }"))
    }

    @Test func anUnwrappedPropertyOfTheCodesOwnStays() {
        let text = """
            @objc protocol Boxed { var box: UIView! { get } }
            class A: UIView, Boxed { var box: UIView! }
            """
        let lines = lines(text)
        #expect(lines[0].hasSuffix("var box: UIView! { get } }"))
        #expect(!lines.contains { $0.contains("flipbookUnwrapped_") })
    }

    @Test func aWeakBoxTakesAProtocol() {
        let lines = lines(
            """
            @objc protocol Observer { func tick() }
            class Weak<T: AnyObject> {
                weak var value: T?
                init(_ value: T) { self.value = value }
            }
            struct Box<T: AnyObject> { weak var value: T? }
            class Plain<T: AnyObject> { weak var value: T? }
            class A: NSObject { var all: [Weak<Observer>] = []; var other: Box<any Observer>?; var b: Plain<A>? }
            """)
        let accessors =
            " { get { return flipbookWeak_value as? T } set { flipbookWeak_value = "
            + "newValue.map { $0 as AnyObject } } }; private weak var flipbookWeak_value: AnyObject?"
        #expect(lines[1] == "class Weak<T           > {")
        #expect(lines[2] == "         var value: T?" + accessors)
        #expect(
            lines[5] == "struct Box<T           > {      var value: T?\(accessors) ; "
                + "init(value: T?) { self.value = value } }")
        #expect(lines[6] == "class Plain<T: AnyObject> { weak var value: T? }")
    }

    @Test func aProtocolOfAllObjectsMakesThemByTheirClasses() {
        let lines = lines(
            """
            protocol Making: class { init() }
            extension Making { init(_ change: (Self) -> Void) { self.init(); change(self) } }
            extension NSObject: Making {}
            """)
        #expect(lines[0] == "protocol Making: class, FlipbookMade {        }")
        #expect(lines.contains("extension Making { init() { self.init(flipbookMade: ()) } }"))
    }

    @Test func aProtocolThatOwnTypesAdoptKeepsItsInitializer() {
        let text = """
            protocol Making { init() }
            extension UIView: Making {}
            struct Size: Making { var width = 1 }
            """
        #expect(lines(text)[0] == "protocol Making { init() }")
    }
}
