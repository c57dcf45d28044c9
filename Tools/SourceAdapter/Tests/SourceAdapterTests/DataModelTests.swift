import Foundation
import SourceOutline
import Testing

/// Models of Core Data, and the code that Xcode makes of them.
@Suite struct DataModelTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" lastSavedToolsVersion="21754" sourceLanguage="Swift">
            <entity name="Person" representedClassName="Person" syncable="YES" codeGenerationType="class">
                <attribute name="age" optional="YES" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
                <attribute name="name" attributeType="String" defaultValueString="&quot;A&amp;B&quot;"/>
                <attribute name="default" optional="YES" attributeType="Boolean"/>
                <relationship name="pets" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Pet" inverseName="owner" inverseEntity="Person"/>
            </entity>
            <entity name="Pet" representedClassName=".Animal" codeGenerationType="category">
                <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person" inverseName="pets"/>
            </entity>
            <entity name="Child" representedClassName="Child" parentEntity="Person" isAbstract="YES"/>
            <elements><element name="Person" positionX="0" positionY="0" width="128" height="74"/></elements>
        </model>
        """

    private func source(_ text: String = text, besides classes: Set<String> = []) throws -> String {
        try #require(DataModel(name: "People 2", text: text)).source(besides: classes)
    }

    @Test func entitiesBecomeClasses() throws {
        let source = try source()
        for line in [
            "class Person: NSManagedObject {}", "@NSManaged var age: Int16", "@NSManaged var name: String?",
            "@NSManaged var `default`: NSNumber?", "@NSManaged var pets: NSOrderedSet?",
            "@NSManaged func addToPets(_ value: Animal)", "@NSManaged func removeFromPets(at index: Int)",
            "class Animal: NSManagedObject {}", "@NSManaged var born: Date?", "@NSManaged var owner: Person?",
            "class func fetchRequest() -> NSFetchRequest<Animal> { NSFetchRequest<Animal>(entityName: \"Pet\") }",
        ] {
            #expect(source.contains(line), "\(line)")
        }
        #expect(!source.contains("class Child"))
    }

    @Test func classesOfTheProgramAreExtendedAlone() throws {
        let source = try source(besides: ["Person", "Animal"])
        #expect(!source.contains("class Person") && !source.contains("class Animal"))
        #expect(source.contains("extension Animal: Identifiable {") && !source.contains("extension Person"))
    }

    @Test func theModelIsDescribed() throws {
        let source = try source()
        #expect(source.contains("final class DataModelOfPeople2: NSManagedObjectModel {\n"))
        for line in [
            "name = \"People 2\"",
            "add(\"Pet\", \"Animal\", isAbstract: false)", "add(\"Child\", \"Child\", isAbstract: true)",
            "add(attribute: \"age\", .integer16AttributeType, isOptional: true, 7)",
            "add(attribute: \"name\", .stringAttributeType, isOptional: false, \"\\\"A&B\\\"\")",
            "add(relationship: \"pets\", isToMany: true, isOrdered: true, isOptional: true, .cascadeDeleteRule)",
            "add(relationship: \"owner\", isToMany: false, isOrdered: false, isOptional: true, .nullifyDeleteRule)",
            "setParent(\"Person\", of: \"Child\")",
            "connect(\"Pet\", \"owner\", to: \"Person\", inverse: \"pets\")",
        ] {
            #expect(source.contains("        " + line + "\n"), "\(line)")
        }
    }

    @Test func datesAreObjectsInModelsOfEarlierXcodes() throws {
        let text = Self.text.replacingOccurrences(of: "\"21754\"", with: "\"12141\"")
        #expect(try source(text).contains("@NSManaged var born: NSDate?"))
    }

    @Test func anotherFileIsNoModel() {
        #expect(DataModel(name: "A", text: "<plist><dict/></plist>") == nil)
        #expect(DataModel(name: "A", text: "<model type=\"a") != nil)
    }
}
