/// Returns a new object of a class that is known at run time alone, inserted by source adaptation for
/// `type.init()`. Flipbook's own.
///
/// A class of the scene whose objects need arguments ends the film with a sentence.
@preconcurrency @MainActor public func flipbookNew<T: NSObject>(_ type: T.Type) -> T {
    if let object = MethodTable.object(of: type, "new", []) { return object }
    fatalError("\(type) cannot be created without arguments.")
}

extension MethodTable {
    /// Returns a new object of a class by one of the class's entries; nil without such an entry.
    package static func object<T: NSObject>(of type: T.Type, _ name: String, _ arguments: [Any?]) -> T? {
        guard case .returned(let object?) = send(name, to: type, arguments), let object = object as? T,
            Swift.type(of: object) == type
        else { return nil }
        return object
    }
}
