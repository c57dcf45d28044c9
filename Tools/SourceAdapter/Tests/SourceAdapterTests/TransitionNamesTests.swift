import Testing

@testable import SourceAdapter

/// The delegate methods of custom transitions in Swift 2.
@Suite struct TransitionNamesTests {
    private func renewed(_ text: String) -> String {
        let whole = "import UIKit; class A: UIView { \(text) }"
        let declared = DeclaredNames(in: [SourceText(path: "A.swift", text: whole)])
        return String(Swift2Text(whole, declared: declared).text.dropFirst(32).dropLast(2))
    }

    @Test(arguments: [
        (
            "func navigationController(n: UINavigationController, animationControllerForOperation o: UINavigationControllerOperation, fromViewController a: UIViewController, toViewController b: UIViewController) -> UIViewControllerAnimatedTransitioning? { return nil }",
            "func navigationController(_ n: UINavigationController, animationControllerFor o: UINavigationControllerOperation, from a: UIViewController, to b: UIViewController) -> UIViewControllerAnimatedTransitioning? { return nil }"
        ),
        (
            "func navigationController(n: UINavigationController!, interactionControllerForAnimationController a: UIViewControllerAnimatedTransitioning!) -> UIViewControllerInteractiveTransitioning! { return nil }",
            "func navigationController(_ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { return nil }"
        ),
        (
            "func tabBarController(t: UITabBarController, animationControllerForTransitionFromViewController a: UIViewController, toViewController b: UIViewController) -> UIViewControllerAnimatedTransitioning? { return nil }",
            "func tabBarController(_ t: UITabBarController, animationControllerForTransitionFrom a: UIViewController, to b: UIViewController) -> UIViewControllerAnimatedTransitioning? { return nil }"
        ),
    ])
    func delegatesOfTransitionsKeepTheirCalls(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }
}
