import Picture

/// The result of a drawing function, kept until it is due again.
struct RecordedDrawing {
    /// True when the function has to be called before the next picture.
    var isDue = true
    var layers: [Layer] = []
    var size = CGSize.zero
}

extension UIView {
    /// Returns what `draw(_:)` has drawn. The function is called where a class may have one of its own: not
    /// in the module's classes, so that plain views cost nothing.
    func drawnContents(in bounds: CGRect) -> [Layer] {
        if drawing == nil {
            guard DrawingClasses.mayDraw(type(of: self)) else { return [] }
            drawing = RecordedDrawing()
        }
        guard var kept = drawing else { return [] }
        if kept.isDue || (kept.size != bounds.size && (contentMode == .redraw || kept.size == .zero)) {
            kept = RecordedDrawing(isDue: false, size: bounds.size)
            drawing = kept
            let context = CGContext()
            let drawn = context.record { draw(bounds) }
            drawing?.layers = drawn.isEmpty ? [] : [Layer(clip: .rectangle(bounds), children: drawn)]
        }
        return drawing?.layers.map { $0.stretched(from: kept.size, to: bounds.size, contentMode) } ?? []
    }
}

extension CALayer {
    /// Returns what the view or the layer itself has drawn.
    func drawnContents(in bounds: CGRect) -> [Layer] {
        if let view { return view.drawnContents(in: bounds) }
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

extension Layer {
    /// Returns a drawing made for one size as it is shown in another one.
    fileprivate func stretched(from old: CGSize, to new: CGSize, _ mode: UIView.ContentMode) -> Layer {
        guard old != new, mode == .scaleToFill, old.width > 0, old.height > 0 else { return self }
        let scale = CGAffineTransform(scaleX: new.width / old.width, y: new.height / old.height)
        return Layer(transform: scale, children: [self])
    }
}

/// The classes that may have a drawing function of their own: those of scenes.
@MainActor private enum DrawingClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func mayDraw(_ kind: AnyClass) -> Bool {
        if kind == UIView.self || kind == CALayer.self { return false }
        if let isKnown = known[ObjectIdentifier(kind)] { return isKnown }
        let mayDraw = !UIKitModules.declare(kind)
        known[ObjectIdentifier(kind)] = mayDraw
        return mayDraw
    }
}
