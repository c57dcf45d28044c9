/// The properties of objects that are no responders, for people who do not see the screen.
@MainActor private final class AccessibilityStore: RunState {
    private struct Entry {
        weak var object: NSObject?
        var properties: AccessibilityProperties
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    init(of context: RunContext) {}

    /// The properties of an object. Those of an object that is gone are not those of its successor in memory.
    subscript(object: NSObject) -> AccessibilityProperties {
        get {
            let entry = entries[ObjectIdentifier(object)]
            return entry?.object === object ? entry?.properties ?? .init() : .init()
        }
        set { entries[ObjectIdentifier(object)] = Entry(object: object, properties: newValue) }
    }
}

// Members of a protocol, since a class cannot override those of an extension of its superclass, and
// responders have properties of their own, which code overrides.
extension NSObjectProtocol where Self: NSObject {
    @MainActor var storedAccessibility: AccessibilityProperties {
        get { RunContext.current[AccessibilityStore.self][self] }
        set { RunContext.current[AccessibilityStore.self][self] = newValue }
    }

    @MainActor private var responder: UIResponder? { self as? UIResponder }

    /// A Boolean value that indicates whether the object is an element to be read out; default false.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { responder?.isAccessibilityElement ?? storedAccessibility.isElement }
        set {
            if let responder { return responder.isAccessibilityElement = newValue }
            storedAccessibility.isElement = newValue
        }
    }

    /// The text that is read out; default nil.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { responder.map(\.accessibilityLabel) ?? storedAccessibility.label }
        set {
            if let responder { return responder.accessibilityLabel = newValue }
            storedAccessibility.label = newValue
        }
    }

    /// The text that describes the effect of a tap; default nil.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { responder.map(\.accessibilityHint) ?? storedAccessibility.hint }
        set {
            if let responder { return responder.accessibilityHint = newValue }
            storedAccessibility.hint = newValue
        }
    }

    /// The value that is read out; default nil.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { responder.map(\.accessibilityValue) ?? storedAccessibility.value }
        set {
            if let responder { return responder.accessibilityValue = newValue }
            storedAccessibility.value = newValue
        }
    }

    /// The traits; default none.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { responder?.accessibilityTraits ?? storedAccessibility.traits }
        set {
            if let responder { return responder.accessibilityTraits = newValue }
            storedAccessibility.traits = newValue
        }
    }

    /// The elements in the object; default nil.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { responder.map(\.accessibilityElements) ?? storedAccessibility.elements }
        set {
            if let responder { return responder.accessibilityElements = newValue }
            storedAccessibility.elements = newValue
        }
    }

    /// A Boolean value that indicates whether the elements in the object are not read out; default false.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { responder?.accessibilityElementsHidden ?? storedAccessibility.areElementsHidden }
        set {
            if let responder { return responder.accessibilityElementsHidden = newValue }
            storedAccessibility.areElementsHidden = newValue
        }
    }

    /// The actions offered to people who hear the interface; default nil. A film performs none.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responder.map(\.accessibilityCustomActions) ?? storedAccessibility.customActions }
        set {
            if let responder { return responder.accessibilityCustomActions = newValue }
            storedAccessibility.customActions = newValue
        }
    }
}
