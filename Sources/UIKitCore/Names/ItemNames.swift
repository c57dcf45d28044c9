/// The names assigned to objects during a run.
@MainActor final class ItemNames: RunState {
    /// The object whose stored properties give items their names; nil, the default, for the root view
    /// controller.
    package var source: AnyObject?
    private unowned let context: RunContext
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var taken: Set<String> = []
    private var nextNumber = 0
    private var properties = PropertyNames()

    init(of context: RunContext) {
        self.context = context
    }

    /// The object whose stored properties are read: the source, or else the root view controller.
    var owner: AnyObject? { source ?? context.window.rootViewController }

    /// Returns the object's name, and assigns one if it has none. An entry whose object no longer exists is
    /// ignored, since a new object can have the same address.
    package func name(of object: AnyObject) -> String {
        let identifier = ObjectIdentifier(object)
        if let entry = entries[identifier], entry.object === object { return entry.name }
        let name = unusedName(for: object)
        taken.insert(name)
        entries[identifier] = Entry(object: object, name: name)
        return name
    }

    private func unusedName(for object: AnyObject) -> String {
        let own = (object as? any NamedObject)?.ownName
        if let wish = own ?? owner.flatMap({ properties.name(of: object, in: $0) }) {
            return taken.contains(wish) ? numbered(wish) : wish
        }
        repeat { nextNumber += 1 } while taken.contains("item\(nextNumber - 1)")
        return "item\(nextNumber - 1)"
    }

    private func numbered(_ wish: String) -> String {
        var number = 2
        while taken.contains("\(wish)\(number)") { number += 1 }
        return "\(wish)\(number)"
    }
}

extension RunContext {
    /// The object whose stored properties give items their names; nil, the default, for the root view
    /// controller.
    public var nameSource: AnyObject? {
        get { self[ItemNames.self].source }
        set { self[ItemNames.self].source = newValue }
    }

    /// Returns the name of an object for traces and messages: unique, and constant throughout the run.
    ///
    /// It is the accessibility identifier or the name of the collection view element; else the name of the
    /// stored property of `nameSource` that holds the object, with the index if it is in an array ("square",
    /// "squares0"); else "item0", "item1" and so on in the order of the first calls. A name that another
    /// object already has gets a number at its end.
    public func name(of object: AnyObject) -> String { self[ItemNames.self].name(of: object) }

    /// The module of the scene's code; nil for none.
    package var moduleName: String? {
        if let sceneModule { return sceneModule }
        let scene = self[ItemNames.self].owner.map { String(reflecting: type(of: $0)) }
        return scene?.split(separator: ".").dropLast().first.map(String.init)
    }
}
