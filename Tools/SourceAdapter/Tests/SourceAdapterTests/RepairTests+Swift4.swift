import Testing

/// The changes that errors ask for in code of Swift 3 and 4, and in code from before actors.
extension RepairTests {
    @Test(arguments: [
        (
            "final class Line: UIBezierPath ^{ }",
            "main actor-isolated initializer 'init()' has different actor isolation from nonisolated overridden declaration",
            "nonisolated final class Line: UIBezierPath { }"
        ),
        (
            "class Line: UIBezierPath ^{ }",
            "main actor-isolated initializer 'init()' has different actor isolation from nonisolated overridden declaration",
            "nonisolated class Line: UIBezierPath { }"
        ),
        (
            "var items = bar.items as [UITabBarItem]^!",
            "using '!' is not allowed here; perhaps '?' was intended?",
            "var items = bar.items as [UITabBarItem]?"
        ),
        (
            "class A: B { override ^init(transitionStyle s: S, navigationOrientation n: N, options: [String : Any]? = nil) {} }",
            "initializer does not override a designated initializer from its superclass",
            "class A: B { override init(transitionStyle s: S, navigationOrientation n: N, options: [UIPageViewController.OptionsKey: Any]? = nil) {} }"
        ),
        (
            "class A: B { override ^init(transitionStyle s: S, navigationOrientation n: N, options o: [String: AnyObject]!) {} }",
            "initializer does not override a designated initializer from its superclass",
            "class A: B { override init(transitionStyle s: S, navigationOrientation n: N, options o: [UIPageViewController.OptionsKey: Any]?) {} }"
        ),
    ])
    func castsAndSubclassesAreWrittenAsToday(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message, Self.swift4) == expected)
        #expect(repaired(line, message) == expected)
    }

    @Test func otherInitializersStay() {
        let line = "class A: B { override ^init(options: [String: Any]?) {} }"
        let message = "initializer does not override a designated initializer from its superclass"
        #expect(repaired(line, message, Self.swift4) == line.filter { $0 != "^" })
    }
}
