import Testing
import UIKitHost

/// Archives of objects, in place of Foundation's.
@MainActor @Suite struct NSKeyedArchiverTests {
    /// A private class, which Foundation on Linux archives nowhere.
    private final class Person: NSObject, NSCoding {
        var name: String
        var friends: [Person] = []
        weak var best: Person?
        let nickname: String?

        init(_ name: String) {
            (self.name, nickname) = (name, nil)
            super.init()
        }

        init?(coder: NSCoder) {
            guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
            self.name = name
            nickname = coder.decodeObject(forKey: "nickname") as? String
            friends = coder.decodeObject(forKey: "friends") as? [Person] ?? []
            best = coder.decodeObject(forKey: "best") as? Person
            super.init()
        }

        func encode(with coder: NSCoder) {
            coder.encode(name, forKey: "name")
            coder.encode(friends, forKey: "friends")
            coder.encodeConditionalObject(best, forKey: "best")
        }
    }

    @Test func aGraphOfObjectsIsCopiedWithItsReferences() throws {
        let (ann, bob, eve) = (Person("Ann"), Person("Bob"), Person("Eve"))
        (ann.friends, ann.best, bob.best) = ([bob, bob], bob, eve)
        let data = try NSKeyedArchiver.archivedData(withRootObject: ann, requiringSecureCoding: false)
        let object = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        let copy = try #require(object as? Person)
        #expect(copy !== ann && copy.name == "Ann" && copy.friends.map(\.name) == ["Bob", "Bob"])
        #expect(copy.friends[0] === copy.friends[1] && copy.best === copy.friends[0])
        // Nothing but the condition asks for Eve, and a key without a value reads as nil.
        #expect(copy.friends[0].best == nil && copy.nickname == nil)
    }

    @Test func whatIsNotSecureIsRefusedWhereSecurityIsRequired() throws {
        let ann = Person("Ann")
        #expect(throws: CocoaError.self) {
            try NSKeyedArchiver.archivedData(withRootObject: ann, requiringSecureCoding: true)
        }
        let data = NSKeyedArchiver.archivedData(withRootObject: ann)
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: Person.self, from: data)
        }
        let colors = try NSKeyedArchiver.archivedData(
            withRootObject: [UIColor.red], requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: UIColor.self, from: colors) == [.red])
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: colors)
        }
    }

    @Test func valuesKeepTheirTypes() throws {
        let identity = UUID()
        let values: [String: Any] = [
            "flag": true, "count": 3, "share": CGFloat(0.1), "date": Date(timeIntervalSinceReferenceDate: 7),
            "bytes": Data([1, 2]), "list": ["a", "b"], "set": Set([1, 2]), "identity": identity,
            "address": URL(string: "https://example.com/a")!,
        ]
        let data = NSKeyedArchiver.archivedData(withRootObject: values)
        let read = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? [String: Any])
        #expect(read.count == values.count)
        #expect(read["flag"] as? Bool == true && read["count"] as? Int == 3)
        #expect(read["share"] as? Double == 0.1)
        #expect(read["date"] as? Date == Date(timeIntervalSinceReferenceDate: 7))
        #expect(read["bytes"] as? Data == Data([1, 2]) && read["list"] as? [String] == ["a", "b"])
        #expect(read["set"] as? Set<Int> == [1, 2] && read["identity"] as? UUID == identity)
        #expect(read["address"] as? URL == URL(string: "https://example.com/a"))
    }

    @Test func namesOfClassesAreReplaced() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.setClassName("Human", for: Person.self)
        archiver.encode(Person("Ann"), forKey: "person")
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        #expect(unarchiver.decodeObject(forKey: "person") == nil && unarchiver.error != nil)
        let other = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        other.requiresSecureCoding = false
        other.setClass(Person.self, forClassName: "Human")
        #expect((other.decodeObject(forKey: "person") as? Person)?.name == "Ann")
    }

    @Test func otherBytesAreNoArchive() {
        #expect(throws: CocoaError.self) { try NSKeyedUnarchiver(forReadingFrom: Data("text".utf8)) }
        #expect(NSKeyedUnarchiver.unarchiveObject(with: Data()) == nil)
    }

    @Test func aTextKeepsItsAttributes() throws {
        let context = RunContext(size: CGSize(width: 10, height: 10))
        try context.withCurrent {
            let text = NSMutableAttributedString(
                string: "red",
                attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)])
            let data = NSKeyedArchiver.archivedData(withRootObject: text)
            text.deleteCharacters(in: NSRange(location: 0, length: 3))
            let read = NSKeyedUnarchiver.unarchiveObject(with: data) as? NSMutableAttributedString
            let copy = try #require(read)
            #expect(copy.string == "red")
            let attributes = copy.attributes(at: 0, effectiveRange: nil)
            #expect(attributes[.foregroundColor] as? UIColor == .red)
            #expect((attributes[.font] as? UIFont)?.pointSize == 9)
        }
    }

    /// A color that adapts, a drawing and a path.
    @Test func settingsKeepColorsImagesAndPaths() throws {
        let context = RunContext(size: CGSize(width: 10, height: 10))
        try context.withCurrent {
            func kept<T>(_ value: T) -> T? {
                UserDefaults.standard.set(
                    NSKeyedArchiver.archivedData(withRootObject: value), forKey: "value")
                return UserDefaults.standard.data(forKey: "value")
                    .flatMap { NSKeyedUnarchiver.unarchiveObject(with: $0) as? T }
            }
            let color = try #require(kept(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)))
            #expect(color == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
            let label = try #require(kept(UIColor.label))
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(label.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { context in
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }.withRenderingMode(.alwaysTemplate)
            #expect(kept(image) == image)
            let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 5)
            (path.lineWidth, path.lineCapStyle, path.usesEvenOddFillRule) = (3, .round, true)
            let copy = try #require(kept(path))
            #expect(copy.cgPath == path.cgPath && copy.lineWidth == 3 && copy.lineCapStyle == .round)
            #expect(copy.usesEvenOddFillRule && copy !== path)
        }
    }
}
