/// The properties that archives of views keep, by the classes that declare them. Each module adds those of
/// its classes.
///
/// An archive holds the values themselves, not their bytes: it is read in the run that wrote it.
@MainActor package enum ArchivedProperties {
    /// A closure that gives a view the values of another one.
    typealias Setting = (UIView) -> Void

    private static var notes: [ObjectIdentifier: [(UIView) -> Setting]] = [:]
    private static var contentViews: [ObjectIdentifier: (UIView) -> UIView?] = [:]
    /// The classes of UIKit whose subviews are all code's own.
    private static var containers: Set<ObjectIdentifier> = [
        ObjectIdentifier(UIView.self), ObjectIdentifier(UIControl.self), ObjectIdentifier(UIStackView.self),
        ObjectIdentifier(UIScrollView.self),
    ]

    /// Adds a property.
    package static func add<Root: UIView, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        add(Root.self) { view in
            let value = view[keyPath: path]
            return { $0[keyPath: path] = value }
        }
    }

    /// Adds a closure that notes properties of a view and returns the one that gives them to another view.
    package static func add<Root: UIView>(
        _ type: Root.Type, _ note: @escaping (Root) -> (Root) -> Void
    ) {
        notes[ObjectIdentifier(type), default: []].append { view in
            guard let view = view as? Root else { return { _ in } }
            let set = note(view)
            return { other in if let other = other as? Root { set(other) } }
        }
    }

    /// Adds a class whose subviews are all code's own.
    package static func addContainer(_ type: UIView.Type) { containers.insert(ObjectIdentifier(type)) }

    /// Adds a class that has a view for the subviews of code.
    package static func addContent<Root: UIView>(_ type: Root.Type, _ path: KeyPath<Root, UIView>) {
        contentViews[ObjectIdentifier(type)] = { ($0 as? Root)?[keyPath: path] }
    }

    /// Returns closures that give the values of a view to another view of its class, those of the base
    /// classes first.
    static func settings(of view: UIView) -> [Setting] {
        classes(of: view).reversed().flatMap { notes[ObjectIdentifier($0)] ?? [] }.map { $0(view) }
    }

    /// Returns the view in a view for the subviews of code; nil for a view without one.
    static func contentView(of view: UIView) -> UIView? {
        guard !contentViews.isEmpty else { return nil }
        return classes(of: view).lazy.compactMap { contentViews[ObjectIdentifier($0)]?(view) }.first
    }

    /// Returns the subviews that code has added: those that a class of UIKit makes belong to each of its
    /// objects.
    static func subviews(of view: UIView) -> [UIView] {
        let nearest: AnyClass? = classes(of: view).first(where: UIKitModules.declare)
        if nearest.map({ containers.contains(ObjectIdentifier($0)) }) != false {
            let pull = (view as? UIScrollView)?.pullControl
            return view.subviews.filter { $0 !== pull }
        }
        guard view is UIControl else { return [] }
        return view.subviews.filter { !UIKitModules.declare(type(of: $0)) }
    }

    private static func classes(of view: UIView) -> [AnyClass] {
        Array(sequence(first: type(of: view) as AnyClass) { _getSuperclass($0) })
    }
}
