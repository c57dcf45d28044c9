import Foundation
import TestSupport
import Testing

/// Apps that keep their lists in Core Data, whose stores are in memory.
@Suite(.tags(.long, .process)) struct CoreDataTests {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" lastSavedToolsVersion="21754" sourceLanguage="Swift">
            <entity name="Person" representedClassName="Person" syncable="YES" codeGenerationType="class">
                <attribute name="age" optional="YES" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="pets" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Pet" inverseName="owner" inverseEntity="Person"/>
            </entity>
            <entity name="Pet" representedClassName="Pet" syncable="YES">
                <attribute name="name" attributeType="String"/>
                <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person" inverseName="pets" inverseEntity="Person"/>
            </entity>
        </model>
        """

    private static let list = """
        import CoreData
        import UIKit
        @objc(Pet) public class Pet: NSManagedObject {
            @NSManaged public var name: String
            @NSManaged public var owner: Person?
        }
        final class List: UIViewController, NSFetchedResultsControllerDelegate {
            let container = NSPersistentContainer(name: "People")
            var results: NSFetchedResultsController<Person>!
            override func viewDidLoad() {
                super.viewDidLoad()
                container.loadPersistentStores { _, error in print("loaded", error == nil) }
                let context = container.viewContext
                let request: NSFetchRequest<Person> = Person.fetchRequest()
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                results = NSFetchedResultsController(
                    fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
                results.delegate = self
                try? results.performFetch()
                let (ann, bob) = (Person(context: context), Person(context: context))
                (ann.name, ann.age, bob.name) = ("Ann", 30, "Bob")
                let rex = Pet(context: context)
                rex.name = "Rex"
                ann.addToPets(rex)
                bob.addToPets(rex)
                print("pets", ann.pets?.count ?? -1, bob.pets?.count ?? -1, rex.owner?.name ?? "", bob.age)
                try? context.save()
                ann.name = "Zoe"
                print("found", names("age > %d", 10), names("ANY pets.name BEGINSWITH[c] %@", "r"))
                context.delete(bob)
                try? context.save()
                print("left", (try? context.count(for: NSFetchRequest<Pet>(entityName: "Pet"))) ?? -1)
                _ = Pet(context: context)
                do { try context.save() } catch { print("refused", (error as NSError).code) }
                context.rollback()
                print("changed", context.hasChanges)
            }
            func names(_ format: String, _ value: CVarArg) -> [String] {
                let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
                request.predicate = NSPredicate(format: format, value)
                let found = try? container.viewContext.fetch(request) as? [Person]
                return (found ?? []).compactMap(\\.name)
            }
            func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                print("will", controller == results)
            }
            func controller(
                _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange object: Any,
                at old: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath new: IndexPath?
            ) { print(type, old?.row ?? -1, new?.row ?? -1) }
        }
        """

    @Test func objectsAreFoundChangedAndDeleted() throws {
        try inFolder { folder in
            let version = folder + "/App/People.xcdatamodeld/People.xcdatamodel"
            try FileManager.default.createDirectory(atPath: version, withIntermediateDirectories: true)
            try write(Self.model, to: version + "/contents")
            try write(Self.list, to: folder + "/App/List.swift")
            let run = try Flipbook(
                ["render", "App/:List", "--duration", "0.2", "-o", "out/"], in: folder,
                cache: folder + "/cache")
            #expect(run.exitCode == 0, "\(run.error)")
            let lines = (run.output + run.error).split(separator: "\n").map(String.init)
            #expect(
                Array(lines.drop { $0 != "loaded true" }.prefix(12)) == [
                    "loaded true", "pets 0 1 Bob 7", "will true", "insert -1 0", "insert -1 1",
                    "found [\"Zoe\"] [\"Bob\"]", "will true", "delete 1 -1", "update 0 0", "left 0",
                    "refused 1570",
                    "changed false",
                ], "\(lines)")
            // A single file has the model of its folder.
            let alone = try Flipbook(["check", "App/List.swift"], in: folder, cache: folder + "/cache")
            #expect(
                alone.exitCode == 0 && alone.output.contains("List.swift compiles."), "\(alone.output)")
        }
    }

    private static let words = """
        import UIKit
        final class Words: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let people = [["name": "Ann", "age": 30], ["name": "bob", "age": 7]]
                for format in ["age > 8", "name LIKE[c] 'B*'", "age IN {7, 8} AND NOT name == 'x'", "name.length == 3"] {
                    let test = NSPredicate(format: format)
                    print(format, people.map { test.evaluate(with: $0) })
                }
                print("text", NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "abc"))
                let order = [NSSortDescriptor(key: "age", ascending: true)]
                print("first", ((people as NSArray).sortedArray(using: order).first as? [String: Any])?["name"] ?? "")
            }
        }
        """

    @Test func predicatesAndDescriptorsOfSortingNeedNoCoreData() throws {
        try inFolder { folder in
            try write(Self.words, to: folder + "/Words.swift")
            let run = try Flipbook(
                ["render", "Words.swift", "--duration", "0.1", "-o", "out/"], in: folder,
                cache: folder + "/cache")
            #expect(run.exitCode == 0, "\(run.error)")
            let text = run.output + run.error
            for line in [
                "age > 8 [true, false]", "name LIKE[c] 'B*' [false, true]",
                "age IN {7, 8} AND NOT name == 'x' [false, true]", "name.length == 3 [true, true]",
                "text true",
                "first bob",
            ] {
                #expect(text.contains(line + "\n"), "\(text)")
            }
        }
    }
}
