import FilmRuntime
import Testing

/// The names of classes in Objective-C.
@MainActor @Suite struct ClassTableTests {
    private final class Ring {}
    private final class Other {}

    @Test func aClassIsFoundByItsNameInObjectiveC() {
        ClassTable.add("CTRing", Ring.self)
        #expect(ClassTable.type(named: "CTRing") == Ring.self && ClassTable.type(named: "Ring") == nil)
        #expect(ClassTable.name(of: Ring.self) == "CTRing" && ClassTable.name(of: Other.self) == nil)
    }
}
