import CoreGeometry
import Picture
import UIKitDynamics

// What is seen between two ticks. Callbacks must not run more often than they would without slow motion or
// motion blur, for that would be another motion, so ticks are not made shorter. Within a tick the engine
// makes sub-steps, always the same: an item passes through the states that they left it in. All else that
// both pictures show goes evenly from the one to the other, turning about its anchor; what only one of them
// shows stays or waits for its tick.

extension Picture {
    /// What is seen between this picture and the one a tick later.
    /// - Parameters:
    ///   - progress: 0 for this picture, 1 for the later one.
    ///   - ways: how items came to where the later picture shows them, by the names of their layers.
    func between(_ later: Picture, _ progress: CGFloat, ways: [String: ItemWay] = [:]) -> Picture {
        guard progress > 0, self != later else { return self }
        if progress >= 1 { return later }
        var picture = self
        picture.background = background.between(later.background, progress)
        picture.layers = Between(progress: progress, ways: ways).layers(layers, later.layers)
        return picture
    }
}

/// A moment between two pictures.
private struct Between {
    let progress: CGFloat
    let ways: [String: ItemWay]

    /// Layers are the same in both pictures when they have the same place among as many, or else the same
    /// name.
    func layers(_ layers: [Layer], _ later: [Layer]) -> [Layer] {
        if layers.map(\.name) == later.map(\.name) { return zip(layers, later).map(layer) }
        return layers.map { layer in
            let partner = later.first { $0.name == layer.name && layer.name != nil }
            return partner.map { self.layer(layer, $0) } ?? layer
        }
    }

    private func layer(_ first: Layer, _ later: Layer) -> Layer {
        guard first != later else { return first }
        var layer = first
        place(&layer, between: first, and: later)
        layer.opacity = first.opacity.between(later.opacity, progress)
        if let clip = first.clip, let laterClip = later.clip {
            layer.clip = clip.between(laterClip, progress)
        }
        if first.contents.count == later.contents.count {
            layer.contents = zip(first.contents, later.contents).map { $0.between($1, progress) }
        }
        layer.children = layers(first.children, later.children)
        return layer
    }

    private func place(_ layer: inout Layer, between first: Layer, and later: Layer) {
        let detour = first.name.flatMap { ways[$0] }?.detour(at: progress) ?? .none
        layer.anchor = first.anchor.between(later.anchor, progress)
        layer.transform = first.transform.turned(toward: later.transform, progress, and: detour.angle)
        let (from, to) = (first.anchor.applying(first.transform), later.anchor.applying(later.transform))
        let place = from.between(to, progress)
        layer.transform.move(
            layer.anchor, to: CGPoint(x: place.x + detour.center.x, y: place.y + detour.center.y))
    }
}

extension ItemWay {
    /// How far the way through the sub-steps leads away from the straight and even one; nothing at both ends.
    fileprivate func detour(at progress: CGFloat) -> Stop {
        let next = stops.dropFirst().firstIndex { $0.progress >= progress } ?? stops.count - 1
        let (before, after) = (stops[next - 1], stops[next])
        let here = before.between(after, (progress - before.progress) / (after.progress - before.progress))
        let straight = stops[0].between(stops[stops.count - 1], progress)
        return Stop(
            center: CGPoint(x: here.center.x - straight.center.x, y: here.center.y - straight.center.y),
            angle: here.angle - straight.angle, progress: progress)
    }
}

extension ItemWay.Stop {
    fileprivate static let none = ItemWay.Stop(center: .zero, angle: 0, progress: 0)

    fileprivate func between(_ later: ItemWay.Stop, _ progress: CGFloat) -> ItemWay.Stop {
        ItemWay.Stop(
            center: center.between(later.center, progress), angle: angle.between(later.angle, progress),
            progress: self.progress.between(later.progress, progress))
    }
}

extension CGAffineTransform {
    /// The transform without its shift, on the way to another: the turn goes the short way round, the rest
    /// evenly. Some radians more come on top.
    fileprivate func turned(
        toward later: CGAffineTransform, _ progress: CGFloat, and detour: CGFloat
    ) -> CGAffineTransform {
        let (angle, laterAngle) = (arcTangent(y: b, x: a), arcTangent(y: later.b, x: later.a))
        let turn = (laterAngle - angle).remainder(dividingBy: 2 * .pi)
        // A turn is the last part of a transform, so it is taken off at its end.
        let (form, laterForm) = (unshifted(turnedBy: -angle), later.unshifted(turnedBy: -laterAngle))
        return CGAffineTransform(
            a: form.a.between(laterForm.a, progress), b: form.b.between(laterForm.b, progress),
            c: form.c.between(laterForm.c, progress), d: form.d.between(laterForm.d, progress), tx: 0, ty: 0
        ).unshifted(turnedBy: angle + turn * progress + detour)
    }

    private func unshifted(turnedBy angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
            .concatenating(CGAffineTransform(rotationAngle: angle))
    }

    /// Shifts so that a point is mapped to a place.
    fileprivate mutating func move(_ point: CGPoint, to place: CGPoint) {
        let now = point.applying(self)
        tx += place.x - now.x
        ty += place.y - now.y
    }
}

extension Layer.Content {
    /// Contents of different kinds have nothing between them: the earlier one stays.
    fileprivate func between(_ later: Layer.Content, _ progress: CGFloat) -> Layer.Content {
        switch (self, later) {
        case (.fill(let shape, let color), .fill(let laterShape, let laterColor)):
            return .fill(shape.between(laterShape, progress), color.between(laterColor, progress))
        case (
            .stroke(let shape, let color, var stroke),
            .stroke(let laterShape, let laterColor, let laterStroke)
        ):
            stroke.width = stroke.width.between(laterStroke.width, progress)
            return .stroke(shape.between(laterShape, progress), color.between(laterColor, progress), stroke)
        case (.text(var text), .text(let laterText)) where text.string == laterText.string:
            text.frame = text.frame.between(laterText.frame, progress)
            text.color = text.color.between(laterText.color, progress)
            return .text(text)
        default: return self
        }
    }
}

extension Shape {
    fileprivate func between(_ later: Shape, _ progress: CGFloat) -> Shape {
        switch (self, later) {
        case (.rectangle(let box), .rectangle(let laterBox)):
            .rectangle(box.between(laterBox, progress))
        case (.roundedRectangle(let box, let radius), .roundedRectangle(let laterBox, let laterRadius)):
            .roundedRectangle(
                box.between(laterBox, progress), cornerRadius: radius.between(laterRadius, progress))
        case (.ellipse(let box), .ellipse(let laterBox)):
            .ellipse(in: box.between(laterBox, progress))
        case (.path(let path), .path(let laterPath)):
            .path(path.between(laterPath, progress))
        default: self
        }
    }
}

extension Path {
    /// Paths that are not made of the same pieces have nothing between them.
    fileprivate func between(_ later: Path, _ progress: CGFloat) -> Path {
        guard elements.count == later.elements.count else { return self }
        var path = Path()
        for pair in zip(elements, later.elements) {
            guard let element = pair.0.between(pair.1, progress) else { return self }
            path.elements.append(element)
        }
        return path
    }
}

extension Path.Element {
    fileprivate func between(_ later: Path.Element, _ progress: CGFloat) -> Path.Element? {
        switch (self, later) {
        case (.move(let point), .move(let laterPoint)):
            .move(point.between(laterPoint, progress))
        case (.line(let point), .line(let laterPoint)):
            .line(point.between(laterPoint, progress))
        case (.curve(let end, let one, let two), .curve(let laterEnd, let laterOne, let laterTwo)):
            .curve(
                to: end.between(laterEnd, progress), control1: one.between(laterOne, progress),
                control2: two.between(laterTwo, progress))
        case (.close, .close): .close
        default: nil
        }
    }
}

extension CGRect {
    fileprivate func between(_ later: CGRect, _ progress: CGFloat) -> CGRect {
        let corner = origin.between(later.origin, progress)
        return CGRect(
            x: corner.x, y: corner.y, width: width.between(later.width, progress),
            height: height.between(later.height, progress))
    }
}

extension CGPoint {
    fileprivate func between(_ later: CGPoint, _ progress: CGFloat) -> CGPoint {
        CGPoint(x: x.between(later.x, progress), y: y.between(later.y, progress))
    }
}

extension Color {
    fileprivate func between(_ later: Color, _ progress: CGFloat) -> Color {
        let progress = Double(progress)
        return self == later
            ? self
            : Color(
                red: red.between(later.red, progress), green: green.between(later.green, progress),
                blue: blue.between(later.blue, progress), alpha: alpha.between(later.alpha, progress))
    }
}

extension BinaryFloatingPoint {
    /// The number on the way to another; exactly this one where both are equal.
    fileprivate func between(_ later: Self, _ progress: Self) -> Self { self + (later - self) * progress }
}
