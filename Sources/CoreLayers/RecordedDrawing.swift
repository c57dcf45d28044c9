package import Picture

/// The result of a drawing function, kept until it is due again.
package struct RecordedDrawing {
    /// True when the function has to be called before the next picture.
    package var isDue = true
    /// True when code has requested that.
    package var isRequested = false
    /// True while the function runs with the values that an animated layer shows as those of the layer.
    var showsAnimation = false
    package var layers: [Layer] = []
    package var size = CGSize.zero
    /// True when the drawing changes the background color, so that another color needs another drawing.
    package var changesBackground = false
    /// The background color that the drawing holds; nil where it lies below the drawing.
    package var background: Color?

    /// Creates the empty result of a drawing that is due, or of one that has begun for a size.
    package init(isDue: Bool = true, size: CGSize = .zero) {
        (self.isDue, self.size) = (isDue, size)
    }
}

extension CALayer {
    /// Returns what the layer has drawn: what its class draws, or for a standalone layer what its delegate
    /// does. A view draws for itself.
    ///
    /// While a value is animated that needs drawing, each picture has a drawing of its own, made with the
    /// values that the layer shows.
    package func drawnContents(_ state: LayerState) -> [Layer] {
        guard DrawingClasses.mayDraw(type(of: self)) || storage.owner == nil && delegate != nil else {
            return []
        }
        let isAnimated = storage.running.slots.contains { $0?.animation.redraws(self) == true }
        guard recording.isDue || isAnimated else { return recording.layers }
        recording = RecordedDrawing(isDue: isAnimated, size: state.bounds.size)
        RunContext.current.whileDrawing {
            if isAnimated { displayAnimated(state) } else { display() }
        }
        return recording.layers
    }

    /// Draws with the values that the layer shows. Properties that its class stores have theirs in a copy: to
    /// set those of the layer would run the observers that the class has for changes.
    private func displayAnimated(_ state: LayerState) {
        if hasStoredProperties(in: state), let twin = ownCopy(showing: state) {
            twin.delegate = delegate
            twin.display()
            (recording.layers, ownContents) = (twin.recording.layers, twin.ownContents)
            return
        }
        let model = storage.model
        (storage.model, recording.showsAnimation) = (state, true)
        display()
        (storage.model, recording.showsAnimation) = (model, false)
    }

    /// Records what `draw(in:)` draws, once the delegate has prepared the layer.
    package func recordDrawing() {
        delegate?.layerWillDraw(self)
        let (context, box) = (CGContext(), bounds)
        context.canvas = box
        let drawn = context.record { draw(in: context) }
        recording.layers = drawn.isEmpty ? [] : [Layer(clip: .rectangle(box), children: drawn)]
    }

    /// Requests a drawing of the layer and of its view.
    func requestDrawing() {
        (recording.isDue, recording.isRequested) = (true, true)
        storage.owner?.requestDrawing()
    }

    /// Returns a Boolean value that indicates whether a drawing was requested since the last one.
    public func needsDisplay() -> Bool { recording.isRequested }
}
