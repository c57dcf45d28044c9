public import CoreGeometry
import FlipbookCore
import Picture
import UIKitHost

/// The part of the view that a figure shows.
public enum FigureCrop: Sendable, Hashable {
    /// A rectangle in points of the view, which must lie within it.
    case area(CGRect)
    /// Views, by their names in SVG files, with a margin of 24 points around them, or 40 with annotations.
    case views([String])

    /// The margin around views, in points.
    private static let margin: CGFloat = 24
    /// The margin around views with annotations, in points: it holds a dimension beside a view, and its
    /// number.
    private static let annotatedMargin: CGFloat = 40

    /// Creates a crop from a text: `60,300,200x150` (x, y, width and height in points) or names separated by
    /// commas, such as `red,green`.
    /// - Throws: `FilmError.invalid` for a text of another form.
    public init(_ text: String) throws {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            String($0.drop { $0 == " " })
        }
        if parts.count == 3, let x = Double(decimal: parts[0]), let y = Double(decimal: parts[1]),
            x.isFinite, y.isFinite, let size = Self.size(parts[2])
        {
            self = .area(CGRect(x: x, y: y, width: size.width, height: size.height))
        } else if parts.allSatisfy({ $0.first?.isLetter == true }) {
            self = .views(parts)
        } else {
            throw FilmError.invalid(
                "“\(text)” is not a crop; write X,Y,WxH in points of the view (60,300,200x150) or names of views "
                    + "(red,green).")
        }
    }

    private static func size(_ text: String) -> CGSize? {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double(decimal: $0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
            width.isFinite, height.isFinite
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Returns the cropped rectangle of a picture, in points.
    /// - Throws: `FilmError.invalid` for a rectangle that leaves the picture, and for a view that is not
    ///   visible in it.
    func area(of picture: Picture, isAnnotated: Bool = false) throws -> CGRect {
        let frame = CGRect(origin: .zero, size: picture.size)
        switch self {
        case .area(let area):
            guard frame.contains(area) else {
                throw FilmError.invalid(
                    "The crop \(area.text) leaves the view, which is \(frame.width.text)x\(frame.height.text) pt."
                )
            }
            return area
        case .views(let names):
            let areas = try names.map { try Self.area(of: $0, in: picture) }
            let all = areas.reduce(CGRect.null) { $0.union($1) }
            let margin = isAnnotated ? Self.annotatedMargin : Self.margin
            return all.insetBy(dx: -margin, dy: -margin).integral.intersection(frame)
        }
    }

    private static func area(of name: String, in picture: Picture) throws -> CGRect {
        let frame = CGRect(origin: .zero, size: picture.size)
        let named = picture.layers.instances().flatMap(\.withDescendants).filter { $0.layer.name != nil }
        let area = named.first { $0.layer.name == name }?.alone.seenArea.intersection(frame)
        if let area, !area.isEmpty { return area }
        let known = Set(named.filter { $0.alone.seenArea.intersects(frame) }.compactMap(\.layer.name))
            .sorted()
        let hint =
            suggestion(to: name, among: known).map { "Did you mean “\($0)”?" }
            ?? (known.isEmpty
                ? "No view has a name." : "These are: \(known.prefix(12).joined(separator: ", ")).")
        throw FilmError.invalid("No view named “\(name)” is seen in this frame. \(hint)")
    }
}

extension CGRect {
    fileprivate var text: String {
        "\(Double(minX).text),\(Double(minY).text),\(Double(width).text)x\(Double(height).text)"
    }
}

extension LayerInstance {
    fileprivate var withDescendants: [LayerInstance] { [self] + children.flatMap(\.withDescendants) }
}

extension Picture {
    /// Returns a part of the picture, scaled by a factor.
    func cropped(to area: CGRect, zoom: CGFloat = 1) -> Picture {
        var copy = self
        copy.size = CGSize(width: area.width * zoom, height: area.height * zoom)
        let move = CGAffineTransform(translationX: -area.minX, y: -area.minY)
            .concatenating(CGAffineTransform(scaleX: zoom, y: zoom))
        copy.layers = [Layer(transform: move, children: layers)]
        return copy
    }
}
