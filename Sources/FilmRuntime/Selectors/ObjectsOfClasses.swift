/// Returns a new object of a class that is known at run time alone, inserted by source adaptation for
/// `type.init()`. Flipbook's own.
///
/// A class of the scene whose objects need arguments ends the film with a sentence.
@preconcurrency @MainActor public func flipbookNew<T: NSObject>(_ type: T.Type) -> T {
    if case .returned(let object?) = MethodTable.send("new", to: type, []), let object = object as? T,
        Swift.type(of: object) == type
    {
        return object
    }
    fatalError("\(type) cannot be created without arguments.")
}
