package import CoreGeometry
package import Picture

extension Shape {
    /// The bounding box of the shape and its control points; null for an empty path.
    package var area: CGRect {
        switch self {
        case .rectangle(let rectangle), .roundedRectangle(let rectangle, _), .ellipse(let rectangle):
            rectangle
        case .path(let path): path.elements.isEmpty ? .null : path.box
        }
    }
}
