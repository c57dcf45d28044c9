import Picture
import UIKitHost

extension Layer.Content {
    /// Interpolates contents of the same kind; of different kinds the earlier one is kept.
    func between(_ later: Layer.Content, _ progress: CGFloat) -> Layer.Content {
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
        case (.gradient(let shape, let gradient), .gradient(let laterShape, let laterGradient)):
            return .gradient(
                shape.between(laterShape, progress), gradient.between(laterGradient, progress))
        case (.image(var image), .image(let laterImage)) where image.image == laterImage.image:
            image.frame = image.frame.between(laterImage.frame, progress)
            return .image(image)
        case (.backdrop(let shape, var backdrop), .backdrop(let laterShape, let laterBackdrop)):
            backdrop.radius = backdrop.radius.between(laterBackdrop.radius, progress)
            backdrop.saturation = backdrop.saturation.between(laterBackdrop.saturation, progress)
            return .backdrop(shape.between(laterShape, progress), backdrop)
        default: return self
        }
    }
}

extension Shadow {
    func between(_ later: Shadow, _ progress: CGFloat) -> Shadow {
        var shadow = self
        shadow.color = color.between(later.color, progress)
        shadow.offset.dx = offset.dx.between(later.offset.dx, progress)
        shadow.offset.dy = offset.dy.between(later.offset.dy, progress)
        shadow.radius = radius.between(later.radius, progress)
        if let shape, let laterShape = later.shape { shadow.shape = shape.between(laterShape, progress) }
        return shadow
    }
}

extension Gradient {
    func between(_ later: Gradient, _ progress: CGFloat) -> Gradient {
        guard stops.count == later.stops.count else { return self }
        var gradient = self
        switch (form, later.form) {
        case (.axial(let start, let end), .axial(let laterStart, let laterEnd)):
            gradient.form = .axial(
                from: start.between(laterStart, progress), to: end.between(laterEnd, progress))
        case (.radial(let center, let radii), .radial(let laterCenter, let laterRadii)):
            gradient.form = .radial(
                center: center.between(laterCenter, progress),
                radii: CGSize(
                    width: radii.width.between(laterRadii.width, progress),
                    height: radii.height.between(laterRadii.height, progress)))
        default: break
        }
        gradient.stops = zip(stops, later.stops).map {
            Stop($0.place.between($1.place, progress), $0.color.between($1.color, progress))
        }
        return gradient
    }
}

extension Shape {
    func between(_ later: Shape, _ progress: CGFloat) -> Shape {
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
    /// Interpolates paths with the same sequence of elements; otherwise the earlier one is kept.
    func between(_ later: Path, _ progress: CGFloat) -> Path {
        guard elements.count == later.elements.count else { return self }
        var path = Path()
        path.isEvenOdd = isEvenOdd
        for pair in zip(elements, later.elements) {
            guard let element = pair.0.between(pair.1, progress) else { return self }
            path.elements.append(element)
        }
        return path
    }
}

extension Path.Element {
    func between(_ later: Path.Element, _ progress: CGFloat) -> Path.Element? {
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
