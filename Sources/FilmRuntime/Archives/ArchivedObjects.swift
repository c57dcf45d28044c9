import Foundation

/// The objects that the archives of a run hold themselves, with a number in place of bytes: drawings, fonts
/// and attributes of texts, which have no form as bytes. They do not change. An archive is readable in its
/// run alone, as are settings and files, of which each run begins without any.
@MainActor final class ArchivedObjects: RunState {
    private var objects: [AnyObject] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    init(of context: RunContext) {}

    /// Returns the number of an object, which the run keeps from now on.
    func number(of object: AnyObject) -> Int {
        if let known = numbers[ObjectIdentifier(object)] { return known }
        objects.append(object)
        numbers[ObjectIdentifier(object)] = objects.count - 1
        return objects.count - 1
    }

    /// Returns the object of a number; nil for none.
    func object(_ number: Int) -> AnyObject? { objects.indices.contains(number) ? objects[number] : nil }
}

extension NSCoder {
    /// Writes an object that does not change under a key; the run keeps it. It has no effect on threads that
    /// belong to no run.
    ///
    /// - Parameters:
    ///   - object: the object.
    ///   - key: the key.
    package func hold(_ object: AnyObject, forKey key: String) {
        nonisolated(unsafe) let object = object
        let number = MainActor.ifCurrent { RunContext.current[ArchivedObjects.self].number(of: object) }
        if let number { encode(number, forKey: key) }
    }

    /// Returns the object that `hold(_:forKey:)` wrote under a key; nil for none, and in another run.
    ///
    /// - Parameter key: the key.
    package func heldObject(forKey key: String) -> AnyObject? {
        guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
        let number = decodeInteger(forKey: key)
        nonisolated(unsafe) var object: AnyObject?
        _ = MainActor.ifCurrent { object = RunContext.current[ArchivedObjects.self].object(number) }
        return object
    }
}
