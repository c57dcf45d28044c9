/// The classes that may have a drawing function of their own: those of scenes.
@MainActor package enum DrawingClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    package static func mayDraw(_ kind: AnyClass) -> Bool {
        if kind == CALayer.self { return false }
        if let isKnown = known[ObjectIdentifier(kind)] { return isKnown }
        let mayDraw = !UIKitModules.declare(kind)
        known[ObjectIdentifier(kind)] = mayDraw
        return mayDraw
    }
}
