/// A convex polygon in the form that shapes store: corners wound from +x towards +y, the outward normals of
/// the sides that start there, and the centroid.
struct ConvexPolygon {
    let corners: [Vector2]
    let normals: [Vector2]
    let centroid: Vector2

    /// The largest number of corners: 255, as a contact feature stores a corner in a byte.
    static let maximumCornerCount = 255

    /// Creates a polygon from 3 to 255 finite corners of a convex outline in either winding; nil for any
    /// others.
    init?(_ points: [Vector2]) {
        guard let outline = Outline(points), outline.points.count <= Self.maximumCornerCount, outline.isConvex
        else { return nil }
        let corners = outline.points
        self.corners = corners
        normals = corners.indices.map { i in
            (corners[(i + 1) % corners.count] - corners[i]).rightNormal.normalized
        }
        centroid = outline.centroid
    }
}
