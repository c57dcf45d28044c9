import CoreGeometry
import Picture

/// The color, form and text of a layer, by which people name it.
struct ActorLook {
    /// The kinds of what a layer draws.
    enum Form: String {
        case square, rectangle, circle, oval, line, outline, shape, picture, text, group, view
    }

    /// The form in the first frame in which anything is drawn.
    private(set) var form: Form
    /// The name of the color in the first frame; nil for pictures and layers that draw nothing.
    private(set) var color: String?
    /// The text of the layer, or the only one in the layers that it holds; the first one of a layer that
    /// draws nothing itself and holds several; nil for none.
    private(set) var text: String?
    /// True when the layer itself draws; a layer that only holds others is named after the first of them.
    let draws: Bool
    /// True when the layer draws, but content of it covers that, and gives it its look.
    let isCoveredByContent: Bool
    /// The identity of the layer that gives the look; nil for none.
    private let face: Int?
    /// True when the layer draws nothing but circles in all frames, so that nobody sees it turn.
    private(set) var isRound: Bool
    /// The name of the color in the last frame.
    private(set) var lastColor: String?
    /// The changes of the color to another one and back; nil for a layer without a color.
    private var flashes: ColorFlashes?
    /// The text in the last frame.
    private(set) var lastText: String?

    init(_ layer: Layer) {
        let drawn = layer.face
        draws = layer.form != .view
        face = drawn?.identity
        isCoveredByContent = draws && face != layer.identity
        isRound = layer.isRound
        (form, color, text) = (drawn?.form ?? .view, drawn?.plainColor?.plainName, layer.onlyText)
        if !draws, text == nil, let first = layer.texts(atMost: 1).first {
            (form, color, text) = (.view, nil, first)
        } else if !draws, text == nil, layer.countDrawn(atMost: 2) > 1 {
            (form, color) = (.group, nil)
        }
        (lastColor, lastText) = (color, text)
        flashes = color == nil ? nil : drawn?.plainColor.map(ColorFlashes.init)
    }

    /// Takes the color and text of a later frame.
    mutating func update(_ layer: Layer) {
        if isRound { isRound = layer.isRound }
        if form == .view, text == nil {
            self = ActorLook(layer)
            return
        }
        // Where other content comes to cover the layer, no color changes.
        if draws, color != nil, let shown = layer.face, shown.identity == face {
            lastColor = shown.plainColor?.plainName ?? lastColor
            if let shade = shown.plainColor { flashes?.add(shade) }
        }
        if text != nil { lastText = layer.onlyText ?? lastText }
    }

    /// True when color or text are others at the end than in the first frame, or the color in between.
    var changes: Bool { color != lastColor || text != lastText || recoloring != nil }

    /// The claim about the color; nil for one that stays, or changes in several ways.
    var recoloring: MotionClaim? {
        if let flashes, let name = flashes.name {
            return flashes.count > 1 || flashes.isBack ? .flashes(name, flashes.count) : nil
        }
        guard let lastColor, lastColor != color else { return nil }
        return .recolors(to: lastColor)
    }
}

extension Layer {
    /// The layer by whose look people name this one: the frontmost in it that covers what it draws, such as
    /// the content view of a cell, or else the layer itself; the first one in it where it draws nothing.
    fileprivate var face: Layer? {
        guard form != .view, let box = drawnBox else { return children.lazy.compactMap(\.face).first }
        return children.last { $0.covers(box) }?.face ?? self
    }

    /// Returns true where an opaque area of the layer, or of one in it, covers a rectangle of the layer
    /// around it but for a rim of 1.5 points. The corners of areas may be round.
    private func covers(_ box: CGRect) -> Bool {
        guard opacity > 0.999, mask.isEmpty, blending == .normal, transform.determinant != 0 else {
            return false
        }
        let own = box.applying(transform.inverted())
        return contents.contains { content in
            content.isOpaque && content.shape?.box?.insetBy(dx: -1.5, dy: -1.5).contains(own) == true
        } || children.contains { $0.covers(own) }
    }

    /// Returns the number of layers that draw, without those in others that draw: a bubble is one thing with
    /// the lines in it.
    fileprivate func countDrawn(atMost count: Int) -> Int {
        guard form == .view else { return 1 }
        return children.reduce(0) { $0 < count ? $0 + $1.countDrawn(atMost: count - $0) : $0 }
    }

    /// True where all that is drawn are circles around the middle.
    fileprivate var isRound: Bool {
        !contents.isEmpty && children.allSatisfy { $0.face == nil }
            && contents.allSatisfy {
                switch $0 {
                case .fill(let shape, _), .stroke(let shape, _, _): shape.form == .circle
                default: false
                }
            }
    }

    /// True where the layer is a shade around what it holds, as that of an alert: people name what it holds.
    private var isShade: Bool {
        guard contents.count == 1, case .fill(_, let color) = contents[0] else { return false }
        return color.alpha <= 0.3 && children.contains { $0.face != nil }
    }

    /// The form of the first area, outline, picture or text that the layer draws.
    fileprivate var form: ActorLook.Form {
        if isShade { return .view }
        for content in contents {
            switch content {
            case .fill(let shape, let color): if color.alpha > 0 { return shape.form }
            case .gradient(let shape, _): return shape.form
            case .image: return .picture
            case .text: return .text
            case .stroke(_, let color, _): if color.alpha > 0 { return .outline }
            case .backdrop: break
            }
        }
        return .view
    }

    /// The color of the first area, outline or text that the layer draws; nil for none.
    fileprivate var plainColor: Color? {
        for content in contents {
            switch content {
            case .fill(_, let color), .stroke(_, let color, _): if color.alpha > 0 { return color }
            case .text(let text): return text.color
            case .gradient, .image: return nil
            case .backdrop: break
            }
        }
        return nil
    }

    /// The only text of the layer and of those that it holds; nil for none and for several.
    fileprivate var onlyText: String? {
        let texts = texts(atMost: 2)
        return texts.count == 1 ? texts[0] : nil
    }

    /// Returns the first texts of the layer and of those that it holds.
    fileprivate func texts(atMost count: Int) -> [String] {
        var texts: [String] = []
        collectTexts(&texts, atMost: count)
        return texts
    }

    private func collectTexts(_ texts: inout [String], atMost count: Int) {
        for case .text(let text) in contents where !text.string.isEmpty && texts.count < count {
            texts.append(text.string)
        }
        for child in children where texts.count < count { child.collectTexts(&texts, atMost: count) }
    }
}

extension Shape {
    fileprivate var form: ActorLook.Form {
        switch self {
        case .rectangle(let box): box.isLine ? .line : box.isSquare ? .square : .rectangle
        case .roundedRectangle(let box, let radius):
            radius >= 0.45 * min(box.width, box.height) && box.isSquare ? .circle : Shape.rectangle(box).form
        case .ellipse(let box): box.isSquare ? .circle : .oval
        case .path: .shape
        }
    }
}

extension CGRect {
    /// True for a rectangle that looks like a line, such as a rope or the indicator of a scroll view.
    fileprivate var isLine: Bool { min(width, height) <= 3 && max(width, height) >= 8 }

    fileprivate var isSquare: Bool { abs(width - height) <= 0.02 * max(width, height) }
}
