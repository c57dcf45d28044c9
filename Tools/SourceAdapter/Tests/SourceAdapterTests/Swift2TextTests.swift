import Foundation
import Testing

@testable import SourceAdapter

/// Swift 2, which is renewed before it is adapted.
@Suite struct Swift2TextTests {
    private func lines(_ text: String) -> [String] {
        let declared = DeclaredNames(in: [SourceText(path: "A.swift", text: text)])
        return Swift2Text("import UIKit; " + text, declared: declared).text.dropFirst("import UIKit; ".count)
            .components(separatedBy: "\n")
    }

    @Test(arguments: [
        ("func drag(pan: UIPanGestureRecognizer) {}", "func drag(_ pan: UIPanGestureRecognizer) {}"),
        ("func drag(by pan: UIView, at p: CGPoint) {}", "func drag(by pan: UIView, at p: CGPoint) {}"),
        (
            "override func viewDidAppear(animated: Bool) {}",
            "override func viewDidAppear(_ animated: Bool) {}"
        ),
        (
            "override func touchesBegan(touches: Set<NSObject>, withEvent event: UIEvent) {}",
            "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent!) {}"
        ),
        (
            "override func touchesEnded(touches: Set<UITouch>, withEvent event: UIEvent?) {}",
            "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}"
        ),
        (
            "override func collectionView(v: UICollectionView, moveItemAtIndexPath a: NSIndexPath, toIndexPath b: NSIndexPath) {}",
            "override func collectionView(_ v: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) {}"
        ),
        ("let a = UIView.AnimationOptions.curveEaseIn", "let a = UIView.AnimationOptions.curveEaseIn"),
        ("let a = test.evaluateWithObject(text)", "let a = test.evaluate(with: text)"),
        (
            "override func prefersStatusBarHidden() -> Bool { return true }",
            "override var prefersStatusBarHidden:  Bool { return true }"
        ),
        (
            "override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}",
            "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}"
        ),
        (
            "func transitionDuration(context: UIViewControllerContextTransitioning) -> NSTimeInterval { return 1 }",
            "func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { let context: UIViewControllerContextTransitioning! = context; return 1 }"
        ),
        (
            "override public var highlighted: Bool { didSet { self.highlighted = knob.enabled } }",
            "override public var isHighlighted: Bool { didSet { self.isHighlighted = knob.isEnabled } }"
        ),
        (
            "func star(#fill: UIColor, #size : CGSize) { go(#selector(star), fill: a ? fill : b) }",
            "func star(fill fill: UIColor, size size : CGSize) { go(#selector(star), fill: a ? fill : b) }"
        ),
        ("var on = true; func f() { on = self.on }", "var on = true; func f() { on = self.on }"),
        (
            "required init(coder a: NSCoder) { super.init() }",
            "required init?(coder a: NSCoder) { super.init() }"
        ),
    ])
    func declarationsHaveTheirPresentNames(_ text: String, _ expected: String) {
        #expect(lines("class A {\n\(text)\n}")[1] == expected)
    }

    @Test(arguments: [
        ("box.backgroundColor = UIColor.redColor()", "box.backgroundColor = UIColor.red"),
        ("let p = pan.locationInView(view)", "let p = pan.location(in: view)"),
        ("let s = UIScreen.mainScreen().bounds", "let s = UIScreen.main.bounds"),
        ("let s = UISnapBehavior(item: a, snapToPoint: p)", "let s = UISnapBehavior(item: a, snapTo: p)"),
        (
            "push = UIPushBehavior(items: [a], mode: .Instantaneous)",
            "push = UIPushBehavior(items: [a], mode: .instantaneous)"
        ),
        (
            "if pan.state == UIGestureRecognizerState.Began {}",
            "if pan.state == UIGestureRecognizerState.began {}"
        ),
        (
            "c.addBoundaryWithIdentifier(\"a\", fromPoint: p, toPoint: q)",
            "c.addBoundary(withIdentifier: \"a\", from: p, to: q)"
        ),
        (
            "b.addTarget(self, action: \"f:\", forControlEvents: .TouchUpInside)",
            "b.addTarget(self, action: \"f:\", for: .touchUpInside)"
        ),
        ("UIView.animateWithDuration(1) { a() }", "UIView.animate(withDuration: 1) { a() }"),
        (
            "presentViewController(a, animated: true, completion: nil)",
            "present(a, animated: true, completion: nil)"
        ),
        ("let f = layer.valueForKeyPath(\"frame\")", "let f = layer.value(forKeyPath: \"frame\")"),
        ("a.hidden = true", "a.isHidden = true"), ("let v = item as UIView", "let v = item as! UIView"),
        ("let v = 2 as CGFloat", "let v = 2 as CGFloat"),
        ("for var i = 0; i < 9; i++ {}", "for i in stride(from: 0, to: 9, by: 1) {}"),
        (
            "for var i = 0; i < 9; i++ { a.i = i; i++ }",
            "do { var i = 0; while i < 9 { defer { i += 1 }; a.i = i; i++ } }"
        ),
        (
            "for var i: Int = 9; i > 0; --i { if a { i -= 2 } }; b()",
            "do { var i: Int = 9; while i > 0 { defer { i += -1 }; if a { i -= 2 } } }; b()"
        ),
        ("for var i = 0; i < 9; i++ { a.i = i }", "for i in stride(from: 0, to: 9, by: 1) { a.i = i }"),
        (
            "for var x: CGFloat = 0; x <= 9; x += 3 {}",
            "for x in stride(from: 0 as CGFloat, through: 9, by: 3) {}"
        ),
        ("for var i = 9; i >= 0; i -= 3 {}", "for i in stride(from: 9, through: 0, by: -(3)) {}"),
        ("if let v = a where v.hidden {}", "if let v = a , v.isHidden {}"),
        ("guard let v = a where v > 1 else { return }", "guard let v = a , v > 1 else { return }"),
        ("if let v = a, w = b where v > w {}", "if let v = a, let w = b , v > w {}"),
        ("guard var v = a, w = v else { return }", "guard var v = a, var w = v else { return }"),
        ("if let v = a, let w = b {}", "if let v = a, let w = b {}"),
        ("for v in views where v.tag > 1 {}", "for v in views where v.tag > 1 {}"),
        (
            "switch a { case let v where v > 1: break; default: break }",
            "switch a { case let v where v > 1: break; default: break }"
        ),
        (
            "NSTimer.scheduledTimerWithTimeInterval(1, target: self, selector: \"f\", userInfo: nil, repeats: true)",
            "Timer.scheduledTimer(timeInterval: 1, target: self, selector: \"f\", userInfo: nil, repeats: true)"
        ),
    ])
    func callsHaveTheirPresentNames(_ text: String, _ expected: String) {
        #expect(lines(text) == [expected])
    }

    @Test func whatTheFileDeclaresKeepsItsName() {
        let text = """
            enum Mode { case Instantaneous }
            func locationInView(a: UIView) {}
            let a: Mode = .Instantaneous
            locationInView(b)
            """
        #expect(
            lines(text) == [
                "enum Mode { case Instantaneous }", "func location(in a: UIView) {}",
                "let a: Mode = .Instantaneous",
                "location(in: b)",
            ])
    }

    @Test(arguments: [
        ("view.backgroundColor = UIColor.redColor()", true),
        ("override func viewDidAppear(animated: Bool) {}", true),
        (
            "func collisionBehavior(b: UICollisionBehavior, beganContactForItem i: UIView, atPoint p: CGPoint) {}",
            true
        ),
        ("let redColor = UIColor.red", false), ("view.backgroundColor = .red", false),
        (
            "override func viewDidAppear(_ animated: Bool) { a.redColor(); b.backgroundColor = UIColor.redColor() }",
            false
        ),
        ("func didSelectRowAtIndexPath() { a.font = .systemFont(ofSize: 1) }", false),
        ("func move(fromPoint: CGPoint) { layer.borderColor = a.cgColor }", false),
        ("DispatchQueue.main.async { a.hidden = UIColor.redColor() }", false),
        ("func fade(withDuration t: Double) { a.backgroundColor = UIColor.redColor() }", true),
        ("a.register(b); c.hidden = UIColor.redColor() == UIScreen.mainScreen().color", true),
        (
            "func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); viewWillAppear(animated) }",
            false
        ),
        ("func line(fromPoint a: CGPoint) { move(a) }", false),
        (Swift2TextTests.launch, true),
        (
            Swift2TextTests.launch
                + "; b.addTarget(self, action: #selector(A.go(sender:)), for: .valueChanged)", false
        ),
        (Swift2TextTests.launch + "; fileprivate let a = 1", false),
        (Swift2TextTests.launch + "; UIApplication.shared.run()", false),
    ])
    func textsOfLaterVersionsAreLeftAlone(_ text: String, _ isSwift2: Bool) {
        let unit = SourceUnit([SourceText(path: "A.swift", text: text)])
        #expect(unit.files[0].isSwift2 == isSwift2)
        if !isSwift2 { #expect(unit.files[0].text == text) }
    }

    /// The launch method as apps of Swift 2 have it, and some that were converted later.
    private static let launch = "func a(application: UIApplication, b options: [NSObject: AnyObject]?) {}"

    @Test func theVersionOfTheProjectDecides() {
        let text = "func a(b: Int) { c.backgroundColor = UIColor.redColor() }"
        func file(_ language: Int?) -> SourceText {
            SourceUnit([SourceText(path: "A.swift", text: text, language: language)]).files[0]
        }
        #expect(file(nil).isSwift2 && file(2).isSwift2)
        #expect(!file(3).isSwift2 && file(3).text == text && !file(4).mayBeSwift2)
    }

    @Test func filesThatCanBeOfEitherVersionAreOfThatOfMostOthers() {
        let old = SourceText(path: "A.swift", text: "a.backgroundColor = UIColor.redColor()")
        let other = SourceText(path: "B.swift", text: "func a(b: Int) {}")
        let later = SourceText(
            path: "C.swift", text: "func viewDidAppear(_ animated: Bool) {}; func a(b: Int) {}")
        #expect(SourceUnit([old, other, later]).files.map(\.isSwift2) == [true, true, false])
        #expect(SourceUnit([old, other, later, later]).files.map(\.isSwift2) == [true, false, false, false])
        #expect(SourceUnit([other, later]).files.map(\.isSwift2) == [false, false])
    }

    @Test func columnsAreThoseOfTheUsersText() {
        let text = "for var i = 0; i < 9; i++ { a.backgroundColor = UIColor.redColor(); missing() }"
        let adapted = SourceUnit([SourceText(path: "A.swift", text: text)]).adapted()[0]
        let line = adapted.text.components(separatedBy: "\n")[1]
        let column = { (text: String) in
            text.utf8.distance(from: text.startIndex, to: text.range(of: "missing")!.lowerBound) + 1
        }
        #expect(line != text && adapted.map.original(line: 1, column: column(line)) == column(text))
    }

    @Test(arguments: [
        ("do { next() } while a > 0", "repeat { next() } while a > 0"),
        ("do { try next() } catch { }; while a { }", "do { try next() } catch { }; while a { }"),
        ("func f(done: () -> Void) {}", "func f(_ done: @escaping () -> Void) {}"),
        ("func f(@noescape done: () -> Void) {}", "func f( _ done: () -> Void) {}"),
        ("func f(var a: Int, b: Int) { a += b }", "func f(_ a: Int, b: Int) { var a = a; a += b }"),
        ("func f(a: Int, var b: Int) { b += a }", "func f(_ a: Int, b b: Int) { var b = b; b += a }"),
        ("func f(done: (() -> Void)?) {}", "func f(_ done: (() -> Void)?) {}"),
        (
            "override func animationDidStop(a: CAAnimation!, finished f: Bool) {}",
            " func animationDidStop(_ a: CAAnimation, finished f: Bool) {}"
        ),
        ("let n = values.removeValueForKey(1)", "let n = values.removeValue(forKey: 1)"),
        ("let s = name.lowercaseString", "let s = name.lowercased()"),
        ("let c = redColor()", "let c = red"),
        ("func g() { a.updateInteractiveTransition(0.5) }", "func g() { a.update(0.5) }"),
        (
            "func numberOfComponentsInPickerView(p: UIPickerView) -> Int { return 1 }",
            "func numberOfComponents(in p: UIPickerView) -> Int { return 1 }"
        ),
        (
            "let b = UIButton.buttonWithType(UIButtonType.System) as UIButton",
            "let b = UIButton(type: UIButtonType.system) as! UIButton"
        ),
        (
            "a.mask = .FlexibleWidth | UIViewAutoresizing.FlexibleHeight; let n = x | y",
            "a.mask = [.flexibleWidth , UIViewAutoresizing.flexibleHeight]; let n = x | y"
        ),
        (
            "let p = NSBundle.mainBundle().pathForResource(\"a\", ofType: \"caf\")",
            "let p = Bundle.main.path(forResource: \"a\", ofType: \"caf\")"
        ),
        ("let v = NSValue(CGPoint: p).CGPointValue()", "let v = NSValue(cgPoint: p).cgPointValue"),
        (
            "let t = NSValue(CATransform3D: a).CATransform3DValue",
            "let t = NSValue(caTransform3D: a).caTransform3DValue"
        ),
    ])
    func namesAndFormsOfItsTimeAreThoseOfToday(_ text: String, _ expected: String) {
        #expect(lines("class A: UIView {\n\(text)\n}")[1] == expected)
    }

    @Test(arguments: [
        (
            "func collisionBehavior(b: UICollisionBehavior!, endedContactForItem i: UIDynamicItem!, withBoundaryIdentifier n: NSCopying!) {}",
            "func collisionBehavior(_ b: UICollisionBehavior, endedContactFor i: UIDynamicItem, withBoundaryIdentifier n: NSCopying?) { let n: NSCopying! = n;}"
        ),
        (
            "func transitionDuration(c: UIViewControllerContextTransitioning!) -> NSTimeInterval { return 1 }",
            "func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { let c: UIViewControllerContextTransitioning! = c; return 1 }"
        ),
        (
            "func collisionBehavior(b: UICollisionBehavior, endedContactForItem i: UIDynamicItem, withBoundaryIdentifier n: NSCopying) { use(n) }",
            "func collisionBehavior(_ b: UICollisionBehavior, endedContactFor i: UIDynamicItem, withBoundaryIdentifier n: NSCopying?) { let n: NSCopying! = n; use(n) }"
        ),
        (
            "func tableView(tableView: UITableView!, cellForRowAtIndexPath p: NSIndexPath!) -> UITableViewCell! { return c }",
            "func tableView(_ tableView: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return c }"
        ),
        (
            "func tableView(tableView: UITableView?, numberOfRowsInSection s: Int) -> Int { return tableView!.tag }",
            "func tableView(_ tableView: UITableView, numberOfRowsInSection s: Int) -> Int { let tableView: UITableView? = tableView; return tableView!.tag }"
        ),
        (
            "func viewForZoomingInScrollView(s: UIScrollView) -> UIView { return a }",
            "func viewForZooming(in s: UIScrollView) -> UIView? { return a }"
        ),
    ])
    func methodsOfDelegatesHaveTheirPresentTypes(_ text: String, _ expected: String) {
        #expect(lines("class A: UIView {\n\(text)\n}")[1] == expected)
    }

    @Test func aFileWithoutImportsImportsUIKit() {
        let unit = SourceUnit([SourceText(path: "A.swift", text: "// A\nlet a = UIColor.redColor()")])
        #expect(unit.files[0].text == "// A\nimport UIKit; let a = UIColor.red")
        #expect(unit.files[0].imports == ["UIKit"])
    }

    @Test func aMemberThatAnotherFileDeclaresKeepsItsName() {
        let files = [
            SourceText(path: "A.swift", text: "a.hidden = UIColor.redColor() == b.finished"),
            SourceText(path: "B.swift", text: "class B { var finished = false }"),
        ]
        #expect(SourceUnit(files).files[0].text == "import UIKit; a.isHidden = UIColor.red == b.finished")
    }

    @Test func aCaseOfApplesHasTheNameOfAClassInLowercase() {
        #expect(
            lines("class Ellipse {}\nlet a: UIDynamicItemCollisionBoundsType = .Ellipse")[1]
                == "let a: UIDynamicItemCollisionBoundsType = .ellipse")
    }
}
