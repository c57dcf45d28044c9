import Testing

/// The changes that errors ask for in code of Swift 1.
extension RepairTests {
    @Test(arguments: [
        (
            "class A: UITableViewController, UITableViewDelegate, ^UITableViewDataSource {}",
            "redundant conformance of 'A' to protocol 'UITableViewDataSource'",
            "class A: UITableViewController, UITableViewDelegate {}"
        ),
        (
            "class A: UITableViewController, UITableViewDelegate, ^P {}",
            "redundant conformance of 'A' to protocol 'UITableViewDelegate'",
            "class A: UITableViewController, P {}"
        ),
        (
            "class A: UIView { override ^init() { super.init(frame: f) } }",
            "initializer does not override a designated initializer from its superclass",
            "class A: UIView {  init() { super.init(frame: f) } }"
        ),
        (
            "class A: UIViewController { init(a: Int) { ^super.init() } }",
            "must call a designated initializer of the superclass 'UIViewController'",
            "class A: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) } }"
        ),
        (
            "class A: UIView { init(a: Int) { ^super.init() } }",
            "must call a designated initializer of the superclass 'UIView'",
            "class A: UIView { init(a: Int) { super.init(frame: CGRect.zero) } }"
        ),
        (
            "class A: B { let c: C?; let d: D?; init() { super.init^(); d = D() } }",
            "property 'self.d' not initialized at super.init call",
            "class A: B { let c: C?; var d: D?; init() { super.init(); d = D() } }"
        ),
        (
            "var items: UIView^[] = []",
            "array types are now written with the brackets around the element type",
            "var items: [UIView] = []"
        ),
        (
            "go(options: ^nil)",
            "'nil' is not compatible with expected argument type 'UIView.AnimationOptions'",
            "go(options: [])"
        ),
        (
            "gravity = UIGravityBehavior(items: ^nil)",
            "'nil' is not compatible with expected argument type '[any UIDynamicItem]'",
            "gravity = UIGravityBehavior(items: [])"
        ),
    ])
    func codeOfSwift1GetsWhatTheErrorAsksFor(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message, Self.swift2) == expected)
        let plain = line.filter { $0 != "^" }
        #expect(repaired(line, message, Self.swift4) == plain, "a mistake in current code stays one")
    }

    @Test(arguments: [Self.swift2, Self.swift4])
    func overriddenMethodsThatAreNowPropertiesBecomeThose(_ first: String) {
        let error = "method does not override any method from its superclass"
        let line = "class A: UIView { override class func ^layerClass() -> AnyClass { return B.self } }"
        let expected = "class A: UIView { override class var layerClass:  AnyClass { return B.self } }"
        #expect(repaired(line, error, first) == expected)
    }

    @Test(arguments: [
        (
            "n = values[0].^boolValue", "value of type 'Any' has no member 'boolValue'",
            "n = flipbookNumber(values[0], as: NSNumber.self)!.boolValue"
        ),
        (
            "let n = a.value?.^boolValue", "value of type 'Any' has no member 'boolValue'",
            "let n = flipbookNumber(a.value, as: NSNumber.self)?.boolValue"
        ),
    ])
    func membersOfAnyAreThoseOfObjects(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message, Self.swift2) == expected)
        #expect(repaired(line, message, Self.swift4) == line.filter { $0 != "^" })
    }

    @Test(arguments: [
        (
            "class A: UIView { func go() { fade.delegate = ^self } }",
            "cannot assign value of type 'A' to type '(any CAAnimationDelegate)?'",
            "class A: UIView, CAAnimationDelegate { func go() { fade.delegate = self } }"
        ),
        (
            "class A {}; extension A { func go() { fade.delegate = ^self } }",
            "cannot assign value of type 'A' to type '(any CAAnimationDelegate)?'",
            "class A: CAAnimationDelegate {}; extension A { func go() { fade.delegate = self } }"
        ),
        (
            "extension A { override func ^animationDidStop(_ a: CAAnimation, finished f: Bool) {} }",
            "method does not override any method from its superclass",
            "extension A: CAAnimationDelegate {  func animationDidStop(_ a: CAAnimation, finished f: Bool) {} }"
        ),
        (
            "class A: UIView { func f() { super.^animationDidStart(a) } }",
            "value of type 'UIView' has no member 'animationDidStart'",
            "class A: UIView { func f() { () } }"
        ),
        (
            "if context.^responds(to: #selector(C.view(forKey:))) { a() }",
            "value of type 'any UIViewControllerContextTransitioning' has no member 'responds'",
            "if true { a() }"
        ),
    ])
    func objectsAnswerAsInObjectiveC(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message, Self.swift4) == expected)
    }
}
