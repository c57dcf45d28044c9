import CoreGeometry
import Picture
import Raster

// Short ways to write the pictures of these tests.

func bitmap(
    _ width: CGFloat, _ height: CGFloat, background: Color = .white, scale: CGFloat = 1, _ layers: Layer...
) throws -> Bitmap {
    let picture = Picture(size: CGSize(width: width, height: height), background: background, layers: layers)
    return try Bitmap(drawing: picture, scale: scale)
}

func sheet(
    at place: CGPoint = .zero, turned angle: CGFloat = 0, opacity: CGFloat = 1, clip: Shape? = nil,
    _ contents: Layer.Content..., children: [Layer] = []
) -> Layer {
    let transform = CGAffineTransform(translationX: place.x, y: place.y).rotated(by: angle)
    return Layer(transform: transform, opacity: opacity, clip: clip, contents: contents, children: children)
}

func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Shape {
    .rectangle(CGRect(x: x, y: y, width: width, height: height))
}

func square(side: CGFloat) -> Shape {
    rectangle(-side / 2, -side / 2, side, side)
}

extension Color {
    static let red = Color(red: 1)
    static let blue = Color(blue: 1)
    static let tomato = Color(red: 0.93, green: 0.33, blue: 0.24)
    static let ocean = Color(red: 0.13, green: 0.42, blue: 0.71)
    static let sun = Color(red: 0.98, green: 0.76, blue: 0.18)
    static let ink = Color(red: 0.15, green: 0.17, blue: 0.22)
}
