package import Picture

/// The result of a drawing function, kept until it is due again.
package struct RecordedDrawing {
    /// True when the function has to be called before the next picture.
    package var isDue = true
    package var layers: [Layer] = []
    package var size = CGSize.zero

    /// Creates the empty result of a drawing that is due, or of one that has begun for a size.
    package init(isDue: Bool = true, size: CGSize = .zero) {
        (self.isDue, self.size) = (isDue, size)
    }
}

extension CALayer {
    /// Returns what a standalone layer has drawn.
    package func drawnContents(in bounds: CGRect) -> [Layer] {
        guard delegate != nil || DrawingClasses.mayDraw(type(of: self)) else { return [] }
        if recording.isDue {
            recording = RecordedDrawing(isDue: false, size: bounds.size)
            let context = CGContext()
            let drawn = context.record { draw(in: context) }
            recording.layers = drawn.isEmpty ? [] : [Layer(clip: .rectangle(bounds), children: drawn)]
        }
        return recording.layers
    }
}

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
