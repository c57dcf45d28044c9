import SourceOutline
import Testing

@testable import SourceAdapter

/// The changes that errors of the compiler ask for, in code of earlier versions of Swift.
@Suite struct RepairTests {
    /// Returns the second line of a text in Swift 2 after the changes that an error asks for; `^` marks its
    /// place.
    func repaired(_ line: String, _ message: String, _ first: String = Self.swift2) -> String {
        let column = line.utf8.prefix { $0 != UInt8(ascii: "^") }.count + 1
        let text = first + "\n" + line.filter { $0 != "^" }
        let unit = SourceUnit([SourceText(path: "A.swift", text: text)])
        let place = AdapterRequest.Place(file: 0, line: 2, column: column)
        let repairs = unit.repairs(
            of: [AdapterRequest.CompilerError(place: place, message: message)], omitting: [], repairing: [])
        return unit.edited(0, omitting: [], repairing: repairs).text.split(separator: "\n")[1].description
    }

    private static let access =
        "method 'f' must be as accessible as its enclosing type because it matches a requirement in protocol 'P'"
    private static let format =
        "'init(format:_:)' has been renamed to 'init(block:)': Predicate strings are not supported"
    static let swift2 = "let a = UIColor.redColor()"
    static let swift4 = "let a = UIColor.red; let b = UIScreen.main.bounds"

    @Test(arguments: [
        (
            "gravity = UIGravityBehavior(items: ^views)",
            "cannot convert value of type '[AnyObject]' to expected argument type '[any UIDynamicItem]'",
            "gravity = UIGravityBehavior(items: views as! [any UIDynamicItem])"
        ),
        (
            "animator.addBehavior(^snap)",
            "value of optional type 'S?' must be unwrapped to a value of type 'S'",
            "_ = (snap).map { animator.addBehavior($0) }"
        ),
        (
            "animator.addBehavior(a.^snap)",
            "value of optional type 'S?' must be unwrapped to a value of type 'S'",
            "_ = (a.snap).map { animator.addBehavior($0) }"
        ),
        (
            "add(a.^make(1), 2)", "value of optional type 'S?' must be unwrapped to a value of type 'S'",
            "add(a.make(1)!, 2)"
        ),
        (
            "animator.addItem(^box)", "value of optional type 'V?' must be unwrapped to a value of type 'V'",
            "animator.addItem(box!)"
        ),
        (
            "let c = a.^layer.color",
            "value of optional type 'L?' must be unwrapped to refer to member 'color' of wrapped base type 'L'",
            "let c = a.layer!.color"
        ),
        (
            "view()^?.add(a)", "cannot use optional chaining on non-optional value of type 'UIView'",
            "view().add(a)"
        ),
        ("view()^!.add(a)", "cannot force unwrap value of non-optional type 'UIView'", "view().add(a)"),
        (
            "if ^let v = view() { }",
            "initializer for conditional binding must have Optional type, not 'UIView'",
            "if let v = Optional(view()) { }"
        ),
        ("let b = ^c as Ball", "'Any' is not convertible to 'Ball'", "let b = c as! Ball"),
        (
            "if ^timer { }", "optional type 'Timer?' cannot be used as a boolean; test for '!= nil' instead",
            "if timer != nil { }"
        ),
        (
            "a = UIViewAnimationOptions.^CurveEaseIn", "type 'O' has no member 'CurveEaseIn'",
            "a = UIViewAnimationOptions.curveEaseIn"
        ),
        (
            "a = UIViewAnimationOptions.^CurveEaseIn", "type 'A' (aka 'O') has no member 'CurveEaseIn'",
            "a = UIViewAnimationOptions.curveEaseIn"
        ),
        (
            "class A: B { ^init() {} }", "overriding declaration requires an 'override' keyword",
            "class A: B { override init() {} }"
        ),
        (
            "class A: B { override func ^gone() {} }",
            "method does not override any method from its superclass",
            "class A: B {  func gone() {} }"
        ),
        ("if ^enabled { }", "cannot find 'enabled' in scope", "if isEnabled { }"),
        ("^hidden = true", "cannot find 'hidden' in scope; did you mean 'hide'?", "isHidden = true"),
        ("f(^nothing)", "cannot find 'nothing' in scope", "f(nothing)"),
        ("f(^1)", "missing argument label 'using:' in call", "f(using: 1)"),
        ("f(^1, 2)", "missing argument labels 'x:y:' in call", "f(1, 2)"),
        ("f(^x: 1)", "extraneous argument label 'x:' in call", "f( 1)"),
        (
            "f^(a: 1, 2)", "incorrect argument label in call (have 'a:_:', expected '_:b:')", "f( 1, b: 2)"
        ),
        (
            "f.string(from: ^seconds)",
            "cannot convert value of type 'TimeInterval' (aka 'Double') to expected argument type 'NSNumber'",
            "f.string(from: NSNumber(value: seconds))"
        ),
        (
            "a.add(withIdentifier: ^3)", "argument type 'Int' does not conform to expected type 'NSCopying'",
            "a.add(withIdentifier: NSNumber(value: 3))"
        ),
        (
            "a.add(named: (n ^- 1))", "argument type 'Int' does not conform to expected type 'NSCopying'",
            "a.add(named: (NSNumber(value: n - 1)))"
        ),
    ])
    func codeOfSwift2GetsWhatTheErrorAsksFor(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message) == expected)
        let plain = line.filter { $0 != "^" }
        #expect(repaired(line, message, Self.swift4) == plain, "a mistake in current code stays one")
    }

    @Test(arguments: [
        (
            "let n = text.^characters.count", "'characters' is unavailable: Please use String directly",
            "let n = text.count"
        ),
        (
            "open ^let a = 1", "'let' properties are implicitly 'final'; use 'public' instead of 'open'",
            "public let a = 1"
        ),
        (
            "a.type = ^name", "cannot assign value of type 'String' to type 'CATransitionType'",
            "a.type = CATransitionType(rawValue: name)"
        ),
        (
            "names[0] ^= kind",
            "cannot assign value of type 'CAMediaTimingFunctionName' to subscript of type 'String'",
            "names[0] = kind.rawValue"
        ),
        (
            "let s: String = a.^type",
            "cannot convert value of type 'CATransitionType' to specified type 'String'",
            "let s: String = a.type.rawValue"
        ),
        (
            "let v = kind.^init()",
            "constructing an object of class type 'UIViewController' with a metatype value must use a 'required' initializer",
            "let v = flipbookNew(kind)"
        ),
        (
            "let n = ^abs(self)", "static member 'abs' cannot be used on instance of type 'CGFloat'",
            "let n = Swift.abs(self)"
        ),
        (
            "let c = UIColor.^green()", "cannot call value of non-function type 'UIColor'",
            "let c = UIColor.green"
        ),
        (
            "layer.backgroundColor = ^#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
            "cannot assign value of type 'UIColor' to type 'CGColor'",
            "layer.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor"
        ),
        (
            "later { ^_ in a() }",
            "contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body",
            "later {  a() }"
        ),
        (
            "a.order ^{ _ in b() }",
            "contextual closure type '(A, A) throws -> Bool' expects 2 arguments, but 1 was used in closure body",
            "a.order { _, _ in b() }"
        ),
        (
            "a.sorted ^{ $0.0 < $0.1 }",
            "contextual closure type '(A, A) throws -> Bool' expects 2 arguments, but 1 was used in closure body",
            "a.sorted { $0 < $1 }"
        ),
        (
            "a.sorted ^{ b.map { $0.1 } < $0.1.c && $0.0.d }",
            "contextual closure type '(A, A) throws -> Bool' expects 2 arguments, but 1 was used in closure body",
            "a.sorted { b.map { $0.1 } < $1.c && $0.d }"
        ),
        (
            "a.sorted ^{ b($0) }",
            "contextual closure type '(A, A) throws -> Bool' expects 2 arguments, but 1 was used in closure body",
            "a.sorted { b($0) }"
        ),
        (
            "a.each { ^pair in b(pair.1, pair.0) }",
            "contextual closure type '(A, A) -> Void' expects 2 arguments, but 1 was used in closure body",
            "a.each { pair0, pair1 in b(pair1, pair0) }"
        ),
        (
            "let p = NSPredicate^(format: \"SELF MATCHES[c] %@\", pattern)", Self.format,
            "let p = NSPredicate(block: { text, _ in (text as? String)?.range(of: \"^(?:\" + (pattern) + \")$\", "
                + "options: [.regularExpression, .caseInsensitive]) != nil })"
        ),
        (
            "let p = NSPredicate^(format: \"age > %@\", age)", Self.format,
            "let p = NSPredicate(format: \"age > %@\", age)"
        ),
        ("let r = CGRect.^zeroRect", "type 'CGRect' has no member 'zeroRect'", "let r = CGRect.zero"),
        (
            "text.size^(attributes: [:])", "extra argument 'attributes' in call",
            "text.size(withAttributes: [:])"
        ),
        (
            "extension CGRect { init(a: CGPoint) { ^origin = a } }",
            "'self' used before 'self.init' call or assignment to 'self'",
            "extension CGRect { init(a: CGPoint) { self.init(); origin = a } }"
        ),
        (
            "private func ^textFieldDidEndEditing(_ f: UITextField) {}", Self.access,
            "private func textFieldDidEndEditing(_ f: UITextField, _: Void = ()) {}"
        ),
        (
            "@objc private func ^textFieldDidEndEditing(_ f: UITextField) {}", Self.access,
            "       func textFieldDidEndEditing(_ f: UITextField) {}"
        ),
        (
            "let v = ^T(frame: box)",
            "constructing an object of class type 'T' with a metatype value must use a 'required' initializer",
            "let v = flipbookNew(T.self, frame: box)"
        ),
        (
            "let v = self.^init(nibName: nil, bundle: nil)",
            "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer",
            "let v = flipbookNew(self)"
        ),
        (
            "r = (a as AnyObject).^cgRectValue", "value of type 'AnyObject' has no member 'cgRectValue'",
            "r = flipbookValue((a as AnyObject))!.cgRectValue"
        ),
        (
            "let d = a[key]?.^doubleValue", "value of type 'AnyObject' has no member 'doubleValue'",
            "let d = flipbookNumber(a[key], as: NSNumber.self)?.doubleValue"
        ),
        (
            "class C: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } ^}",
            "'required' initializer 'init(dequeuedAs:)' must be provided by subclass of 'UITableViewCell'",
            "class C: UITableViewCell { public required convenience init(dequeuedAs identifier: String) "
                + "{ fatalError(\"Use of unimplemented initializer of class 'C'; register its nib.\") }; "
                + "required init?(coder: NSCoder) { super.init(coder: coder) } }"
        ),
        (
            "class A: NSObject { override func ^awakeFromNib() { super.awakeFromNib() } }",
            "method does not override any method from its superclass",
            "class A: NSObject {  func awakeFromNib() { super.awakeFromNib() } }"
        ),
        (
            "class A: NSObject { func awakeFromNib() { super.^awakeFromNib() } }",
            "value of type 'NSObject' has no member 'awakeFromNib'",
            "class A: NSObject { func awakeFromNib() { () } }"
        ),
        (
            "menu.decelerationRate = ^rate",
            "cannot assign value of type 'CGFloat' to type 'UIScrollView.DecelerationRate'",
            "menu.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)"
        ),
        (
            "var rate: CGFloat { return ^UIScrollViewDecelerationRateFast }",
            "cannot convert return expression of type 'UIScrollView.DecelerationRate' to return type 'CGFloat'",
            "var rate: CGFloat { return UIScrollViewDecelerationRateFast.rawValue }"
        ),
        ("state ^= (state)", "assigning a property to itself", "state = [(state)][0]"),
    ])
    func codeOfSwift4GetsWhatTheErrorAsksFor(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message, Self.swift4) == expected)
        #expect(repaired(line, message) == expected)
    }

    @Test(arguments: [
        ("in sum + value", "in let (key, value) = PAIR; return sum + value"),
        ("in let a = sum; return a + value", "in let (key, value) = PAIR; let a = sum; return a + value"),
    ])
    func aPairOfNamesIsAParameterThatIsTakenApart(_ body: String, _ expected: String) {
        let message = "closure tuple parameter does not support destructuring"
        let line = repaired("a.reduce(0) { (sum, ^(key, value)) \(body) }", message, Self.swift4)
        // The parameter is named by its place in the file.
        let pair = "flipbookPair\(Self.swift4.utf8.count + 21)"
        let closure = "(sum, PAIR) \(expected)".replacing("PAIR", with: pair)
        #expect(line == "a.reduce(0) { \(closure) }")
    }

    @Test(arguments: [
        ("a.^removeFromSuperview()", "(a as! UIView).removeFromSuperview()"),
        ("a[0].^center = p", "(a[0] as! UIView).center = p"),
        ("b.insets = a?.^uiEdgeInsetsValue", "b.insets = flipbookValue(a)?.uiEdgeInsetsValue"),
        ("let w = a.^frame?.width", "let w = (a as? FlipbookFramed)?.frame.width"),
        ("let w = a.^superview?.frame", "let w = (a as? UIView)?.superview?.frame"),
        ("let w = c?.a.^frame", "let w = (c?.a as? FlipbookFramed)?.frame"),
        ("c?.^rolled?(2)", "(c as? Roller)?.rolled(2)"),
        ("c.^flipbookOptional_turn(2)", "(c as? Roller)?.flipbookOptional_turn(2)"),
        ("c.^scrollViewDidScroll?(s)", "(c as? UIScrollViewDelegate)?.scrollViewDidScroll(s)"),
        ("c.^spin()", "(c as! Wheel).spin()"),
        ("let d = c.^rolled?(2)", "let d = Optional(c.rolled(2)).flatMap({ $0 })"), ("c.^go()", "c.go()"),
        ("c.^missing()", "c.missing()"),
        ("let r = a.^frame", "let r = (a as? FlipbookFramed)?.frame"),
        ("if let r = a.^frame {}", "if let r = (a as? FlipbookFramed)?.frame {}"),
        ("a.^isEqual(to: \"x\")", "(a as! NSString).isEqual(to: \"x\")"),
        ("let r: CGRect = a.^frame", "let r: CGRect = (a as! FlipbookFramed).frame"),
        ("let v = a.^value(forKey: \"x\")", "let v = (a as! NSObject).value(forKey: \"x\")"),
        ("a.^add(pulse, forKey: nil)", "(a as! CALayer).add(pulse, forKey: nil)"),
        (
            "import UIKit; n = a.^value(forKey: \"x\") as! CGFloat",
            "import UIKit; n = flipbookNumber((a as! NSObject).value(forKey: \"x\") , as: CGFloat.self)!"
        ),
    ])
    func membersOfAnyObjectAreThoseOfTheTypeThatHasThem(_ line: String, _ expected: String) throws {
        let types =
            "@objc protocol Roller { @objc optional func rolled(_ a: Int); @objc optional func turn(_ a: Int) -> Int }; "
            + "class Wheel { func spin() {}; func go() {} }; class Car { func go() {} }"
        let name = try #require(line.split(separator: "^").last?.prefix { $0.isLetter || $0 == "_" })
        #expect(repaired(line, "value of type 'AnyObject' has no member '\(name)'", types) == expected)
    }

    @Test(arguments: [
        "cannot find 'missing' in scope", "expected '}' in class",
        "'self' used before 'self.init' call or assignment to 'self'",
        "extra argument 'attributes' in call",
    ])
    func otherErrorsStay(_ message: String) {
        #expect(repaired("^missing()", message) == "missing()")
    }
}
