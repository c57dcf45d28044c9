/// The classes that may have a drawing function of their own: those of scenes.
@MainActor package enum DrawingClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]
    private static var knownBases: [ObjectIdentifier: ObjectIdentifier] = [:]

    /// Returns whether no class of UIKit lies between a class of a scene and one of UIKit.
    package static func isPlain(_ kind: AnyClass, _ base: AnyClass) -> Bool {
        if let known = knownBases[ObjectIdentifier(kind)] { return known == ObjectIdentifier(base) }
        let nearest: AnyClass =
            sequence(first: kind) { _getSuperclass($0) }.first(where: UIKitModules.declare) ?? kind
        knownBases[ObjectIdentifier(kind)] = ObjectIdentifier(nearest)
        return nearest == base
    }

    package static func mayDraw(_ kind: AnyClass) -> Bool {
        if kind == CALayer.self { return false }
        if let isKnown = known[ObjectIdentifier(kind)] { return isKnown }
        let mayDraw = !UIKitModules.declare(kind)
        known[ObjectIdentifier(kind)] = mayDraw
        return mayDraw
    }
}
