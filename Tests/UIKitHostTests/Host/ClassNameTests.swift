import Testing
import UIKitHost

/// The classes that code finds by their names.
@MainActor @Suite struct ClassNameTests {
    private final class Ring: UIView {}

    @Test func aClassIsFoundByItsNameInObjectiveC() {
        ClassTable.add("CNRing", Ring.self)
        #expect(NSClassFromString("CNRing") == Ring.self)
        #expect(NSClassFromString("CNOther") == nil)
    }

    @Test func classesOfUIKitAreFoundByTheirNames() {
        #expect(NSClassFromString("UIVisualEffectView") == UIVisualEffectView.self)
        #expect(NSClassFromString("UIAlertController") == UIAlertController.self)
        #expect(NSClassFromString("CAGradientLayer") == CAGradientLayer.self)
        #expect(NSClassFromString("UINoSuchView") == nil)
    }
}
