import Testing

/// The changes that errors ask for in current code, which is about UIKit as Objective-C declares it.
extension RepairTests {
    @Test(arguments: [
        (
            "let top = window?^?.safeAreaInsets.top",
            "cannot use optional chaining on non-optional value of type 'UIWindow'",
            "let top = window?.safeAreaInsets.top"
        ),
        (
            "window!^!.addSubview(a)", "cannot force unwrap value of non-optional type 'UIWindow'",
            "window!.addSubview(a)"
        ),
        (
            "if let a = app.delegate?.window, ^let b = a {}",
            "initializer for conditional binding must have Optional type, not 'UIWindow'",
            "if let a = app.delegate?.window, let b = Optional(a) {}"
        ),
    ])
    func aWindowOfADelegateIsOptionalOnce(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message, Self.swift4) == expected)
    }

    @Test(arguments: [
        ("let v = Self.^init(nibName: nib, bundle: nil)", "let v = flipbookNew(Self.self)"),
        ("let v = T.^init(frame: box)", "let v = flipbookNew(T.self, frame: box)"),
    ])
    func objectsOfATypeAreMadeByItsMetatype(_ line: String, _ expected: String) {
        let message =
            "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
        #expect(repaired(line, message, Self.swift4) == expected)
    }

    @Test(arguments: [
        (
            "class A: UIViewController { override func ^buildMenu(with b: UIMenuBuilder) {} }",
            "method does not override any method from its superclass",
            "class A: UIViewController {  func buildMenu(with b: UIMenuBuilder) {} }"
        ),
        (
            "class A: UIViewController { override var ^previewActionItems: [Int] { [] } }",
            "property does not override any property from its superclass",
            "class A: UIViewController {  var previewActionItems: [Int] { [] } }"
        ),
        (
            "func f() { super.^buildMenu(with: b) }",
            "value of type 'UIViewController' has no member 'buildMenu'", "func f() { () }"
        ),
    ])
    func membersThatNoFilmCallsOverrideNothing(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message, Self.swift4) == expected)
    }
}
