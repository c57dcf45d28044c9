/// The handler of an object for changes of traits.
@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
    /// A Boolean value that indicates whether the handler is called for another light or dark style.
    let isForStyle: Bool
    /// A Boolean value that indicates whether the handler is called for other size classes.
    let isForSizeClasses: Bool
    /// A Boolean value that indicates whether the handler is called for another preferred size of texts.
    let isForContentSize: Bool
    private let traits: Set<ObjectIdentifier>
    private weak var object: AnyObject?
    private let handler: (AnyObject, UITraitCollection) -> Void

    init(
        of object: AnyObject, _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) {
        self.traits = Set(traits.map { ObjectIdentifier($0) })
        isForStyle = traits.contains { $0 == UITraitUserInterfaceStyle.self }
        isForContentSize = traits.contains { $0 == UITraitPreferredContentSizeCategory.self }
        isForSizeClasses = traits.contains {
            $0 == UITraitHorizontalSizeClass.self || $0 == UITraitVerticalSizeClass.self
        }
        (self.object, self.handler) = (object, handler)
    }

    /// Returns whether the handler is called for some of the traits.
    func isFor(_ changes: Set<ObjectIdentifier>) -> Bool { !traits.isDisjoint(with: changes) }

    /// Calls the handler with the former environment, if the object still exists: another one may have its
    /// place in memory.
    func call(_ before: UITraitCollection) {
        if let object { handler(object, before) }
    }
}
