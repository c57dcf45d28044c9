package import Picture

extension UIView {
    /// Returns what `draw(_:)` has drawn. The function is called where a class may have one of its own: not
    /// in the module's classes, so that plain views cost nothing.
    package func drawnContents(in bounds: CGRect) -> [Layer] {
        if drawing == nil {
            guard type(of: self) != UIView.self, DrawingClasses.mayDraw(type(of: self)) else { return [] }
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

extension Layer {
    /// Returns a drawing made for one size as it is shown in another one.
    fileprivate func stretched(from old: CGSize, to new: CGSize, _ mode: UIView.ContentMode) -> Layer {
        guard old != new, mode == .scaleToFill, old.width > 0, old.height > 0 else { return self }
        let scale = CGAffineTransform(scaleX: new.width / old.width, y: new.height / old.height)
        return Layer(transform: scale, children: [self])
    }
}
