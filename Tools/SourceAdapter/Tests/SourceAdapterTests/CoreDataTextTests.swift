import Foundation
import SourceOutline
import Testing

@testable import SourceAdapter

/// Objects of Core Data, made to compile against the code in place of it.
@Suite struct CoreDataTextTests {
    private func unit(_ text: String) -> SourceUnit {
        SourceUnit([SourceText(path: "Own.swift", text: "import CoreData; " + text)])
    }

    private func adapted(_ text: String) -> String { unit(text).adapted()[0].text }

    @Test(arguments: [
        (
            "@NSManaged public var name: String?",
            "var name: String? { get { return managedValue(\"name\") } set { setManagedValue(newValue, \"name\") } }"
        ),
        (
            "@NSManaged func addToPets(_ value: Pet)",
            "func addToPets(_ value: Pet) { addManaged(value, \"pets\") }"
        ),
        (
            "@objc(removePets:) @NSManaged public func removeFromPets(_ values: NSSet)",
            "func removeFromPets(_ values: NSSet) { removeManaged(values, \"pets\") }"
        ),
        (
            "@NSManaged func insertIntoPets(_ value: Pet, at index: Int)",
            "func insertIntoPets(_ value: Pet, at index: Int) { insertManaged(value, index, \"pets\") }"
        ),
        (
            "@NSManaged func removeFromPets(at index: Int)",
            "func removeFromPets(at index: Int) { removeManaged(at: index, \"pets\") }"
        ),
        (
            "@NSManaged func replacePets(at index: Int, with value: Pet)",
            "func replacePets(at index: Int, with value: Pet) { replaceManaged(at: index, value, \"pets\") }"
        ),
        (
            "@NSManaged func addPetsObject(_ value: Pet)",
            "func addPetsObject(_ value: Pet) { addManaged(value, \"pets\") }"
        ),
    ])
    func managedMembersGetBodies(_ member: String, _ expected: String) {
        let text = adapted("class A: NSManagedObject { \(member) }")
        #expect(text.contains(expected), "\(text)")
        #expect(unit("class A: NSManagedObject { \(member) }").adapted()[0].notes.isEmpty)
    }

    @Test func aManagedPropertyWithoutCoreDataIsAnError() {
        let unit = SourceUnit([
            SourceText(path: "A.swift", text: "import UIKit; class A: NSObject { @NSManaged var a: Int }")
        ])
        #expect(unit.adapted()[0].notes.map(\.isError) == [true])
    }

    @Test func classesAndModelsAreRegistered() {
        let text = adapted(
            """
            class A: NSManagedObject {}
            class B: A { convenience init(c: Int) { self.init() } }
            class C: NSManagedObject { init(c: Int) { super.init(entity: e, insertInto: nil) } }
            class M: NSManagedObjectModel {}
            """)
        for name in ["A", "B"] {
            #expect(
                text.contains(
                    "NSManagedObjectModel.add(\(name).self) { \(name)(entity: $0, insertInto: $1) }"))
        }
        #expect(!text.contains("NSManagedObjectModel.add(C.self)"))
        #expect(text.contains("NSManagedObjectModel.add { M() }"))
    }

    @Test func publicTypesMayInheritFromCodeInPlaceOfAModule() {
        let type = "public class A: B { open func a() {}; public private(set) var b = 1 }"
        #expect(
            adapted(type).contains("       class A: B {      func a() {};        private(set) var b = 1 }"))
        let plain = SourceUnit([SourceText(path: "A.swift", text: "import UIKit; " + type)])
        #expect(plain.adapted()[0].text.contains(type))
        let frozen = "@frozen public struct A {}"
        #expect(adapted(frozen).contains(frozen))
    }

    @Test func aModelIsLookedForWhereItIs() {
        let text = adapted("let a = Bundle.main\n  .url(forResource: name, withExtension: \"momd\")!")
        #expect(
            text.contains("let a = NSManagedObjectModel\n  .url(forResource: name, withExtension: \"momd\")!")
        )
        let other = "let a = Bundle.main.url(forResource: name, withExtension: \"json\")!"
        #expect(adapted(other).contains(other))
    }

    @Test func snapshotsOfResultsBecomeValues() {
        let function =
            "func controller(_ c: C, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)"
        let text = adapted("\(function) { a.apply(snapshot as S<Int, B>); b(other as S) }")
        #expect(text.contains("a.apply(snapshot.value() as S<Int, B>); b(other as S)"))
    }

    @Test func predicatesComeAlongWhereTheyAreUsed() {
        func standIns(_ text: String) -> String? {
            StandIns.text(for: SourceUnit([SourceText(path: "A.swift", text: "import UIKit; " + text)]))
        }
        #expect(standIns("let a = 1") == nil)
        let text = standIns("let a = NSPredicate(format: \"b > 1\")") ?? ""
        #expect(text.contains("class NSPredicate") && !text.contains("class NSManagedObject"))
        #expect(standIns("class NSPredicate {}; class NSSortDescriptor {}") == nil)
        let all = StandIns.text(for: unit("let a = 1")) ?? ""
        #expect(all.contains("class NSPredicate") && all.contains("class NSManagedObjectContext"))
        #expect(unit("let a = 1").adapted()[0].notes.isEmpty)
    }
}
