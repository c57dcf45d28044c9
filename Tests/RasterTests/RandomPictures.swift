import CoreGeometry
import Foundation
import Picture

/// Random pictures of all that layers have, and random changes of them.
struct RandomPictures {
    private var dice: Dice

    init(seed: UInt64) { dice = Dice(seed: seed) }

    /// Returns true once in so many times.
    mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &dice) == 0 }

    /// Returns a picture of up to 160 x 120 points on an opaque, translucent or transparent background.
    mutating func picture() -> Picture {
        let background = chance(4) ? Color.clear : chance(2) ? color() : .white
        let layers = (0..<Int.random(in: 1...6, using: &dice)).map { _ in layer(depth: 0) }
        return Picture(
            size: CGSize(width: number(80...160), height: number(60...120)), background: background,
            layers: layers)
    }

    /// Returns a scale in pixels per point.
    mutating func scale() -> CGFloat { [1, 2, 1.5, 0.7].randomElement(using: &dice)! }

    /// Changes some layers; adds or removes one now and then.
    mutating func change(_ picture: inout Picture) {
        for index in picture.layers.indices where chance(3) { change(&picture.layers[index]) }
        if chance(10) { picture.layers.append(layer(depth: 0)) }
        if chance(12), picture.layers.count > 1 { picture.layers.removeFirst() }
    }

    private mutating func change(_ layer: inout Layer) {
        switch Int.random(in: 0...8, using: &dice) {
        case 0...3:
            let move = CGAffineTransform(
                translationX: chance(3) ? 0 : number(-5...5), y: chance(2) ? 0 : number(-5...5))
            layer.transform = layer.transform.concatenating(move)
        case 4: layer.transform = transform()
        case 5 where !layer.contents.isEmpty: layer.contents[0] = content()
        case 6 where !layer.children.isEmpty: change(&layer.children[0])
        case 7: layer.contents.append(content())
        default: layer.opacity = number(0...1)
        }
    }

    /// Returns a number on a whole, a half or an eighth, or anywhere.
    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let number = CGFloat.random(in: range, using: &dice)
        guard let parts: CGFloat = [nil, 1, 2, 8].randomElement(using: &dice)! else { return number }
        return (number * parts).rounded() / parts
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(-20...180), y: number(-20...140)) }

    private mutating func color() -> Color {
        Color(
            red: number(0...1), green: number(0...1), blue: number(0...1),
            alpha: chance(3) ? CGFloat.random(in: 0...1, using: &dice) : 1)
    }

    private mutating func rect(isLarge: Bool) -> CGRect {
        let sides: ClosedRange<CGFloat> = isLarge ? 20...200 : 1...60
        return CGRect(
            x: number(-30...150), y: number(-30...110), width: number(sides), height: number(sides))
    }

    private mutating func shape() -> Shape {
        switch Int.random(in: 0...5, using: &dice) {
        case 0, 1: return .rectangle(rect(isLarge: chance(3)))
        case 2: return .roundedRectangle(rect(isLarge: chance(2)), cornerRadius: number(0...15))
        case 3: return .ellipse(in: rect(isLarge: chance(4)))
        default:
            var path = Path([.move(point())])
            for _ in 0..<Int.random(in: 1...5, using: &dice) {
                path.elements.append(
                    chance(2)
                        ? .line(point()) : .curve(to: point(), control1: point(), control2: point()))
            }
            if chance(2) { path.elements.append(.close) }
            path.isEvenOdd = chance(2)
            return .path(path)
        }
    }

    private mutating func content() -> Layer.Content {
        switch Int.random(in: 0...9, using: &dice) {
        case 0...4: return .fill(shape(), color())
        case 5:
            var stroke = Stroke(width: number(0.5...6), dash: chance(3) ? [number(1...5), 2] : [])
            stroke.cap = [.butt, .round, .square].randomElement(using: &dice)!
            stroke.join = [.miter, .round, .bevel].randomElement(using: &dice)!
            return .stroke(shape(), color(), stroke)
        case 6:
            let string = ["Hello", "fog Ajpq", "W—w éÅ", "a\nb c d", "🐰 fg"].randomElement(using: &dice)!
            var text = Text(
                string, font: Font(size: number(6...24), isItalic: chance(2)), color: color(),
                frame: rect(isLarge: true), alignment: chance(2) ? .center : .left, lineLimit: 0)
            if chance(4) {
                text.projection = Projection(
                    x: .init(number(-1...1), 0, 0), y: .init(0, number(0.2...1), 0),
                    depth: .init(number(-0.01...0.01), number(-0.01...0.01), 1))
            }
            return .text(text)
        case 7:
            let stops = [0, 0.5, 1].map { Gradient.Stop($0, color()) }
            let radii = CGSize(width: number(1...60), height: number(1...60))
            let form: Gradient.Form =
                chance(2) ? .axial(from: point(), to: point()) : .radial(center: point(), radii: radii)
            return .gradient(shape(), Gradient(form, stops))
        case 8 where chance(2):
            return .backdrop(shape(), Backdrop(radius: number(0...12), saturation: number(0...2)))
        default:
            var image = PlacedImage(image(), frame: rect(isLarge: false))
            if chance(3) { image.tint = color() }
            return .image(image)
        }
    }

    private mutating func image() -> PixelImage {
        let (width, height) = (Int.random(in: 1...20, using: &dice), Int.random(in: 1...20, using: &dice))
        var bytes = Data()
        for _ in 0..<width * height {
            let alpha = UInt8.random(in: 0...255, using: &dice)
            for _ in 0..<3 { bytes.append(UInt8.random(in: 0...alpha, using: &dice)) }
            bytes.append(alpha)
        }
        return PixelImage(width: width, height: height, pixels: bytes)!
    }

    private mutating func transform() -> CGAffineTransform {
        let place = CGAffineTransform(translationX: number(-20...80), y: number(-20...60))
        switch Int.random(in: 0...4, using: &dice) {
        case 0, 1: return place
        case 2: return place.rotated(by: number(-3...3))
        case 3: return place.scaledBy(x: number(0.3...1.6), y: number(-1.6...1.6))
        default: return .identity
        }
    }

    private mutating func layer(depth: Int) -> Layer {
        var layer = Layer(
            transform: transform(),
            contents: (0..<Int.random(in: 0...2, using: &dice)).map { _ in content() })
        if chance(6) { layer.opacity = number(0...1) }
        if chance(8) { layer.blending = chance(2) ? .multiply : .screen }
        if chance(5) { layer.clip = chance(2) ? shape() : .rectangle(rect(isLarge: true).integral) }
        if chance(9) { layer.mask = [Layer(contents: [.fill(shape(), color())])] }
        if chance(8) {
            let offset = CGVector(dx: number(-5...5), dy: number(-5...5))
            layer.shadows = [
                Shadow(
                    color: color(), offset: offset, radius: number(0...5), shape: chance(3) ? shape() : nil)
            ]
        }
        guard depth < 2 else { return layer }
        layer.children = (0..<Int.random(in: 0...2, using: &dice)).map { _ in self.layer(depth: depth + 1) }
        return layer
    }
}
