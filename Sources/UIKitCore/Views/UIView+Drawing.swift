package import Picture

extension UIView {
    /// Requests a drawing of the view and of its layer.
    func requestDisplay() {
        requestDrawing()
        viewLayer?.recording.isDue = true
    }

    /// Requests a call of `draw(_:)` at the end of the tick.
    package func requestDrawing() {
        guard drawing?.isDue == false else { return }
        drawing?.isDue = true
        RunContext.current.screenState.display.append(self)
    }

    /// Requests the first call of `draw(_:)` of a view that comes into a window, and one that was requested
    /// outside of a window.
    func awaitDisplay() {
        guard drawing?.isDue != false, mayDraw, window != nil else { return }
        RunContext.current.screenState.display.append(self)
    }

    /// Requests a call of `draw(_:)` after a change of the size, where the content mode asks for one.
    func sizeOfDrawingDidChange() {
        if drawing != nil, contentMode == .redraw { RunContext.current.screenState.display.append(self) }
    }

    /// True where a class may have a drawing function of its own: not in the module's classes.
    private var mayDraw: Bool { type(of: self) != UIView.self && DrawingClasses.mayDraw(type(of: self)) }

    /// Returns what `draw(_:)` has drawn.
    package func drawnContents(in bounds: CGRect) -> [Layer] {
        let layers = recordedDrawing(in: bounds)
        guard !layers.isEmpty else { return [] }
        let black = isDrawnOnBlack ? [Layer(contents: [.fill(.rectangle(bounds), Color(alpha: 1))])] : []
        return black + completed(layers)
    }

    /// Returns whether `draw(_:)` has removed parts of the background color, which is a part of the drawing
    /// then.
    package func drawsBackground(in bounds: CGRect) -> Bool {
        guard drawing != nil || mayDraw else { return false }
        _ = recordedDrawing(in: bounds)
        return drawing?.background != nil
    }

    /// True for an opaque view without a background color, or with one of which parts are removed: a device
    /// clears its memory for pixels to black. Subclasses of controls, labels and other views of UIKit, which
    /// are not opaque, have none.
    private var isDrawnOnBlack: Bool {
        guard isOpaque else { return false }
        if let background = drawing?.background { return background.alpha >= 1 }
        return backgroundColor == nil && DrawingClasses.isPlain(type(of: self), UIView.self)
    }

    /// Returns what `draw(_:)` has drawn. The function is called where a class may have one of its own: not
    /// in the module's classes, so that plain views cost nothing.
    package func recordedDrawing(in bounds: CGRect) -> [Layer] {
        if drawing == nil {
            guard mayDraw else { return [] }
            drawing = RecordedDrawing()
        }
        guard var kept = drawing else { return [] }
        let color = storage.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let isRecolored = kept.changesBackground && kept.background != color
        let isResized = kept.size != bounds.size && (contentMode == .redraw || kept.size == .zero)
        if kept.isDue || isRecolored || isResized {
            kept = RecordedDrawing(isDue: false, size: bounds.size)
            drawing = kept
            // A layer of a scene's class calls it before its own drawing.
            if let viewLayer, !DrawingClasses.mayDraw(type(of: viewLayer)) { layerWillDraw(viewLayer) }
            let context = CGContext()
            context.canvas = bounds
            context.background = color
            context.backgroundPattern = storage.backgroundPattern
            let drawn = RunContext.current.whileDrawing {
                context.record {
                    ObservingMethod.drawing.call(
                        of: self, { draw(bounds) }, invalidate: { $0.setNeedsDisplay() })
                }
            }
            warnOfMany(drawn)
            drawing?.layers = drawn.isEmpty ? [] : [Layer(clip: .rectangle(bounds), children: drawn)]
            drawing?.changesBackground = context.changesBackground
            drawing?.background = context.changesBackground ? color : nil
        }
        return drawing?.layers.map { $0.stretched(from: kept.size, to: bounds.size, contentMode) } ?? []
    }
}

extension UIView {
    /// The number of operations of one call of `draw(_:)` from which on a frame takes seconds.
    private static let manyOperations = 20_000

    private func warnOfMany(_ drawn: [Layer]) {
        let count = drawn.reduce(0) { $0 + $1.count }
        guard count >= Self.manyOperations else { return }
        let context = RunContext.current
        context.warn(
            "\(context.name(of: self)): draw(_:) of \(type(of: self)) draws \(count) shapes, so that each frame "
                + "after a call of setNeedsDisplay takes seconds.")
    }
}

extension Layer {
    /// The number of layers of this hierarchy.
    fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }

    /// Returns a drawing made for one size as it is shown in another one.
    fileprivate func stretched(from old: CGSize, to new: CGSize, _ mode: UIView.ContentMode) -> Layer {
        guard old != new, mode == .scaleToFill, old.width > 0, old.height > 0 else { return self }
        let scale = CGAffineTransform(scaleX: new.width / old.width, y: new.height / old.height)
        return Layer(transform: scale, children: [self])
    }
}
