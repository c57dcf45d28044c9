package import Picture

/// A drawing in progress: paths, texts and gradients, with the colors, the transform and the clip of each.
///
/// Drawings are recorded, not painted: pictures, SVG and PDF get shapes. The origin is at the top left and y
/// points down, as in UIKit's contexts.
@preconcurrency @MainActor public final class CGContext: NSObject {
    /// The settings that `saveGState` saves.
    package struct State {
        package var transform = CGAffineTransform.identity
        package var fill = Color.black { didSet { fillPattern = nil } }
        package var line = Color.black { didSet { linePattern = nil } }
        /// The pattern of areas in place of a color; nil for none.
        package var fillPattern: ColorPattern?
        /// The pattern of lines in place of a color; nil for none.
        package var linePattern: ColorPattern?
        /// The distance of the first tile of patterns from the origin of the whole drawing.
        package var patternPhase = CGSize.zero
        package var stroke = Stroke()
        package var alpha: CGFloat = 1
        var clips: [Clip] = []
        package var shadow: Shadow?
        package var blendMode = CGBlendMode.normal
        package var textMode = CGTextDrawingMode.fill
        /// True where edges are smooth, if the context allows it.
        var smoothsEdges = true
    }

    /// An area to which drawing is limited, in the coordinates of the whole drawing.
    struct Clip: Equatable {
        package let path: Path
        /// The image whose opacity limits drawing, too; empty for none.
        var mask: [Layer] = []
    }

    package var state = State()
    private var saved: [State] = []
    package private(set) var drawing: [Layer] = []
    private var drawingClips: [Clip] = []
    /// The drawings around the layers that have begun, the outermost first.
    private var outer: [OuterDrawing] = []
    /// The rectangle of which the drawing makes an image; nil where that is not known.
    package var canvas: CGRect?
    /// The color on which a view draws: a part of its drawing as soon as an operation changes what is below;
    /// nil for none.
    package var background: Color?
    /// The pattern in place of that color; nil for none.
    package var backgroundPattern: ColorPattern?
    /// True when an operation changes what is below, the background with the rest.
    package private(set) var changesBackground = false
    /// True where edges may be smooth, whatever the state; it is no part of the state that is saved.
    var allowsSmoothEdges = true
    /// The number of pixels per point of the image; nil for that of the film.
    var imageScale: CGFloat?
    /// The memory of the caller whose pixels lie below the drawing; nil for none.
    var memory: BitmapMemory?
    /// The path under construction, in the coordinates of the whole drawing.
    package let pending = CGMutablePath()

    /// The innermost context that is being drawn into; nil for none.
    package static var current: CGContext? { RunContext.current[DrawingContexts.self].stack.last }

    /// The transform of the letters of Core Text; it is no part of the state that is saved, as in Core
    /// Graphics.
    var letterMatrix = CGAffineTransform.identity

    package override init() {
        super.init()
    }

    /// Makes the context the current one while code draws, and returns what it has drawn.
    package func record(_ draw: () -> Void) -> [Layer] {
        CGContext.push(self)
        draw()
        CGContext.pop()
        return drawing
    }

    package static func push(_ context: CGContext) {
        RunContext.current[DrawingContexts.self].stack.append(context)
    }

    package static func pop() { _ = RunContext.current[DrawingContexts.self].stack.popLast() }

    // MARK: State

    /// Saves the colors, the transform, the clip and the other settings.
    public func saveGState() { saved.append(state) }

    /// Restores the settings saved last. Without any it has no effect.
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    /// The transform from current coordinates to those of the whole drawing.
    public var ctm: CGAffineTransform { state.transform }

    /// Returns a point of current coordinates in those of the whole drawing.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Returns the rectangle around one of current coordinates in those of the whole drawing.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Returns a point of the whole drawing in current coordinates.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Returns the rectangle around one of the whole drawing in current coordinates.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Concatenates a transform in front of the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns the coordinates by an angle in radians, clockwise on screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    // MARK: Drawing

    /// Fills a path, in current coordinates, in the fill color.
    package func fill(_ path: Path) {
        RunContext.current.warnOfLength(of: path)
        if let pattern = state.fillPattern { return fill(path, with: pattern) }
        add(.fill(.path(path.applying(state.transform)), state.fill), under: .identity)
    }

    /// Strokes a path, in current coordinates, in the stroke color.
    package func stroke(_ path: Path, _ stroke: Stroke) {
        RunContext.current.warnOfLength(of: path)
        let stroke = stroke.drawn(along: path)
        if let pattern = state.linePattern { return fill(path.outline(stroke), with: pattern) }
        add(.stroke(.path(path), state.line, stroke), under: state.transform)
    }

    /// Limits drawing to a path, in current coordinates.
    package func clip(to path: Path) {
        state.clips.append(Clip(path: path.applying(state.transform)))
    }

    /// Adds a drawing operation under a transform, with the current opacity, clip and shadow.
    package func add(_ content: Layer.Content, under transform: CGAffineTransform) {
        if memory != nil { drawMemory() }
        if state.blendMode.inPicture.needsGroup { return combine(content, under: transform) }
        if needsNewGroup { beginGroup() }
        let isPlain = state.alpha >= 1 && state.shadow == nil && state.blendMode.inPicture == .normal
        if isPlain, transform.isIdentity, isLastLayerPlain {
            return changeLastLayer { $0.contents.append(content) }
        }
        var layer = Layer(transform: transform, opacity: state.alpha, contents: [content])
        layer.blending = state.blendMode.inPicture
        layer.hasHardEdges = drawsHardEdges
        if let shadow = state.shadow { layer.shadows = [shadow] }
        changeGroup { $0.children.append(layer) }
    }

    /// Adds layers under the current transform, with the current opacity and blend mode.
    ///
    /// - Parameter rect: the rectangle of the image that the layers are, in current coordinates.
    package func add(_ layers: [Layer], in rect: CGRect) {
        let layer = Layer(transform: state.transform, opacity: state.alpha, children: layers)
        add(layer, in: Path(polygon: rect.corners).applying(state.transform))
    }

    /// Adds a layer with the current blend mode, which changes what is drawn in an area of the drawing.
    func add(_ layer: Layer, in area: Path) {
        if state.blendMode.inPicture.needsGroup { return combine(layer, in: area) }
        var layer = layer
        layer.blending = state.blendMode.inPicture
        append(layer)
    }

    /// Adds a layer to the group with the current clip.
    package func append(_ layer: Layer) {
        if memory != nil { drawMemory() }
        if needsNewGroup { beginGroup() }
        changeGroup { $0.children.append(layer) }
    }

    /// Adds a layer that is combined with the whole drawing so far, in a group of their own.
    func closeGroup(with layer: Layer) {
        if memory != nil { drawMemory() }
        takeBackground()
        // Further layers of this kind go into the same group, which would be one in another otherwise.
        var group = drawing.first?.combinesChildren == true ? drawing.removeFirst() : Layer()
        group.children += drawing
        group.children.append(layer)
        drawing = [group]
    }

    /// Makes the background a part of the drawing, at its back, for an operation that changes it. Within a
    /// transparency layer none does.
    func takeBackground() {
        guard !changesBackground, outer.isEmpty else { return }
        changesBackground = true
        guard let background, let canvas else { return }
        let shape = Shape.rectangle(canvas)
        drawing.insert(
            backgroundPattern?.layer(filling: shape, in: canvas)
                ?? Layer(contents: [.fill(shape, background)]), at: 0)
    }

    /// Begins a layer whose drawing is one of its own.
    func beginLayer(clippedTo rect: CGRect?) {
        if memory != nil { drawMemory() }
        outer.append(OuterDrawing(state: state, drawing: drawing, clips: drawingClips))
        (drawing, drawingClips) = ([], [])
        // The layer as a whole has the clips, the opacity and the rest.
        state.clips = []
        (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
        if let rect { clip(to: rect) }
    }

    /// Adds the layer that was begun last to the drawing around it.
    func endLayer() {
        guard let last = outer.popLast() else { return }
        var layer = Layer(opacity: last.state.alpha, children: drawing)
        if let shadow = last.state.shadow { layer.shadows = [shadow] }
        (state, drawing, drawingClips) = (last.state, last.drawing, last.clips)
        add(layer, in: Path(polygon: clipBox.corners))
    }

    /// True when the next operation does not belong into the last group: that has other clips, or it is
    /// closed.
    private var needsNewGroup: Bool {
        drawingClips != state.clips || drawing.last?.combinesChildren != false
    }

    /// Begins the group of operations that have the current clip.
    private func beginGroup() {
        drawingClips = state.clips
        drawing.append(clipped(Layer()))
    }

    /// Returns a layer in nested layers, one for each of the current clips, the first of which is that of the
    /// layer itself.
    func clipped(_ layer: Layer) -> Layer {
        var group = layer
        for (index, clip) in state.clips.reversed().enumerated() {
            if index == 0 {
                group.clip = .path(clip.path)
            } else {
                group = Layer(clip: .path(clip.path), children: [group])
            }
            group.mask = clip.mask
        }
        return group
    }

    private func changeGroup(_ change: (inout Layer) -> Void) {
        drawing[drawing.count - 1].changeInnermost(depth: max(0, drawingClips.count - 1), change)
    }

    /// True if edges are hard.
    var drawsHardEdges: Bool { !(state.smoothsEdges && allowsSmoothEdges) }

    /// True if the last layer takes further operations. It is no copy of that layer, with which appending
    /// would copy all operations.
    private var isLastLayerPlain: Bool {
        var layer = drawing.last
        for _ in 0..<max(0, drawingClips.count - 1) { layer = layer?.children.last }
        return layer?.children.last?.isPlainGroup(hasHardEdges: drawsHardEdges) == true
    }

    private func changeLastLayer(_ change: (inout Layer) -> Void) {
        changeGroup { change(&$0.children[$0.children.count - 1]) }
    }
}

extension Layer {
    /// Changes the last descendant at a depth.
    fileprivate mutating func changeInnermost(depth: Int, _ change: (inout Layer) -> Void) {
        guard depth > 0 else { return change(&self) }
        children[children.count - 1].changeInnermost(depth: depth - 1, change)
    }

    /// Returns true for a layer that holds operations alone, to which others with such edges can be added.
    fileprivate func isPlainGroup(hasHardEdges: Bool) -> Bool {
        transform.isIdentity && opacity >= 1 && shadows.isEmpty && mask.isEmpty && blending == .normal
            && children.isEmpty && clip == nil && self.hasHardEdges == hasHardEdges
    }
}
