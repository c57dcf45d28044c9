import CoreGeometry
import FlipbookCore
import Picture
import Raster

@testable import FlipbookDrawing

let gray = Color(red: 0.5, green: 0.5, blue: 0.5)

/// A gray floor, and a square of 4 points at a place; both in a layer as a view tree has it.
func still(
    squareAt x: CGFloat?, y: CGFloat = 2, angle: CGFloat = 0, color: Color = .black, name: String? = "square"
) -> Picture {
    let floor = Layer(
        name: "floor", contents: [.fill(.rectangle(CGRect(x: 0, y: 8, width: 64, height: 2)), gray)])
    var children = [floor]
    if let x {
        var square = Layer(
            name: name, transform: CGAffineTransform(translationX: x + 2, y: y + 2).rotated(by: angle),
            contents: [.fill(.rectangle(CGRect(x: -2, y: -2, width: 4, height: 4)), color)])
        square.anchor = .zero
        children.append(square)
    }
    return Picture(size: CGSize(width: 64, height: 10), layers: [Layer(name: "view", children: children)])
}

/// The trail of pictures a tenth of a second apart.
func trail(
    of pictures: [Picture], every spacing: TrailSpacing? = .frames(1), look: TrailLook = TrailLook(),
    contacts: [CGPoint] = []
) throws -> Picture {
    var trail = try Trail(spacing: spacing, look: look)
    for (number, picture) in pictures.enumerated() { try trail.add(picture, at: Double(number) / 10) }
    for contact in contacts { trail.addContact(at: contact) }
    return try trail.picture() ?? Picture(size: .zero)
}

/// The trail's pixels.
func bitmap(of pictures: [Picture], look: TrailLook = TrailLook(), scale: CGFloat = 1) throws -> Bitmap {
    try Bitmap(drawing: trail(of: pictures, look: look), scale: scale)
}

/// The layers that are ghosts, from back to front.
func ghosts(in picture: Picture) -> [Layer] {
    func ghosts(_ layer: Layer) -> [Layer] {
        layer.name?.contains("-phase-") == true ? [layer] : layer.children.flatMap(ghosts)
    }
    return picture.layers.flatMap(ghosts)
}

/// Their names.
func ghostNames(in picture: Picture) -> [String] { ghosts(in: picture).compactMap(\.name) }
