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
}
