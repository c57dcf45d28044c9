public import UIKitCore

/// Objects that are dragged from one view to another. They are given as they are: a film has no other app,
/// for which they would be written as data.
@preconcurrency @MainActor open class NSItemProvider: NSObject {
    private var objects: [any NSItemProviderWriting] = []
    /// The name for a file of the content; default nil. It has no effect.
    open var suggestedName: String? {
        didSet { warnOfNoEffect("NSItemProvider.suggestedName", oldValue, suggestedName) }
    }

    /// Creates a provider without objects.
    public override init() { super.init() }

    /// Creates a provider of an object.
    /// - Parameter object: The object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        objects = [object]
    }

    /// The identifiers of the types of all objects.
    open var registeredTypeIdentifiers: [String] {
        objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
    }

    /// Returns whether an object has a type, or one that belongs to it.
    /// - Parameter typeIdentifier: The identifier of the type, such as "public.text".
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { Self.conforms($0, to: typeIdentifier) }
    }

    /// Returns whether there is an object of a class.
    /// - Parameter aClass: The class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object(of: aClass) != nil
    }

    /// Gives the object of a class on the next tick; an error where there is none.
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completionHandler: The closure that gets the object or the error.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let (found, clock) = (object(of: aClass), RunContext.current.clock)
        let progress = Progress(totalUnitCount: 1)
        let error = found == nil ? Missing(name: "\(aClass)") : nil
        clock.schedule(at: clock.time) {
            progress.completedUnitCount = 1
            completionHandler(found, error)
        }
        return progress
    }

    /// Returns whether there is a text.
    /// - Parameter aClass: The type of texts.
    public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

    /// Gives the text on the next tick; an error where there is none.
    /// - Parameters:
    ///   - aClass: The type of texts.
    ///   - completionHandler: The closure that gets the text or the error.
    @discardableResult public func loadObject(
        ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSString.self) { text, error in
            completionHandler((text as? NSString).map { "\($0)" }, error)
        }
    }

    func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        objects.lazy.compactMap { $0 as? any NSItemProviderReading }
            .first { isInstance($0, of: aClass) }
    }

    private func isInstance(_ object: Any, of aClass: any NSItemProviderReading.Type) -> Bool {
        func check<Class: NSItemProviderReading>(_: Class.Type) -> Bool { object is Class }
        return check(aClass)
    }

    /// Returns whether a type belongs to another one, by the identifiers of Apple's documentation.
    private static func conforms(_ type: String, to other: String) -> Bool {
        if type == other || other == "public.item" || other == "public.data" { return true }
        switch other {
        case "public.text", "public.plain-text": return type == "public.utf8-plain-text"
        case "public.image": return type == "public.png" || type == "public.jpeg"
        default: return false
        }
    }

    /// The error where there is no object of a class.
    private struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "NSItemProvider: there is no object of class \(name)." }
    }
}
