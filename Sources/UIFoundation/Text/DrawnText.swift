package import Picture

/// The text of a view of a class that may draw it in a function of its own, such as `drawText(in:)`.
@MainActor package final class DrawnText {
    /// The text that the function has drawn, where it has drawn nothing else.
    package private(set) var contents: [Layer.Content] = []
    /// The layers that the function has drawn, where they are more than a text.
    package private(set) var layers: [Layer] = []
    /// The rectangle of the last text; nil for none.
    package private(set) var frame: CGRect?
    private let letters: (CGRect) -> [Layer.Content]
    private let context = CGContext()

    /// Calls a function that may draw the text.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the view.
    ///   - letters: Returns the text in a rectangle.
    ///   - draw: The function, which calls `draw(in:)` for the text.
    package init(
        in bounds: CGRect, letters: @escaping (CGRect) -> [Layer.Content], by draw: (DrawnText) -> Void
    ) {
        self.letters = letters
        context.canvas = bounds
        let drawn = context.record { draw(self) }
        guard drawn.count == 1, let group = drawn.first, group.clip == nil, group.mask.isEmpty,
            group.children.count == 1, let text = group.children.first, text.isPlain
        else {
            layers = drawn
            return
        }
        contents = text.contents
    }

    /// Draws the text in a rectangle.
    package func draw(in rect: CGRect) {
        frame = rect
        for content in letters(rect) { context.addText(content) }
    }
}

extension CGContext {
    /// Adds a text in the way in which texts are drawn: filled, or along the edges of its letters.
    package func addText(_ content: Layer.Content) {
        guard case .text(var text) = content else { return add(content, under: ctm) }
        switch state.textMode {
        case .invisible, .clip: return
        case .fill, .fillClip: break
        case .stroke, .strokeClip:
            text.outline = Text.Outline(color: text.color, width: state.stroke.width, isFilled: false)
        case .fillStroke, .fillStrokeClip:
            text.outline = Text.Outline(color: state.line, width: state.stroke.width, isFilled: true)
        }
        add(.text(text), under: ctm)
    }
}

extension Layer {
    /// True for a layer of contents alone.
    fileprivate var isPlain: Bool {
        transform.isIdentity && opacity >= 1 && shadows.isEmpty && mask.isEmpty && blending == .normal
            && children.isEmpty && clip == nil && !hasHardEdges
    }
}
